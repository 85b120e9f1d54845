extension Parser {
  mutating func parseClosure() {
    let closure = open(.closure)
    advance()
    if enter() {
      if atClosureSignature() { parseClosureSignature() }
      parseBracedItems()
    }
    leave()
    expectClosing(.rightBrace, of: closure)
    close(closure)
  }

  /// Whether a closure's `{` is followed by a signature. Only the `in` at its end decides.
  private mutating func atClosureSignature() -> Bool {
    switch kind {
    case .atSign, .leftParen, .leftSquare: break
    case .identifier, .wildcard:
      // Most closures start with a call. After a name, a signature has only these tokens.
      switch peek().kind {
      case .comma, .arrow, .colon: break
      default:
        switch peek().keyword {
        case .in, .async, .throws, .rethrows, .reasync: break
        default: return false
        }
      }
    default: return false
    }
    return lookingAhead { $0.skipClosureSignature() }
  }

  private mutating func skipClosureSignature() -> Bool {
    while at(.atSign) { skipAttribute() }
    if at(.leftSquare) { skipBalanced() }
    if at(.leftParen) {
      skipBalanced()
    } else if at(.identifier) || at(.wildcard) {
      repeat {
        guard at(.identifier) || at(.wildcard) else { return false }
        advance()
        if consume(.colon), !skipType() { return false }
      } while consume(.comma)
    }
    skipEffects()
    if consume(.arrow) {
      guard skipType() else { return false }
      skipEffects()
      return true
    }
    return at(.in)
  }

  private mutating func parseClosureSignature() {
    let signature = open(.closureSignature)
    while at(.atSign) { parseAttribute() }
    if at(.leftSquare) { parseCaptures(of: signature) }
    if at(.leftParen) {
      parseParameters()
    } else {
      while at(.identifier) || at(.wildcard) {
        advance()
        parseTypeAnnotation()
        if !consume(.comma) { break }
      }
    }
    parseReturnType()
    setAnchor(of: signature)
    if !consume(.in) { mark(signature, .incomplete) }
    close(signature)
  }

  /// `[weak self, x = y.z]`.
  private mutating func parseCaptures(of signature: Int) {
    advance()
    while kind != .rightSquare, kind != .endOfFile {
      let place = self.place
      if peek().kind != .comma, peek().kind != .equal, peek().kind != .rightSquare {
        // `weak`, `unowned`, `unowned(safe)`.
        advance()
        if at(.leftParen) { skipBalanced() }
      }
      if at(.identifier) || at(.wildcard) || at(.keyword) { advance() }
      if at(.equal) { parseInitializer() }
      guard at(.comma), hasMoved(since: place) else { break }
      advance()
    }
    expectClosing(.rightSquare, of: signature)
  }
}
