extension Parser {
  /// Whether a declaration starts here.
  ///
  /// - Parameter requiresDeclaration: inside a type, where `case` and `#name` are declarations.
  mutating func atStartOfDeclaration(requiresDeclaration: Bool = false) -> Bool {
    switch kind {
    case .atSign, .pound, .poundIf: break
    case .keyword, .identifier:
      if keyword == .none { return false }
    default: return false
    }
    return lookingAhead { $0.skipToDeclarationKeyword(requiresDeclaration) }
  }

  private mutating func skipToDeclarationKeyword(_ requiresDeclaration: Bool) -> Bool {
    var isPrefixed = false
    while at(.atSign) || (at(.poundIf) && atIfConfigOfAttributes()) {
      isPrefixed = true
      if at(.atSign) { skipAttribute() } else { skipIfConfig() }
    }
    if isPrefixed {
      if at(.rightBrace) || at(.endOfFile) || at(.poundEndif) { return true }
    }
    // The limit of modifiers, so that a file of only modifiers takes linear time.
    var allowedModifiers = 32
    while keyword != .class, isModifier {
      allowedModifiers -= 1
      if allowedModifiers < 0 { return false }
      isPrefixed = true
      let mayHaveArgument = keyword != .open && modifierMayHaveArgument
      advance()
      if mayHaveArgument, at(.leftParen) { skipBalanced() }
    }
    if at(._compilerInitialized) { advance() }
    switch keyword {
    case .import, .class, .enum, .struct, .protocol, .associatedtype, .typealias, .extension, .func,
      .subscript, .deinit, .operator, .precedencegroup, .let, .var, .inout:
      return kind == .keyword
    case .`init`: return initIsDeclaration || requiresDeclaration
    case .actor, .macro: return kind == .identifier && peek().kind == .identifier
    case .case: return requiresDeclaration
    default: break
    }
    if at(.pound) { return isPrefixed || requiresDeclaration }
    return requiresDeclaration && isPrefixed
  }

  private mutating func skipIfConfig() {
    var nesting = 0
    repeat {
      if at(.poundIf) { nesting += 1 }
      if at(.poundEndif) { nesting -= 1 }
      advance()
    } while nesting > 0 && kind != .endOfFile
  }

  // MARK: Modifiers

  private var isModifier: Bool {
    switch keyword {
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .class, .consuming,
      .convenience,
      .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .private, .public,
      .reasync, .required, .rethrows, .static, .sending, .unowned, .weak:
      true
    default: false
    }
  }

  private var modifierMayHaveArgument: Bool {
    switch keyword {
    case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
    default: false
    }
  }

  private mutating func skipModifiers() {
    while isModifier {
      if keyword == .rethrows || keyword == .sending { return }
      if keyword == .class {
        let isModifier = lookingAhead { parser in
          parser.advance()
          return parser.at(.override) || parser.atStartOfDeclaration()
        }
        guard isModifier else { return }
      }
      let mayHaveArgument = modifierMayHaveArgument
      advance()
      if mayHaveArgument, at(.leftParen) { skipBalanced() }
    }
    if at(._compilerInitialized) { advance() }
  }

  // MARK: Declarations

  mutating func parseDeclaration() {
    let declaration = open(.unexpected)
    parseAttributes()
    skipModifiers()
    let (word, wordKind) = (keyword, kind)
    let name = peek().kind
    setAnchor(of: declaration)
    switch word {
    case .import: parseImport(declaration)
    case .struct: parseNominalType(declaration, .structDeclaration)
    case .class: parseNominalType(declaration, .classDeclaration)
    case .enum: parseNominalType(declaration, .enumDeclaration)
    case .protocol: parseNominalType(declaration, .protocolDeclaration)
    case .actor where name == .identifier: parseNominalType(declaration, .actorDeclaration)
    case .extension: parseExtension(declaration)
    case .typealias: parseTypealias(declaration)
    case .associatedtype: parseAssociatedType(declaration)
    case .func: parseFunction(declaration)
    case .`init`: parseInitializerDeclaration(declaration)
    case .deinit: parseDeinitializer(declaration)
    case .subscript: parseSubscript(declaration)
    case .let, .var, .inout: parseVariable(declaration)
    case .case: parseEnumCase(declaration)
    case .operator: parseOperator(declaration)
    case .precedencegroup: parsePrecedenceGroup(declaration)
    case .macro where name == .identifier: parseMacro(declaration)
    default:
      if wordKind == .pound {
        nodes[declaration].kind = .macroExpansion
        return parseMacroExpansion(declaration, [])
      }
      // Attributes and modifiers without a declaration.
      mark(declaration, .incomplete)
    }
    closeUnlessEmpty(declaration)
  }

