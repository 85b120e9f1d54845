/// The context of an expression.
struct ExpressionFlags: OptionSet {
  let rawValue: UInt8
  /// In a condition, where `{` starts the statement's body.
  static let condition = ExpressionFlags(rawValue: 1 << 0)
  /// In a pattern: `let x` and `is T` are allowed as operands, and `=` ends it.
  static let pattern = ExpressionFlags(rawValue: 1 << 1)
  /// In an attribute's arguments.
  static let attributeArguments = ExpressionFlags(rawValue: 1 << 2)

  /// The flags for the arguments of a call in this context.
  var ofArguments: ExpressionFlags { subtracting(.condition) }
  var allowTrailingClosures: Bool { isDisjoint(with: [.condition, .attributeArguments]) }
}

extension Parser {
  /// Parses an expression, or a pattern if `flags` allow it.
  mutating func parseExpression(_ flags: ExpressionFlags) {
    if flags.contains(.pattern), at(.is) || atPatternBinding {
      parseMatchingPattern()
    } else {
      parseSequence(flags)
    }
  }

  /// Operands and the operators between them.
  mutating func parseSequence(_ flags: ExpressionFlags) {
    if parseOperand(flags) { parseSequenceRest(flags) }
  }

  /// Parses the rest of a sequence after its first operand.
  mutating func parseSequenceRest(_ flags: ExpressionFlags) {
    while true {
      switch kind {
      case .binaryOperator:
        advance()
      case .infixQuestionMark:
        advance()
        if enter() { parseSequence(flags) }
        leave()
        guard consume(.colon) else { return }
      case .equal:
        if flags.contains(.pattern) { return }
        advance()
      case .arrow:
        advance()
      case .keyword:
        switch keyword {
        case .is, .as:
          let isCast = keyword == .as
          advance()
          if isCast, at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
          parseType()
          continue
        case .throws:
          skipEffects()
          guard consume(.arrow) else { return }
        default: return
        }
      case .identifier where keyword == .async && (peek().kind == .arrow || peek().keyword == .throws):
        skipEffects()
        guard consume(.arrow) else { return }
      default:
        return
      }
      guard parseOperand(flags) else { return }
    }
  }

  /// Parses an operand with its prefixes (`try`, `await`, `-`, `&`, …). Returns false when there is none.
  private mutating func parseOperand(_ flags: ExpressionFlags) -> Bool {
    while true {
      switch kind {
      case .keyword:
        switch keyword {
        case .try:
          advance()
          if at(.exclamationMark) || at(.postfixQuestionMark) { advance() }
          continue
        case .repeat:
          advance()
          continue
        case .inout:
          guard parseTypeOperand() else { return false }
          return true
        default: break
        }
      case .identifier where keyword != .none:
        if takeExpressionModifier(flags) { continue }
        if keyword == .any, startsOperand(peek(), after: tokens[index]) || isTilde(peek()) {
          return parseType()
        }
        if keyword == .nonisolated, atNonsendingSpecifier, parseTypeOperand() { return true }
      case .atSign:
        if parseTypeOperand() { return true }
      default: break
      }
      return parseUnary(flags)
    }
  }

  /// Parses `await`, and `unsafe`, `consume`, … unless they are names here.
  private mutating func takeExpressionModifier(_ flags: ExpressionFlags) -> Bool {
    switch keyword {
    case .await: break
    case .unsafe:
      let next = peek()
      if next.kind == .leftBrace, !startsLine(next) {
        let isTrailing = lookingAhead { parser in
          parser.advance()
          return parser.atTrailingClosure(flags)
        }
        guard isTrailing else { return false }
      } else {
        guard startsOperand(next, after: tokens[index], operandMayBePostfix: true) else { return false }
      }
    case .borrow, .copy, .consume, .each:
      guard startsOperand(peek(), after: tokens[index]) else { return false }
    default: return false
    }
    advance()
    return true
  }

  private func isTilde(_ token: Token) -> Bool {
    token.kind == .prefixOperator && token.range.count == 1 && bytes[Int(token.start)] == UInt8(ascii: "~")
  }

  /// `nonisolated(nonsending)` on one line.
  private var atNonsendingSpecifier: Bool {
    let (bracket, argument, end) = (peek(1), peek(2), peek(3))
    return bracket.kind == .leftParen && !startsLine(bracket) && argument.keyword == .nonsending
      && !startsLine(argument) && end.kind == .rightParen && !startsLine(end)
  }

  /// A type with attributes or specifiers in an expression.
  private mutating func parseTypeOperand() -> Bool {
    guard lookingAhead({ $0.skipType() }) else { return false }
    return parseType()
  }

  private mutating func parseUnary(_ flags: ExpressionFlags) -> Bool {
    let start = index
    while at(.prefixOperator) || at(.prefixAmpersand) { advance() }
    switch kind {
    case .backslash:
      parseKeyPath(flags)
      return true
    case .keyword where keyword == .if || keyword == .switch || keyword == .do:
      guard enter() else {
        leave()
        return index > start
      }
      switch keyword {
      case .if: parseIf(.isExpression)
      case .switch: parseSwitch(.isExpression)
      default:
        guard peek().kind == .leftBrace, !atStartOfLine else { break }
        let statement = nodeCount
        parseDo()
        mark(statement, .isExpression)
      }
      leave()
      return true
    default:
      return parsePostfix(flags) || index > start
    }
  }

  /// Whether the current token can start an expression.
  var atStartOfExpression: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .backslash, .regexPoundDelimiter,
      .regexSlash, .leftParen, .leftBrace, .leftSquare, .period, .pound, .prefixAmpersand, .prefixOperator,
      .poundAvailable, .poundUnavailable:
      true
    case .keyword:
      switch keyword {
      case .`self`, .Self, .super, .Any, .`init`, .deinit, .subscript, .true, .false, .nil, .try, .repeat,
        .if,
        .switch:
        true
      default: false
      }
    default: false
    }
  }

  /// `= value`.
  mutating func parseInitializer(_ flags: ExpressionFlags = []) {
    let initializer = open(.initializer)
    advance()
    parseSequence(flags)
    close(initializer)
  }
}
