// Blocks and their items: where one statement ends and the next begins.

extension Parser {
  /// The end of a list of items, besides the end of the file.
  enum ItemContext {
    /// None: the file itself.
    case file
    /// A `}`.
    case block
    /// The next clause or the end of a `#if`.
    case ifConfig
    /// A `}`, or the next case.
    case switchCase
  }

  mutating func parseSourceFile() {
    let file = open(.sourceFile)
    if at(.shebang) { advance() }
    parseItems(.file)
    close(file)
    nodes[file].endToken = UInt32(last + 1)
  }

  /// `{ … }` with statements. Without a brace there is no node.
  @discardableResult
  mutating func parseCodeBlock(ofInitializer: Bool = false) -> Bool {
    guard at(.leftBrace) else { return false }
    let block = open(.codeBlock)
    advance()
    if enter() { parseBracedItems(ofInitializer: ofInitializer) }
    leave()
    expectClosing(.rightBrace, of: block)
    close(block)
    return true
  }

  /// The items up to a `}`.
  mutating func parseBracedItems(ofInitializer: Bool = false) {
    let outside = initIsDeclaration
    initIsDeclaration = !ofInitializer
    parseItems(.block)
    initIsDeclaration = outside
  }

  mutating func parseItems(_ context: ItemContext) {
    while kind != .endOfFile, !atEnd(of: context) {
      let place = self.place
      parseItem(context)
      // The start of an item that turned out to be none.
      if !hasMoved(since: place), !at(.semicolon) { skipUnexpectedItem(context, requiresDeclaration: false) }
      while at(.semicolon) { advance() }
      guard checkProgress(since: place) else { return }
    }
  }

  private mutating func atEnd(of context: ItemContext) -> Bool {
    switch kind {
    case .rightBrace: return context == .block || context == .switchCase
    case .poundElseif, .poundElse, .poundEndif: return context != .file
    case .keyword: return context == .switchCase && (keyword == .case || keyword == .default)
    case .atSign: return context == .switchCase && atStartOfSwitchCase()
    case .poundIf: return context == .switchCase && atIfConfigOfSwitchCases()
    default: return false
    }
  }

  private mutating func parseItem(_ context: ItemContext) {
    switch kind {
    case .identifier where keyword == .none && peek().kind != .colon:
      return parseExpressionStatement()
    case .semicolon:
      return
    case .poundIf where !atIfConfigOfAttributes():
      return parseIfConfig(.statements)
    case .poundSourceLocation:
      return skipSourceLocation()
    default:
      break
    }
    if atStartOfDeclaration() {
      parseDeclaration()
    } else if atStartOfStatement() {
      parseStatement()
    } else if atStartOfExpression {
      parseExpressionStatement()
    } else if at(.atSign), peek().kind == .identifier {
      // Attributes without a declaration.
      parseDeclaration()
    } else {
      skipUnexpectedItem(context, requiresDeclaration: false)
    }
  }

  private mutating func parseExpressionStatement() {
    let statement = open(.expressionStatement)
    parseSequence([])
    closeUnlessEmpty(statement)
  }

  /// Skips tokens that start no item.
  mutating func skipUnexpectedItem(_ context: ItemContext, requiresDeclaration: Bool) {
    let node = open(.unexpected)
    skipBalanced()
    while kind != .endOfFile, kind != .semicolon, !atEnd(of: context), kind != .poundIf, kind != .atSign,
      kind != .poundSourceLocation, !atStartOfDeclaration(requiresDeclaration: requiresDeclaration)
    {
      if !requiresDeclaration, atStartOfStatement() || (atStartOfLine && atStartOfExpression) { break }
      skipBalanced()
    }
    close(node)
  }

  /// `#sourceLocation(…)` has no node.
  mutating func skipSourceLocation() {
    advance()
    if at(.leftParen), !atStartOfLine { skipBalanced() }
  }

  // MARK: Members

  /// `{ … }` of a type or extension.
  mutating func parseMemberBlock(of declaration: Int) {
    guard at(.leftBrace) else { return mark(declaration, .incomplete) }
    let block = open(.memberBlock)
    advance()
    if enter() { parseMembers(.block) }
    leave()
    expectClosing(.rightBrace, of: block)
    close(block)
  }

  mutating func parseMembers(_ context: ItemContext) {
    while kind != .endOfFile, !atEnd(of: context) {
      let place = self.place
      if at(.poundSourceLocation) {
        skipSourceLocation()
      } else if at(.poundIf), !atIfConfigOfAttributes() {
        parseIfConfig(.members)
      } else if atStartOfDeclaration(requiresDeclaration: true) {
        parseDeclaration()
      } else if !at(.semicolon) {
        skipUnexpectedItem(context, requiresDeclaration: true)
      }
      if !hasMoved(since: place), !at(.semicolon) { skipUnexpectedItem(context, requiresDeclaration: true) }
      while at(.semicolon) { advance() }
      guard checkProgress(since: place) else { return }
    }
  }
}
