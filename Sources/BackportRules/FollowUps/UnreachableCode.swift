// if ready { return 1 } else { if #available(old) { return 2 } }; return 3   → without the last
// if #available(old) { fatalError() }; return 3                              → fatalError()
// do { if #unavailable(old) { try load() }; start() } catch { print(error) } → start()
// defer { unlock() }; if #unavailable(old) {…} }                             → unlock() }
// if #available(old), wide { a() } else if wide { b() } else { c() }         → if wide { a() } else { c() }
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
        Finds statements behind a statement that now leaves in every case, an `else if` that asks what the `if` before it \
        asks now, a `catch` whose `do` throws nothing now, and a `defer` that became the last statement.
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
    changes: [.deadStatements, .repeatedCondition, .needlessCatch, .needlessDefer])
}

extension ChangeRule {
  fileprivate static let deadStatements = ChangeRule(
    check: { pass in
      let terminators = pass.namesOfTerminators
      for statement in pass.after.nodes(where: \.mayLeaveRest) {
        // What is quick to tell comes first: there may be thousands of statements.
        guard statement.isItem, !statement.flags.contains(.isExpression),
          statement.leaves || statement.mayLeave || statement.calls(oneOf: terminators),
          let next = statement.nextItem,
          pass.isNew(statement.tokenIndices.lowerBound..<next.tokenIndices.lowerBound + 1),
          statement.leaves || statement.mayDropReturn && pass.neverReturns(statement)
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

  fileprivate static let repeatedCondition = ChangeRule(
    check: { pass in
      for statement in pass.after.nodes(where: { $0 == .ifStatement }) {
        guard let next = statement.elsePart, next.kind == .ifStatement,
          let block = statement.child(.codeBlock),
          let extent = statement.extentOfRepetition(in: next),
          pass.isNew(statement.tokenIndices.lowerBound..<block.tokenIndices.upperBound)
        else { continue }
        pass.report(
          next.range, "the 'if' before it asks the same", subject: "else if",
          evidence: statement.range.lowerBound..<block.range.upperBound,
          fix: pass.fix(.safe([Edit(extent)])))
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
  /// Of a statement: whether nothing needs a `return` behind it. Where it is all that is left of an opaque result or of a
  /// closure, the dead `return` tells the type.
  fileprivate var mayDropReturn: Bool {
    guard let function = ancestors.first(where: \.isFunctionLike) else { return false }
    let isOpaque = function.tokenIndices.prefix { tree.tokens[$0].kind != .leftBrace }
      .contains { tree.text(ofToken: $0) == "some" }
    return function.kind == .functionDeclaration && !isOpaque
  }

  /// Of an `if`: from its block to the end of an `else if` that cannot hold where this one does not, as it asks all that this
  /// one does.
  fileprivate func extentOfRepetition(in next: Syntax) -> Range<Int>? {
    func words(_ element: Syntax) -> [String] { element.tokenIndices.map { tree.text(ofToken: $0) } }
    let asked = Set(conditionElements.map(words))
    guard !asked.isEmpty, asked.isSubset(of: next.conditionElements.map(words)),
      (conditionElements + next.conditionElements).allSatisfy({ tree.isPure($0.tokenIndices) }),
      let block = next.child(.codeBlock), let extent = extentOfElse(CheckInWords(self))
    else { return nil }
    return extent.lowerBound..<(next.elsePart == nil ? extent.upperBound : block.range.upperBound)
  }

  /// Whether it is a call of a function with one of some names.
  fileprivate func calls(oneOf names: Set<String>) -> Bool {
    kind == .expressionStatement
      && tree.tokenOfCallee(in: tokenIndices).map { names.contains(tree.text(ofToken: $0)) } ?? false
  }

  /// Of a `do`: whether something in its block may throw.
  fileprivate var mayThrow: Bool {
    guard let block = child(.codeBlock) else { return true }
    return !block.throwingTokens(caught: false).isEmpty
      || block.descendants.contains { $0.kind == .macroExpansion || $0.kind == .unexpected }
  }
}

extension ChangePass {
  /// The functions that may never return: `exit`, `abort`, and those of the file that say `Never`. Half of a large project
  /// names that type.
  fileprivate var namesOfTerminators: Set<String> {
    let own = after.nodes { $0 == .functionDeclaration }
      .filter { $0.child(.returnType)?.child(.type)?.text == "Never" }.compactMap(\.declaredName)
    return Set(own).union(["exit", "abort"])
  }

  /// Of a statement: whether it ends in a call that never returns: of the project's function that says `Never`, or of the
  /// system's where the project's file declares none of its name.
  fileprivate func neverReturns(_ statement: Syntax) -> Bool {
    if statement.mayLeave {
      return Syntax.namesOfTerminators.allSatisfy { after.declarations(named: $0).isEmpty }
    }
    guard statement.kind == .expressionStatement,
      let callee = after.tokenOfCallee(in: statement.tokenIndices)
    else { return false }
    return project.model { model in
      switch model.meaning(ofToken: callee, inFile: file) {
      case .certain(let function): function.node.child(.returnType)?.child(.type)?.text == "Never"
      case .outside: statement.leavesByCallFromOutside
      default: false
      }
    }
  }

  /// Whether the `catch` was of use before the migration: it stood behind a `do` that may throw, or each did.
  fileprivate func hadNeed(of dead: Syntax) -> Bool {
    let before = before.nodes { $0 == .doStatement }.filter { $0.child(.catchClause) != nil }
    let same = before.filter { $0.child(.catchClause)?.text == dead.text }
    return !before.isEmpty && (same.isEmpty ? before : same).allSatisfy(\.mayThrow)
  }
}
