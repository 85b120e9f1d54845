extension Parser {
  /// Parses an operand with its suffixes. Returns false when there is no operand.
  mutating func parsePostfix(_ flags: ExpressionFlags) -> Bool {
    let first = nextToken
    // A base with nodes needs a slot for the chain before them; a name or number does not.
    var chain = baseMayHaveNodes ? open(.chain) : -1
    let base = parsePrimary(flags, chain: &chain)
    if base == .missing {
      if chain >= 0 { nodeCount = chain }
      return false
    }
    var hasSuffix = base == .suffix
    parseSuffixes(
      chain: &chain, first: first, hasSuffix: &hasSuffix, allowClosure: base != .literal, flags)
    guard chain >= 0 else { return true }
    if hasSuffix { close(chain) } else { discard(chain) }
    return true
  }

  private var baseMayHaveNodes: Bool {
    switch kind {
    case .leftParen, .leftSquare, .leftBrace, .pound, .poundAvailable, .poundUnavailable,
      .rawStringPoundDelimiter:
      return true
    case .stringQuote, .multilineStringQuote, .singleQuote:
      // A string with a single segment has no interpolation.
      let next = peek()
      return next.kind != kind && !(next.kind == .stringSegment && peek(2).kind == kind)
    default:
      return false
    }
  }

  /// Parses the suffixes at the current token. Opens the chain before the first one if necessary.
  mutating func parseSuffixes(
    chain: inout Int, first: Int, hasSuffix: inout Bool, allowClosure: Bool, _ flags: ExpressionFlags
  ) {
    var allowClosure = allowClosure
    while true {
      switch kind {
      case .period: break
      case .leftParen, .leftSquare:
        if atStartOfLine { return }
      case .leftBrace:
        guard allowClosure, atTrailingClosure(flags) else { return }
      case .postfixQuestionMark, .exclamationMark, .postfixOperator: break
      case .poundIf:
        guard atPostfixIfConfig() else { return }
      default: return
      }
      if chain < 0 { chain = open(.chain, at: first) }
      hasSuffix = true
      allowClosure = true
      switch kind {
      case .period: parseMember()
      case .leftParen: parseCall(.callSuffix, closing: .rightParen, flags)
      case .leftSquare: parseCall(.subscriptSuffix, closing: .rightSquare, flags)
      case .leftBrace:
        let call = open(.callSuffix)
        parseTrailingClosures()
        close(call)
        // A single closure, or closures with labels.
        if at(.leftBrace) { return }
      case .poundIf: parseIfConfig(.suffixes(flags))
      default: parseOperatorSuffix()
      }
    }
  }

  /// `.name`, with `<…>` as a separate node.
  mutating func parseMember() {
    let member = open(.memberSuffix)
    let isTight = tokens[index].flags.contains(.joinedToPrevious)
    advance()
    if isTight, atStartOfLine {
      // `a.` at the end of a line: the next line is not its name.
      mark(member, .incomplete)
      return close(member)
    }
    setAnchor(of: member)
    takeModuleSelector()
    if at(.integerLiteral) || (kind == .keyword && keyword == .`self`) {
      setAnchor(of: member)
      advance()
    } else if at(.identifier) || at(.keyword) {
      setAnchor(of: member)
      advance()
      skipArgumentNames()
    } else {
      mark(member, .incomplete)
      return close(member)
    }
    close(member)
    parseGenericArgumentsIfPresent()
  }

  /// `(a:b:)` of a compound name.
  mutating func skipArgumentNames() {
    guard at(.leftParen), !atStartOfLine, canBeLabel(peek()), peek(2).kind == .colon else { return }
    var distance = 1
    while canBeLabel(peek(distance)), peek(distance + 1).kind == .colon { distance += 2 }
    if peek(distance).kind == .rightParen { move(to: index + distance + 1) }
  }

  /// `<…>` after a name, unless it is a comparison.
  mutating func parseGenericArgumentsIfPresent() {
    // `<>` is an operator: no list is empty.
    guard atOperator(startingWith: UInt8(ascii: "<")), !startsWithEmptyAngles else { return }
    let isList = lookingAhead { parser in
      parser.skipGenericArguments() && parser.atTokenAfterGenericArguments
    }
    if isList { parseGenericArguments() }
  }

  private var startsWithEmptyAngles: Bool {
    remainingLength > 1 && bytes[Int(tokens[index].start) + split + 1] == UInt8(ascii: ">")
  }

  /// `module::` before a name.
  @inline(__always)
  mutating func takeModuleSelector() {
    while peek().kind == .colonColon, canBeLabel(tokens[index]) {
      advance()
      advance()
    }
  }

  private mutating func parseOperatorSuffix() {
    let suffix = open(.operatorSuffix)
    advance()
    close(suffix)
  }

  // MARK: Calls

  /// `(…)` or `[…]` with its trailing closures.
  mutating func parseCall(_ kind: NodeKind, closing: TokenKind, _ flags: ExpressionFlags) {
    let call = open(kind)
    parseArguments(closing: closing, of: call, kind == .callSuffix ? flags.ofArguments : flags.ofSubscript)
    if at(.leftBrace), flags.allowTrailingClosures, atTrailingClosure(flags) { parseTrailingClosures() }
    close(call)
  }

  /// Parses from the opening bracket to the closing one.
  mutating func parseArguments(closing: TokenKind, of node: Int, _ flags: ExpressionFlags) {
    advance()
    if enter() {
      while kind != closing, kind != .endOfFile {
        parseArgument(flags)
        if !consume(.comma) { break }
      }
    }
    leave()
    expectClosing(closing, of: node)
  }

  private mutating func parseArgument(_ flags: ExpressionFlags) {
    let argument = open(.argument)
    if atLabel, peek().kind == .colon {
      mark(argument, .labeled)
      advance()
      advance()
    } else if at(.colon) {
      advance()
    }
    if at(.binaryOperator), isEndOfArgument(peek()) {
      // An operator as a value: `reduce(0, +)`.
      advance()
    } else {
      parseExpression(flags)
    }
    closeUnlessEmpty(argument)
  }

  private func isEndOfArgument(_ token: Token) -> Bool {
    token.kind == .comma || token.kind == .rightParen || token.kind == .rightSquare
  }

  // MARK: Trailing closures

  mutating func parseTrailingClosures() {
    let first = open(.trailingClosure)
    parseClosure()
    close(first)
    while atLabel, !at(.default), peek().kind == .colon, peek(2).kind == .leftBrace {
      let next = open(.trailingClosure)
      mark(next, .labeled)
      advance()
      advance()
      parseClosure()
      close(next)
    }
  }

  /// Whether the `{` starts a trailing closure, not a body, an accessor block, or the cases of a `switch`.
  mutating func atTrailingClosure(_ flags: ExpressionFlags) -> Bool {
    if atAccessorsWithInitialValue() || peek().keyword == .case { return false }
    guard flags.contains(.condition) else { return true }
    // `if xs.contains { $0 > 1 } {`: recognised by what follows, if the closure starts on the same line.
    guard !startsLine(peek()) else { return false }
    return lookingAhead { parser in
      parser.skipBalanced()
      switch parser.kind {
      case .leftBrace, .comma: return true
      case .keyword where parser.keyword == .where: return true
      case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark,
        .colon,
        .equal, .postfixOperator, .binaryOperator:
        return !parser.atStartOfLine
      case .keyword where parser.keyword == .is || parser.keyword == .as: return !parser.atStartOfLine
      default: return false
      }
    }
  }

  /// `{ didSet`, `{ willSet`, `{ init`, with or without attributes: accessors after an initial value.
  mutating func atAccessorsWithInitialValue() -> Bool {
    let next = peek()
    if next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init` { return true }
    guard next.kind == .atSign else { return false }
    // The compiler's own marker for such a block.
    if hasText(peek(2), "_accessorBlock") { return true }
    return lookingAhead { parser in
      parser.advance()
      while parser.at(.atSign) { parser.skipAttribute() }
      return parser.at(.didSet) || parser.at(.willSet) || parser.at(.`init`)
    }
  }

  // MARK: #if among suffixes

  /// A `#if` in which a member follows the directives.
  private mutating func atPostfixIfConfig() -> Bool {
    lookingAhead { parser in
      repeat {
        parser.advance()
        parser.skipLine()
      } while parser.at(.poundIf)
      guard parser.at(.period) else { return false }
      let next = parser.peek()
      return next.kind == .identifier || next.kind == .keyword
    }
  }
}

extension ExpressionFlags {
  /// The flags for the arguments of a subscript in this context.
  var ofSubscript: ExpressionFlags { intersection(.pattern) }
}
