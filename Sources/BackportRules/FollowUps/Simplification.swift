// true && a → a       a && true → a       false && a → false      a || false → a      !true → false
// true ? a : b → a    (true) → true       f(true) stays           if true {A} → A        true == false → false
//
// Side effects are kept: `a && false` stays when evaluating `a` may have one.
import SwiftSource

/// The rewrite of the expression around an operand that is constant.
struct Simplification {
  enum Result {
    case edits([Edit])
    /// The same, but only a type checker knows whether the remaining value has the same type by itself.
    case doubtful([Edit])
    /// A whole element of the condition of an `if`, `guard` or `while`.
    case condition(Syntax, Bool)
  }

  private let tree: SyntaxTree
  /// The operand, as far as it is constant.
  private var operand: Range<Int>
  private var value: Bool
  /// The expression around it: the value of an argument, of a `return`, …
  private var place: Syntax

  init(of use: AnswerUse, being value: Bool) {
    tree = use.tree
    operand = use.tokens
    place = use.place
    self.value = value
  }

  /// `nil`: left to a person.
  var result: Result? {
    var copy = self
    return copy.simplify()
  }

  private mutating func simplify() -> Result? {
    while true {
      let (previous, next) = (self.previous, self.next)
      if isOperator(previous, "!") {
        operand = operand.lowerBound - 1..<operand.upperBound
        value.toggle()
      } else if leavesParentheses {
        guard let outer = place.parent?.parent else { return nil }
        operand = place.parent!.tokenIndices
        place = outer
      } else if let comparison {
        (operand, value) = comparison
      } else if holdsOwnOperator {
        return nil
      } else if !isLoose(previous) || !isLoose(next) {
        return literal
      } else if isOperator(next, "&&") || isOperator(previous, "&&") {
        if let result = simplify(in: "&&", neutral: true, endingAt: ["||"]) { return result }
      } else if isOperator(next, "||") || isOperator(previous, "||") {
        if let result = simplify(in: "||", neutral: false, endingAt: []) { return result }
      } else if let next, tree.tokens[next].kind == .infixQuestionMark {
        return choice(after: next)
      } else if next == nil, startOfEffects < operand.lowerBound {
        // Nothing that is left throws or waits.
        operand = startOfEffects..<operand.upperBound
      } else if place.kind == .conditionElement, operand == place.tokenIndices {
        return .condition(place, value)
      } else {
        return literal
      }
    }
  }

  /// The operand with `== false` or the like behind it or before it, and what that is.
  private var comparison: (operand: Range<Int>, value: Bool)? {
    for (sign, answer) in [(next, operand.upperBound + 1), (previous, operand.lowerBound - 2)] {
      guard let sign, bounds.contains(answer), isOperator(sign, "==") || isOperator(sign, "!=") else {
        continue
      }
      let word = tree.text(ofToken: answer)
      let whole = min(answer, operand.lowerBound)..<max(answer + 1, operand.upperBound)
      guard word == "true" || word == "false",
        whole.upperBound == bounds.upperBound || isLoose(whole.upperBound),
        whole.lowerBound == bounds.lowerBound || isLoose(whole.lowerBound - 1)
      else { continue }
      return (whole, (value == (word == "true")) == isOperator(sign, "=="))
    }
    return nil
  }

  private var literal: Result {
    .edits([Edit(tree.bytes(of: operand), replacement: value ? "true" : "false")])
  }

  /// One step in a run of `&&` or `||`: the end, or a larger operand.
  private mutating func simplify(in word: String, neutral: Bool, endingAt ends: [String]) -> Result? {
    if value == neutral {
      let gone =
        isOperator(next, word)
        ? Int(tree.tokens[operand.lowerBound].start)..<Int(tree.tokens[operand.upperBound + 1].start)
        : Int(tree.tokens[operand.lowerBound - 2].end)..<Int(tree.tokens[operand.upperBound - 1].end)
      guard tree.comments(in: gone).isEmpty else { return literal }
      return .edits(withoutNeedlessParentheses([gone]))
    }
    if isOperator(previous, word) {
      let start = startOfRun(endingAt: ends)
      let gone = start..<operand.lowerBound
      guard tree.isPure(gone) else { return literal }
      operand = start..<operand.upperBound
    } else {
      operand = operand.lowerBound..<endOfRun(endingAt: ends)
    }
    return nil
  }

