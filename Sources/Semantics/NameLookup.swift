import SwiftSource

/// What is found for a name without a receiver, from the inside out.
enum FoundName {
  /// A name of a body, a parameter list or a pattern; or a generic parameter.
  case local(NameBinding)
  /// A generic parameter of an extended type.
  case parameter(TypeValue)
  case members(FoundMembers, of: TypeValue)
  /// Declarations at the top of files.
  case global([Declaration])
  case module
  /// The project declares nothing that could be meant.
  case outside
  case unknown
}

extension SemanticModel {
  func lookup(
    _ name: String, _ tree: SyntaxTree, _ token: Int, inFile file: Int, onlyTypes: Bool = false
  ) -> FoundName {
    var mayBeInherited = false
    // What stands at the top of the file is no local name.
    for node in tree.node(coveringToken: token).selfAndAncestors where node.kind != .sourceFile {
      var search = ScopeSearch(tree: tree, name: name, token: token)
      search.addBindings(around: node)
      let locals = search.found.filter {
        $0.reach == .local && (!onlyTypes || $0.kind == .type || $0.kind == .genericParameter)
      }
      if let local = locals.first { return .local(local) }
      guard node.kind.isTypeDeclaration, node.isInside(token, onlyTypes) else { continue }
      let own = ownType(of: node, inFile: file)
      if onlyTypes || node.kind == .extensionDeclaration, let parameter = genericParameter(name, of: own) {
        return .parameter(parameter)
      }
      // A type is looked up in the members around it, but not in those that it inherits while its heirs are read.
      var found = members(named: name, of: own, fromFile: file, at: Place(file: file, index: token))
      if onlyTypes { found.declarations.removeAll { !$0.isType } }
      if !found.declarations.isEmpty { return .members(found, of: own) }
      if own.isUnknown || found.mayBeOutside { mayBeInherited = true }
    }
    let found = globals(named: name, fromFile: file).filter { !onlyTypes || $0.isType }
    if !found.isEmpty { return mayBeInherited && !onlyTypes ? .unknown : .global(found) }
    if contents(ofFile: file).imports.contains(name) { return .module }
    return mayBeInherited && !onlyTypes && firstDeclaration(named: name, seenFrom: file) != nil
      ? .unknown : .outside
  }

  private func genericParameter(_ name: String, of type: TypeValue) -> TypeValue? {
    switch type {
    case .project(let declaration, _):
      let own = genericParameters(of: declaration).first {
        if case .parameter(_, _, name) = $0 { true } else { false }
      }
      // Of a nested type: those of the types around it, too.
      return own ?? owner(of: declaration).flatMap { genericParameter(name, of: $0) }
    case .native(let native, _):
      return Self.parameters(ofNative: native).contains(name) ? .nativeParameter(name) : nil
    case .optional: return name == "Wrapped" ? .nativeParameter(name) : nil
    default: return nil
    }
  }

  /// The declarations at the top of files that code in a file may mean.
  private func globals(named name: String, fromFile file: Int) -> [Declaration] {
    if name == "init" || name == "subscript" { return [] }
    let key = NameInView(name: name, view: sources.view(ofFile: file))
    let found = kept(globals[key]) {
      let files = sources.files(naming: name, .declaration, seenFrom: file)
      return files.filter { sources.mayDeclareAtTop(name, inFile: $0) }.flatMap {
        contents(ofFile: $0).named(name).filter { $0.owner == nil && !$0.isLocal }
      }
    }
    globals[key] = found
    return found.value.filter { isVisible($0, fromFile: file) }
  }
}

extension Declaration {
  /// A type that a body declares.
  var isLocal: Bool { owner == nil && node.isLocal && kind != .variable && kind != .enumCase }
}

extension Syntax {
  /// Whether names at a token are looked up among the members of a type: in its body, and for types in its `where`.
  fileprivate func isInside(_ token: Int, _ onlyTypes: Bool) -> Bool {
    if holdsInBody(token) { return true }
    guard onlyTypes, let clause = child(.whereClause) else { return false }
    return clause.tokenIndices.contains(token)
  }
}
