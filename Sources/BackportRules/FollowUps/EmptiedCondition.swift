// if kind == .old { if #unavailable(iOS 15) {…} }   → nothing
// if ready {…} else { if #unavailable(iOS 15) {…} } → if ready {…}
// do { }, of if #available(iOS 15, *) { let a = …; unread = a } → nothing
//
// A block that only held deleted code goes. An `if` whose conditions call something stays.
import LintCore
import SwiftSource

extension Rule {
  static let emptyBranch = Rule(
    id: "tidy", kind: "empty-branch", formerID: "empty-branch",
    summary: "An 'if' or 'else' that only held deleted code",
    documentation: Documentation(
      what: """
        Finds branches that are empty after a migration. The branch goes, and an `if` without another branch \
        goes with its conditions.
        """,
      before: """
        // the minimum is iOS 15
        if isCompact {
          layOut()
        } else {
          if #unavailable(iOS 15) { workAround() }
        }
        """,
      after: """
        if isCompact {
          layOut()
        }
        """,
      safety: """
        Always safe. An `if` stays where its condition calls something, where its `else` has statements, and \
        where a comment would be lost.
        """
    ),
    changes: [.emptiedCondition])
}

extension ChangeRule {
  fileprivate static let emptiedCondition = ChangeRule(
    check: { pass in
      for statement in pass.after.nodes(where: { $0 == .ifStatement || $0 == .doStatement }) {
        guard !statement.flags.contains(.isExpression), let block = statement.emptyBlock,
          pass.isNew(statement.tokenIndices), pass.filled(block, of: statement),
          let edits = statement.edits(withoutEmpty: block),
          case .safe(let mended) = Rewrite.safe(edits).mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          block.range, "nothing is left in the block", evidence: statement.range, fix: pass.fix(.safe(mended))
        )
      }
    })
}

extension Syntax {
  /// The last block of this `if` that holds neither a statement nor a comment.
  fileprivate var emptyBlock: Syntax? {
    Array(children).last { child in
      child.kind == .codeBlock && !child.flags.contains(.incomplete) && child.tokenIndices.count == 2
        && tree.comments(in: child.range).isEmpty
    }
  }

  /// The edits that take one of its empty blocks away; `nil`: there are none that are safe.
  fileprivate func edits(withoutEmpty block: Syntax) -> [Edit]? {
    let blocks = children.filter { $0.kind == .codeBlock || $0.kind == .ifStatement }
    guard let first = blocks.first else { return nil }
    if first != block {
      let dead = first.range.upperBound..<block.range.upperBound
      return blocks.count == 2 && tree.comments(in: dead).isEmpty ? [Edit(dead)] : nil
    }
    guard blocks.count == 1, conditionElements.allSatisfy(\.onlyReads), parent?.kind != .ifStatement,
      withLabel.isItem, tree.comments(in: range).isEmpty,
      case .safe(let edits) = Removal(of: withLabel).rewrite()
    else { return nil }
    return edits
  }

  /// Whether evaluating this element of a condition calls nothing.
  var onlyReads: Bool {
    guard child(.availabilityCondition) == nil else { return false }
    return child(.initializer)?.isPureValue ?? tree.isPure(tokenIndices)
  }
}

extension ChangePass {
  /// Whether each block behind the same conditions held something before the migration.
  fileprivate func filled(_ block: Syntax, of statement: Syntax) -> Bool {
    let isElse = statement.child(.codeBlock) != block
    let words = statement.conditionElements.map(\.words)
    var same = before.nodes { $0 == .ifStatement }.filter { old in
      let elements = old.conditionElements.map(\.words)
      return words.allSatisfy(elements.contains)
    }
    // One that asks more only counts where the migration may have taken it for this one.
    let alone = same.filter { old in
      old.conditionElements.count { $0.child(.availabilityCondition) == nil } == words.count
    }
    if !alone.isEmpty { same = alone }
    let blocks = same.compactMap { isElse ? $0.elseBranch : $0.child(.codeBlock) }
    return !blocks.isEmpty && blocks.allSatisfy { $0.kind != .codeBlock || $0.tokenIndices.count > 2 }
  }
}

extension Syntax {
  /// The words of this element of a condition: those of `limit != nil` for `let size = limit`, which may stand in its place.
  fileprivate var words: [String] {
    let tokens = tokenIndices
    guard let first = tokens.first, [.let, .var].contains(tree.tokens[first].keyword) else {
      return tokens.map { tree.text(ofToken: $0) }
    }
    let value = child(.initializer)?.tokenIndices.dropFirst() ?? tokens.dropFirst()
    return value.map { tree.text(ofToken: $0) } + ["!=", "nil"]
  }
}
