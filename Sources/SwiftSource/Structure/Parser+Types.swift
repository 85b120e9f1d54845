extension Parser {
  /// Parses a type as a node. Returns false, without a node, when there is none.
  @discardableResult
  mutating func parseType() -> Bool {
    let type = open(.type)
    skipType()
    return closeUnlessEmpty(type)
  }

  /// Parses `: T`, if it is present.
  mutating func parseTypeAnnotation() {
    guard at(.colon) else { return }
    advance()
    parseResultType()
  }

  /// A type, or `<T: P> T`, a named opaque type.
  @discardableResult
  mutating func parseResultType() -> Bool {
    guard atOperator(startingWith: UInt8(ascii: "<")) else { return parseType() }
    let type = open(.type)
    parseGenericParameters()
    nodeCount = type + 1
    skipType()
    return closeUnlessEmpty(type)
  }

  /// Skips a type. Returns false when there is none, and stays where that was detected.
  @discardableResult
  mutating func skipType() -> Bool {
    guard enter() else {
      leave()
      return false
    }
    defer { leave() }
    while true {
      if at(.repeat) { advance() }
      skipTypeSpecifiers()
      guard skipComposition() else { return false }
      guard takeFunctionArrow() else { return true }
    }
  }

  /// Skips `async throws ->` or `->`, including the arrow.
  private mutating func takeFunctionArrow() -> Bool {
    if consume(.arrow) { return true }
    switch keyword {
    case .async, .reasync, .throws, .rethrows: break
    default: return false
    }
    let place = self.place
    skipEffects()
    if consume(.arrow) { return true }
    goBack(to: place)
    return false
  }

  /// `async`, `throws(E)`, … in any order.
  mutating func skipEffects() {
    while true {
      switch keyword {
      case .async, .reasync, .rethrows: advance()
      case .throws:
        advance()
        if at(.leftParen) { skipBalanced() }
      default: return
      }
    }
  }

  /// `inout`, `borrowing`, `nonisolated(nonsending)`, attributes.
  private mutating func skipTypeSpecifiers() {
    while keyword != .none, nextMayContinueSpecifier {
      switch keyword {
      case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: advance()
      case .nonisolated:
        guard takeNonisolated() else { return }
      default: return skipTypeAttributes()
      }
    }
    skipTypeAttributes()
  }

  private mutating func skipTypeAttributes() {
    while at(.atSign) { skipAttribute() }
    if at(.nonisolated), nextMayContinueSpecifier { _ = takeNonisolated() }
  }

  private mutating func takeNonisolated() -> Bool {
    if peek().kind == .leftParen {
      guard !startsLine(peek()), peek(2).keyword == .nonsending else { return false }
      advance()
      skipBalanced()
    } else {
      advance()
    }
    return true
  }

  /// Whether the token can follow a specifier that could also be the name of a type.
  private var nextMayContinueSpecifier: Bool {
    let next = peek()
    switch next.kind {
    case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: return true
    case .keyword:
      switch next.keyword {
      case .inout, .Any, .Self, .var, .let: return true
      default: return false
      }
    case .prefixOperator: return bytes[Int(next.start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  private mutating func skipComposition() -> Bool {
    if at(.some) || at(.any) || at(.each) { advance() }
    guard skipSimpleType() else { return false }
    while atOperator("&") {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  /// A name, tuple or collection, with members and `?` after it.
  @discardableResult
  mutating func skipSimpleType(allowMembers: Bool = true, allowOptional: Bool = true) -> Bool {
    if atOperator("~") { advance() }
    switch kind {
    case .identifier:
      takeModuleSelector()
      guard skipTypeName() else { return false }
    case .keyword where keyword == .Self || keyword == .Any:
      guard skipTypeName() else { return false }
    case .wildcard: advance()
    case .leftParen:
      guard skipTupleType() else { return false }
    case .leftSquare:
      guard skipCollectionType() else { return false }
    default: return false
    }
    while true {
      switch kind {
      case .period:
        guard allowMembers || peek().keyword == .Type || peek().keyword == .Protocol else { return true }
        advance()
        takeModuleSelector()
        guard at(.identifier) || at(.keyword), skipTypeName() else { return false }
      case .postfixQuestionMark, .exclamationMark:
        guard allowOptional else { return true }
        advance()
      default: return true
      }
    }
  }

  private mutating func skipTypeName() -> Bool {
    advance()
    guard atOperator(startingWith: UInt8(ascii: "<")) else { return true }
    return skipGenericArguments()
  }

  // MARK: Brackets

  private mutating func skipTupleType() -> Bool {
    guard enter() else {
      leave()
      return false
    }
    defer { leave() }
    advance()
    while kind != .rightParen, kind != .endOfFile {
      if atParameterName {
        advance()
        if atLabel { advance() }
        guard consume(.colon) else { return false }
      }
      guard skipType() else { return false }
      if atOperator("...") { advance() }
      if !consume(.comma) { break }
    }
    return consume(.rightParen)
  }

  /// Whether a tuple type's element or a parameter starts with its name, not with its type or a modifier.
  var atParameterName: Bool {
    guard atLabel else { return false }
    let next = peek()
    if next.kind == .colon { return true }
    guard canBeLabel(next) else { return false }
    switch keyword {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming,
      .sending:
      return peek(2).kind == .colon
    default: return true
    }
  }

  private mutating func skipCollectionType() -> Bool {
    guard enter() else {
      leave()
      return false
    }
    defer { leave() }
    advance()
    guard skipGenericArgument() else { return false }
    if at(.of), !atStartOfLine {
      advance()
      guard skipGenericArgument() else { return false }
    } else if consume(.colon) {
      guard skipType() else { return false }
    }
    return consume(.rightSquare)
  }

  /// Whether the `[` starts `[3 of Int]`. The count is a number or a name; nothing else is valid before `of`,
  /// so longer arrays are not scanned.
  mutating func atInlineArrayType() -> Bool {
    switch peek().kind {
    case .integerLiteral, .prefixOperator, .wildcard, .identifier: break
    default: return false
    }
    return lookingAhead { parser in
      parser.advance()
      return parser.skipGenericArgument() && parser.at(.of) && !parser.atStartOfLine
    }
  }
}
