import SwiftSource

extension SemanticModel {
  /// The type that a `type` node stands for.
  public func resolve(_ node: Syntax, inFile file: Int) -> TypeValue {
    var reader = TypeReader(node)
    return resolve(reader.read(), node, inFile: file)
  }

  func resolve(_ written: WrittenType, _ node: Syntax, inFile file: Int) -> TypeValue {
    func part(_ type: WrittenType) -> TypeValue { resolve(type, node, inFile: file) }
    switch written {
    case .path(let path): return resolve(path, node, inFile: file)
    case .optional(let type): return .optional(part(type))
    case .array(let type): return .array(of: part(type))
    case .dictionary(let key, let value): return .native("Dictionary", [part(key), part(value)])
    case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: part($0.type)) })
    case .function(let parameters, let result): return .function(parameters.map(part), part(result))
    case .composition(let types): return .composition(types.map(part))
    case .metatype(let type): return .metatype(part(type))
    case .unknown: return .unknown
    }
  }

  private func resolve(_ path: [WrittenType.Component], _ node: Syntax, inFile file: Int) -> TypeValue {
    var type = TypeValue.unknown
    for (index, component) in path.enumerated() {
      let arguments = component.arguments.map { resolve($0, node, inFile: file) }
      if index == 0 {
        type = firstType(component, node, inFile: file)
      } else if case .module(let module) = type {
        let found = declarations(named: component.name, seenFrom: file).filter {
          $0.owner == nil && $0.isType && sources.module(ofFile: $0.file) == module
        }
        type = found.count == 1 ? value(ofType: found[0], in: .unknown) : .native(component.name, [])
      } else {
        type = memberType(component.name, of: type, node, inFile: file)
      }
      if !arguments.isEmpty { type = type.with(arguments) }
    }
    return type
  }

  private func firstType(_ component: WrittenType.Component, _ node: Syntax, inFile file: Int) -> TypeValue {
    if component.name == "Any" { return .native("Any", []) }
    if component.name == "Self" {
      let around = node.ancestors.first { $0.kind.isTypeDeclaration && $0.holdsInBody(component.token) }
      return around.map { ownType(of: $0, inFile: file) } ?? .unknown
    }
    switch lookup(component.name, node.tree, component.token, inFile: file, onlyTypes: true) {
    case .local(let binding) where binding.kind == .genericParameter:
      return .parameter(file: file, node: binding.node.index, name: component.name)
    case .local(let binding):
      return declaration(of: binding.node, inFile: file).map { value(ofType: $0, in: .unknown) } ?? .unknown
    case .parameter(let type): return type
    case .members(let found, let owner):
      return found.declarations.count == 1 ? value(ofType: found.declarations[0], in: owner) : .unknown
    case .global(let found): return found.count == 1 ? value(ofType: found[0], in: .unknown) : .unknown
    case .module(let name): return .module(name)
    case .outside: return .native(component.name, [])
    case .unknown: return .unknown
    }
  }

  private func memberType(_ name: String, of type: TypeValue, _ node: Syntax, inFile file: Int) -> TypeValue {
    let found = members(
      named: name, of: type, fromFile: file, at: Place(file: file, index: node.node.firstTokenIndex)
    ).declarations.filter(\.isType)
    if found.count == 1 { return value(ofType: found[0], in: type) }
    if case .native(let owner, _) = type, found.isEmpty { return .native("\(owner).\(name)", []) }
    return .unknown
  }

  /// What a declaration of a type stands for, seen as a member of another type.
  func value(ofType declaration: Declaration, in owner: TypeValue) -> TypeValue {
    switch declaration.kind {
    case .alias:
      let type = answer(to: .declared(declaration)) {
        declaration.typeNode.map { resolve($0, inFile: declaration.file) } ?? .unknown
      }
      return type.seen(from: owner, of: self, declaration)
    default: return .project(declaration, [])
    }
  }

  // MARK: Constraints

  /// The types that a generic parameter conforms to or equals, where it is declared and at a place.
  func constraints(onParameter name: String, node: Int, file: Int, at place: Place?) -> [TypeValue] {
    let parameter = Syntax(tree: sources.tree(ofFile: file), index: node)
    var found = parameter.child(.type).map { [resolve($0, inFile: file)] } ?? []
    if let list = parameter.parent, let holder = list.parent {
      found += constraints(on: [name], by: list, inFile: file)
      found += constraints(on: [name], by: holder, inFile: file)
    }
    return found + constraintsAround(place, on: [name])
  }

  func constraintsAround(_ place: Place?, on names: Set<String>) -> [TypeValue] {
    guard let place else { return [] }
    let tree = sources.tree(ofFile: place.file)
    return tree.node(coveringToken: place.index).selfAndAncestors.flatMap { node in
      node.kind.isDeclaration ? constraints(on: names, by: node, inFile: place.file) : []
    }
  }

  /// What a node's `where` clause requires of a type that ends in one of some names.
  func constraints(on names: Set<String>, by node: Syntax, inFile file: Int) -> [TypeValue] {
    guard let clause = node.child(.whereClause) else { return [] }
    return clause.requirements.compactMap { subject, type in
      guard case .path(let path) = subject, path.count <= 2, let last = path.last, names.contains(last.name),
        path.count == 1 || !names.contains("Self") || last.name != "Self"
      else { return nil }
      return resolve(type, clause, inFile: file)
    }
  }
}

extension Syntax {
  /// For a `where` clause: `T: P` and `T == U`.
  var requirements: [(subject: WrittenType, type: WrittenType)] {
    var reader = TypeReader(tree, tokenIndices)
    var found: [(subject: WrittenType, type: WrittenType)] = []
    repeat {
      reader.index += 1
      let start = reader.index
      let subject = reader.read()
      guard reader.index < reader.end else { break }
      let relation = tree.tokens[reader.index]
      guard relation.kind == .colon || tree.text(ofToken: reader.index) == "==" else { break }
      reader.index += 1
      found.append((subject, reader.read()))
      guard reader.index > start else { break }
    } while reader.index < reader.end && tree.tokens[reader.index].kind == .comma
    return found
  }
}

extension Node {
  var firstTokenIndex: Int { Int(firstToken) }
}

extension TypeValue {
  /// The type with generic arguments.
  func with(_ arguments: [TypeValue]) -> TypeValue {
    switch self {
    case .native("Optional", _): arguments.count == 1 ? .optional(arguments[0]) : self
    case .native(let name, _): .native(name, arguments)
    case .project(let declaration, _): .project(declaration, arguments)
    case .metatype(let type): .metatype(type.with(arguments))
    default: self
    }
  }

  /// The type of a member, seen from a value of its owner: generic parameters and `Self` are replaced.
  func seen(from receiver: TypeValue, of model: SemanticModel, _ member: Declaration) -> TypeValue {
    guard member.owner != nil else { return self }
    var arguments: [TypeValue: TypeValue] = [:]
    switch receiver {
    case .project(let declaration, let given):
      for (index, parameter) in model.genericParameters(of: declaration).enumerated() {
        arguments[parameter] = index < given.count ? given[index] : .unknown
      }
    case .native(let name, let given):
      for (parameter, value) in zip(SemanticModel.parameters(ofNative: name), given) {
        arguments[.nativeParameter(parameter)] = value
      }
    case .optional(let wrapped): arguments[.nativeParameter("Wrapped")] = wrapped
    default: break
    }
    return mapped { type in
      if case .selfType = type, !receiver.isUnknown { return receiver }
      return arguments[type] ?? type
    }
  }
}
