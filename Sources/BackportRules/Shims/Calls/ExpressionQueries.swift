import SwiftSource

extension SyntaxTree {
  /// The chain that an expression is as a whole.
  func chain(of expression: Range<Int>) -> Syntax? {
    expression.first.flatMap { node(coveringToken: $0) }?.selfAndAncestors.first {
      $0.kind == .chain && $0.tokenIndices == expression
    }
  }

  /// `brand` of `tint ?? .brand`.
  func fallbackMember(of value: Range<Int>) -> String? {
    let index = value.dropLast().dropFirst().last {
      tokens[$0].kind == .period && text(ofToken: $0 - 1) == "??"
    }
    return index.map { text(ofToken: $0 + 1) }
  }

  /// Whether a member can follow an expression without parentheses.
  func isPrimary(_ tokens: Range<Int>) -> Bool {
    let kinds: Set<NodeKind> = [.chain, .tuple, .collection]
    return tokens.count == 1
      || node(coveringToken: tokens.lowerBound).selfAndAncestors.contains {
        kinds.contains($0.kind) && $0.tokenIndices == tokens
      }
  }

  /// The tokens of what a name is asked of, the name and its call.
  func operand(namedBy token: Int) -> Range<Int> {
    let node = node(coveringToken: token)
    let isMember = node.kind == .memberSuffix && node.anchorIndex == token
    let start = isMember ? node.parent?.tokenIndices.lowerBound ?? token : token
    return start..<(NamedCall(after: token, in: self).node?.tokenIndices.upperBound ?? token + 1)
  }

  /// The statement that ends with an operand.
  func statement(endingWith operand: Range<Int>) -> Syntax? {
    node(coveringToken: operand.lowerBound).selfAndAncestors.first {
      $0.kind == .expressionStatement && $0.tokenIndices.upperBound == operand.upperBound
    }
  }

  /// Whether an operand is all of a statement.
  func isStatement(_ operand: Range<Int>) -> Bool {
    statement(endingWith: operand)?.tokenIndices == operand
  }

  func isLiteral(_ tokens: Range<Int>) -> Bool {
    switch self.tokens[tokens.lowerBound].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .leftSquare, .prefixOperator:
      true
    default: ["nil", "true", "false"].contains(text(ofToken: tokens.lowerBound))
    }
  }
}
