extension Parser {
  // MARK: Arguments

  /// `<…>` as a node.
  mutating func parseGenericArguments() {
    let list = open(.genericArguments)
    advanceOneByte()
    while !atOperator(startingWith: UInt8(ascii: ">")) {
      let place = self.place
      let type = open(.type)
      skipGenericArgument()
      closeUnlessEmpty(type)
      guard at(.comma), hasMoved(since: place) else { break }
      advance()
    }
    if atOperator(startingWith: UInt8(ascii: ">")) { advanceOneByte() } else { mark(list, .incomplete) }
    close(list)
  }

  /// Skips `<…>`. Returns false when it is not valid.
  mutating func skipGenericArguments() -> Bool {
    guard atOperator(startingWith: UInt8(ascii: "<")), enter() else { return false }
    defer { leave() }
    advanceOneByte()
    while !atOperator(startingWith: UInt8(ascii: ">")) {
      guard skipGenericArgument() else { return false }
      if !consume(.comma) { break }
    }
    guard atOperator(startingWith: UInt8(ascii: ">")) else { return false }
    advanceOneByte()
    return true
  }

  /// A type or a number.
  @discardableResult
  mutating func skipGenericArgument() -> Bool {
    if atOperator("-"), peek().kind == .integerLiteral { advance() }
    return consume(.integerLiteral) || skipType()
  }

  /// Whether the token after `<…>` shows that it was a generic argument list, not a comparison.
  var atTokenAfterGenericArguments: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon:
      true
    case .binaryOperator: atOperator("&")
    case .leftParen, .leftSquare: !atStartOfLine
    default: false
    }
  }

  // MARK: Parameters

  /// `<T: P, each U, let n: Int>`.
  mutating func parseGenericParameters() {
    let list = open(.genericParameters)
    advanceOneByte()
    while kind != .endOfFile, !atOperator(startingWith: UInt8(ascii: ">")), !at(.where) {
      let place = self.place
      parseGenericParameter()
      guard at(.comma), hasMoved(since: place) else { break }
      advance()
    }
    if at(.where) { parseWhereClause() }
    if atOperator(startingWith: UInt8(ascii: ">")) { advanceOneByte() } else { mark(list, .incomplete) }
    close(list)
  }

  private mutating func parseGenericParameter() {
    let parameter = open(.genericParameter)
    parseAttributes()
    if at(.each) || at(.let), peek().kind == .identifier { advance() }
    setAnchor(of: parameter)
    if at(.identifier) || at(.Self) || at(.`self`) { advance() }
    if atOperator("...") { advance() }
    if at(.colon) {
      advance()
      parseType()
    }
    closeUnlessEmpty(parameter)
  }

  /// `where T: P, U == V`.
  mutating func parseWhereClause() {
    let clause = open(.whereClause)
    repeat {
      advance()
      let place = self.place
      skipGenericArgument()
      if at(.colon) {
        advance()
        // `_Trivial(64)` has arguments.
        skipType()
        if at(.leftParen), !atStartOfLine { skipBalanced() }
      } else if atOperator("==") {
        advance()
        skipGenericArgument()
      }
      guard hasMoved(since: place) else { break }
    } while at(.comma)
    close(clause)
  }
}
