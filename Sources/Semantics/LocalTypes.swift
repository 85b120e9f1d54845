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
    case .implicit:
      if node.kind == .catchClause { return .native("Error", []) }
      return node.ancestors.first { $0.kind == .binding }?.child(.type).map { resolve($0, inFile: file) }
        ?? .unknown
    case .parameter: return type(ofParameter: binding.token, node, inFile: file)
    case .variable: break
    case .function: return .unknown
    }
    switch node.kind {
    case .variableDeclaration: return type(ofVariable: binding.token, node, inFile: file)
    case .conditionElement: return type(ofBoundIn: node, binding.token, name, inFile: file)
    case .forStatement:
      let isCase = node.tree.tokens[node.anchorIndex + 1].keyword == .case
      let expressions = node.ownExpressions
      guard let sequence = expressions.dropFirst(isCase ? 1 : 0).first else { return .unknown }
      let element = elementType(of: type(of: sequence, inFile: file), fromFile: file)
      if isCase { return type(ofBound: binding.token, in: expressions[0], of: element, inFile: file) }
      return tree.boundNames(in: node.anchorIndex + 1..<sequence.tokens.lowerBound - 1).count == 1
        ? element : .unknown
    case .caseLabel, .catchClause:
      guard let pattern = node.ownExpressions.first(where: { $0.tokens.contains(binding.token) }) else {
        return .unknown
      }
      let subject = node.kind == .caseLabel ? subject(ofCase: node, inFile: file) : .native("Error", [])
      return type(ofBound: binding.token, in: pattern, of: subject, inFile: file)
    default: return .unknown
    }
  }

  private func type(ofParameter token: Int, _ node: Syntax, inFile file: Int) -> TypeValue {
    if node.kind == .parameter {
      if let type = node.child(.type) {
        let value = resolve(type, inFile: file)
        let end = type.tokenIndices.upperBound
        let isVariadic = end < node.tokenIndices.upperBound && node.tree.text(ofToken: end) == "..."
        return isVariadic ? .array(of: value) : value
      }
      guard let list = node.parent, let signature = list.parent else { return .unknown }
      guard signature.kind == .closureSignature, let closure = signature.parent,
        let index = list.children(.parameter).firstIndex(of: node)
      else { return .unknown }
      return parameter(index, ofClosure: closure, count: list.children(.parameter).count, inFile: file)
    }
    guard node.kind == .closureSignature, let closure = node.parent else { return .unknown }
    let start = node.children(.attribute).last?.tokenIndices.upperBound ?? node.tokenIndices.lowerBound
    var first = start
    if node.tree.tokens[first].kind == .leftSquare {
      first = (node.tree.matchingBracket(ofToken: first) ?? first) + 1
    }
    let names = (first..<node.anchorIndex).filter {
      [.identifier, .wildcard].contains(node.tree.tokens[$0].kind)
    }
    guard let index = names.firstIndex(of: token) else { return .unknown }
    return parameter(index, ofClosure: closure, count: names.count, inFile: file)
  }

  private func type(ofVariable token: Int, _ node: Syntax, inFile file: Int) -> TypeValue {
    guard let binding = node.children(.binding).first(where: { $0.boundNameTokens.contains(token) }) else {
      return .unknown
    }
    guard binding.node.firstTokenIndex == token else { return .unknown }
    if let written = binding.child(.type) { return resolve(written, inFile: file) }
    return binding.child(.initializer)?.ownExpressions.first.map { type(of: $0, inFile: file) } ?? .unknown
  }

  private func type(ofBoundIn element: Syntax, _ token: Int, _ name: String, inFile file: Int) -> TypeValue {
    let tree = element.tree
    let value = element.child(.initializer)?.ownExpressions.first.map { type(of: $0, inFile: file) }
    if tree.tokens[element.node.firstTokenIndex].keyword == .case {
      guard let pattern = element.ownExpressions.first else { return .unknown }
      return type(ofBound: token, in: pattern, of: value ?? .unknown, inFile: file)
    }
    if let written = element.child(.type) { return resolve(written, inFile: file) }
    if let value { return value.unwrapped }
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

  // MARK: Patterns

  /// For a case of a `switch`: the type of what is switched on.
  func subject(ofCase label: Syntax, inFile file: Int) -> TypeValue {
    label.ancestors.first { $0.kind == .switchStatement }?.ownExpressions.first.map {
      type(of: $0, inFile: file)
    }
      ?? .unknown
  }

  private func type(
    ofBound token: Int, in pattern: Expression, of subject: TypeValue, inFile file: Int
  ) -> TypeValue {
    switch pattern.form {
    case .name(token): return subject
    case .binding(_, let inner): return type(ofBound: token, in: inner, of: subject, inFile: file)
    case .chained(let inner): return type(ofBound: token, in: inner, of: subject.unwrapped, inFile: file)
    case .call(let callee, let suffix):
      let arguments = suffix.arguments
      guard let index = arguments.firstIndex(where: { $0.node.tokenIndices.contains(token) }),
        let inner = arguments[index].node.ownExpressions.first
      else { return .unknown }
      let found = candidates(for: callee, call: nil, inFile: file) { subject }
      let cases = found.declarations.filter { $0.kind == .enumCase }
      guard cases.count == 1, let parameters = cases[0].parameters else { return .unknown }
      guard index < parameters.count, arguments.count > 1 || parameters.count == 1 else { return .unknown }
      let type = type(of: parameters[index], cases[0]).seen(from: found.receiver, of: self, cases[0])
      return self.type(ofBound: token, in: inner, of: type, inFile: file)
    default: return .unknown
    }
  }
}
