import SwiftSource

extension SemanticModel {
  /// The type of what a declaration names, seen as a member of a type.
  func valueType(of declaration: Declaration, in receiver: TypeValue) -> TypeValue {
    if declaration.isType {
      let type = value(ofType: declaration, in: receiver)
      return .metatype(type)
    }
    let type = answer(to: .declared(declaration)) { declaredType(of: declaration) }
    return type.seen(from: receiver, of: self, declaration)
  }

  private func declaredType(of declaration: Declaration) -> TypeValue {
    let file = declaration.file
    switch declaration.kind {
    case .variable:
      if let type = declaration.typeNode { return resolve(type, inFile: file) }
      guard declaration.node.boundNameTokens.count == 1, declaration.node.child(.accessorBlock) == nil else {
        return .unknown
      }
      return declaration.node.child(.initializer)?.ownExpressions.first.map { type(of: $0, inFile: file) }
        ?? .unknown
    case .enumCase: return declaration.parameters == nil ? owner(of: declaration) ?? .unknown : .unknown
    case .function:
      let parameters = (declaration.parameters ?? []).map { type(of: $0, declaration) }
      return .function(parameters, declaration.typeNode.map { resolve($0, inFile: file) } ?? .void)
    default: return .unknown
    }
  }

  func type(of parameter: Declaration.Parameter, _ declaration: Declaration) -> TypeValue {
    guard let node = parameter.type else { return .unknown }
    let type = resolve(Syntax(tree: declaration.node.tree, index: node), inFile: declaration.file)
    return parameter.isVariadic ? .array(of: type) : type
  }
}

extension TypeValue {
  /// With the generic parameters of a function unknown: its arguments decide them.
  func withoutParameters(of declaration: Declaration) -> TypeValue {
    guard let list = declaration.node.child(.genericParameters) else { return self }
    let range = list.index..<Int(list.node.endNode)
    return mapped { type in
      if case .parameter(declaration.file, let node, _) = type, range.contains(node) {
        .unknown
      } else {
        type
      }
    }
  }
}
