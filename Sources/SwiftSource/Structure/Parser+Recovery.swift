// Skipping: over what is of no interest, and over what is not understood.

extension Parser {
  /// Takes a token; if it is an opening bracket, all up to its closing one. Returns at the end of the file.
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

  /// Takes the bracket that closes `node`. What stands before it is unexpected; without it, the node is
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

  /// A new line with a reserved word that only starts declarations: an unclosed bracket ends before it.
  private var atCertainDeclaration: Bool {
    guard kind == .keyword, atStartOfLine else { return false }
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .func, .import, .typealias: return true
    default: return false
    }
  }

  /// Makes one `unexpected` node of the tokens up to where `stop` says so.
  mutating func skipUnexpected(until stop: (inout Parser) -> Bool) {
    let node = open(.unexpected)
    while kind != .endOfFile, !stop(&self) { skipBalanced() }
    closeUnlessEmpty(node)
  }

  /// In debug builds, stops a loop that stands still. Returns false then, so that it ends in release builds, too.
  func checkProgress(since place: Place) -> Bool {
    assert(hasMoved(since: place) || kind == .endOfFile, "standing still at token \(index)")
    return hasMoved(since: place)
  }
}

// MARK: Labels

extension Parser {
  /// Whether a token can be an argument's or a parameter's label: any word but `inout`.
  func canBeLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: token.keyword != .inout
    default: false
    }
  }

  var atLabel: Bool { split == 0 && canBeLabel(tokens[index]) }
}
