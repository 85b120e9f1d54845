extension Parser {
  /// Skips the pattern of a `let`, `var` or `for`: `a`, `_`, `(a, b: (c, _))`.
  mutating func skipPattern() {
    while kind == .keyword, keyword == .let || keyword == .var || keyword == .inout { advance() }
    switch kind {
    case .leftParen: skipBalanced()
    case .identifier, .wildcard, .dollarIdentifier: advance()
    case .keyword where keyword == .`self`: advance()
    default: break
    }
  }

  /// `is T`, `let p`, or an expression: of a `case`, a `catch`, or after `let` in a condition.
  mutating func parseMatchingPattern() {
    while atPatternBinding { advance() }
    if at(.is) {
      advance()
      parseType()
    } else {
      parseSequence([.condition, .pattern])
    }
  }

  /// `let`, `var`, … before a pattern inside a pattern.
  var atPatternBinding: Bool {
    switch keyword {
    case .let, .var, .inout:
      return kind == .keyword
    case .borrowing, ._borrowing:
      let next = peek()
      return !startsLine(next) && (next.kind == .identifier || next.kind == .wildcard)
    default:
      return false
    }
  }
}
