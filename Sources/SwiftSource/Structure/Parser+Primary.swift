extension Parser {
  /// The base of a chain.
  enum Base {
    case missing
    /// A literal that takes no trailing closure.
    case literal
    case operand
    /// None: the chain starts with its first suffix (`.red`, `Array<Int>`).
    case suffix
  }

  mutating func parsePrimary(_ flags: ExpressionFlags, chain: inout Int) -> Base {
    switch kind {
    case .identifier:
      return parseName(chain: &chain)
    case .keyword:
      switch keyword {
      case .`self`, .Self, .`init`: return parseName(chain: &chain)
      case .super, .Any, .deinit, .subscript:
        advance()
        if flags.contains(.attributeArguments) { skipArgumentNames() }
        return .operand
      case .true, .false, .nil:
        advance()
        return .literal
      default: return .missing
      }
    case .integerLiteral, .floatLiteral:
      advance()
      return .literal
    case .dollarIdentifier, .wildcard:
      if peek().kind == .colonColon { return parseName(chain: &chain) }
      advance()
      return .operand
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      parseString()
      return .literal
    case .regexPoundDelimiter, .regexSlash:
      skipRegex()
      return .literal
    case .pound:
      parseMacroExpansion(open(.macroExpansion), flags)
      return .operand
    case .poundAvailable, .poundUnavailable:
      parseAvailabilityCondition()
      return .operand
    case .leftBrace:
      parseClosure()
      return .operand
    case .period:
      if chain < 0 { chain = open(.chain) }
      parseMember()
      return .suffix
    case .leftParen:
      let tuple = open(.tuple)
      parseArguments(closing: .rightParen, of: tuple, flags.intersection(.pattern))
      close(tuple)
      return .operand
    case .leftSquare:
      return parseCollection()
    default:
      return .missing
    }
  }

  /// A name, possibly with argument names (`f(a:b:)`) or generic arguments.
  private mutating func parseName(chain: inout Int) -> Base {
    let first = index
    takeModuleSelector()
    advance()
    skipArgumentNames()
    guard atOperator(startingWith: UInt8(ascii: "<")) else { return .operand }
    let before = nodeCount
    chain = open(.chain, at: first)
    parseGenericArgumentsIfPresent()
    if nodeCount > before + 1 { return .suffix }
    nodeCount = before
    chain = -1
    return .operand
  }

  /// `[…]`: an array, a dictionary, or the type `[3 of Int]`.
  private mutating func parseCollection() -> Base {
    let collection = open(.collection)
    if atInlineArrayType() {
      skipType()
      close(collection)
      return .operand
    }
    advance()
    if enter() {
      if at(.colon) { advance() }
      while kind != .rightSquare, kind != .endOfFile {
        let place = self.place
        parseSequence([])
        if at(.colon) {
          advance()
          parseSequence([])
        }
        guard at(.comma), hasMoved(since: place) else { break }
        advance()
      }
    }
    leave()
    expectClosing(.rightSquare, of: collection)
    close(collection)
    return .literal
  }

  // MARK: Literals

  /// A string literal. It has a node only if it has an interpolation.
  mutating func parseString() {
    let first = nextToken
    var literal = -1
    if at(.rawStringPoundDelimiter) { advance() }
    let quote = kind
    advance()
    while true {
      if at(.stringSegment) {
        advance()
      } else if at(.backslash) {
        if literal < 0 { literal = open(.stringLiteral, at: first) }
        parseInterpolation()
      } else {
        break
      }
    }
    if kind == quote {
      advance()
      if at(.rawStringPoundDelimiter), tokens[index].flags.contains(.joinedToPrevious) { advance() }
    } else if literal >= 0 {
      mark(literal, .incomplete)
    }
    if literal >= 0 { close(literal) }
  }

  private mutating func parseInterpolation() {
    let interpolation = open(.interpolation)
    advance()
    if at(.rawStringPoundDelimiter) { advance() }
    if at(.leftParen) {
      parseArguments(closing: .rightParen, of: interpolation, [])
    } else {
      mark(interpolation, .incomplete)
    }
    close(interpolation)
  }

  private mutating func skipRegex() {
    if at(.regexPoundDelimiter) { advance() }
    if at(.regexSlash) { advance() }
    if at(.regexLiteralPattern) { advance() }
    if at(.regexSlash) { advance() }
    if at(.regexPoundDelimiter) { advance() }
  }

  // MARK: Key paths and macros

  /// `\Root.path`.
  mutating func parseKeyPath(_ flags: ExpressionFlags) {
    let keyPath = open(.keyPath)
    advance()
    if !at(.period), !(atOperator && firstByte == UInt8(ascii: ".")) {
      let root = open(.type)
      skipSimpleType(allowMembers: false)
      closeUnlessEmpty(root)
    }
    var mayBeAfterType = true
    while true {
      if at(.leftSquare), !atStartOfLine {
        parseKeyPathSubscript(flags)
      } else if at(.period), mayBeAfterType, peek().kind == .leftSquare {
        advance()
        parseKeyPathSubscript(flags)
      } else if at(.period) {
        parseMember()
        continue
      } else if at(.postfixQuestionMark) || at(.exclamationMark) {
        let suffix = open(.operatorSuffix)
        advance()
        close(suffix)
      } else if atOperator, isKeyPathOperator(mayBeAfterType) {
        parseKeyPathOperators(mayBeAfterType)
      } else {
        break
      }
      mayBeAfterType = false
    }
    close(keyPath)
  }

  private mutating func parseKeyPathSubscript(_ flags: ExpressionFlags) {
    let suffix = open(.subscriptSuffix)
    parseArguments(closing: .rightSquare, of: suffix, flags.intersection(.pattern))
    close(suffix)
  }

  /// An operator that consists of `.`, `?` and `!`, which the lexer joins: `.?`, `?.`.
  private func isKeyPathOperator(_ mayBeAfterType: Bool) -> Bool {
    let text = UnsafeBufferPointer(start: bytes + Int(tokens[index].start) + split, count: remainingLength)
    var marks = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): marks += 1
      case UInt8(ascii: "."): if marks == 0, !mayBeAfterType { return false }
      default: return false
      }
    }
    return marks > 0
  }

  private mutating func parseKeyPathOperators(_ mayBeAfterType: Bool) {
    let token = index
    let suffix = open(.operatorSuffix)
    // Up to the last `?` or `!`. A `.` after it starts a member.
    while index == token, firstByte != UInt8(ascii: ".") || remainingLength > 1 { advanceOneByte() }
    nodes[suffix].endToken = UInt32(token + 1)
    nodes[suffix].endNode = UInt32(nodeCount)
  }

  /// `#name<…>(…) { }`. `node` is open and may already contain attributes.
  mutating func parseMacroExpansion(_ node: Int, _ flags: ExpressionFlags) {
    setAnchor(of: node)
    advance()
    if !atStartOfLine {
      takeModuleSelector()
      if at(.identifier) || at(.keyword) {
        setAnchor(of: node)
        advance()
      } else {
        mark(node, .incomplete)
      }
    }
    parseGenericArgumentsIfPresent()
    if at(.leftParen), !atStartOfLine {
      parseCall(.callSuffix, closing: .rightParen, flags.intersection([.pattern, .condition]))
    } else if at(.leftBrace), flags.allowTrailingClosures, atTrailingClosure(flags) {
      let call = open(.callSuffix)
      parseTrailingClosures()
      close(call)
    }
    close(node)
  }
}