  private mutating func parseImport(_ declaration: Int) {
    nodes[declaration].kind = .importDeclaration
    advance()
    switch keyword {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout: advance()
    default: break
    }
    setAnchor(of: declaration)
    repeat {
      guard at(.identifier) || atOperator else { return mark(declaration, .incomplete) }
      advance()
    } while consume(.period) || consume(.colonColon)
  }

  private mutating func parseNominalType(_ declaration: Int, _ kind: NodeKind) {
    nodes[declaration].kind = kind
    advance()
    takeDeclarationName(declaration)
    if atOperator(startingWith: UInt8(ascii: "<")) { parseGenericParameters() }
    if at(.colon) { parseInheritance() }
    if at(.where) { parseWhereClause() }
    parseMemberBlock(of: declaration)
  }

  /// Parses the name, which becomes the anchor.
  mutating func takeDeclarationName(_ declaration: Int) {
    guard at(.identifier) else { return mark(declaration, .incomplete) }
    setAnchor(of: declaration)
    advance()
  }

  private mutating func parseExtension(_ declaration: Int) {
    nodes[declaration].kind = .extensionDeclaration
    advance()
    parseType()
    if at(.colon) { parseInheritance() }
    if at(.where) { parseWhereClause() }
    parseMemberBlock(of: declaration)
  }

  /// `: P, Q & R`.
  private mutating func parseInheritance() {
    let inheritance = open(.inheritance)
    repeat {
      advance()
      if at(.class), kind == .keyword {
        let type = open(.type)
        advance()
        close(type)
      } else {
        guard parseType() else { break }
      }
    } while at(.comma)
    close(inheritance)
  }

  private mutating func parseTypealias(_ declaration: Int) {
    nodes[declaration].kind = .typealiasDeclaration
    advance()
    takeDeclarationName(declaration)
    if atOperator(startingWith: UInt8(ascii: "<")) { parseGenericParameters() }
    if consume(.equal) { parseType() } else { mark(declaration, .incomplete) }
    if at(.where) { parseWhereClause() }
  }

  private mutating func parseAssociatedType(_ declaration: Int) {
    nodes[declaration].kind = .associatedtypeDeclaration
    advance()
    takeDeclarationName(declaration)
    if at(.colon) { parseInheritance() }
    if consume(.equal) { parseType() }
    if at(.where) { parseWhereClause() }
  }

  private mutating func parseEnumCase(_ declaration: Int) {
    nodes[declaration].kind = .enumCaseDeclaration
    repeat {
      advance()
      let element = open(.enumElement)
      takeDeclarationName(element)
      if at(.leftParen) { parseParameters(.enumElement) }
      if at(.equal) { parseInitializer() }
      closeUnlessEmpty(element)
    } while at(.comma)
  }

  private mutating func parseOperator(_ declaration: Int) {
    nodes[declaration].kind = .operatorDeclaration
    advance()
    setAnchor(of: declaration)
    repeat {
      advance()
    } while tokens[index].flags.contains(.joinedToPrevious) && kind != .colon
      && kind != .leftBrace && kind != .endOfFile
    if consume(.colon) {
      advance()
      while consume(.comma) { advance() }
    }
    if at(.leftBrace) { skipBalanced() }
  }

  private mutating func parsePrecedenceGroup(_ declaration: Int) {
    nodes[declaration].kind = .precedenceGroupDeclaration
    advance()
    takeDeclarationName(declaration)
    if at(.leftBrace) { skipBalanced() } else { mark(declaration, .incomplete) }
  }
}
