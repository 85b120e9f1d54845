// count, renamed `size`, where a parameter is called `size`    → self.size
// backport.badge(badge), where `badge` is a local variable      → self.badge(badge)
// override var size: Int { count }                               stays: it would be the native counterpart itself
import LintCore
import SwiftSource

extension FilePass {
  /// What names mean in the file.
  var scopes: Scopes { remembered { Scopes($0.tree) } }
}

extension Scopes {
  /// Whether something between a token and the top of the file has the name of a type, module or free function that
  /// a rewrite would write there.
  func isHidden(_ name: String, at token: Int) -> Bool {
    switch meaning(of: name, at: token) {
    case .local, .member: true
    case .global, .elsewhere: false
    }
  }

  /// How a member of `self` that the system declares is written at a token where nothing stands before it.
  func spelling(ofOwnMember name: String, at token: Int) throws(Obstacle) -> String {
    try checkOwnMember(name, at: token)
    let isWord = SyntaxTree(name).tokens[0].kind == .keyword
    return isWord || isLocal(name, at: token) ? "self.\(name)" : name
  }

  /// Refuses a member of `self` where the project declares it as well, or is declaring it.
  func checkOwnMember(_ name: String, at token: Int) throws(Obstacle) {
    let found = bindings(of: name, at: token)
    if found.contains(where: { $0.reach == .member && $0.node.tokenIndices.contains(token) }) {
      throw .shadowed(name)
    }
    // An override is what the native call would reach.
    if found.contains(where: { $0.reach == .member && !$0.node.modifiers.contains("override") }) {
      throw .shadowed(name)
    }
  }

  /// The token with which the type around another one declares a variable, as far as the file shows it.
  func valueOfTypeAround(_ name: String, at token: Int) -> Int? {
    let type = enclosingType(at: token)?.extendedOrDeclaredName
    guard let found = bindings(of: name, at: token).first(where: { $0.reach == .member }),
      found.kind == .variable, found.owner?.extendedOrDeclaredName == type
    else { return nil }
    return found.token
  }

  /// The underlying type of a name, if that is a typealias in view.
  func typeNamed(by name: String, at token: Int) -> String? {
    guard let node = meaning(of: name, at: token).binding?.node, node.kind == .typealiasDeclaration,
      let type = node.child(.type)
    else { return nil }
    return type.tokenIndices.count == 1 ? type.text : nil
  }

  /// Whether a name is known to be that of an instance: its declaration writes no type, and is given none.
  func isInstance(_ name: String, at token: Int) -> Bool {
    guard let binding = meaning(of: name, at: token).binding else { return false }
    let declaration =
      binding.node.kind == .variableDeclaration
      ? binding.node.children(.binding).first { $0.boundNameTokens == [binding.token] } : binding.node
    if let type = declaration?.child(.type)?.text { return !type.hasSuffix(".Type") && type.isTypeName }
    let givesType = [".self", "type(of:", ".Type"]
    return declaration?.child(.initializer).map { value in !givesType.contains { value.text.contains($0) } }
      ?? false
  }
}

extension Forwarding {
  /// Why what it says by name would mean something else outside of the shim.
  /// - Parameter token: in the shim's body.
  func objection(in scopes: Scopes, at token: Int, _ parameters: [Parameter]) -> Obstacle? {
    var types = constantTypes(parameters)
    switch receiver {
    case .type(let type): types.insert(type)
    case .none(let module): if let name = module ?? name { types.insert(name) }
    case .receiver, .parameter: break
    }
    if let type = types.filter({ scopes.isHidden($0, at: token) }).min() {
      return .shadowed(type)
    }
    guard isImplied, let name else { return nil }
    if GlobalNames.holds(name) { return .shadowed(name) }
    switch scopes.meaning(of: name, at: token) {
    case .global: return .shadowed(name)
    case .member(let binding):
      let around = scopes.enclosingType(at: token)?.extendedOrDeclaredName
      return binding.owner?.extendedOrDeclaredName == around ? nil : .shadowed(name)
    case .local, .elsewhere: return nil
    }
  }

  /// Why constants of the call cannot be written in another file or module: they name a member that is less visible than the
  /// shim, or use a subscript, which has no name.
  /// - Parameter declaration: the shim.
  func objection(
    toHiddenNamesIn pass: FilePass, _ parameters: [Parameter], of declaration: Syntax
  ) -> Obstacle? {
    if declaration.isPrivate { return nil }
    let texts = parameters.compactMap(\.defaultValue) + allArguments.flatMap(\.value.texts)
    let access = min(declaration.access, .public)
    let tree = pass.tree
    var names: Set<String> = []
    for constant in texts.map({ SyntaxTree($0) }) {
      for index in constant.tokens.indices.dropFirst() where constant.tokens[index - 1].kind == .period {
        names.insert(constant.text(ofToken: index))
      }
      if access >= .package, !constant.nodes(where: { $0 == .subscriptSuffix }).isEmpty {
        return .invisible("subscript")
      }
    }
    if names.isEmpty { return nil }
    return tree.declarations(of: names).first { $0.declaration.access < access }
      .map { .invisible(tree.text(ofToken: $0.name)) }
  }
}

extension SyntaxTree {
  /// What the file declares by some names outside of bodies, with the tokens of the names.
  func declarations(of names: Set<String>) -> [(name: Int, declaration: Syntax)] {
    identifiers(among: NameFilter(names)).compactMap { index in
      let node = node(coveringToken: index)
      guard node.declares(index), let named = node.kind == .binding ? node.parent : node, !named.isLocal
      else { return nil }
      return (index, named)
    }
  }
}

extension Syntax {
  /// Whether a body names a member of another value that is called like its own declaration, as `bottomAnchor` does
  /// `view.bottomAnchor`: then something else has the name, too, and no index of the system need know.
  func namesMemberOfOther(_ name: String) -> Bool {
    tokenIndices.contains { index in
      guard tree.isMember(index), tree.isToken(index, named: name), index > 1 else { return false }
      var base = index - 2
      while base > 0, [.postfixQuestionMark, .exclamationMark].contains(tree.tokens[base].kind) { base -= 1 }
      let isValue = [.identifier, .rightParen, .rightSquare].contains(tree.tokens[base].kind)
      return isValue && tree.text(ofToken: base) != "self"
    }
  }
}
