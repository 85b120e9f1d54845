extension Parser {
  /// The contents of a `#if`'s clauses.
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
      // The suffixes are children of the clause, so no chain is opened.
      var chain = Int.max
      var hasSuffix = true
      guard at(.period) || at(.poundIf) else { return }
      parseSuffixes(chain: &chain, first: index, hasSuffix: &hasSuffix, allowClosure: true, flags)
    }
  }

  /// Skips to the matching `#else` or `#endif`.
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

  /// Skips the rest of the line, with whole brackets.
  mutating func skipLine() {
    while kind != .endOfFile, !atStartOfLine { skipBalanced() }
  }
}
