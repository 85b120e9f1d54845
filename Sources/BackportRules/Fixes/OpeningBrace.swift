// if ready,                →  if ready {
//    #available(old, *)
// {
//
// A `{` on a line of its own sets a body apart from conditions of several lines. After a condition of one line it moves up,
// unless the file writes all braces on lines of their own.
import SwiftSource

extension Syntax {
  /// The edit that moves the `{` of a statement up when it loses some of its conditions.
  func editLiftingBrace(without dropped: Set<Int>) -> Edit? {
    let elements = children(.conditionElement)
    guard kind == .ifStatement || kind == .whileStatement, let last = elements.last,
      let brace = child(.codeBlock)?.tokens.first, brace.flags.contains(.atStartOfLine)
    else { return nil }
    let gap = last.range.upperBound..<Int(brace.start)
    let start = elements.last { !dropped.contains($0.index) }?.range.upperBound ?? gap.lowerBound
    guard tree.comments(in: start..<gap.upperBound).isEmpty, tree.text.isBlankOrLineEnds(gap),
      isOnOneLine(elements, without: dropped),
      !isOnOneLine(elements, without: []), !tree.hasBracesOnOwnLines
    else { return nil }
    return Edit(gap, replacement: " ")
  }

  private func isOnOneLine(_ elements: [Syntax], without dropped: Set<Int>) -> Bool {
    let kept = elements.indices.filter { !dropped.contains(elements[$0].index) }
    let head = range.lowerBound..<elements[0].range.lowerBound
    let gaps = kept.dropLast().map { elements[$0].range.upperBound..<elements[$0 + 1].range.lowerBound }
    return ([head] + gaps + kept.map { elements[$0].range }).allSatisfy { part in
      !tree.text.bytes[part].contains(where: \.isNewline)
    }
  }
}

extension SyntaxTree {
  /// Whether a `{` stands on a line of its own after a head of one line.
  fileprivate var hasBracesOnOwnLines: Bool {
    nodes { $0 == .codeBlock || $0 == .memberBlock }.contains { block in
      guard let brace = block.tokens.first, brace.flags.contains(.atStartOfLine),
        let owner = block.parent, owner.range.lowerBound < Int(brace.start)
      else { return false }
      let head = text[owner.range.lowerBound..<Int(brace.start)]
      return head.utf8.count { $0 == UInt8(ascii: "\n") } == 1
    }
  }
}

extension SourceText {
  fileprivate func isBlankOrLineEnds(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(\.isBlankOrNewline)
  }
}
