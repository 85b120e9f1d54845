import SwiftSource

/// The call right after a name, if there is one: `name(…)`, `name<T>(…) { }`, `name { }`, `@name(…)`.
struct NamedCall {
  /// The `callSuffix`, or the `attribute` whose arguments count as its.
  let node: Syntax?

  init(after token: Int, in tree: SyntaxTree) {
    var next = token + 1
    if let generics = tree.enclosing(.genericArguments, startingAt: next) {
      next = generics.tokenIndices.upperBound
    }
    node =
      tree.enclosing(.callSuffix, startingAt: next)
      ?? tree.node(coveringToken: token).selfAndAncestors.first {
        $0.kind == .attribute && $0.anchorIndex == token
      }
  }

  /// Whether what is written there can only be that overload, as far as its entry tells it apart.
  func fits(_ entry: LibraryName) -> Bool {
    let arguments = node?.arguments ?? []
    if let wanted = entry.argument {
      return arguments.count == 1 && arguments[0].label == nil && arguments[0].valueText == wanted
    }
    if let arity = entry.closureArity {
      guard let closure = node?.trailingClosures.first, closure.label == nil else { return false }
      return closure.node.child(.closure)?.closureArity == arity
    }
    let labels = Set((arguments + (node?.trailingClosures ?? [])).compactMap(\.label))
    return entry.labels.allSatisfy(labels.contains)
  }

  /// Where the value of an argument starts that is a closure in the parentheses and has no label.
  var unlabeledClosure: Int? {
    node?.arguments.first { $0.label == nil && $0.node.child(.closure)?.range == $0.valueRange }?
      .valueRange.lowerBound
  }
}

extension Syntax {
  /// How many values a closure takes: those that it names, else those that it uses as `$0`, `$1`, ….
  var closureArity: Int {
    if let signature = child(.closureSignature) {
      if let parameters = signature.child(.parameters) { return parameters.children(.parameter).count }
      let names = (signature.tokenIndices.lowerBound..<signature.anchorIndex).filter {
        tree.tokens[$0].kind == .identifier || tree.tokens[$0].kind == .wildcard
      }
      let captured =
        signature.children(.initializer).isEmpty
        && tree.tokens[tokenIndices.lowerBound + 1].kind != .leftSquare
      return captured ? names.count : max(1, names.count - 1)
    }
    let numbers = tokenIndices.compactMap { index -> Int? in
      guard tree.tokens[index].kind == .dollarIdentifier else { return nil }
      return Int(tree.text(ofToken: index).dropFirst())
    }
    return numbers.max().map { $0 + 1 } ?? 0
  }
}

extension SyntaxTree {
  /// The node of a kind that starts with a token.
  func enclosing(_ kind: NodeKind, startingAt token: Int) -> Syntax? {
    guard token < tokens.count else { return nil }
    // What lies around a node that starts before it does so, too.
    return node(coveringToken: token).selfAndAncestors.prefix { $0.tokenIndices.lowerBound == token }
      .first { $0.kind == kind }
  }

  /// The index of `Wrapper` in `Wrapper.` or `Wrapper<…>.`, whose period is given.
  func startOfWrapper(_ wrapper: String, before period: Int) -> Int? {
    var index = period - 1
    if index >= 0, tokens[index].kind != .identifier, text(ofToken: index).hasSuffix(">") {
      // `Wrapper<Any>`: nothing nested is worth following.
      let limit = max(0, index - 8)
      while index > limit, text(ofToken: index) != "<" { index -= 1 }
      index -= 1
    }
    guard index >= 0, tokens[index].kind == .identifier, text(ofToken: index) == wrapper else { return nil }
    return index
  }

  /// The index of `Name` in `Wrapper.Name` or `Wrapper<…>.Name`.
  func memberOfWrapper(at wrapper: Int) -> Int? {
    var index = wrapper + 1
    if text(ofToken: index).hasPrefix("<") {
      let limit = min(tokens.count - 2, index + 8)
      while index < limit, !text(ofToken: index).hasPrefix(">") { index += 1 }
      index += 1
    }
    guard index + 1 < tokens.count, tokens[index].kind == .period, tokens[index + 1].kind == .identifier
    else {
      return nil
    }
    return index + 1
  }

  /// The text of `model.path` before `.name`, when it is nothing but names.
  func receiverText(before offset: Int, endingWith name: String) -> String? {
    let last = tokenIndex(at: offset) - 2
    var first = last
    guard first >= 0, text(ofToken: first) == name else { return nil }
    while first >= 2, tokens[first - 1].kind == .period,
      tokens[first - 2].kind == .identifier || tokens[first - 2].keyword == .`self`
    {
      first -= 2
    }
    if first > 0, tokens[first - 1].kind == .period { return nil }
    return text[Int(tokens[first].start)..<Int(tokens[last].end)]
  }
}

extension Syntax {
  /// The variable or parameter whose type, or whose value, a name stands in.
  var typedOwner: Syntax? {
    let owner = selfAndAncestors.first {
      $0.kind == .binding || $0.kind == .parameter || $0.kind == .closure || $0.kind == .codeBlock
        || $0.kind == .accessorBlock
    }
    return owner?.kind == .binding || owner?.kind == .parameter ? owner : nil
  }

  /// The names that a binding or a parameter introduces.
  var boundOrOwnNames: [String] {
    if kind == .binding { return boundNames }
    // `label name: Type`.
    let names = tokenIndices.prefix { tree.tokens[$0].kind != .colon }.filter {
      tree.tokens[$0].kind == .identifier
    }
    return names.last.map { [tree.text(ofToken: $0)] } ?? []
  }

  /// Whether a token is the name that it declares.
  func declares(_ token: Int) -> Bool {
    switch kind {
    case .extensionDeclaration, .importDeclaration: false
    case .binding: boundNameTokens.contains(token)
    default: (kind.isDeclaration || kind == .enumElement) && anchorIndex == token
    }
  }

  /// Whether a token is the name of the type that it declares.
  func declaresType(_ token: Int) -> Bool {
    switch kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration, .genericParameter:
      anchorIndex == token
    default: false
    }
  }

  var asExtension: Syntax? { kind == .extensionDeclaration ? self : nil }

  /// The names that a member of an extension declares.
  var memberNames: [String] {
    kind == .variableDeclaration ? boundNames : declaredName.map { [$0] } ?? []
  }

  func enclosingWrapperExtension(_ wrapper: String?) -> Bool {
    guard let wrapper else { return false }
    return ancestors.contains {
      $0.kind == .extensionDeclaration && $0.child(.type).map { $0.text.hasPrefix(wrapper) } == true
    }
  }
}
