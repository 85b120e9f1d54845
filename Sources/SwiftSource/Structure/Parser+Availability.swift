extension Parser {
  /// `#available(…)`, `#unavailable(…)`.
  mutating func parseAvailabilityCondition() {
    let condition = open(.availabilityCondition)
    if at(.poundUnavailable) { mark(condition, .negated) }
    advance()
    if at(.leftParen) {
      parseAvailabilityArguments(of: condition)
    } else {
      mark(condition, .incomplete)
    }
    close(condition)
  }

  /// `(iOS 15, *)`, `(iOS, deprecated: 15, message: "…")`.
  mutating func parseAvailabilityArguments(of node: Int) {
    advance()
    parseAvailabilityArgumentList()
    expectClosing(.rightParen, of: node)
  }

  /// `(before: iOS 15, macOS 12)`.
  mutating func parseBackDeployedArguments(of node: Int) {
    advance()
    if at(.before) { advance() }
    if at(.colon) { advance() }
    parseAvailabilityArgumentList()
    expectClosing(.rightParen, of: node)
  }

  private mutating func parseAvailabilityArgumentList() {
    repeat {
      let argument = open(.availabilityArgument)
      while kind != .comma, !atClosingBracket, !atEndOfIfConfigClause { skipBalanced() }
      closeUnlessEmpty(argument)
    } while consume(.comma)
  }
}
