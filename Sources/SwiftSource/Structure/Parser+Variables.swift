extension Parser {
  /// `let` or `var` with its bindings.
  mutating func parseVariable(_ declaration: Int) {
    nodes[declaration].kind = .variableDeclaration
    if keyword == .let { mark(declaration, .isLet) }
    repeat {
      advance()
      parseBinding()
    } while at(.comma)
  }

  private mutating func parseBinding() {
    let binding = open(.binding)
    skipPattern()
    parseTypeAnnotation()
    let hasValue = at(.equal)
    if hasValue { parseInitializer() }
    if at(.leftBrace), !hasValue || !atStartOfLine || atAccessorsWithInitialValue() { parseAccessorBlock() }
    if !closeUnlessEmpty(binding) { return }
  }

  /// `{ get set }`, `{ get { … } set { … } }`, or the getter's statements.
  mutating func parseAccessorBlock() {
    let block = open(.accessorBlock)
    advance()
    if enter() {
      if parseAccessors() == 0 {
        mark(block, .implicitGetter)
        parseBracedItems()
      }
    }
    leave()
    expectClosing(.rightBrace, of: block)
    close(block)
  }

  private mutating func parseAccessors() -> Int {
    var count = 0
    while atAccessor() {
      parseAccessor()
      count += 1
    }
    return count
  }

  private mutating func atAccessor() -> Bool {
    if isAccessor(keyword) { return true }
    guard at(.atSign) || isAccessorModifier(keyword) || isBorrowOrMutate(keyword) else { return false }
    return lookingAhead { parser in
      while parser.at(.atSign) { parser.skipAttribute() }
      while parser.isAccessorModifier(parser.keyword) { parser.advance() }
      if parser.isAccessor(parser.keyword) { return true }
      guard parser.isBorrowOrMutate(parser.keyword) else { return false }
      // Before Swift 6.3 a getter could begin with such a name. `mutate(value)` still can here; for `mutate {
      // … }` the compiler decides.
      parser.advance()
      return parser.at(.leftBrace) || parser.at(.rightBrace) || parser.at(.atSign)
        || parser.isAccessor(parser.keyword) || parser.isAccessorModifier(parser.keyword)
        || parser.isBorrowOrMutate(parser.keyword)
    }
  }

  private func isBorrowOrMutate(_ keyword: Keyword) -> Bool { keyword == .borrow || keyword == .mutate }

  private func isAccessorModifier(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .__consuming, .consuming, .borrowing, .mutating, .nonmutating, .yielding: true
    default: false
    }
  }

  private func isAccessor(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read, ._modify,
      .`init`:
      true
    default: false
    }
  }

  private mutating func parseAccessor() {
    let accessor = open(.accessorDeclaration)
    parseAttributes()
    while isAccessorModifier(keyword) { advance() }
    setAnchor(of: accessor)
    let mayHaveParameter =
      keyword == .set || keyword == .willSet || keyword == .didSet || keyword == .`init`
    advance()
    if mayHaveParameter, at(.leftParen) { parseParameters() }
    skipEffects()
    parseCodeBlock()
    close(accessor)
  }
}
