import SwiftSource

extension SyntaxTree {
  /// The chain that an expression is as a whole.
  func chain(of expression: Range<Int>) -> Syntax? {
    expression.first.flatMap { node(coveringToken: $0) }?.selfAndAncestors.first {
      $0.kind == .chain && $0.tokenIndices == expression
    }
  }

  /// Whether an expression is names and members of them, of which at most getters run.
  func isPath(_ value: Range<Int>) -> Bool {
    value.allSatisfy { index in
      switch tokens[index].kind {
      case .identifier, .period: true
      case .keyword: text(ofToken: index) == "self"
      default: false
      }
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

  /// Whether an expression has a prefix operator that is not the standard library's.
  func callsOperator(within value: Range<Int>) -> Bool {
    value.contains {
      tokens[$0].kind == .prefixOperator && !["-", "+", "!", "~"].contains(text(ofToken: $0))
    }
  }

  /// Whether evaluating an expression has no visible side effect: literals, names and members, closures.
  func isInert(_ tokens: Range<Int>) -> Bool {
    if isContextFree(tokens) { return true }
    guard let first = tokens.first else { return true }
    let node = node(coveringToken: first)
    if node.kind == .closure, node.tokenIndices == tokens { return true }
    return tokens.allSatisfy {
      switch self.tokens[$0].kind {
      case .identifier, .dollarIdentifier, .period, .integerLiteral, .floatLiteral: true
      case .keyword: text(ofToken: $0) == "self"
      default: false
      }
    }
  }
}
