// if kind == .old { if #unavailable(iOS 15) {…} }   → nothing
// if ready {…} else { if #unavailable(iOS 15) {…} } → if ready {…}
// if ready { if #unavailable(iOS 15) {…} } else {…} → if !ready {…}
//
// A block that only held deleted code goes, with its conditions where these are pure. Refused for comparisons of two
// values, whose `==` may be the project's own. A comparison with a case or a literal counts as pure.
import LintCore
import SwiftSource

extension Rule {
  static let emptyBranch = Rule(
    id: "empty-branch",
    summary: "An 'if' or 'else' that only held deleted code",
    documentation: Documentation(
      what: """
        Finds branches that are empty after a migration. The branch goes with its conditions; where only \
        the `else` has statements, the condition becomes its opposite.
        """,
      why: """
        An empty branch asks a question and does nothing with the answer.
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
        Always safe. The branch stays where evaluating the condition may have a side effect, and where a \
        comment would be lost.
        """
    ),
    changes: [.emptiedCondition])
}

extension ChangeRule {
  fileprivate static let emptiedCondition = ChangeRule(
    names: { pass in
      EmptiedBlock.all(in: pass).reduce(into: []) { names, emptied in
        if emptied.turnsComparison { names.formUnion(ChangePass.operatorsOfEquality.declarations) }
      }
    },
    check: { pass in
      for emptied in EmptiedBlock.all(in: pass) {
        if emptied.turnsComparison, pass.comparesOneWay { continue }
        let rewrite = Rewrite.safe(emptied.edits).mendingClosure(in: pass.after)
        guard case .safe = rewrite else { continue }
        pass.report(
          emptied.block.range, "nothing is left in the block", evidence: emptied.statement.range,
          fix: pass.fix(rewrite))
      }
    })
}

/// A block without statements, and what takes it away.
private struct EmptiedBlock {
  let block: Syntax
  let statement: Syntax
  let edits: [Edit]
  /// Those that go with it.
  let conditions: [Syntax]
  /// `==` becomes `!=`, or the other way round, for what may be of a type of the project.
  var turnsComparison: Bool {
    edits.contains { ["==", "!="].contains($0.replacement) }
      && !conditions.contains { condition in
        let last = condition.tokenIndices.upperBound - 1
        return condition.tree.text(ofToken: last) == "nil"
      }
  }

  static func all(in pass: ChangePass) -> [EmptiedBlock] {
    pass.after.nodes(where: { $0 == .ifStatement }).compactMap { statement in
      guard !statement.flags.contains(.isExpression), let block = statement.emptyBlock,
        pass.isNew(statement.tokenIndices), pass.filled(block, of: statement),
        let edits = statement.edits(withoutEmpty: block)
      else { return nil }
      let isElse = statement.child(.codeBlock) != block
      return EmptiedBlock(
        block: block, statement: statement, edits: edits,
        conditions: isElse ? [] : statement.conditionElements)
    }
  }
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
    let isElse = blocks.first != block
    if !isElse, blocks.count == 2, parent?.kind != .ifStatement, !mayStandInResultBuilder {
      return edits(keepingOnly: blocks[1], not: block)
    }
    // Of `else {}` nothing was ever asked.
    guard isElse || blocks.count == 1 && conditionElements.allSatisfy(\.onlyReads) else { return nil }
    if isElse {
      guard let before = blocks.first, blocks.count == 2 else { return nil }
      let range = before.range.upperBound..<block.range.upperBound
      return tree.comments(in: range).isEmpty ? [Edit(range)] : nil
    }
    if let outer = parent, outer.kind == .ifStatement {
      guard let before = outer.child(.codeBlock) else { return nil }
      let dead = before.range.upperBound..<range.upperBound
      return tree.comments(in: dead).isEmpty ? [Edit(dead)] : nil
    }
    guard withLabel.isItem, tree.comments(in: range).isEmpty,
      case .safe(let edits) = Removal(of: withLabel).rewrite()
    else { return nil }
    return edits
  }

  /// Those that leave the `else` behind the opposite of the condition.
  private func edits(keepingOnly other: Syntax, not block: Syntax) -> [Edit]? {
    let dead = block.range.lowerBound..<other.range.lowerBound
    guard other.kind == .codeBlock, conditionElements.count == 1,
      let opposite = conditionElements[0].opposite,
      tree.comments(in: range.lowerBound..<other.range.lowerBound).isEmpty
    else { return nil }
    return [opposite, Edit(dead)]
  }

  /// Of an element of a condition: the edit that negates it.
  private var opposite: Edit? {
    let tokens = tokenIndices
    guard let first = tokens.first, !flags.contains(.isLet), child(.availabilityCondition) == nil else {
      return nil
    }
    if isOperand(tokens) { return Edit(range.lowerBound..<range.lowerBound, replacement: "!") }
    if tree.text(ofToken: first) == "!", isOperand(tokens.dropFirst()) {
      return Edit(tree.tokens[first].range)
    }
    let operators = tokens.filter {
      tree.tokens[$0].kind == .binaryOperator && tree.node(coveringToken: $0) == self
    }
    guard operators.count == 1, let index = operators.first,
      let other = ["==": "!=", "!=": "=="][tree.text(ofToken: index)],
      isOperand(tokens.lowerBound..<index), index + 2 == tokens.upperBound, tree.isPlainOperand(after: index),
      // A type that has `==` for its cases need not have `!=`.
      tree.tokens[index + 1].kind != .period
    else { return nil }
    return Edit(tree.tokens[index].range, replacement: other)
  }

  /// Whether tokens of it are a name, or a name with members and calls.
  private func isOperand(_ tokens: Range<Int>) -> Bool {
    if tokens.count == 1 { return tree.tokens[tokens.lowerBound].kind == .identifier }
    return child(.chain)?.tokenIndices == tokens && tree.tokens[tokens.lowerBound].kind == .identifier
  }

  /// Of an element of a condition: whether evaluating it reads values and compares them as the system has it.
  var onlyReads: Bool {
    guard isPure else { return false }
    return tokenIndices.allSatisfy { index in
      guard tree.tokens[index].kind == .binaryOperator,
        !["&&", "||", "??"].contains(tree.text(ofToken: index))
      else {
        return true
      }
      return tree.isPlainOperand(after: index) || tree.isPlainOperand(before: index)
    }
  }
}

