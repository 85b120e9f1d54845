import SwiftSource

/// What a file's comments ask us to keep silent about.
///
/// `// backport:ignore [rule …]` speaks of its own line when code stands before it on that line, else of
/// what follows up to the line of the next token; `// backport:ignore-file [rule …]` of the whole file.
/// Without names: every rule. A reason may follow after `--`.
struct Suppressions {
  private struct Entry {
    var lines: ClosedRange<Int>
    /// `nil`: every rule.
    var rules: Set<String>?
  }
  private var entries: [Entry] = []
  /// Names that no rule has, with the lines where they stand.
  private(set) var unknownNames: [(name: String, line: Int)] = []

  init(of tree: SyntaxTree, knownRules: Set<String>) {
    guard tree.text.bytes.withUnsafeBytes(IgnoreDirective.mayStand) else { return }
    for comment in tree.comments {
      guard let directive = IgnoreDirective(tree.text[comment.range]) else { continue }
      let line = tree.text.position(of: comment.range.lowerBound).line
      unknownNames += directive.names.filter { !knownRules.contains($0) }.map { ($0, line) }
      let rules = directive.names.isEmpty ? nil : knownRules.intersection(directive.names)
      let lines = directive.isForFile ? 1...Int.max : Self.lines(of: comment, at: line, in: tree)
      entries.append(Entry(lines: lines, rules: rules))
    }
  }

  func silences(_ finding: Finding) -> Bool { silence(finding.rule, line: finding.start.line) }

  func silence(_ rule: String, line: Int) -> Bool {
    entries.contains { $0.lines.contains(line) && $0.rules?.contains(rule) ?? true }
  }

  /// The lines that a comment speaks of.
  private static func lines(of comment: Comment, at line: Int, in tree: SyntaxTree) -> ClosedRange<Int> {
    if comment.nextToken > 0 {
      let before = tree.tokens[comment.nextToken - 1]
      if tree.text.position(of: Int(before.end)).line == line { return line...line }
    }
    return line...tree.text.position(of: Int(tree.tokens[comment.nextToken].start)).line
  }
}

/// A comment's text, read as an instruction to us.
struct IgnoreDirective {
  var isForFile: Bool
  var names: [String] = []

  init?(_ comment: String) {
    guard comment.holds("backport:ignore") else { return nil }
    var text = comment[...]
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    text = text.drop { $0 == "/" || $0 == "*" }
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "," || $0.isNewline }
    switch words.first {
    case "backport:ignore": isForFile = false
    case "backport:ignore-file": isForFile = true
    default: return nil
    }
    names = words.dropFirst().prefix { $0 != "--" }.map(String.init)
  }

  /// Most files hold none: this is told before texts are made of their comments.
  static func mayStand(in bytes: UnsafeRawBufferPointer) -> Bool { marker.occur(in: bytes) }

  private static let marker = WordSet(["backport:ignore"])
}
