// incoming ? .clear : .clear   → .clear
//
// A choice between two equal values becomes that value. Refused where evaluating its condition may have a side effect.
import LintCore
import SwiftSource

extension ChangeRule {
  static let equalChoice = ChangeRule(
    check: { pass in
      for choice in EqualChoice.all(in: pass) {
        let whole = pass.after.bytes(of: choice.question.lowerBound..<choice.answer.upperBound)
        let answer = pass.after.bytes(of: pass.after.withoutParentheses(choice.answer))
        let edits = [Edit(whole.lowerBound..<answer.lowerBound), Edit(answer.upperBound..<whole.upperBound)]
        pass.report(
          whole, "both answers are the same", fix: pass.fix(.safe(edits.filter { !$0.range.isEmpty })))
      }
    })
}

/// The tokens of a choice between two equal values.
private struct EqualChoice {
  let question: Range<Int>
  /// The second.
  let answer: Range<Int>

  static func all(in pass: ChangePass) -> [EqualChoice] {
    let tree = pass.after
    let marks = tree.root.tokenIndices.filter { tree.tokens[$0].kind == .infixQuestionMark }
    return marks.compactMap { EqualChoice(at: $0, in: tree) }.filter {
      pass.isNew($0.question.lowerBound..<$0.answer.upperBound)
    }
  }

  private init?(at mark: Int, in tree: SyntaxTree) {
    guard let bounds = tree.node(coveringToken: mark).boundsOfValues,
      let branches = tree.branchesOfChoice(after: mark, before: bounds.upperBound),
      branches[0].count == branches[1].count,
      zip(branches[0], branches[1]).allSatisfy({ tree.text(ofToken: $0) == tree.text(ofToken: $1) })
    else { return nil }
    var start = mark
    while start > bounds.lowerBound {
      let token = tree.tokens[start - 1]
      if [.comma, .colon, .equal, .infixQuestionMark].contains(token.kind) { break }
      start = min(tree.matchingBracket(ofToken: start - 1) ?? start - 1, start - 1)
    }
    question = max(start, bounds.lowerBound)..<mark
    answer = branches[1]
    let whole = tree.bytes(of: question.lowerBound..<answer.upperBound)
    guard !question.isEmpty, tree.isPure(question), tree.comments(in: whole).isEmpty else {
      return nil
    }
  }
}

extension Syntax {
  /// The tokens of it that make values.
  fileprivate var boundsOfValues: Range<Int>? {
    switch kind {
    case .argument: flags.contains(.labeled) ? tokenIndices.dropFirst(2) : tokenIndices
    case .initializer, .returnStatement: tokenIndices.dropFirst()
    case .collection: tokenIndices.dropFirst().dropLast()
    case .expressionStatement: tokenIndices
    default: nil
    }
  }
}

extension SyntaxTree {
  fileprivate func bytes(of tokens: Range<Int>) -> Range<Int> {
    Int(self.tokens[tokens.lowerBound].start)..<Int(self.tokens[tokens.upperBound - 1].end)
  }

  /// Of the tokens of an expression: those of its one value.
  fileprivate func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
    guard tokens.count > 2, self.tokens[tokens.lowerBound].kind == .leftParen,
      matchingBracket(ofToken: tokens.lowerBound) == tokens.upperBound - 1,
      !tokens.contains(where: { [.comma, .colon].contains(self.tokens[$0].kind) })
    else { return tokens }
    return tokens.dropFirst().dropLast()
  }

  /// The tokens of both answers of a choice.
  func branchesOfChoice(after question: Int, before bound: Int) -> [Range<Int>]? {
    guard let colon = colonOfChoice(after: question, before: bound), colon + 1 < bound else { return nil }
    var end = colon + 1
    var nesting = 0
    while end < bound {
      let kind = tokens[end].kind
      let isColon = kind == .colon && !isLabel(before: end)
      if kind == .comma || isColon && nesting == 0 { break }
      if kind == .infixQuestionMark { nesting += 1 }
      if isColon { nesting -= 1 }
      end = max(matchingBracket(ofToken: end) ?? end, end) + 1
    }
    return [question + 1..<colon, colon + 1..<min(end, bound)]
  }
}
