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
    let node = node(coveringToken: tokens.lowerBound)
    if tokens.count == 1 { return true }
    return ([node] + Array(node.ancestors)).contains {
      ($0.kind == .chain || $0.kind == .tuple) && $0.tokenIndices == tokens
    }
  }

  func isLiteral(_ tokens: Range<Int>) -> Bool {
    switch self.tokens[tokens.lowerBound].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .leftSquare, .prefixOperator:
      true
    default: ["nil", "true", "false"].contains(text(ofToken: tokens.lowerBound))
    }
  }
}
