// // swiftlint:disable:next deployment_target     → goes with the line below
// if #available(old) {…}
//
// // swiftlint:disable force_cast                 → both go
// if #available(old) { a() } else { b(x as! C) }
// // swiftlint:enable force_cast
//
// // swift-format-ignore                          → goes with the statement
// if #available(old) {…}
//
// A rule that the code that is kept may break keeps its directive. Only rules in `signs` can be judged by the code.
import SwiftSource

/// A comment that switches a linter's rules off.
struct LinterDirective {
  private enum Scope { case line, region, node }
  private let scope: Scope
  private let rules: [Substring]

  init?(_ comment: String) {
    let words = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }.split { " ,\t*".contains($0) }
    switch words.first {
    case "swiftlint:disable:next": scope = .line
    case "swiftlint:disable", "swiftformat:disable": scope = .region
    case let word? where word.hasPrefix("swift-format-ignore") && !word.hasSuffix("-file"): scope = .node
    default: return nil
    }
    rules = Array(words.dropFirst().prefix { !$0.hasPrefix("-") && !$0.hasPrefix("/") })
  }

  /// Whether a comment is of use only on the line that it stands on: `// swiftlint:disable:this …`.
  static func isForLine(_ comment: String) -> Bool { comment.contains("swiftlint:disable:this") }

  /// Whether it switches off only rules about checks and attributes, in the next line.
  var isAboutCheckBelow: Bool {
    scope == .line && !rules.isEmpty && rules.allSatisfy { Self.signs[$0]?.isEmpty == true }
  }

  /// A statement with the directives above and below that only what goes of it needs.
  /// - Parameter live: the branch that is kept.
  static func extent(around statement: Syntax, keeping live: Syntax?) -> Range<Int> {
    let tree = statement.tree
    var range = statement.range
    let code = live?.items.map(\.text).joined(separator: "\n") ?? ""
    let isHeadAlone =
      live?.items.first.map { $0.range.lowerBound > tree.text.endOfLine(at: statement.range.lowerBound) }
      ?? true
    for comment in tree.commentsAbove(range.lowerBound) {
      guard let directive = LinterDirective(tree.text[comment]) else { break }
      var end = range.upperBound
      switch directive.scope {
      case .node: break
      case .line: if !isHeadAlone, directive.isNeeded(by: code) { return range }
      case .region:
        guard let region = tree.endOfRegion(begunBy: comment, below: end), !directive.isNeeded(by: code)
        else { return range }
        end = region
      }
      range = comment.lowerBound..<end
    }
    return range
  }

  private func isNeeded(by code: String) -> Bool {
    !code.isEmpty && !rules.allSatisfy { Self.signs[$0]?.contains(where: code.contains) == false }
  }

  /// Rules of SwiftLint, with what all code that breaks them contains; nothing: a check or an attribute.
  private static let signs: [Substring: [String]] = [
    "deployment_target": [], "unavailable_condition": [], "availability": [],
    "force_cast": ["as!"], "force_try": ["try!"], "force_unwrapping": ["!"],
  ]
}

extension Syntax {
  /// A statement whose check goes, with the comments that go with the check.
  /// - Parameter live: the branch that is kept.
  func extentOfCheck(keeping live: Syntax?) -> Range<Int> {
    let range = LinterDirective.extent(around: self, keeping: live)
    return CheckInWords(self).startOfComments(above: range.lowerBound)..<range.upperBound
  }
}