  // MARK: Neighbours

  /// The tokens of the expression: neighbours beyond them do not count.
  private var bounds: Range<Int> {
    let tokens = place.tokenIndices
    switch place.kind {
    case .argument: return place.flags.contains(.labeled) ? tokens.dropFirst(2) : tokens
    case .initializer, .returnStatement: return tokens.dropFirst()
    case .collection: return tokens.dropFirst().dropLast()
    default: return tokens
    }
  }

  private var previous: Int? { operand.lowerBound > bounds.lowerBound ? operand.lowerBound - 1 : nil }
  private var next: Int? { operand.upperBound < bounds.upperBound ? operand.upperBound : nil }

  private func isOperator(_ index: Int?, _ word: String) -> Bool {
    guard let index else { return false }
    switch tree.tokens[index].kind {
    case .binaryOperator, .prefixOperator: return tree.text(ofToken: index) == word
    case .exclamationMark: return tree.text(ofToken: index) == word && !isOfTry(index)
    default: return false
    }
  }

  /// Whether a token is the sign of `try!`.
  private func isOfTry(_ index: Int) -> Bool {
    index > 0 && tree.tokens[index].kind == .exclamationMark && tree.tokens[index - 1].keyword == .try
  }

  private func isEffect(_ index: Int) -> Bool {
    isOfTry(index) || ["try", "await"].contains(tree.text(ofToken: index))
  }

  /// Where the `try` and `await` right before the operand begin.
  private var startOfEffects: Int {
    var start = operand.lowerBound
    while start > bounds.lowerBound, isEffect(start - 1) { start -= 1 }
    return start
  }

  /// Whether an operator that the project declares may bind weaker than what is simplified.
  private var holdsOwnOperator: Bool {
    bounds.contains { index in
      tree.tokens[index].kind == .binaryOperator && !Self.operators.contains(tree.text(ofToken: index))
        && !tree.isAssignment(index) && tree.node(coveringToken: index) == place
    }
  }

  /// The operators of the standard library that bind tighter than a choice.
  private static let operators: Set<String> = [
    "&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "??", "...", "..<", "+", "-", "*", "/",
    "%",
    "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
  ]

  /// Whether a neighbour binds no tighter than `&&`, `||` and what is around them.
  private func isLoose(_ index: Int?) -> Bool {
    guard let index else { return true }
    let token = tree.tokens[index]
    switch token.kind {
    case .binaryOperator:
      return ["&&", "||"].contains(tree.text(ofToken: index)) || tree.isAssignment(index)
    case .comma, .colon, .infixQuestionMark, .equal: return true
    default: return isEffect(index)
    }
  }

  private func isEnd(_ index: Int, _ words: [String]) -> Bool {
    switch tree.tokens[index].kind {
    case .comma, .colon, .infixQuestionMark, .equal: true
    case .binaryOperator: words.contains(tree.text(ofToken: index)) || tree.isAssignment(index)
    default: false
    }
  }

  private func endOfRun(endingAt words: [String]) -> Int {
    var index = operand.upperBound
    while index < bounds.upperBound, !isEnd(index, words) {
      index = max(tree.matchingBracket(ofToken: index) ?? index, index) + 1
    }
    return min(index, bounds.upperBound)
  }

  private func startOfRun(endingAt words: [String]) -> Int {
    var index = operand.lowerBound
    while index > bounds.lowerBound, !isEnd(index - 1, words) {
      index = min(tree.matchingBracket(ofToken: index - 1) ?? index - 1, index - 1)
    }
    return max(index, bounds.lowerBound)
  }

