import SwiftSource

extension Syntax {
  /// The closure that is a call's only argument, in parentheses or behind them.
  var onlyClosure: Syntax? {
    switch (arguments.count, trailingClosures.count) {
    case (0, 1): return trailingClosures[0].closure
    case (1, 0): return arguments[0].closure
    default: return nil
    }
  }

  /// The closure without parameters that an initializer calls for its value.
  var closureCalledOnTheSpot: Syntax? {
    guard let chain = child(.chain), chain.tokens.count == tokens.count - 1, chain.suffixes.count == 1,
      chain.suffixes[0].kind == .callSuffix, chain.suffixes[0].tokens.count == 2,
      let closure = chain.child(.closure), closure.tokenIndices == chain.baseTokens,
      closure.child(.closureSignature) == nil
    else { return nil }
    return closure
  }

  /// Whether the last argument of this call may be a closure, told by its last two tokens.
  var mayEndWithClosure: Bool {
    guard let last = tokens.last, last.kind == .rightParen else { return true }
    let kind = tokens.dropLast().last?.kind
    return kind == .rightBrace || kind == .comma
  }

  /// Whether a closure behind it would be taken for the block of a statement.
  var standsInCondition: Bool {
    for node in ancestors {
      switch node.kind {
      case .conditionElement, .forStatement, .switchStatement, .caseLabel, .whileStatement: return true
      case .expressionStatement, .returnStatement, .argument, .closure, .codeBlock: return false
      default: continue
      }
    }
    return false
  }

  /// The name of this closure's only parameter; `$0` if it has no name.
  var onlyParameter: String? {
    guard let signature = child(.closureSignature) else { return "$0" }
    let words = signature.tokenIndices.map { tree.text(ofToken: $0) }
    let name = words.filter { $0 != "(" && $0 != ")" && $0 != "in" }
    guard name.count == 1, words.last == "in", words.count <= 4, name[0] != "_" else { return nil }
    return name[0]
  }

  /// How often the statements of this closure mention one of its parameters.
  func mentions(of parameter: String) -> Int {
    let start = child(.closureSignature)?.tokenIndices.upperBound ?? tokenIndices.lowerBound
    // A nested closure's `$0` is another one, and none can be written where this one's is needed.
    return (start..<tokenIndices.upperBound).count { tree.text(ofToken: $0) == parameter }
  }

  /// The tokens of the value that a statement gives back: of `return value`, or of an expression by itself.
  var returnedTokens: Range<Int>? {
    switch kind {
    case .returnStatement:
      let value = tokenIndices.dropFirst()
      return value.isEmpty ? nil : value
    case .expressionStatement: return tokenIndices
    default: return nil
    }
  }
}
