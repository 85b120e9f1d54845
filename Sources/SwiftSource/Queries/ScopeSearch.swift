/// Collects the bindings of one name that are visible at one token.
package struct ScopeSearch {
  let tree: SyntaxTree
  let name: [UInt8]
  let token: Int
  package private(set) var found: [NameBinding] = []

  package init(tree: SyntaxTree, name: String, token: Int) {
    self.tree = tree
    self.name = Array(name.utf8)
    self.token = token
  }

  /// Adds the bindings that one of the nodes around the token introduces.
  package mutating func addBindings(around node: Syntax) {
    switch node.kind {
    case .sourceFile, .codeBlock, .closure, .switchCase, .accessorBlock:
      if node.hasItems { addItems(of: node, reach: node.kind == .sourceFile ? .global : .local) }
    default: break
    }
    switch node.kind {
    case .ifStatement, .whileStatement, .guardStatement: addConditions(of: node)
    case .forStatement: addLoop(node)
    case .switchCase:
      if let label = node.child(.caseLabel) { addPattern(label.tokenIndices, of: label) }
    case .catchClause: addCatch(node)
    case .closure: addSignature(of: node)
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .macroDeclaration:
      if isInBody(of: node) { addParameters(node.child(.parameters)) }
      addGenericParameters(of: node)
    case .accessorDeclaration: addAccessor(node)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration:
      addGenericParameters(of: node)
    case .variableDeclaration: addOwnAccessors(node)
    default: break
    }
  }

  /// Adds the bindings of a part of a statement or closure.
  mutating func addBindings(ofPatterns node: Syntax) {
    switch node.kind {
    case .conditionElement where node.flags.contains(.isLet), .caseLabel:
      addPattern(node.tokenIndices, of: node)
    case .forStatement: addLoop(node)
    case .catchClause: addCatch(node)
    case .closureSignature: if let closure = node.parent { addSignature(of: closure) }
    default: break
    }
  }

  /// Adds the members of a type or extension.
  mutating func addMembers(of type: Syntax) {
    guard let body = type.body else { return }
    addMembers(in: body, owner: type)
  }

  private mutating func addMembers(in block: Syntax, owner: Syntax) {
    for item in block.children {
      switch item.kind {
      case .ifConfig:
        for clause in item.children(.ifConfigClause) { addMembers(in: clause, owner: owner) }
      case .enumCaseDeclaration:
        for element in item.children(.enumElement) {
          add(.variable, .member, element.anchorIndex, element, owner: owner)
        }
      case .variableDeclaration:
        for index in item.boundNameTokens { add(.variable, .member, index, item, owner: owner) }
      default: addDeclaration(item, .member, owner: owner)
      }
    }
  }

  // MARK: Adding

  private mutating func add(
    _ kind: NameBinding.Kind, _ reach: NameBinding.Reach, _ index: Int, _ node: Syntax, owner: Syntax? = nil
  ) {
    guard tree.isSpelled(name, token: index) else { return }
    let binding = NameBinding(kind: kind, reach: reach, token: index, node: node, owner: owner)
    if found.last != binding { found.append(binding) }
  }

  /// Adds a function or type, which is visible in its whole block.
  private mutating func addDeclaration(_ item: Syntax, _ reach: NameBinding.Reach, owner: Syntax? = nil) {
    switch item.kind {
    case .functionDeclaration, .macroDeclaration: add(.function, reach, item.anchorIndex, item, owner: owner)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration, .associatedtypeDeclaration:
      add(.type, reach, item.anchorIndex, item, owner: owner)
    default: break
    }
  }

  package mutating func addGenericParameters(of node: Syntax) {
    for parameter in node.child(.genericParameters)?.children(.genericParameter) ?? [] {
      add(.genericParameter, .local, parameter.anchorIndex, parameter)
    }
  }

  private mutating func addParameters(_ list: Syntax?) {
    for parameter in list?.children(.parameter) ?? [] {
      // The name before the colon, or the last name before the type. A parameter of a closure may have no
      // type.
      let end = parameter.child(.type)?.tokenIndices.lowerBound ?? parameter.tokenIndices.upperBound
      let names = (parameter.anchorIndex..<max(end, parameter.anchorIndex + 1)).prefix {
        tree.tokens[$0].kind != .colon && tree.tokens[$0].kind != .equal
      }
      guard let last = names.last(where: { tree.tokens[$0].kind == .identifier }) else { continue }
      add(.parameter, .local, last, parameter)
    }
  }

  // MARK: Blocks

  private mutating func addItems(of block: Syntax, reach: NameBinding.Reach) {
    let start = found.count
    for item in block.children { addItem(item, reach: reach) }
    // `guard let size else {…}` may bind the name of a variable above it in the same block again.
    if reach == .local { found[start...].reverse() }
  }

  private mutating func addItem(_ item: Syntax, reach: NameBinding.Reach) {
    let isBefore = item.tokenIndices.upperBound <= token
    switch item.kind {
    case .ifConfig:
      for clause in item.children(.ifConfigClause) { addItems(of: clause, reach: reach) }
    case .labeledStatement:
      for statement in item.children { addItem(statement, reach: reach) }
    case .variableDeclaration:
      for binding in item.children(.binding)
      where reach == .global || binding.tokenIndices.upperBound <= token {
        for index in binding.boundNameTokens { add(.variable, reach, index, item) }
      }
    case .guardStatement where isBefore:
      for element in item.conditionElements where element.flags.contains(.isLet) {
        addPattern(element.tokenIndices, of: element, reach: reach)
      }
    default: addDeclaration(item, reach)
    }
  }

  /// `var size: Int { size }`: a local variable is visible in its own accessors.
  private mutating func addOwnAccessors(_ node: Syntax) {
    guard node.parent?.scopeOfItem.kind != .memberBlock else { return }
    for binding in node.children(.binding)
    where binding.child(.accessorBlock)?.tokenIndices.contains(token) == true {
      for index in binding.boundNameTokens { add(.variable, .local, index, node) }
    }
  }

  private func isInBody(of node: Syntax) -> Bool {
    node.body?.tokenIndices.contains(token) ?? false
  }

  // MARK: Statements

  private mutating func addConditions(of statement: Syntax) {
    guard let body = statement.body else { return }
    // The bindings are visible neither in the `else` of an `if` nor in that of a `guard`.
    let end = statement.kind == .guardStatement ? body.tokenIndices.lowerBound : body.tokenIndices.upperBound
    guard token < end else { return }
    for element in statement.conditionElements
    where element.flags.contains(.isLet) && element.tokenIndices.upperBound <= token {
      addPattern(element.tokenIndices, of: element)
    }
  }

  private mutating func addLoop(_ loop: Syntax) {
    guard let body = loop.body else { return }
    let head = loop.anchorIndex + 1..<body.tokenIndices.lowerBound
    guard let end = tree.firstToken(.in, in: head) else { return }
    let start = tree.firstToken(.where, in: end + 1..<head.upperBound) ?? body.tokenIndices.lowerBound
    guard token > start else { return }
    let pattern = head.lowerBound..<end
    if tree.firstToken(.case, in: pattern) == nil {
      addBound(pattern, of: loop)
    } else {
      addPattern(pattern, of: loop)
    }
  }

  private mutating func addCatch(_ clause: Syntax) {
    guard let body = clause.body, token > clause.anchorIndex else { return }
    let pattern = clause.anchorIndex + 1..<max(clause.anchorIndex + 1, body.tokenIndices.lowerBound)
    if pattern.isEmpty {
      guard body.tokenIndices.contains(token), name == Array("error".utf8) else { return }
      addImplicit(clause)
    } else {
      addPattern(pattern, of: clause)
    }
  }

  // MARK: Closures and accessors

  private mutating func addSignature(of closure: Syntax) {
    guard let signature = closure.child(.closureSignature),
      token >= signature.tokenIndices.upperBound
    else { return }
    addParameters(signature.child(.parameters))
    var index = signature.tokenIndices.lowerBound
    let end = signature.anchorIndex
    for attribute in signature.attributes { index = max(index, attribute.tokenIndices.upperBound) }
    if index < end, tree.tokens[index].kind == .leftSquare,
      let close = tree.matchingBracket(ofToken: index)
    {
      addCaptures(index + 1..<close, of: signature)
      index = close + 1
    }
    guard signature.child(.parameters) == nil else { return }
    // `{ a, b in … }`
    while index < end, tree.tokens[index].kind != .arrow,
      tree.tokens[index].keyword != .async && tree.tokens[index].keyword != .throws
    {
      add(.parameter, .local, index, signature)
      index += 1
    }
  }

  /// Adds `size`, `weak size`, `other = size`, `unowned(unsafe) size`.
  private mutating func addCaptures(_ list: Range<Int>, of signature: Syntax) {
    var index = list.lowerBound
    while index < list.upperBound {
      let next = index + 1
      let isName =
        tree.tokens[index].kind == .identifier
        && (next == list.upperBound || tree.tokens[next].kind == .comma || tree.tokens[next].kind == .equal)
      if isName { add(.variable, .local, index, signature) }
      index = isName ? tree.endOfElement(from: next, in: list) + 1 : next
    }
  }

  private mutating func addAccessor(_ accessor: Syntax) {
    guard isInBody(of: accessor) else { return }
    if let list = accessor.child(.parameters) {
      addParameters(list)
      return
    }
    let implicit: String
    switch tree.tokens[accessor.anchorIndex].keyword {
    case .set, .willSet: implicit = "newValue"
    case .didSet: implicit = "oldValue"
    case .`init`: implicit = "newValue"
    default: return
    }
    if name == Array(implicit.utf8) { addImplicit(accessor) }
  }

  private mutating func addImplicit(_ node: Syntax) {
    found.append(
      NameBinding(kind: .implicit, reach: .local, token: node.anchorIndex, node: node, owner: nil))
  }

  // MARK: Patterns

  /// Adds the names after `let` or `var` in a pattern, up to the given token.
  private mutating func addPattern(
    _ pattern: Range<Int>, of node: Syntax, reach: NameBinding.Reach = .local
  ) {
    for part in tree.patternNames(in: pattern.clamped(to: 0..<max(token, 0))) {
      for index in part.names { add(.variable, reach, index, node) }
    }
  }

  private mutating func addBound(
    _ pattern: Range<Int>, of node: Syntax, reach: NameBinding.Reach = .local
  ) {
    for index in tree.boundNames(in: pattern.clamped(to: 0..<max(token, 0))) {
      add(.variable, reach, index, node)
    }
  }
}
