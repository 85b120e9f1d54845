import SwiftSource

/// The declarations that a name in an expression may mean.
struct Candidates {
  var declarations: [Declaration] = []
  /// The type that the name was looked up in.
  var receiver = TypeValue.unknown
  /// Whether something that the project does not declare may be meant.
  var mayBeOutside = false
  var binding: NameBinding?

  var only: Declaration? { declarations.count == 1 ? declarations[0] : nil }
}

extension SemanticModel {
  /// What the name of an expression may mean: of `.name`, `.member`, or one of them with generic arguments.
  /// - Parameters:
  ///   - call: the suffix that calls it.
  ///   - expected: the type that is expected of `.name`.
  func candidates(
    for expression: Expression, call: Syntax?, inFile file: Int, expected: () -> TypeValue = { .unknown }
  ) -> Candidates {
    switch expression.form {
    case .specialized(let base, _): return candidates(for: base, call: call, inFile: file, expected: expected)
    case .name(let token): return candidates(forName: token, call: call, in: expression, inFile: file)
    case .member(let base, let suffix):
      let tree = expression.tree
      let name = tree.text(ofToken: suffix.anchorIndex)
      let place = Place(file: file, index: suffix.anchorIndex)
      guard let base else {
        let type = expected().unwrapped
        return narrowed(members(named: name, of: type, isStatic: true, at: place), call, receiver: type)
      }
      let type = self.type(of: base, inFile: file)
      if case .metatype(let instance) = type {
        return narrowed(
          members(named: name, of: instance, isStatic: true, at: place), call, receiver: instance)
      }
      // Members of `Optional` come first, and chains are not told apart from values.
      var found = members(named: name, of: type, isStatic: false, at: place)
      if case .optional(let wrapped) = type, found.declarations.isEmpty {
        found = members(named: name, of: wrapped, isStatic: false, at: place)
        return narrowed(found, call, receiver: wrapped)
      }
      return narrowed(found, call, receiver: type)
    default: return Candidates(mayBeOutside: true)
    }
  }

  private func candidates(
    forName token: Int, call: Syntax?, in expression: Expression, inFile file: Int
  ) -> Candidates {
    let tree = expression.tree
    switch lookup(tree.text(ofToken: token), tree, token, inFile: file) {
    case .local(let binding):
      if binding.kind == .type, let declaration = declaration(of: binding.node, inFile: file) {
        return Candidates(declarations: [declaration], binding: binding)
      }
      return Candidates(binding: binding)
    case .members(var found, let owner):
      let own = isInStaticContext(tree, token)
      let sameContext = found.declarations.filter {
        $0.isType || $0.isStatic == own || $0.kind == .initializer
      }
      if !sameContext.isEmpty { found.declarations = sameContext }
      return narrowed(found, call, receiver: owner)
    case .global(let found): return narrowed(FoundMembers(declarations: found), call, receiver: .unknown)
    case .outside, .module, .parameter, .unknown: return Candidates(mayBeOutside: true)
    }
  }

  private func members(named name: String, of type: TypeValue, isStatic: Bool, at place: Place)
    -> FoundMembers
  {
    var found = members(named: name, of: type, fromFile: place.file, at: place)
    let fitting = found.declarations.filter {
      $0.isType || $0.kind == .initializer || $0.isStatic == isStatic
    }
    // `Type.method` is a function that takes the instance.
    if !fitting.isEmpty || !isStatic { found.declarations = fitting }
    return found
  }

  /// The declarations whose labels fit a call; without a call, those that are no functions, if there are any.
  private func narrowed(_ found: FoundMembers, _ call: Syntax?, receiver: TypeValue) -> Candidates {
    var all = found.declarations
    if let call {
      let shape = CallShape(call, in: self)
      let fitting = all.filter { $0.parameters != nil && shape.parameters(of: $0) != nil }
      let others = all.filter { $0.parameters == nil }
      all = fitting.isEmpty ? others : fitting
      if !fitting.isEmpty, !others.isEmpty, others.contains(where: { !$0.isType }) { all += others }
    } else if all.count > 1 {
      let values = all.filter { $0.parameters == nil }
      if values.count == 1 { all = values }
    }
    return Candidates(declarations: all, receiver: receiver, mayBeOutside: found.mayBeOutside)
  }

  /// Whether the member around a token is static.
  func isInStaticContext(_ tree: SyntaxTree, _ token: Int) -> Bool {
    for node in tree.node(coveringToken: token).selfAndAncestors
    where node.kind.isDeclaration && node.owningType != nil {
      guard !node.kind.isTypeDeclaration else { return true }
      return node.modifierTokens.contains { [.static, .class].contains(tree.tokens[$0].keyword) }
    }
    return false
  }
}
