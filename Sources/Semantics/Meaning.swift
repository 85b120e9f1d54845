import SwiftSource

/// What a name refers to.
public enum Meaning {
  /// This declaration and no other.
  case certain(Declaration)
  /// One of these, or perhaps something that the project does not declare.
  case oneOf([Declaration], mayBeOutside: Bool)
  /// A name that a body, a parameter list or a pattern declares.
  case local(NameBinding)
  /// Something that the system or a library declares.
  case outside
  /// The token refers to nothing: a label, a declared name, a keyword.
  case noReference

  /// The declarations that may be meant.
  public var declarations: [Declaration] {
    switch self {
    case .certain(let declaration): [declaration]
    case .oneOf(let all, _): all
    case .local, .outside, .noReference: []
    }
  }
}

extension SemanticModel {
  /// What the name at a token refers to.
  /// - Parameter sought: the declaration that the answer is asked for. Of others it tells only whether there is one.
  public func meaning(ofToken token: Int, inFile file: Int, for sought: Declaration? = nil) -> Meaning {
    let found = symbols(ofToken: token, sources.tree(ofFile: file), inFile: file)
    let read = meaningRead(ofToken: token, inFile: file, found == nil ? sought : nil)
    // The build's index decides among declarations that are called as they are written: what a protocol asks for, or a class
    // offers, may be another one when the program runs.
    guard case .oneOf(let all, _) = read, let found else { return read }
    let meant = all.filter { declaration in
      let own = symbols(ofToken: declaration.token, declaration.node.tree, inFile: declaration.file)
      return !(own?.isDisjoint(with: found) ?? true) && !declaration.isDynamic
    }
    return meant.count == 1 ? .certain(meant[0]) : read
  }

  private func symbols(ofToken token: Int, _ tree: SyntaxTree, inFile file: Int) -> Set<String>? {
    sources.symbols(at: tree.tokens[token].range.lowerBound, inFile: file)
  }

  /// The same by the text alone.
  private func meaningRead(ofToken token: Int, inFile file: Int, _ sought: Declaration?) -> Meaning {
    let tree = sources.tree(ofFile: file)
    let name = tree.text(ofToken: token)
    guard let position = tree.referencePosition(ofToken: token) else {
      return tree.tokens[token].kind == .identifier && Scopes(tree).isShorthand(token)
        ? meaning(ofShorthand: token, name, tree, inFile: file, sought) : .noReference
    }
    switch position {
    case .type, .attribute: return meaning(ofType: token, tree, inFile: file, sought)
    case .keyPath: return meaning(ofKeyPathMember: token, name, tree, inFile: file, sought)
    case .call, .member, .bare: return meaning(ofExpression: token, name, tree, inFile: file, sought)
    case .selector: return uncertain(name, sought, inFile: file)
    }
  }

  /// Whatever has the name, can be seen, and can be called or assigned as it is.
  private func uncertain(
    _ name: String, _ sought: Declaration?, isMember: Bool = false, call: Syntax? = nil,
    isAssigned: Bool = false,
    inFile file: Int
  ) -> Meaning {
    let shape = call.map { CallShape($0, in: self) }
    func mayBeMeant(_ declaration: Declaration) -> Bool {
      guard isVisible(declaration, fromFile: file), !isMember || declaration.owner != nil else {
        return false
      }
      if isAssigned, declaration.kind == .function { return false }
      guard let shape else { return true }
      guard declaration.parameters != nil else {
        return declaration.kind != .variable || mayBeCalled(declaration)
      }
      return shape.suitsMethodOfType && call?.mayTakeInstance != false
        || shape.parameters(of: declaration) != nil
    }
    if let sought, sought.name == name {
      if !mayBeMeant(sought) { return .outside }
      let other = firstDeclaration(named: name, seenFrom: file) { $0 != sought && mayBeMeant($0) }
      return .oneOf(other.map { [sought, $0] } ?? [sought], mayBeOutside: true)
    }
    let all = declarations(named: name, seenFrom: file).filter(mayBeMeant)
    return all.isEmpty ? .outside : .oneOf(all, mayBeOutside: true)
  }

