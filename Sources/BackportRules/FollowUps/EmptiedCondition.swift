// if kind == .old { if #unavailable(iOS 15) {…} }   → nothing
//
// An `if` whose only block held nothing but deleted code goes with its conditions, where these call nothing.
import LintCore
import SwiftSource

extension Rule {
  static let emptyBranch = Rule(
    id: "tidy", kind: "empty-branch", formerID: "empty-branch",
    summary: "An 'if' that only held deleted code",
    documentation: Documentation(
      what: """
        Finds statements whose only branch is empty after a migration. They go with their conditions.
        """,
      before: """
        // the minimum is iOS 15
        if isCompact {
          if #unavailable(iOS 15) { workAround() }
        }
        layOut()
        """,
      after: """
        layOut()
        """,
      safety: """
        Always safe. The statement stays where a condition calls something, beside an `else`, and where a comment \
        would be lost.
        """
    ),
    changes: [.emptiedCondition])
}

extension ChangeRule {
  fileprivate static let emptiedCondition = ChangeRule(
    check: { pass in
      for statement in pass.after.nodes(where: { $0 == .ifStatement }) {
        guard !statement.flags.contains(.isExpression), let block = statement.emptyOnlyBlock,
          pass.isNew(statement.tokenIndices), pass.filledBlock(of: statement),
          case .safe(let edits) = Removal(of: statement.withLabel).rewrite().mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          block.range, "nothing is left in the block", evidence: statement.range, fix: pass.fix(.safe(edits))
        )
      }
    })
}

extension Syntax {
  /// Of an `if` without `else` that only reads: its block, if that has neither statements nor comments.
  fileprivate var emptyOnlyBlock: Syntax? {
    guard withLabel.isItem, elsePart == nil, let block = child(.codeBlock), block.tokenIndices.count == 2,
      !block.flags.contains(.incomplete), tree.comments(in: range).isEmpty,
      conditionElements.allSatisfy(\.onlyReads)
    else { return nil }
    return block
  }

  /// Of an element of a condition: whether evaluating it calls nothing.
  var onlyReads: Bool {
    guard child(.availabilityCondition) == nil else { return false }
    return child(.initializer)?.isPureValue ?? tree.isPure(tokenIndices)
  }

  /// Those of an element of a condition. `let size = limit` asks what `limit != nil` does, which may stand in its place.
  fileprivate var words: [String] {
    let tokens = tokenIndices
    guard let first = tokens.first, [.let, .var].contains(tree.tokens[first].keyword) else {
      return tokens.map { tree.text(ofToken: $0) }
    }
    let value = child(.initializer)?.tokenIndices.dropFirst() ?? tokens.dropFirst()
    return value.map { tree.text(ofToken: $0) } + ["!=", "nil"]
  }
}

extension ChangePass {
  /// Whether each block behind the same conditions held something before the migration.
  fileprivate func filledBlock(of statement: Syntax) -> Bool {
    let words = statement.conditionElements.map(\.words)
    let same = before.nodes { $0 == .ifStatement }.filter { old in
      let elements = old.conditionElements.map(\.words)
      return words.allSatisfy(elements.contains)
    }
    // One that asks more only counts where the migration may have taken it for this one.
    let alone = same.filter { old in
      old.conditionElements.count { $0.child(.availabilityCondition) == nil } == words.count
    }
    let blocks = (alone.isEmpty ? same : alone).compactMap { $0.child(.codeBlock) }
    return !blocks.isEmpty && blocks.allSatisfy { $0.tokenIndices.count > 2 }
  }
}