extension ChangePass {
  fileprivate static let operatorsOfEquality: Set<String> = ["==", "!="]

  /// Whether a file declares `==` or `!=` for values of two types, and not the other one. Requires that the declarations of
  /// `operatorsOfEquality` were requested.
  fileprivate var comparesOneWay: Bool {
    Self.operatorsOfEquality.contains { name in
      project.files(declaring: name).contains { $0.tree.comparesOneWay }
    }
  }
}

extension SyntaxTree {
  /// Whether it declares `==` or `!=` for values of two types, and not the other one.
  fileprivate var comparesOneWay: Bool {
    let operators = nodes { $0 == .functionDeclaration }.filter { function in
      ["==", "!="].contains(function.declaredName)
        && Set((function.parameterList ?? []).map(\.type)).count == 2
    }
    return Set(operators.map(\.declaredName)).count == 1
  }

  /// Whether a case, `nil` or a literal follows an operator.
  func isPlainOperand(after index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    switch tokens[index + 1].kind {
    case .period, .integerLiteral, .floatLiteral, .stringQuote: return true
    default: return ["nil", "true", "false"].contains(text(ofToken: index + 1))
    }
  }

  func isPlainOperand(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .integerLiteral, .floatLiteral, .stringQuote: return true
    default: return ["nil", "true", "false"].contains(text(ofToken: index - 1))
    }
  }
}

extension ChangePass {
  /// Whether each block behind the same conditions held something before the migration.
  fileprivate func filled(_ block: Syntax, of statement: Syntax) -> Bool {
    let isElse = statement.child(.codeBlock) != block
    let words = statement.conditionElements.map(\.words)
    let conditional = before.nodes { $0 == .ifStatement }
    var same = conditional.filter { old in
      let elements = old.conditionElements.map(\.words)
      return words.allSatisfy(elements.contains)
    }
    let isOpposite = same.isEmpty && words.count == 1
    if isOpposite {
      let question = statement.conditionElements[0].wordsOfQuestion
      same = conditional.filter { old in
        old.conditionElements.count == 1 && old.conditionElements[0].wordsOfQuestion == question
      }
    }
    let blocks = same.compactMap { isElse != isOpposite ? $0.elseBranch : $0.child(.codeBlock) }
    return !blocks.isEmpty && blocks.allSatisfy { $0.kind != .codeBlock || $0.tokenIndices.count > 2 }
  }
}

extension Syntax {
  /// Those of a condition and of its opposite.
  fileprivate var wordsOfQuestion: [String] {
    let words = words.map { $0 == "!=" ? "==" : $0 }
    return words.first == "!" ? Array(words.dropFirst()) : words
  }

  fileprivate var words: [String] { tokenIndices.map { tree.text(ofToken: $0) } }
}