  /// Whether parentheses hold nothing but the operand.
  private var leavesParentheses: Bool {
    guard place.kind == .argument, operand == bounds, let tuple = place.parent, tuple.kind == .tuple,
      tuple.arguments.count == 1, !place.flags.contains(.labeled), let outer = tuple.parent
    else { return false }
    switch outer.kind {
    case .argument, .initializer, .returnStatement, .expressionStatement, .collection, .conditionElement:
      return true
    default: return false
    }
  }

  /// Together with the parentheses around the expression when one operand is left in them, or with the quotation marks
  /// when a string is left in an interpolation.
  private func withoutNeedlessParentheses(_ gone: [Range<Int>]) -> [Edit] {
    let edits = gone.map { Edit($0) }
    guard place.kind == .argument, let owner = place.parent, !place.flags.contains(.labeled),
      owner.arguments.count == 1
    else { return edits }
    let rest = bounds.filter { index in !gone.contains { $0.contains(Int(tree.tokens[index].start)) } }
    guard let first = rest.first, let last = rest.last else { return edits }
    var inner = tree.bytes(of: first..<last + 1)
    if owner.kind == .interpolation {
      // What is looked up by a text, like a title's translation, is another one without the interpolation.
      guard let text = tree.plainText(of: first..<last + 1), let string = owner.parent,
        string.tokens.first?.kind == .stringQuote,
        let context = string.parent?.typeContext(ofValueAt: string.tokenIndices.lowerBound),
        [.given("String"), .open].contains(context)
      else { return edits }
      inner = text
    } else {
      let isOne =
        rest.count == 1 && tree.isOperand(first)
        || owner.children(.argument)[0].children.contains {
          $0.kind == .chain && $0.tokenIndices == first..<last + 1
        }
      guard owner.kind == .tuple, owner.parent?.kind != .chain,
        isOne || tree.plainText(of: first..<last + 1) != nil
      else { return edits }
    }
    return [Edit(owner.range.lowerBound..<inner.lowerBound), Edit(inner.upperBound..<owner.range.upperBound)]
  }

  // MARK: A choice

  private func choice(after question: Int) -> Result? {
    guard let branches = tree.branchesOfChoice(after: question, before: bounds.upperBound),
      branches.allSatisfy({ !$0.isEmpty })
    else { return nil }
    let kept = branches[value ? 0 : 1]
    let whole = tree.bytes(of: operand.lowerBound..<branches[1].upperBound)
    let keptBytes = tree.bytes(of: kept)
    let comments = tree.comments(in: whole).filter { !keptBytes.contains($0.lowerBound) }
    guard comments.isEmpty else { return nil }
    // What is left calls nothing that the words before it could be for.
    let needsEffects = kept.contains { [.leftParen, .leftBrace, .leftSquare].contains(tree.tokens[$0].kind) }
    let start = tree.bytes(of: (needsEffects ? operand.lowerBound : startOfEffects)..<operand.upperBound)
      .lowerBound
    let (before, behind) = (start..<keptBytes.lowerBound, keptBytes.upperBound..<whole.upperBound)
    switch tree.replacement(of: kept, without: branches[value ? 1 : 0], in: context) {
    case .same: return .edits(withoutNeedlessParentheses([before, behind]).filter { !$0.range.isEmpty })
    case .written(let prefix, let suffix):
      let edits = [Edit(before, replacement: prefix), Edit(behind, replacement: suffix)]
      return .edits(edits.filter { !$0.range.isEmpty || !$0.replacement.isEmpty })
    case .uncertain: return .doubtful([Edit(before), Edit(behind)].filter { !$0.range.isEmpty })
    case .untyped: return nil
    }
  }

  /// What the context of the choice says about its type. Within another choice it is unknown.
  private var context: TypeContext {
    let isNested = previous.map {
      tree.tokens[$0].kind == .infixQuestionMark || tree.tokens[$0].kind == .colon
    }
    let context = place.typeContext(ofValueAt: operand.lowerBound)
    if isNested != true { return context }
    if case .given = context { return context }
    return .passed
  }
}
