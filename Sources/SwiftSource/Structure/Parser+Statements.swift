extension Parser {
  /// Whether a statement starts here, other than a declaration or an expression.
  mutating func atStartOfStatement() -> Bool {
    if kind == .identifier, peek().kind == .colon { return startsStatement(peek(2), next: peek(3)) }
    guard kind == .keyword || keyword != .none else { return false }
    return startsStatement(tokens[index], next: peek())
  }

  private mutating func startsStatement(_ token: Token, next: Token) -> Bool {
    switch token.keyword {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
      true
    case .repeat:
      // Otherwise it is a pack expansion.
      next.kind == .leftBrace
    case .yield, .discard, .then:
      // `then` is a statement only behind a feature flag. Without the flag, this code would not be valid.
      token.kind == .identifier && startsOperand(next, after: token)
    default:
      false
    }
  }

  mutating func parseStatement() {
    if kind == .identifier, peek().kind == .colon {
      let statement = open(.labeledStatement)
      advance()
      advance()
      parseUnlabeledStatement()
      close(statement)
    } else {
      parseUnlabeledStatement()
    }
  }

  private mutating func parseUnlabeledStatement() {
    switch keyword {
    case .if, .switch: parseConditionalStatement()
    case .guard: parseGuard()
    case .while: parseWhile()
    case .repeat: parseRepeat()
    case .for: parseFor()
    case .do: parseDo()
    case .defer: parseDefer()
    case .return: parseReturn()
    case .throw: parseOperandStatement(.throwStatement)
    case .yield: parseYield()
    case .discard: parseOperandStatement(.discardStatement)
    case .then: parseOperandStatement(.thenStatement)
    case .break: parseJump(.breakStatement)
    case .continue: parseJump(.continueStatement)
    default: parseJump(.fallthroughStatement)
    }
  }

  /// `if` or `switch`. Before `as`, it is an expression.
  private mutating func parseConditionalStatement() {
    let statement = nodeCount
    if at(.if) { parseIf() } else { parseSwitch() }
    guard at(.as) else { return }
    mark(statement, .isExpression)
    let expression = wrap(statement, in: .expressionStatement)
    parseSequenceRest([])
    close(expression)
  }

  private mutating func parseGuard() {
    let statement = open(.guardStatement)
    advance()
    parseConditions()
    if at(.else) { advance() }
    if !parseCodeBlock() { mark(statement, .incomplete) }
    close(statement)
  }

  private mutating func parseWhile() {
    let statement = open(.whileStatement)
    advance()
    if !at(.leftBrace) { parseConditions() }
    if !parseCodeBlock() { mark(statement, .incomplete) }
    close(statement)
  }

  private mutating func parseRepeat() {
    let statement = open(.repeatStatement)
    advance()
    parseCodeBlock()
    if at(.while) {
      advance()
      parseSequence([])
    } else {
      mark(statement, .incomplete)
    }
    close(statement)
  }

  private mutating func parseFor() {
    let statement = open(.forStatement)
    advance()
    if at(.try) { advance() }
    if at(.await) { advance() }
    if at(.unsafe), peek().keyword != .in, peek().kind != .colon { advance() }
    if at(.case) {
      advance()
      parseMatchingPattern()
    } else {
      skipPattern()
    }
    if at(.colon) {
      advance()
      parseType()
    }
    if at(.in) { advance() } else { mark(statement, .incomplete) }
    if !at(.leftBrace) { parseSequence(.condition) }
    if at(.where) {
      advance()
      parseSequence(.condition)
    }
    if !parseCodeBlock() { mark(statement, .incomplete) }
    close(statement)
  }

  mutating func parseDo() {
    let statement = open(.doStatement)
    advance()
    if at(.throws) { skipEffects() }
    if !parseCodeBlock() { mark(statement, .incomplete) }
    while at(.catch) { parseCatch() }
    close(statement)
  }

  private mutating func parseCatch() {
    let clause = open(.catchClause)
    advance()
    while !at(.leftBrace) {
      if !at(.where) { parseMatchingPattern() }
      if at(.where) {
        advance()
        parseSequence(.condition)
      }
      if !consume(.comma) { break }
    }
    if !parseCodeBlock() { mark(clause, .incomplete) }
    close(clause)
  }

  private mutating func parseDefer() {
    let statement = open(.deferStatement)
    advance()
    if !parseCodeBlock() { mark(statement, .incomplete) }
    close(statement)
  }

  private mutating func parseOperandStatement(_ kind: NodeKind) {
    let statement = open(kind)
    advance()
    parseSequence([])
    close(statement)
  }

  private mutating func parseReturn() {
    let statement = open(.returnStatement)
    advance()
    if atStartOfReturnValue() { parseSequence([]) }
    close(statement)
  }

  /// A value may be on the next line, unless that line starts something else.
  private mutating func atStartOfReturnValue() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile: return false
    default: break
    }
    switch keyword {
    case .case, .default: return false
    case .if, .switch: return true
    default: break
    }
    if atStartOfStatement() || atStartOfDeclaration() { return false }
    return !(atStartOfLine && atStartOfSwitchCase())
  }

  private mutating func parseYield() {
    let statement = open(.yieldStatement)
    advance()
    parseSequence([])
    close(statement)
  }

  /// `break`, `continue`, `fallthrough`; a label must be on the same line.
  private mutating func parseJump(_ kind: NodeKind) {
    let statement = open(kind)
    advance()
    if kind != .fallthroughStatement, at(.identifier), !atStartOfLine, !atStartOfStatement(),
      !atStartOfDeclaration()
    {
      advance()
    }
    close(statement)
  }

  /// Whether the token after a contextual keyword (`yield x`, `copy x`) shows that it is the keyword, not a
  /// name.
  ///
  /// - Parameter operandMayBePostfix: also `.`, `(` and `[` after a space start an operand.
  func startsOperand(_ next: Token, after word: Token, operandMayBePostfix: Bool = false) -> Bool {
    if startsLine(next) { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
      .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound:
      return true
    case .keyword:
      switch next.keyword {
      case .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
        return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      return operandMayBePostfix && !next.flags.contains(.joinedToPrevious)
    default:
      return false
    }
  }
}
