extension Parser {
  /// `if … else if … else …`, without recursion: the open `if`s are linked by `endNode`.
  mutating func parseIf(_ flags: NodeFlags = []) {
    var statement = open(.ifStatement)
    mark(statement, flags)
    nodes[statement].endNode = UInt32(statement)
    while true {
      advance()
      if !at(.leftBrace) { parseConditions() }
      if !parseCodeBlock() { mark(statement, .incomplete) }
      guard at(.else) else { break }
      advance()
      guard at(.if) else {
        if !parseCodeBlock() { mark(statement, .incomplete) }
        break
      }
      let next = open(.ifStatement)
      mark(next, flags)
      nodes[next].endNode = UInt32(statement)
      statement = next
    }
    while true {
      let outer = Int(nodes[statement].endNode)
      close(statement)
      if outer == statement { return }
      statement = outer
    }
  }

  mutating func parseConditions() {
    repeat {
      let place = self.place
      parseCondition()
      guard at(.comma), hasMoved(since: place) else { return }
      advance()
    } while true
  }

  private mutating func parseCondition() {
    let element = open(.conditionElement)
    switch kind {
    case .poundAvailable, .poundUnavailable:
      parseAvailabilityCondition()
    case .keyword where keyword == .let || keyword == .var || keyword == .case || keyword == .inout:
      mark(element, .isLet)
      advance()
      parseMatchingPattern()
      parseTypeAnnotation()
      if at(.equal) { parseInitializer(.condition) }
    default:
      parseSequence(.condition)
    }
    closeUnlessEmpty(element)
  }

  // MARK: switch

  mutating func parseSwitch(_ flags: NodeFlags = []) {
    let statement = open(.switchStatement)
    mark(statement, flags)
    advance()
    if !at(.leftBrace) { parseSequence(.condition) }
    if at(.leftBrace) {
      advance()
      if enter() { parseSwitchCases(.block) }
      leave()
      expectClosing(.rightBrace, of: statement)
    } else {
      mark(statement, .incomplete)
    }
    close(statement)
  }

  /// The cases up to the `}`, or to the next clause of the enclosing `#if`.
  mutating func parseSwitchCases(_ context: ItemContext) {
    while kind != .endOfFile, kind != .rightBrace, !atEndOfIfConfigClause {
      let place = self.place
      if atStartOfSwitchCase() {
        parseSwitchCase()
      } else if at(.poundIf) {
        parseIfConfig(.switchCases)
      } else if at(.pound) {
        // `#warning`, `#error`.
        parseMacroExpansion(open(.macroExpansion), [])
      } else {
        skipUnexpectedItem(.switchCase, requiresDeclaration: false)
      }
      guard checkProgress(since: place) else { return }
    }
  }

  private mutating func parseSwitchCase() {
    let switchCase = open(.switchCase)
    let label = open(.caseLabel)
    while at(.atSign) { parseAttribute() }
    setAnchor(of: label)
    if at(.case) {
      advance()
      repeat {
        let place = self.place
        parseMatchingPattern()
        if at(.where) {
          advance()
          parseSequence([])
        }
        guard at(.comma), hasMoved(since: place) else { break }
        advance()
      } while true
    } else if at(.default) {
      advance()
    }
    if !at(.colon) {
      skipUnexpected { parser in
        parser.at(.colon) || parser.atStartOfLine || parser.atClosingBracket || parser.atEndOfIfConfigClause
      }
    }
    if at(.colon) { advance() } else { mark(label, .incomplete) }
    close(label)
    parseItems(.switchCase)
    close(switchCase)
  }

  /// `case` or `default`, with or without an attribute.
  mutating func atStartOfSwitchCase() -> Bool {
    switch kind {
    case .keyword: return keyword == .case || keyword == .default
    case .atSign:
      return lookingAhead { parser in
        while parser.at(.atSign) { parser.skipAttribute() }
        return parser.at(.case) || parser.at(.default) || parser.at(.rightBrace)
      }
    default: return false
    }
  }

  /// A `#if` in which a case follows the directives.
  mutating func atIfConfigOfSwitchCases() -> Bool {
    lookingAhead { parser in
      repeat {
        parser.advance()
        parser.skipLine()
      } while parser.at(.poundIf) || parser.at(.poundElseif) || parser.at(.poundElse)
      return parser.atStartOfSwitchCase()
    }
  }
}
