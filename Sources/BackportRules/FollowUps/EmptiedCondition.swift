// if kind == .old { if #unavailable(iOS 15) {…} }   → nothing
// if ready {…} else { if #unavailable(iOS 15) {…} } → if ready {…}
// if ready { if #unavailable(iOS 15) {…} } else {…} → if !ready {…}
//
// do { }, of if #available(iOS 15, *) { let a = …; unread = a } → nothing
//
// A block that only held deleted code goes. It stays where its condition calls something.
import LintCore
import SwiftSource

extension Rule {
  static let emptyBranch = Rule(
    id: "tidy", kind: "empty-branch", formerID: "empty-branch",
    summary: "An 'if' or 'else' that only held deleted code",
    documentation: Documentation(
      what: """
        Finds branches that are empty after a migration. The branch goes with its conditions; where only \
        the `else` has statements, the condition becomes its opposite.
        """,
      before: """
        // the minimum is iOS 15
        if isCompact {
          if #unavailable(iOS 15) { workAround() }
        } else {
          layOut()
        }
        """,
      after: """
        if !isCompact {
          layOut()
        }
        """,
      safety: """
        Always safe. The branch stays where a condition calls something, and where a comment would be lost.
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
    if blocks.count == 2 {
      if parent?.kind == .ifStatement || mayStandInResultBuilder { return nil }
      return edits(keepingOnly: blocks[1], not: block)
    }
    guard conditionElements.allSatisfy(\.onlyReads), withLabel.isItem, tree.comments(in: range).isEmpty,
      case .safe(let edits) = Removal(of: withLabel).rewrite()
    else { return nil }
    return edits
  }

  /// The edits that leave the `else` behind the opposite of the condition.
  private func edits(keepingOnly other: Syntax, not block: Syntax) -> [Edit]? {
    let dead = block.range.lowerBound..<other.range.lowerBound
    guard other.kind == .codeBlock, conditionElements.count == 1,
      let opposite = conditionElements[0].opposite,
      tree.comments(in: range.lowerBound..<other.range.lowerBound).isEmpty
    else { return nil }
    return [opposite, Edit(dead)]
  }

  /// The edit that negates this element of a condition.
  private var opposite: Edit? {
    let tokens = tokenIndices
    guard let first = tokens.first, child(.initializer) == nil, child(.availabilityCondition) == nil,
      ![.let, .var, .case].contains(tree.tokens[first].keyword)
    else { return nil }
    if isOperand(tokens) { return Edit(range.lowerBound..<range.lowerBound, replacement: "!") }
    if tree.text(ofToken: first) == "!", isOperand(tokens.dropFirst()) {
      return Edit(tree.tokens[first].range)
    }
    let operators = tokens.filter {
      tree.tokens[$0].kind == .binaryOperator && tree.node(coveringToken: $0) == self
    }
    let isQuestion = tokens.contains { tree.tokens[$0].kind == .infixQuestionMark }
    if operators.count == 1, let index = operators.first, !isQuestion,
      let other = ["==": "!=", "!=": "=="][tree.text(ofToken: index)]
    {
      return Edit(tree.tokens[index].range, replacement: other)
    }
    let text = tree.text[range]
    return text.contains(where: \.isNewline) ? nil : Edit(range, replacement: "!(\(text))")
  }

  /// Whether tokens of it are a name, or a name with members and calls.
  private func isOperand(_ tokens: Range<Int>) -> Bool {
    if tokens.count == 1 { return tree.tokens[tokens.lowerBound].kind == .identifier }
    return child(.chain)?.tokenIndices == tokens && tree.tokens[tokens.lowerBound].kind == .identifier
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
    // `#available` has no opposite: an empty block was the way to say it.
    let asks = same.contains { old in
      old.conditionElements.contains { $0.child(.availabilityCondition) != nil }
    }
    let blocks = same.compactMap { isElse ? $0.elseBranch : $0.child(.codeBlock) }
    return !blocks.isEmpty
      && (asks || blocks.allSatisfy { $0.kind != .codeBlock || $0.tokenIndices.count > 2 })
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
