extension Parser {
  /// What the clauses of a `#if` hold.
  enum IfConfigContents {
    case statements, members, switchCases, attributes
    case suffixes(ExpressionFlags)
  }

  /// `#if … #endif`.
  mutating func parseIfConfig(_ contents: IfConfigContents) {
    let ifConfig = open(.ifConfig)
    let isWithinDepth = enter()
    repeat {
      let clause = open(.ifConfigClause)
      advance()
      if !atStartOfLine, !at(.endOfFile) {
        let condition = open(.ifConfigCondition)
        skipLine()
        close(condition)
      }
      if isWithinDepth { parseIfConfigContents(contents) }
      if !atEndOfIfConfigClause { skipUnexpectedIfConfigContents() }
      close(clause)
    } while at(.poundElseif) || at(.poundElse)
    leave()
    if at(.poundEndif) {
      advance()
      skipUnexpected { $0.atStartOfLine }
    } else {
      mark(ifConfig, .incomplete)
    }
    close(ifConfig)
  }

  private mutating func parseIfConfigContents(_ contents: IfConfigContents) {
    switch contents {
    case .statements: parseItems(.ifConfig)
    case .members: parseMembers(.ifConfig)
    case .switchCases: parseSwitchCases(.ifConfig)
    case .attributes: parseAttributes()
    case .suffixes(let flags):
      // The suffixes are children of the clause; there is no chain to open.
      var chain = Int.max
      var hasSuffix = true
      guard at(.period) || at(.poundIf) else { return }
      parseSuffixes(chain: &chain, first: index, hasSuffix: &hasSuffix, allowClosure: true, flags)
    }
  }

  /// Up to the `#else` or `#endif` that belongs to this `#if`.
  private mutating func skipUnexpectedIfConfigContents() {
    let node = open(.unexpected)
    var nesting = 0
    while kind != .endOfFile, nesting > 0 || !atEndOfIfConfigClause {
      if at(.poundIf) { nesting += 1 }
      if at(.poundEndif) { nesting -= 1 }
      advance()
    }
    closeUnlessEmpty(node)
  }

  /// The rest of the line; a bracket is not left half-way.
  mutating func skipLine() {
    while kind != .endOfFile, !atStartOfLine { skipBalanced() }
  }
}