  /// Whether the value of a variable may be called. Of the system's types, those of actions can.
  private func mayBeCalled(_ variable: Declaration) -> Bool {
    guard case .native(let type, _) = valueType(of: variable, in: .unknown).unwrapped else { return true }
    return ["Action", "Handler", "Block", "Callback"].contains(where: type.hasSuffix)
  }

  /// `if let name`, `[name]`: declares the name, and refers to the one outside.
  private func meaning(
    ofShorthand token: Int, _ name: String, _ tree: SyntaxTree, inFile file: Int, _ sought: Declaration?
  ) -> Meaning {
    let node = tree.node(coveringToken: token)
    let outside = node.kind == .closureSignature ? node.parent ?? node : node
    switch lookup(name, tree, outside.tokenIndices.lowerBound, inFile: file) {
    case .local(let binding): return .local(binding)
    case .members(let found, let owner):
      let values = found.declarations.filter { $0.parameters == nil }
      guard values.count == 1 else { return .oneOf(found.declarations, mayBeOutside: found.mayBeOutside) }
      let all = Candidates(declarations: values, receiver: owner, mayBeOutside: found.mayBeOutside)
      return isProven(values[0], all) ? .certain(values[0]) : .oneOf(values, mayBeOutside: true)
    case .global(let found): return found.count == 1 ? .certain(found[0]) : .oneOf(found, mayBeOutside: false)
    default: return uncertain(name, sought, inFile: file)
    }
  }

  // MARK: Expressions

  private func meaning(
    ofExpression token: Int, _ name: String, _ tree: SyntaxTree, inFile file: Int, _ sought: Declaration?
  ) -> Meaning {
    guard let root = root(at: token, tree, inFile: file) else { return uncertain(name, sought, inFile: file) }
    var current = root.expression
    var parents: [Expression] = []
    while !current.isNamed(by: token) {
      guard let next = current.operands.first(where: { $0.tokens.contains(token) }) else {
        return uncertain(name, sought, inFile: file)
      }
      parents.append(current)
      current = next
    }
    var call: Syntax?
    for parent in parents.reversed() {
      if case .specialized = parent.form { continue }
      if case .call(_, let suffix) = parent.form { call = suffix }
      break
    }
    let isMember = if case .member = current.form { true } else { false }
    let found = candidates(for: current, call: call, inFile: file) {
      self.expectedType(of: current, inFile: file)
    }
    if let binding = found.binding, found.declarations.isEmpty { return .local(binding) }
    guard !found.declarations.isEmpty else {
      let isAssigned =
        if case .infix(let left, let sign, _)? = parents.last?.form, tree.tokens[sign].kind == .equal {
          left.tokens == current.tokens
        } else { false }
      return uncertain(name, sought, isMember: isMember, call: call, isAssigned: isAssigned, inFile: file)
    }
    guard let only = found.only else { return .oneOf(found.declarations, mayBeOutside: found.mayBeOutside) }
    // What is called is a function: another declaration of the name may be meant.
    if call != nil, only.kind == .variable {
      guard case .function = valueType(of: only, in: found.receiver).unwrapped else {
        return uncertain(name, sought, isMember: isMember, inFile: file)
      }
    }
    return isProven(only, found) ? .certain(only) : .oneOf([only], mayBeOutside: found.mayBeOutside)
  }

  /// Whether the only declaration that was found is meant.
  private func isProven(_ declaration: Declaration, _ found: Candidates) -> Bool {
    guard let owner = owner(of: declaration) else { return true }
    // The compiler may make one as well.
    if declaration.kind == .initializer { return false }
    switch (owner, found.receiver) {
    case (.project(let own, _), .project(let type, _)) where own == type: return true
    case (.selfType(let own), .selfType(let type)) where own == type: return true
    case (.unknown, _): return false
    default: return !found.mayBeOutside
    }
  }

