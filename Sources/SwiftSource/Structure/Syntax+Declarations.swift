extension Syntax {
  /// The attributes of a declaration, parameter, accessor, case label, …, except those inside `#if`.
  public var attributes: [Syntax] { children(.attribute) }

  /// The last component of an attribute's name: `StateObject` for `@Backport.StateObject`.
  public var attributeName: String { tree.text(ofToken: anchorIndex) }

  /// The declared name without back-ticks: of a type, function, macro, typealias, associated type, enum
  /// element or generic parameter; `init`, `deinit` or `subscript`. `nil` when there is none, several, or the
  /// name is missing.
  public var declaredName: String? {
    switch kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration, .actorDeclaration,
      .typealiasDeclaration, .associatedtypeDeclaration, .functionDeclaration, .macroDeclaration,
      .enumElement,
      .genericParameter, .operatorDeclaration, .precedenceGroupDeclaration:
      guard anchorIsName else { return nil }
    case .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration: break
    case .binding:
      let names = boundNames
      return names.count == 1 ? names[0] : nil
    default: return nil
    }
    return tree.text(ofToken: anchorIndex)
  }

  /// Whether the anchor is a name. For a declaration without a name it is the keyword.
  private var anchorIsName: Bool {
    switch anchor.kind {
    case .identifier, .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark, .prefixAmpersand:
      true
    case .postfixQuestionMark, .infixQuestionMark, .equal: kind == .operatorDeclaration
    default: kind == .genericParameter && anchor.kind == .keyword
    }
  }

  /// The names that a binding (`a`, or `(a, (b, _))`), or all bindings of a `variableDeclaration`, introduce:
  /// without back-ticks, in order.
  public var boundNames: [String] { boundNameTokens.map { tree.text(ofToken: $0) } }

  /// The indices of the tokens of `boundNames`.
  public var boundNameTokens: [Int] {
    if kind == .variableDeclaration { return children(.binding).flatMap(\.boundNameTokens) }
    guard kind == .binding else { return [] }
    var names: [Int] = []
    var nesting = 0
    for index in tokenIndices {
      switch tree.tokens[index].kind {
      case .leftParen: nesting += 1
      case .rightParen: nesting -= 1
      case .identifier, .keyword:
        // `(label: name)`.
        let isLabel = nesting > 0 && tree.tokens[index + 1].kind == .colon
        if !isLabel { names.append(index) }
      default: break
      }
      if nesting == 0 { break }
    }
    return names
  }

  /// The tokens of a declaration's modifiers (`public`, `private(set)`, `static`) in order.
  public var modifierTokens: Range<Int> {
    guard kind.isDeclaration || kind == .macroExpansion else { return 0..<0 }
    let start = tokenBelowAttributes
    var end = start
    while end < anchorIndex, introducer == nil || tree.tokens[end].keyword != introducer { end += 1 }
    return start..<end
  }

  /// A `#if` among the attributes also precedes the modifiers.
  private var tokenBelowAttributes: Int {
    children.reduce(tokenIndices.lowerBound) { start, child in
      let isAttribute = child.kind == .attribute || child.kind == .ifConfig
      let end = child.tokenIndices.upperBound
      return isAttribute && end <= anchorIndex ? end : start
    }
  }

  /// A declaration from the line of its first modifier or keyword on.
  public var rangeBelowAttributes: Range<Int> {
    let line = tree.text.indentation(at: Int(tree.tokens[tokenBelowAttributes].start)).upperBound
    return max(range.lowerBound, line)..<range.upperBound
  }

  /// The keyword that introduces this kind of declaration, if it is not the anchor.
  private var introducer: Keyword? {
    switch kind {
    case .importDeclaration: .import
    case .structDeclaration: .struct
    case .classDeclaration: .class
    case .enumDeclaration: .enum
    case .protocolDeclaration: .protocol
    case .actorDeclaration: .actor
    case .typealiasDeclaration: .typealias
    case .associatedtypeDeclaration: .associatedtype
    case .functionDeclaration: .func
    case .operatorDeclaration: .operator
    case .precedenceGroupDeclaration: .precedencegroup
    case .macroDeclaration: .macro
    default: nil
    }
  }
}

extension SyntaxTree {
  /// A token's text, without back-ticks.
  public func text(ofToken index: Int) -> String {
    text[tokens[index].nameRange]
  }
}
