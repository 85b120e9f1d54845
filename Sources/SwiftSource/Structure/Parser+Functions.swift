extension Parser {
  mutating func parseFunction(_ declaration: Int) {
    nodes[declaration].kind = .functionDeclaration
    advance()
    if atOperator || at(.exclamationMark) || at(.prefixAmpersand) {
      takeOperatorName(declaration)
    } else {
      takeDeclarationName(declaration)
    }
    parseSignature(declaration)
    parseCodeBlock()
  }

  /// Parses an operator as a name. In `<<T>`, only the first `<` is the name.
  private mutating func takeOperatorName(_ declaration: Int) {
    setAnchor(of: declaration)
    let end = Int(tokens[index].end)
    let next = peek()
    let hasGenericParameters =
      bytes[end - 1] == UInt8(ascii: "<") && remainingLength > 1
      && (next.kind == .identifier || next.keyword == .let)
    guard hasGenericParameters else { return advance() }
    while remainingLength > 1 { advanceOneByte() }
  }

  /// `<…>(…) async throws -> T where …`.
  private mutating func parseSignature(_ declaration: Int) {
    if atOperator(startingWith: UInt8(ascii: "<")) { parseGenericParameters() }
    if at(.leftParen) { parseParameters() } else { mark(declaration, .incomplete) }
    parseReturnType()
    if at(.where) { parseWhereClause() }
  }

  mutating func parseInitializerDeclaration(_ declaration: Int) {
    nodes[declaration].kind = .initializerDeclaration
    advance()
    if at(.exclamationMark) || at(.postfixQuestionMark) || at(.infixQuestionMark) || atOperator("!") {
      advance()
    }
    parseSignature(declaration)
    parseCodeBlock(ofInitializer: true)
  }

  mutating func parseDeinitializer(_ declaration: Int) {
    nodes[declaration].kind = .deinitializerDeclaration
    advance()
    skipEffects()
    parseCodeBlock()
  }

  mutating func parseSubscript(_ declaration: Int) {
    nodes[declaration].kind = .subscriptDeclaration
    advance()
    parseSignature(declaration)
    if at(.leftBrace) { parseAccessorBlock() }
  }

  mutating func parseMacro(_ declaration: Int) {
    nodes[declaration].kind = .macroDeclaration
    advance()
    takeDeclarationName(declaration)
    parseSignature(declaration)
    if at(.equal) { parseInitializer() }
    if at(.where) { parseWhereClause() }
  }

  /// Parses `async throws -> T`, if there is any of it.
  mutating func parseReturnType() {
    switch keyword {
    case .async, .reasync, .throws, .rethrows: break
    default:
      if !at(.arrow) { return }
    }
    let returnType = open(.returnType)
    skipEffects()
    if at(.arrow) {
      setAnchor(of: returnType)
      advance()
      skipEffects()
      if !parseResultType() { mark(returnType, .incomplete) }
      skipEffects()
    }
    close(returnType)
  }

  // MARK: Parameters

  /// The owner of parameters. Those of an enum element may be types alone.
  enum ParameterOwner {
    case function, enumElement
  }

  /// `(…)`.
  mutating func parseParameters(_ owner: ParameterOwner = .function) {
    let list = open(.parameters)
    advance()
    if enter() {
      while kind != .rightParen, kind != .endOfFile {
        let place = self.place
        parseParameter(owner)
        guard at(.comma), hasMoved(since: place) else { break }
        advance()
      }
    }
    leave()
    expectClosing(.rightParen, of: list)
    close(list)
  }

  private mutating func parseParameter(_ owner: ParameterOwner) {
    let parameter = open(.parameter)
    // An enum element's parameter has no attributes except those of its type.
    if owner == .function { parseAttributes() }
    skipParameterModifiers()
    setAnchor(of: parameter)
    if owner == .function || atParameterName {
      if atLabel { advance() }
      if atLabel { advance() }
      parseTypeAnnotation()
    } else {
      parseType()
    }
    if atOperator("...") { advance() }
    if at(.equal) || atOperator("==") { parseInitializer() }
    closeUnlessEmpty(parameter)
  }

  private mutating func skipParameterModifiers() {
    while at(.isolated) || at(._const), !atParameterName { advance() }
  }
}
