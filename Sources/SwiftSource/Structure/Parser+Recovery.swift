// Skips irrelevant and unexpected tokens.

extension Parser {
  /// Skips a token or a whole bracket. Does not move at the end of the file.
  mutating func skipBalanced() {
    var nesting = 0
    repeat {
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: nesting += 1
      case .rightParen, .rightSquare, .rightBrace: nesting -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while nesting > 0
  }

  var atClosingBracket: Bool {
    switch kind {
    case .rightParen, .rightSquare, .rightBrace, .endOfFile: true
    default: false
    }
  }

  @inline(__always)
  var atEndOfIfConfigClause: Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// Parses the bracket that closes `node`. Tokens before it are unexpected; without it, the node is
  /// incomplete.
  mutating func expectClosing(_ bracket: TokenKind, of node: Int) {
    if kind == bracket { return advance() }
    skipUnexpected { parser in
      parser.atClosingBracket || parser.atEndOfIfConfigClause || parser.atCertainDeclaration
    }
    if kind == bracket {
      advance()
    } else {
      mark(node, .incomplete)
    }
  }

  /// A reserved word at the start of a line that can only start a declaration: an unclosed bracket ends
  /// before it.
  private var atCertainDeclaration: Bool {
    guard kind == .keyword, atStartOfLine else { return false }
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .func, .import, .typealias: return true
    default: return false
    }
  }

  /// Skips the tokens up to where `stop` returns true, as one `unexpected` node.
  mutating func skipUnexpected(until stop: (inout Parser) -> Bool) {
    let node = open(.unexpected)
    while kind != .endOfFile, !stop(&self) { skipBalanced() }
    closeUnlessEmpty(node)
  }

  /// Asserts that a loop advances. In release builds returns false if it does not, so that the loop ends.
  func checkProgress(since place: Place) -> Bool {
    assert(hasMoved(since: place) || kind == .endOfFile, "standing still at token \(index)")
    return hasMoved(since: place)
  }
}

// MARK: Labels

extension Parser {
  /// Whether a token can be the label of an argument or parameter: any word except `inout`.
  func canBeLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: token.keyword != .inout
    default: false
    }
  }

  var atLabel: Bool { split == 0 && canBeLabel(tokens[index]) }
}
