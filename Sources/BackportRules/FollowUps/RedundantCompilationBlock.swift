// #if os(iOS)                 → nothing
// #endif
//
// #if CUSTOM                  → start()          #if DEBUG       → #if !DEBUG
// start()                                        #else             start()
// #else                                          start()           #endif
// start()                                        #endif
// #endif
//
// Among statements and declarations. An emptied last clause goes, and an emptied `#if` before its `#else` asks the opposite.
// Refused where a comment would be lost, or where the comment of one system would speak of all.
import LintCore
import SwiftSource
import SystemCalls

extension Rule {
  static let redundantCompilationBlock = Rule(
    id: "tidy", kind: "compilation-block", formerID: "redundant-compilation-block",
    summary: "A '#if' that is empty or says the same in all clauses",
    documentation: Documentation(
      what: """
        Finds conditional compilation blocks that are empty after a migration, whose clauses have become \
        equal, and of which one clause has become empty.
        """,
      before: """
        // the minimum is iOS 15
        #if os(iOS)
        if #unavailable(iOS 15) { workAround() }
        #endif
        """,
      after: "",
      safety: """
        Always safe. A block stays where a comment would be lost, where a comment of one system would \
        speak of all, and where it was empty before the migration.
        """
    ),
    changes: [.redundantCompilationBlock])
}

extension ChangeRule {
  fileprivate static let redundantCompilationBlock = ChangeRule(
    check: { pass in
      var before: Set<String>?
      for block in pass.after.nodes(where: { $0 == .ifConfig }) where !block.flags.contains(.incomplete) {
        guard block.isItem || block.isAmongDeclarations, let rewrite = block.rewriteOfClauses else {
          continue
        }
        let old = before ?? Set(pass.before.nodes { $0 == .ifConfig }.flatMap { [$0.text, $0.emptyClauses] })
        before = old
        guard old.isDisjoint(with: [block.text, block.emptyClauses]) else { continue }
        pass.report(block.range, "the '#if' makes no difference", subject: "#if", fix: pass.fix(rewrite))
      }
    })
}

extension Syntax {
  fileprivate var isAmongDeclarations: Bool {
    parent.map { [.memberBlock, .sourceFile].contains($0.scopeContainer.kind) } ?? false
  }

  /// What becomes of this `#if` when clauses are empty or all the same.
  fileprivate var rewriteOfClauses: Rewrite? {
    let clauses = children(.ifConfigClause)
    guard let first = clauses.first, let last = clauses.last else { return nil }
    if clauses.allSatisfy(\.isEmptyClause) {
      guard tree.comments(in: range).isEmpty else { return nil }
      guard isAmongDeclarations else { return Removal(of: self).rewrite() }
      let extent = tree.extent(of: self)
      return extent.lowerBound == range.lowerBound ? .safe([tree.text.deletion(of: extent)]) : nil
    }
    if clauses.count > 1, last.isEmptyClause {
      guard tree.comments(in: last.range.lowerBound..<range.upperBound).isEmpty else { return nil }
      return .safe([tree.text.deletion(of: last.range)])
    }
    if clauses.count == 2, first.isEmptyClause, last.anchor.kind == .poundElse {
      guard let condition = first.child(.ifConfigCondition),
        tree.comments(in: range.lowerBound..<last.anchor.range.upperBound).isEmpty
      else { return nil }
      return .safe([
        Edit(condition.range.lowerBound..<last.anchor.range.upperBound, replacement: condition.opposite)
      ])
    }
    return clauses.count > 1 && last.anchor.kind == .poundElse ? rewriteOfEqual(clauses) : nil
  }

  /// The statements alone, where an `#else` makes the clauses complete and all of them are the same.
  private func rewriteOfEqual(_ clauses: [Syntax]) -> Rewrite? {
    let contents = clauses.map { $0.itemTokens ?? 0..<0 }
    let words = contents.map { $0.map { tree.text[tree.tokens[$0].range] } }
    let comments = clauses.map { tree.comments(in: $0.range).map { tree.text[$0] } }
    guard let first = contents.first, !first.isEmpty, words.allSatisfy({ $0 == words[0] }),
      comments.allSatisfy({ $0.isEmpty || $0 == comments[0] }),
      comments.allSatisfy({ $0 == comments[0] }) || !clauses.contains(where: \.asksForSystem)
    else { return nil }
    let header = tree.tokens[first.lowerBound - 1].range.upperBound
    let start = tree.text.startOfNextLine(at: header)
    let end = Int(tree.tokens[first.upperBound - 1].end)
    let tail = tree.trailingComment(after: end)?.upperBound ?? end
    let inner = tree.comments(in: header..<clauses[0].range.upperBound)
    guard start < end, tree.tokens[first.lowerBound].flags.contains(.atStartOfLine),
      inner.allSatisfy({ start <= $0.lowerBound && $0.upperBound <= tail })
    else { return nil }
    let old = tree.text[tree.text.indentation(at: Int(tree.tokens[first.lowerBound].start))]
    let text = tree.text(of: start..<tail, movedFrom: old, to: indentationAround(old))
    return .safe([Edit(tree.text.startOfLine(at: range.lowerBound)..<range.upperBound, replacement: text)])
  }

  /// Which clauses of this `#if` are empty; where none is, its text.
  fileprivate var emptyClauses: String {
    let clauses = children(.ifConfigClause)
    guard clauses.contains(where: \.isEmptyClause) else { return text }
    return clauses.map { "\($0.child(.ifConfigCondition)?.text ?? "") \($0.isEmptyClause)" }.joined(
      separator: "\n")
  }

  private var isEmptyClause: Bool { items.isEmpty && tree.comments(in: range).isEmpty }

  /// The opposite of a clause's condition.
  fileprivate var opposite: String {
    let text = text
    if text.hasPrefix("!"), !text.contains(where: { $0 == "&" || $0 == "|" }) {
      return String(text.dropFirst())
    }
    return text.contains { $0 == "&" || $0 == "|" || $0 == "=" || $0 == "<" } ? "!(\(text))" : "!\(text)"
  }

  /// Whether a clause's condition names a system: `os(iOS)`, `targetEnvironment(macCatalyst)`.
  fileprivate var asksForSystem: Bool {
    child(.ifConfigCondition).map { $0.text.holds("os(") || $0.text.holds("targetEnvironment(") } ?? false
  }

  /// The indentation of what stands beside a `#if`, which may itself stand at the margin.
  private func indentationAround(_ inner: String) -> String {
    if let other = parent?.items.first(where: { $0.kind != .ifConfig }) {
      return tree.text[tree.text.indentation(at: other.range.lowerBound)]
    }
    let own = tree.text[tree.text.indentation(at: range.lowerBound)]
    return own.isEmpty ? inner : own
  }
}
