// if ready { return 1 } else { if #available(old) { return 2 } }; return 3   → without the last
// if #available(old) { fatalError() }; return 3                              → fatalError()
// do { if #unavailable(old) { try load() }; start() } catch { print(error) } → start()
// defer { unlock() }; if #unavailable(old) {…} }                             → unlock() }
//
// The compiler warns of unreachable statements, of a `catch` whose `do` throws nothing, and of a `defer` that is the last
// statement.
import LintCore
import SwiftSource

extension Rule {
  static let unreachableCode = Rule(
    id: "tidy", kind: "unreachable-code", formerID: "unreachable-code",
    summary: "Statements after one that always leaves, a 'catch' of nothing, a 'defer' at the end",
    documentation: Documentation(
      what: """
        Finds statements behind a statement that now leaves in every case, a `catch` whose `do` throws \
        nothing now, and a `defer` that became the last statement.
        """,
      before: """
        // the minimum is iOS 15
        do {
          if #unavailable(iOS 15) { try load() }
          start()
        } catch { print(error) }
        """,
      after: """
        start()
        """,
      safety: """
        Always safe. Local functions and types that are used earlier stay, and so does a `defer` in an \
        initializer or accessor, where it calls the observers of what it sets.
        """
    ),
    changes: [.deadStatements, .needlessCatch, .needlessDefer])
}

extension ChangeRule {
  fileprivate static let deadStatements = ChangeRule(
    check: { pass in
      for statement in pass.after.nodes(where: \.mayLeaveRest) {
        guard statement.isItem, !statement.flags.contains(.isExpression), pass.leavesForGood(statement),
          let next = statement.nextItem,
          pass.isNew(statement.tokenIndices.lowerBound..<next.tokenIndices.lowerBound + 1)
        else { continue }
        let rest = DeadRest(after: statement, live: statement)
        guard let first = rest.ranges.first, let last = rest.ranges.last,
          case .safe(let edits) = Rewrite.safe(rest.ranges.map { Edit($0) }).mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          first.lowerBound..<last.upperBound, "what follows is dead",
          evidence: statement.range.lowerBound..<next.range.upperBound, fix: pass.fix(.safe(edits)))
      }
    })

  fileprivate static let needlessCatch = ChangeRule(
    check: { pass in
      for statement in pass.after.nodes(where: { $0 == .doStatement }) {
        guard statement.withLabel.isItem, !statement.mayThrow, pass.isNew(statement.tokenIndices),
          let dead = statement.child(.catchClause), pass.hadNeed(of: dead),
          let block = statement.child(.codeBlock)
        else { continue }
        // A `break` may name its label.
        let bare =
          statement.isItem
          ? BranchUnwrapping(of: block, replacing: statement)
            .rewrite(alwaysLeaves: block.alwaysLeaves)
          : Rewrite.safe([Edit(block.range.upperBound..<statement.range.upperBound)])
        let rewrite = bare.mendingClosure(in: pass.after)
        guard case .safe = rewrite else { continue }
        pass.report(
          statement.range, "nothing throws in the 'do' any more", subject: "do", fix: pass.fix(rewrite))
      }
    })

  fileprivate static let needlessDefer = ChangeRule(
    check: { pass in
      for item in pass.after.nodes(where: { $0 == .deferStatement })
      where item.isItem && item.nextItem == nil && item.parent?.kind != .ifConfigClause {
        let same = pass.before.nodes { $0 == .deferStatement }.filter { $0.text == item.text }
        guard !same.isEmpty, same.allSatisfy({ $0.nextItem != nil }), let block = item.child(.codeBlock),
          [.functionDeclaration, .closure].contains(item.ancestors.first(where: \.isFunctionLike)?.kind)
        else { continue }
        let bare = BranchUnwrapping(of: block, replacing: item).rewrite(alwaysLeaves: false)
        let rewrite = bare.mendingClosure(in: pass.after)
        guard case .safe = rewrite else { continue }
        pass.report(
          item.range, "nothing follows any more", subject: "defer", evidence: item.parent?.range,
          fix: pass.fix(rewrite))
      }
    })
}

extension NodeKind {
  /// Whether nothing may follow it though it is none of the statements that leave.
  fileprivate var mayLeaveRest: Bool {
    switch self {
    case .switchStatement, .ifStatement, .doStatement, .ifConfig, .labeledStatement, .expressionStatement:
      true
    default: false
    }
  }
}

extension Syntax {
  /// Whether something in the block of this `do` may throw.
  fileprivate var mayThrow: Bool {
    guard let block = child(.codeBlock) else { return true }
    return !block.throwingTokens(caught: false).isEmpty
      || block.descendants.contains { $0.kind == .macroExpansion || $0.kind == .unexpected }
  }
}

extension ChangePass {
  /// Whether control never goes on behind a statement. A `fatalError` of the project may return, and where it is all that is
  /// left of an opaque result, the dead `return` tells the type.
  fileprivate func leavesForGood(_ statement: Syntax) -> Bool {
    if statement.leaves { return true }
    guard statement.mayLeave, let function = statement.ancestors.first(where: \.isFunctionLike) else {
      return false
    }
    let tree = statement.tree
    let isOpaque = function.tokenIndices.prefix { tree.tokens[$0].kind != .leftBrace }
      .contains { tree.text(ofToken: $0) == "some" }
    let names = Set(statement.tokenIndices.map { tree.text(ofToken: $0) })
    return function.kind == .functionDeclaration && !isOpaque
      && Syntax.namesOfTerminators.intersection(names).allSatisfy {
        project.files(naming: $0, .declaration).isEmpty
      }
  }

  /// Whether the `catch` was of use before the migration: it stood behind a `do` that may throw, or each did.
  fileprivate func hadNeed(of dead: Syntax) -> Bool {
    let before = before.nodes { $0 == .doStatement }.filter { $0.child(.catchClause) != nil }
    let same = before.filter { $0.child(.catchClause)?.text == dead.text }
    return !before.isEmpty && (same.isEmpty ? before : same).allSatisfy(\.mayThrow)
  }
}
