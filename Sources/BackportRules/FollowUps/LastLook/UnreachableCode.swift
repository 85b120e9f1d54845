// switch kind { case .a: if #available(old) { return 1 }; default: return 2 }; return 3   → without the last
// if #available(old) { fatalError() }; return 3                                         → fatalError()
// do { if #unavailable(old) { try load() }; start() } catch { print(error) }             → start()
//
// The compiler warns of unreachable statements, and of a `catch` whose `do` throws nothing.
import LintCore
import SwiftSource

extension Rule {
  static let unreachableCode = Rule(
    id: "unreachable-code",
    summary: "Statements after one that always leaves, and a 'catch' of nothing",
    documentation: Documentation(
      what: """
        Finds statements behind a statement that now leaves in every case, and a `catch` whose `do` throws \
        nothing now.
        """,
      why: """
        The compiler warns of both, and neither ever runs.
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
        Always safe. Local functions and types that are used earlier stay.
        """
    ),
    changes: [.unreachableCode, .needlessCatch])
}

extension ChangeRule {
  fileprivate static let unreachableCode = ChangeRule(
    names: { pass in
      pass.leaving.allSatisfy(\.statement.leaves) ? [] : Syntax.namesOfTerminators.declarations
    },
    check: { pass in
      for leaving in pass.leaving {
        let statement = leaving.statement
        guard statement.leaves || pass.endsBySystem(statement) else { continue }
        let rest = DeadRest(after: statement, live: statement)
        guard let first = rest.ranges.first, let last = rest.ranges.last else { continue }
        let bare = Rewrite.safe(rest.ranges.map { Edit($0) })
        let rewrite = bare.mendingClosure(in: pass.after)
        guard case .safe = rewrite else { continue }
        pass.report(
          first.lowerBound..<last.upperBound, "what follows is dead",
          evidence: statement.range.lowerBound..<leaving.next.range.upperBound, fix: pass.fix(rewrite))
      }
    })

  fileprivate static let needlessCatch = ChangeRule(
    check: { pass in
      for statement in pass.needlessCatches {
        guard let block = statement.child(.codeBlock) else { continue }
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
  /// Of a `do`: whether something in its block may throw.
  fileprivate var mayThrow: Bool {
    guard let block = child(.codeBlock) else { return true }
    return !block.throwingTokens(caught: false).isEmpty
      || block.descendants.contains { $0.kind == .macroExpansion || $0.kind == .unexpected }
  }
}

private struct LeavingStatement {
  var statement: Syntax
  /// What follows it.
  var next: Syntax
}

extension ChangePass {
  /// The statements that leave, perhaps only by a function like `fatalError`, and what follows them since the migration.
  fileprivate var leaving: [LeavingStatement] {
    rememberedChange {
      after.nodes(where: \.mayLeaveRest).compactMap { statement in
        guard statement.isItem, !statement.flags.contains(.isExpression), statement.mayLeave,
          let next = statement.nextItem,
          isNew(statement.tokenIndices.lowerBound..<next.tokenIndices.lowerBound + 1)
        else { return nil }
        return LeavingStatement(statement: statement, next: next)
      }
    }
  }

  /// Whether the functions by which a statement leaves are the system's, and no result of a function is lost behind it.
  /// Requires that `namesOfTerminators` were requested.
  fileprivate func endsBySystem(_ statement: Syntax) -> Bool {
    guard hidden == nil, let function = statement.ancestors.first(where: \.isFunctionLike) else {
      return false
    }
    // The dead `return` may be the only one that tells the type of an opaque result.
    let head = function.tokenIndices.prefix { after.tokens[$0].kind != .leftBrace }
    guard function.kind == .functionDeclaration, !head.contains(where: { after.text(ofToken: $0) == "some" })
    else { return false }
    let scopes = Scopes(after)
    let isHidden = statement.tokenIndices.contains { index in
      let name = after.text(ofToken: index)
      return Syntax.namesOfTerminators.contains(name) && scopes.meaning(of: name, at: index).binding != nil
    }
    return !isHidden
      && Syntax.namesOfTerminators.allSatisfy { name in
        project.files(declaring: name).allSatisfy { !$0.tree.declares(name) }
      }
  }

  /// The `do`s that no longer throw.
  fileprivate var needlessCatches: [Syntax] {
    after.nodes { $0 == .doStatement }.filter { statement in
      statement.withLabel.isItem && !statement.mayThrow && isNew(statement.tokenIndices)
        && statement.child(.catchClause).map(hadNeedOf) ?? false
    }
  }

  /// Whether the `catch` was of use before the migration: it stood behind a `do` that may throw, or each did.
  fileprivate func hadNeedOf(_ dead: Syntax) -> Bool {
    let before = before.nodes { $0 == .doStatement }.filter { $0.child(.catchClause) != nil }
    let same = before.filter { $0.child(.catchClause)?.text == dead.text }
    return !before.isEmpty && (same.isEmpty ? before : same).allSatisfy(\.mayThrow)
  }
}

extension SyntaxTree {
  /// Whether a function, variable or case has a name.
  fileprivate func declares(_ name: String) -> Bool {
    !declarations(named: name).isEmpty
      || nodes { $0 == .binding || $0 == .enumElement }.contains { node in
        node.boundNames.contains(name) || node.declaredName == name
      }
  }
}
