import Projects
import SwiftSource

/// The ignore comments of a file.
///
/// `// backport:ignore [rule …]` applies to its own line when code precedes it there, otherwise to the lines
/// up to that of the next token; `// backport:ignore-file [rule …]` to the whole file; `//
/// backport:ignore-start [rule …]` to all lines up to `// backport:ignore-end`. Without names they apply to
/// every rule.
package struct Suppressions {
  struct Entry {
    var lines: ClosedRange<Int>
    /// Ids; `nil`: every rule.
    var rules: Set<String>?
  }
  private(set) var entries: [Entry] = []
  /// Problems with ignore comments: sentences without a full stop.
  private(set) var remarks: [String] = []
  /// The ids of all rules, by every name that they have or had.
  private let ids: [String: String]
  /// The open regions, outermost first.
  private var open: [(directive: IgnoreDirective, line: Int)] = []

  init(of tree: SyntaxTree, ids: [String: String]) {
    self.ids = ids
    guard tree.text.bytes.withUnsafeBytes(IgnoreDirective.mayOccur) else { return }
    for comment in tree.comments {
      let line = tree.text.position(of: comment.range.lowerBound).line
      switch IgnoreDirective.read(tree.text[comment.range]) {
      case .other: continue
      case .mistaken(let word, let meant):
        remarks.append("line \(line): '\(word)' is no instruction: '\(meant)' was probably meant")
      case .directive(let directive):
        checkNames(of: directive, at: line)
        switch directive.extent {
        case .line: add(directive, Self.lines(of: comment, at: line, in: tree))
        case .file: add(directive, 1...Int.max)
        case .start: open.append((directive, line))
        case .end: close(directive, at: line)
        }
      }
    }
    for (directive, line) in open {
      remarks.append(
        "line \(line): no 'backport:ignore-end' follows '\(directive.word)': it counts to the end of the file"
      )
      add(directive, line...Int.max)
    }
  }

  package func silences(_ finding: Finding) -> Bool { silence(finding.rule, line: finding.start.line) }

  func silence(_ rule: String, line: Int) -> Bool {
    entries.contains { $0.lines.contains(line) && $0.rules?.contains(rule) ?? true }
  }

  // MARK: Reading

  private mutating func add(_ directive: IgnoreDirective, _ lines: ClosedRange<Int>) {
    let rules = directive.names.isEmpty ? nil : Set(directive.names.compactMap { ids[$0] })
    entries.append(Entry(lines: lines, rules: rules))
  }

  /// Ends the innermost region, or with names the innermost one with these names.
  private mutating func close(_ directive: IgnoreDirective, at line: Int) {
    let names = Set(directive.names)
    let place = open.lastIndex { names.isEmpty || Set($0.directive.names) == names }
    guard let place else {
      let rules = directive.names.isEmpty ? "" : " of \(directive.names.joined(separator: ", "))"
      remarks.append(
        "line \(line): no 'backport:ignore-start'\(rules) comes before '\(directive.word)', which ends nothing"
      )
      return
    }
    let region = open.remove(at: place)
    add(region.directive, region.line...line)
  }

  private mutating func checkNames(of directive: IgnoreDirective, at line: Int) {
    for name in directive.names where ids[name] == nil {
      let remedy =
        nearestName(to: name, in: Set(ids.values).sorted()).map { "'\($0)' was probably meant" }
        ?? "a reason comes after a colon"
      remarks.append("line \(line): '\(directive.word)' names '\(name)', which is no rule: \(remedy)")
    }
  }

  /// The lines that a comment applies to.
  private static func lines(of comment: Comment, at line: Int, in tree: SyntaxTree) -> ClosedRange<Int> {
    if comment.nextToken > 0 {
      let before = tree.tokens[comment.nextToken - 1]
      if tree.text.position(of: Int(before.end)).line == line { return line...line }
    }
    return line...tree.text.position(of: Int(tree.tokens[comment.nextToken].start)).line
  }
}
