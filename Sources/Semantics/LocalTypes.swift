import SwiftSource

extension SemanticModel {
  /// The type of a name that a body, a parameter list or a pattern declares.
  func type(ofLocal binding: NameBinding, _ name: String, _ tree: SyntaxTree, inFile file: Int) -> TypeValue {
    answer(to: .local(Place(file: file, index: binding.token))) {
      newType(ofLocal: binding, name, tree, inFile: file)
    }
  }

  private func newType(
    ofLocal binding: NameBinding, _ name: String, _ tree: SyntaxTree, inFile file: Int
  ) -> TypeValue {
    let node = binding.node
    switch binding.kind {
    case .genericParameter: return .metatype(.parameter(file: file, node: node.index, name: name))
    case .type: return declaration(of: node, inFile: file).map { valueType(of: $0, in: .unknown) } ?? .unknown
    case .parameter: return type(ofParameter: node, inFile: file)
    case .variable: break
    case .function, .implicit: return .unknown
    }
    switch node.kind {
    case .variableDeclaration: return type(ofVariable: binding.token, node, inFile: file)
    case .conditionElement: return type(ofBoundIn: node, name, inFile: file)
    case .forStatement:
      guard node.tree.tokens[node.anchorIndex + 1].keyword != .case, let sequence = node.ownExpressions.first,
        tree.boundNames(in: node.anchorIndex + 1..<sequence.tokens.lowerBound - 1).count == 1
      else { return .unknown }
      return StandardTypes.elementType(of: type(of: sequence, inFile: file))
    default: return .unknown
    }
  }

  /// The type of a parameter; where a closure does not write one, it is not known.
  private func type(ofParameter node: Syntax, inFile file: Int) -> TypeValue {
    guard node.kind == .parameter, let type = node.child(.type) else { return .unknown }
    let value = resolve(type, inFile: file)
    let end = type.tokenIndices.upperBound
    let isVariadic = end < node.tokenIndices.upperBound && node.tree.text(ofToken: end) == "..."
    return isVariadic ? .array(of: value) : value
  }

  private func type(ofVariable token: Int, _ node: Syntax, inFile file: Int) -> TypeValue {
    guard let binding = node.children(.binding).first(where: { $0.boundNameTokens.contains(token) }) else {
      return .unknown
    }
    guard binding.node.firstTokenIndex == token else { return .unknown }
    if let written = binding.child(.type) { return resolve(written, inFile: file) }
    return binding.child(.initializer)?.ownExpressions.first.map { type(of: $0, inFile: file) } ?? .unknown
  }

  private func type(ofBoundIn element: Syntax, _ name: String, inFile file: Int) -> TypeValue {
    let tree = element.tree
    if tree.tokens[element.node.firstTokenIndex].keyword == .case { return .unknown }
    if let written = element.child(.type) { return resolve(written, inFile: file) }
    if let value = element.child(.initializer)?.ownExpressions.first {
      return type(of: value, inFile: file).unwrapped
    }
    return typeOutside(name, before: element.node.firstTokenIndex, tree, inFile: file).unwrapped
  }

  /// The type of a name as it is seen at a token.
  private func typeOutside(_ name: String, before token: Int, _ tree: SyntaxTree, inFile file: Int)
    -> TypeValue
  {
    switch lookup(name, tree, token, inFile: file) {
    case .local(let binding): type(ofLocal: binding, name, tree, inFile: file)
    case .members(let found, let owner):
      found.declarations.count == 1 ? valueType(of: found.declarations[0], in: owner) : .unknown
    case .global(let found): found.count == 1 ? valueType(of: found[0], in: .unknown) : .unknown
    default: .unknown
    }
  }

  /// For a case of a `switch`: the type of what is switched on.
  func subject(ofCase label: Syntax, inFile file: Int) -> TypeValue {
    label.ancestors.first { $0.kind == .switchStatement }?.ownExpressions.first.map {
      type(of: $0, inFile: file)
    }
      ?? .unknown
  }
}
