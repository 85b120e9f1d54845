extension Parser {
  /// Parses attributes, and `#if`s that contain only attributes.
  mutating func parseAttributes() {
    while true {
      if at(.atSign) {
        parseAttribute()
      } else if at(.poundIf), atIfConfigOfAttributes() {
        parseIfConfig(.attributes)
      } else {
        return
      }
    }
  }

  mutating func parseAttribute() {
    let attribute = open(.attribute)
    advance()
    let name = peek().kind == .colonColon ? .none : keyword
    switch name {
    case .available, ._spi_available:
      takeAttributeName(attribute)
      if at(.leftParen), !atStartOfLine { parseAvailabilityArguments(of: attribute) }
    case .backDeployed, ._backDeploy:
      takeAttributeName(attribute)
      if at(.leftParen), !atStartOfLine { parseBackDeployedArguments(of: attribute) }
    case .rethrows, .Sendable:
      takeAttributeName(attribute)
    case .objc:
      takeAttributeName(attribute)
      if atAttributeArguments() { skipBalanced() }
    case .abi, ._documentation, ._dynamicReplacement, ._effects, ._implements, ._originallyDefinedIn,
      .specialized,
      ._specialize, .derivative, .differentiable, .transpose:
      takeAttributeName(attribute)
      if at(.leftParen), !atStartOfLine { skipBalanced() }
    default:
      parseCustomAttribute(attribute, isMacroRole: name == .attached || name == .freestanding)
    }
    close(attribute)
  }

  private mutating func takeAttributeName(_ attribute: Int) {
    setAnchor(of: attribute)
    advance()
  }

  /// Parses the name of a type, and arguments as of a call.
  private mutating func parseCustomAttribute(_ attribute: Int, isMacroRole: Bool) {
    let type = open(.type)
    setAnchor(of: attribute)
    let start = index
    skipSimpleType(allowOptional: false)
    if closeUnlessEmpty(type) { setAnchorToName(of: attribute, from: start) }
    guard atAttributeArguments() else { return }
    if isMacroRole, peek().keyword == .extension, peek().kind == .keyword {
      // `@attached(extension, …)`: a keyword that starts no expression.
      parseExtensionRole(of: attribute)
    } else {
      parseArguments(closing: .rightParen, of: attribute, isMacroRole ? .attributeArguments : [])
    }
  }

  private mutating func parseExtensionRole(of attribute: Int) {
    advance()
    let role = open(.argument)
    advance()
    close(role)
    if at(.comma) {
      parseArguments(closing: .rightParen, of: attribute, .attributeArguments)
    } else {
      expectClosing(.rightParen, of: attribute)
    }
  }

  /// The last name of the type, outside of `<…>`.
  private mutating func setAnchorToName(of attribute: Int, from start: Int) {
    var nesting = 0
    for token in start..<index {
      switch tokens[token].kind {
      case .identifier where nesting == 0, .keyword where nesting == 0:
        nodes[attribute].anchor = UInt32(token)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in tokens[token].range {
          if bytes[offset] == UInt8(ascii: "<") { nesting += 1 }
          if bytes[offset] == UInt8(ascii: ">") { nesting -= 1 }
        }
      default: break
      }
    }
  }

  /// Whether the `(` starts the attribute's arguments. After a space it does so only if a declaration
  /// follows.
  private mutating func atAttributeArguments() -> Bool {
    guard at(.leftParen), !atStartOfLine else { return false }
    if tokens[index].flags.contains(.joinedToPrevious) { return true }
    return lookingAhead { parser in
      parser.skipBalanced()
      return parser.at(.atSign) || parser.atStartOfDeclaration()
    }
  }

  // MARK: Looking ahead

  /// Skips an attribute.
  mutating func skipAttribute() {
    advance()
    switch peek().kind == .colonColon ? .none : keyword {
    case .rethrows, .Sendable, .escaping, .autoclosure, ._local, ._noMetadata, .async, .noDerivative,
      .noescape,
      .preconcurrency, .retroactive, .unchecked:
      advance()
    case .available, ._spi_available, .backDeployed, ._backDeploy, .abi, ._documentation,
      ._dynamicReplacement,
      ._effects, ._implements, ._originallyDefinedIn, .specialized, ._specialize, .derivative,
      .differentiable,
      .transpose:
      advance()
      if at(.leftParen), !atStartOfLine { skipBalanced() }
    default:
      skipSimpleType(allowOptional: false)
      if atAttributeArguments() { skipBalanced() }
    }
  }

  /// Whether the `#if` belongs to a declaration's attributes: it contains only attributes.
  mutating func atIfConfigOfAttributes() -> Bool { lookingAhead { $0.skipIfConfigOfAttributes() } }

  /// The limit of nesting, because each `#if` of a file is scanned like this.
  private mutating func skipIfConfigOfAttributes(nesting: Int = 0) -> Bool {
    guard nesting < 16 else { return false }
    var hasAttributes = false
    repeat {
      advance()
      skipLine()
      while true {
        if at(.atSign) {
          hasAttributes = true
          skipAttribute()
        } else if at(.poundIf) {
          guard skipIfConfigOfAttributes(nesting: nesting + 1) else { return false }
          hasAttributes = true
        } else {
          break
        }
      }
    } while at(.poundElseif) || at(.poundElse)
    return hasAttributes && atStartOfLine && consume(.poundEndif)
  }
}
