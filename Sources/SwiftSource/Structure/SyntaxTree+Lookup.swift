extension SyntaxTree {
  /// The index of the token that contains the byte, or of the first one after it; beyond the end, of the last
  /// one.
  public func tokenIndex(at offset: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The innermost node that covers a token.
  public func node(coveringToken token: Int) -> Syntax {
    // Nodes in pre-order are sorted by start: finds the last one that starts here or before.
    var (low, high) = (0, nodes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(nodes[middle].firstToken) <= token { low = middle } else { high = middle }
    }
    while low > 0, Int(nodes[low].endToken) <= token { low = Int(nodes[low].parent) }
    return Syntax(tree: self, index: low)
  }

  /// The innermost node that covers the token at a byte, or the first token after it.
  public func node(at offset: Int) -> Syntax { node(coveringToken: tokenIndex(at: offset)) }

  /// The index of the matching bracket; `nil` when the token is not a bracket, or has no match.
  public func matchingBracket(ofToken token: Int) -> Int? {
    switch tokens[token].kind {
    case .leftParen, .leftSquare, .leftBrace: matchingBracket(from: token, step: 1)
    case .rightParen, .rightSquare, .rightBrace: matchingBracket(from: token, step: -1)
    default: nil
    }
  }

  private func matchingBracket(from token: Int, step: Int) -> Int? {
    var nesting = 0
    var index = token
    while tokens.indices.contains(index) {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: nesting += step
      case .rightParen, .rightSquare, .rightBrace: nesting -= step
      default: break
      }
      if nesting == 0 { return Self.match(tokens[token].kind, tokens[index].kind) ? index : nil }
      index += step
    }
    return nil
  }

  private static func match(_ first: TokenKind, _ second: TokenKind) -> Bool {
    switch (first, second) {
    case (.leftParen, .rightParen), (.leftSquare, .rightSquare), (.leftBrace, .rightBrace): true
    case (.rightParen, .leftParen), (.rightSquare, .leftSquare), (.rightBrace, .leftBrace): true
    default: false
    }
  }
}
