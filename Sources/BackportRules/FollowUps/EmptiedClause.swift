// #if os(iOS)
// private struct OldRow: View {…}   → nothing, when it has gone
// #endif
//
// An emptied `#else` goes, too. A block that was empty before or holds a comment stays, and so does a clause before
// others.
import LintCore
import SwiftSource

extension ChangeRule {
  static let emptiedClause = ChangeRule(
    check: { pass in
      let after = pass.after.nodes { $0 == .ifConfig }.filter(\.endsEmpty)
      if after.isEmpty { return }
      let before = pass.before.nodes { $0 == .ifConfig }.filter(\.endsEmpty).map(\.text)
      for node in after where !before.contains(node.text) {
        let clauses = node.children(.ifConfigClause)
        let isWhole = clauses.allSatisfy(\.holdsNothing)
        let range = isWhole ? pass.after.extent(of: node) : clauses[clauses.count - 1].range
        guard !isWhole || range.lowerBound == node.range.lowerBound else { continue }
        pass.report(
          node.range, "the '#if' holds nothing any more", subject: "#if",
          fix: pass.fix(.safe([pass.after.text.deletion(of: range)])))
      }
    })
}

extension Syntax {
  /// A `#if` among declarations whose last clause holds nothing at all.
  fileprivate var endsEmpty: Bool {
    guard let parent, [.memberBlock, .sourceFile].contains(parent.scopeContainer.kind),
      !flags.contains(.incomplete), let last = children(.ifConfigClause).last
    else { return false }
    return last.holdsNothing && tree.comments(in: last.range.lowerBound..<range.upperBound).isEmpty
      && (children(.ifConfigClause).count > 1 || tree.comments(in: range).isEmpty)
  }

  fileprivate var holdsNothing: Bool {
    children.allSatisfy { $0.kind == .ifConfigCondition } && tree.comments(in: range).isEmpty
  }
}
