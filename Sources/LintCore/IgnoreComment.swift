import SwiftSource

/// The comment that silences a finding without changing the code.
public enum IgnoreComment {
  /// On a line of its own before the finding, or else at the end of its line; `nil` when both places are
  /// inside a multi-line string.
  public static func edit(for finding: Finding, in text: SourceText) -> Edit? {
    guard finding.start.line <= text.lineCount else { return nil }
    let line = text.rangeOfLine(finding.start.line)
    let comment = "// backport:ignore \(finding.rule)"
    let indentation = text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    let lineEnding = text.lineEnding
    let above = Edit(
      line.lowerBound..<line.lowerBound,
      replacement: String(decoding: indentation, as: UTF8.self) + comment + lineEnding)
    let behind = Edit(line.upperBound..<line.upperBound, replacement: "  " + comment)
    let before = SyntaxTree(text)
    return [above, behind].first { edit in
      var bytes = text.bytes
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
      let after = SyntaxTree(SourceText(bytes))
      return after.isTheSameCode(as: before)
        && after.comments.contains { after.text[$0.range].hasPrefix(comment) }
    }
  }
}

extension SourceText {
  /// The line ending of the first line, which stands for all lines.
  fileprivate var lineEnding: String {
    guard let end = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }
}

extension SyntaxTree {
  fileprivate func isTheSameCode(as other: SyntaxTree) -> Bool {
    tokens.count == other.tokens.count
      && zip(tokens, other.tokens).allSatisfy {
        text.bytes[$0.range].elementsEqual(other.text.bytes[$1.range])
      }
  }
}
