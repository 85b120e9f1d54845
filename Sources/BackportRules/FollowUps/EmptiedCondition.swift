// if kind == .old { if #unavailable(iOS 15) {…} }   → nothing
// if ready {…} else { if #unavailable(iOS 15) {…} } → if ready {…}
//
// A block that only held deleted code goes, unless its condition calls something or an `else` would be left alone.
import LintCore
import SwiftSource

extension Rule {
  static let emptyBranch = Rule(
    id: "tidy", kind: "empty-branch", formerID: "empty-branch",
    summary: "An 'if' or 'else' that only held deleted code",
    documentation: Documentation(
      what: """
        Finds branches that are empty after a migration. The branch goes with its conditions.
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
        Always safe. The branch stays where a condition calls something, where an `else` follows, and where a \
        comment would be lost.
        """
    ),
    changes: [.emptiedCondition])
}

extension ChangeRule {
  fileprivate static let emptiedCondition = ChangeRule(
    check: { pass in
      for statement in pass.after.nodes(where: { $0 == .ifStatement }) {
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
  /// Of an `if`: a block of its own without statements and comments.
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
    guard blocks.count == 1, conditionElements.allSatisfy(\.onlyReads) else { return nil }
    if parent?.kind == .ifStatement {
      guard let before = parent?.child(.codeBlock) else { return nil }
      let dead = before.range.upperBound..<range.upperBound
      return tree.comments(in: dead).isEmpty ? [Edit(dead)] : nil
    }
    guard withLabel.isItem, tree.comments(in: range).isEmpty,
      case .safe(let edits) = Removal(of: withLabel).rewrite()
    else { return nil }
    return edits
  }

  /// Of an element of a condition: whether evaluating it calls nothing.
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
    let conditional = before.nodes { $0 == .ifStatement }
    let same = conditional.filter { old in
      let elements = old.conditionElements.map(\.words)
      return words.allSatisfy(elements.contains)
    }
    let blocks = same.compactMap { isElse ? $0.elseBranch : $0.child(.codeBlock) }
    return !blocks.isEmpty && blocks.allSatisfy { $0.kind != .codeBlock || $0.tokenIndices.count > 2 }
  }
}

extension Syntax {
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
