import SwiftSource

extension SyntaxTree {
  /// Whether a token is a name by itself: no member, no label.
  func isUse(of name: String, at index: Int) -> Bool {
    guard text(ofToken: index) == name, index == 0 || tokens[index - 1].kind != .period else { return false }
    return tokens[index].kind == .identifier && tokens[index + 1].kind != .colon
  }

  /// The names of types in an expression that says nothing else by name; see `isContextFree`.
  var typeNames: Set<String> {
    Set(
      tokens.indices.filter { tokens[$0].kind == .identifier && ($0 == 0 || tokens[$0 - 1].kind != .period) }
        .map { text(ofToken: $0) }.filter(\.isTypeName))
  }

  /// Whether a token names a parameter by itself, or behind `self` where a property keeps it.
  func isUse(of parameter: Parameter, at index: Int) -> Bool {
    if isUse(of: parameter.name, at: index) { return true }
    return parameter.isKept && index > 1 && text(ofToken: index) == parameter.name
      && tokens[index - 1].kind == .period && text(ofToken: index - 2) == "self"
  }

  /// Whether an expression means the same wherever a value of its type is expected: literals, implicit members,
  /// lists of such, without any name that has to be found in the scope.
  /// - Parameter orTypes: types, and what they offer, are taken for native ones that are found everywhere.
  func isContextFree(_ tokens: Range<Int>, orTypes: Bool = false) -> Bool {
    !tokens.isEmpty && tokens.allSatisfy { isContextFree(at: $0, in: tokens, orTypes: orTypes) }
  }

  /// Whether one token of an expression means the same wherever a value of its type is expected.
  func isContextFree(at index: Int, in tokens: Range<Int>, orTypes: Bool) -> Bool {
    let isMember =
      index > tokens.lowerBound && tokens.contains(index - 1) && self.tokens[index - 1].kind == .period
    let node = node(coveringToken: index)
    let isLabel = node.kind == .argument && node.flags.contains(.labeled) && node.anchorIndex == index
    switch self.tokens[index].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .stringSegment, .leftSquare, .rightSquare, .comma,
      .period, .leftParen, .rightParen, .colon, .prefixOperator, .backslash:
      return true
    case .identifier:
      // A member, the label of an argument, or a type.
      return isMember || isLabel || orTypes && text(ofToken: index).isTypeName
    case .keyword: return isMember || isLabel || ["true", "false", "nil"].contains(text(ofToken: index))
    default: return false
    }
  }
}

extension String {
  /// Whether it looks like the name of a type.
  var isTypeName: Bool {
    guard let first else { return false }
    return first.isUppercase && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