  private func meaning(
    ofKeyPathMember token: Int, _ name: String, _ tree: SyntaxTree, inFile file: Int, _ sought: Declaration?
  ) -> Meaning {
    guard let path = tree.node(coveringToken: token).ancestors.first(where: { $0.kind == .keyPath }),
      let first = path.suffixes.first, first.kind == .memberSuffix, first.anchorIndex == token
    else { return uncertain(name, sought, isMember: true, inFile: file) }
    let type = path.child(.type).map { resolve($0, inFile: file) } ?? root(ofKeyPath: path, inFile: file)
    let found = members(named: name, of: type.unwrapped, fromFile: file)
    let values = found.declarations.filter { $0.kind == .variable && !$0.isStatic }
    let receiver = Candidates(
      declarations: values, receiver: type.unwrapped, mayBeOutside: found.mayBeOutside)
    // It has no members but its own and those of its extensions.
    if values.isEmpty, type == StandardTypes.environment { return .outside }
    guard let only = receiver.only else { return uncertain(name, sought, isMember: true, inFile: file) }
    return isProven(only, receiver) ? .certain(only) : .oneOf(values, mayBeOutside: found.mayBeOutside)
  }

  // MARK: Types

  private func meaning(ofType token: Int, _ tree: SyntaxTree, inFile file: Int, _ sought: Declaration?)
    -> Meaning
  {
    let name = tree.text(ofToken: token)
    guard
      let node = tree.node(coveringToken: token).selfAndAncestors.first(where: {
        $0.kind == .type || $0.kind == .whereClause
      })
    else { return uncertain(name, sought, inFile: file) }
    let written: [WrittenType]
    if node.kind == .whereClause {
      written = node.requirements.flatMap { [$0.subject, $0.type] }
    } else {
      var reader = TypeReader(node)
      written = [reader.read()]
    }
    guard let path = written.lazy.flatMap(\.paths).first(where: { $0.contains { $0.token == token } }),
      let index = path.firstIndex(where: { $0.token == token })
    else { return uncertain(name, sought, inFile: file) }
    if index > 0 {
      let owner = resolve(.path(Array(path[..<index])), node, inFile: file)
      if case .module = owner { return uncertain(name, sought, inFile: file) }
      let found = members(named: name, of: owner, fromFile: file).declarations.filter(\.isType)
      guard found.count == 1 else { return uncertain(name, sought, isMember: true, inFile: file) }
      return isWitnessed(found[0], in: owner) ? .oneOf(found, mayBeOutside: false) : .certain(found[0])
    }
    switch lookup(name, tree, token, inFile: file, onlyTypes: true) {
    case .local(let binding):
      return declaration(of: binding.node, inFile: file).map { .certain($0) } ?? .local(binding)
    case .parameter, .module, .outside: return .outside
    case .members(let found, let owner):
      guard found.declarations.count == 1 else { return .oneOf(found.declarations, mayBeOutside: false) }
      let only = found.declarations[0]
      return isWitnessed(only, in: owner) ? .oneOf([only], mayBeOutside: false) : .certain(only)
    case .global(let found): return found.count == 1 ? .certain(found[0]) : .oneOf(found, mayBeOutside: false)
    case .unknown: return uncertain(name, sought, inFile: file)
    }
  }

  /// Whether a type is an associated type, which a type that conforms may declare without a word.
  private func isWitnessed(_ declaration: Declaration, in owner: TypeValue) -> Bool {
    guard declaration.kind == .associatedType || declaration.owner?.kind == .extensionDeclaration else {
      return false
    }
    guard case .project(let type, _) = owner else { return false }
    return type.kind != .protocolType && type.kind != .associatedType && self.owner(of: declaration) != owner
      && declaration.kind == .associatedType
  }
}

extension Expression {
  /// Whether a token is the name of an expression, not of a part of it.
  fileprivate func isNamed(by token: Int) -> Bool {
    switch form {
    case .name(token): true
    case .member(_, let suffix): suffix.anchorIndex == token
    default: false
    }
  }
}

extension Declaration {
  /// Whether a call of it may run another declaration's body.
  fileprivate var isDynamic: Bool {
    owner?.kind == .protocolDeclaration || owner?.kind == .classDeclaration
  }
}

extension Syntax {
  /// Of a call: whether what is called may be a member of a type, rather than of a value.
  fileprivate var mayTakeInstance: Bool {
    let period = tokenIndices.lowerBound - 2
    guard period > 0, tree.tokens[period].kind == .period else { return true }
    let base = tree.tokens[period - 1]
    return base.kind != .rightParen && base.keyword != .self
      && (base.kind != .identifier || tree.text(ofToken: period - 1).first?.isLowercase != true)
  }
}
