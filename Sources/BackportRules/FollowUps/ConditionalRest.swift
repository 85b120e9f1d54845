// #if os(iOS)                          → nothing
// #endif
//
// #if CUSTOM                           → start()
// start()
// #else
// start()
// #endif
//
// Refused where a comment would be lost, or where the comment of one system would speak of all.
import LintCore
import SwiftSource
import SystemCalls

extension ChangeRule {
  static let conditionalRest = ChangeRule(
    check: { pass in
      for whole in pass.after.nodes(where: { $0 == .ifConfig })
      where whole.isItem && pass.isNew(whole.tokenIndices) {
        guard let rewrite = whole.rewriteOfRest else { continue }
        pass.report(whole.range, "the '#if' makes no difference", subject: "#if", fix: pass.fix(rewrite))
      }
    })
}

extension Syntax {
  /// Of a `#if`: what becomes of it when its clauses are empty or all the same.
  fileprivate var rewriteOfRest: Rewrite? {
    let clauses = children(.ifConfigClause)
    let contents = clauses.map { $0.itemTokens ?? 0..<0 }
    if contents.allSatisfy(\.isEmpty) {
      return tree.comments(in: range).isEmpty ? Removal(of: self).rewrite() : nil
    }
    guard let first = contents.first, let last = clauses.last, clauses.count > 1,
      last.anchor.kind == .poundElse
    else { return nil }
    let words = contents.map { $0.map { tree.text[tree.tokens[$0].range] } }
    let comments = clauses.map { tree.comments(in: $0.range).map { tree.text[$0] } }
    guard words.allSatisfy({ $0 == words[0] }),
      comments.allSatisfy({ $0.isEmpty || $0 == comments[0] }), !first.isEmpty,
      comments.allSatisfy({ $0 == comments[0] }) || !clauses.contains(where: \.asksForSystem)
        || !clauses.contains(where: \.namesSystemInComment)
    else { return nil }
    let header = tree.tokens[first.lowerBound - 1].range.upperBound
    let start = tree.text.startOfNextLine(at: header)
    let end = Int(tree.tokens[first.upperBound - 1].end)
    let tail = tree.trailingComment(after: end)?.upperBound ?? end
    let inner = tree.comments(in: header..<clauses[0].range.upperBound)
    guard start < end, tree.tokens[first.lowerBound].flags.contains(.atStartOfLine),
      inner.allSatisfy({ start <= $0.lowerBound && $0.upperBound <= tail })
    else {
      return nil
    }
    let old = tree.text[tree.text.indentation(at: Int(tree.tokens[first.lowerBound].start))]
    let text = tree.text(of: start..<tail, movedFrom: old, to: indentationAround(old))
    return .safe([Edit(tree.text.startOfLine(at: range.lowerBound)..<range.upperBound, replacement: text)])
  }

  /// Of a clause: `os(iOS)`, `targetEnvironment(macCatalyst)`.
  private var asksForSystem: Bool {
    child(.ifConfigCondition).map { $0.text.holds("os(") || $0.text.holds("targetEnvironment(") } ?? false
  }

  private var namesSystemInComment: Bool { tree.comments(in: range).contains { tree.text[$0].namesSystem } }

  /// The indentation of what stands beside a `#if`, which may itself stand at the margin.
  private func indentationAround(_ inner: String) -> String {
    if let other = parent?.items.first(where: { $0.kind != .ifConfig }) {
      return tree.text[tree.text.indentation(at: other.range.lowerBound)]
    }
    let own = tree.text[tree.text.indentation(at: range.lowerBound)]
    return own.isEmpty ? inner : own
  }
}
