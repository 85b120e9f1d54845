/// Makes the tree of a chain: each suffix applies to everything before it.
package struct ChainReader {
  let chain: Syntax

  package init(_ chain: Syntax) { self.chain = chain }

  package var expression: Expression {
    let base = chain.baseTokens
    var result: Expression?
    if !base.isEmpty {
      var parser = ExpressionParser(base, in: chain)
      result = parser.parseOperand()
    }
    return apply(chain.suffixes, to: result) ?? Expression(chain.tree, chain.tokenIndices, .missing)
  }

  /// - Parameter base: `nil` for `.name`, and in a `#if` among suffixes.
  func apply(_ suffixes: [Syntax], to base: Expression?) -> Expression? {
    var result = base
    for suffix in suffixes { result = apply(suffix, to: result) }
    return result
  }

  private func apply(_ suffix: Syntax, to base: Expression?) -> Expression {
    let tree = chain.tree
    let start = base?.tokens.lowerBound ?? suffix.tokenIndices.lowerBound
    let tokens = start..<max(suffix.tokenIndices.upperBound, base?.tokens.upperBound ?? start)
    func made(_ form: Expression.Form) -> Expression { Expression(tree, tokens, form) }
    let operand = base ?? Expression(tree, start..<start, .missing)
    switch suffix.kind {
    case .memberSuffix: return made(.member(base, suffix))
    case .genericArguments: return made(.specialized(operand, suffix))
    case .callSuffix: return made(.call(operand, suffix))
    case .subscriptSuffix: return made(.element(operand, suffix))
    case .ifConfig: return made(.conditional(base, suffix))
    default: return made(form(ofOperator: suffix, on: operand))
    }
  }

  private func form(ofOperator suffix: Syntax, on base: Expression) -> Expression.Form {
    let tree = chain.tree
    // Without a token of its own, it is the rest of one: the `?` of `>?`.
    let token = suffix.tokenIndices.first ?? base.tokens.upperBound - 1
    switch tree.tokens[token].kind {
    case .postfixQuestionMark: return .chained(base)
    case .exclamationMark: return .forced(base)
    default:
      guard suffix.tokenIndices.isEmpty else { return .postfix(base, token) }
      return tree.text.bytes[Int(tree.tokens[token].end) - 1] == UInt8(ascii: "!")
        ? .forced(base) : .chained(base)
    }
  }
}
