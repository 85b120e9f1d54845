import SwiftSource

extension SemanticModel {
  /// The type of `$0` and others.
  func type(ofShorthand name: String, _ tree: SyntaxTree, _ token: Int, inFile file: Int) -> TypeValue {
    guard let index = Int(name.dropFirst()),
      let closure = tree.node(coveringToken: token).selfAndAncestors.first(where: { $0.kind == .closure })
    else { return .unknown }
    return parameter(index, ofClosure: closure, count: nil, inFile: file)
  }

  /// - Parameter count: the number of its parameters, if it is written.
  func parameter(_ index: Int, ofClosure closure: Syntax, count: Int?, inFile file: Int) -> TypeValue {
    guard case .function(let parameters, _) = functionType(ofClosure: closure, inFile: file) else {
      return .unknown
    }
    return index < parameters.count ? parameters[index] : .unknown
  }

  /// The type that the surroundings give to a closure.
  func functionType(ofClosure closure: Syntax, inFile file: Int) -> TypeValue {
    answer(to: .closure(Place(file: file, index: closure.index))) {
      guard let holder = closure.parent else { return .unknown }
      switch holder.kind {
      case .argument where CallArgument(node: holder).closure == closure, .trailingClosure:
        guard let suffix = holder.parent else { return .unknown }
        return type(ofArgument: holder, of: suffix, inFile: file).unwrapped
      case .initializer where holder.tokenIndices.dropFirst() == closure.tokenIndices:
        return holder.parent?.child(.type).map { resolve($0, inFile: file).unwrapped } ?? .unknown
      default: return .unknown
      }
    }
  }

  /// The type of the parameter that an argument or trailing closure is for.
  func type(ofArgument argument: Syntax, of suffix: Syntax, inFile file: Int) -> TypeValue {
    guard let (callee, whole) = call(of: suffix, inFile: file) else { return .unknown }
    let all = suffix.children(.argument) + suffix.children(.trailingClosure)
    guard let index = all.firstIndex(of: argument) else { return .unknown }
    var found: Candidates
    if suffix.kind == .subscriptSuffix {
      let type = type(of: callee, inFile: file)
      let shape = CallShape(suffix, in: self)
      let members = members(named: "subscript", of: type, fromFile: file).declarations
      found = Candidates(declarations: members.filter { shape.parameters(of: $0) != nil }, receiver: type)
    } else {
      found = candidates(for: callee, call: suffix, inFile: file) {
        self.expectedType(of: callee, inFile: file)
      }
    }
    // `T(…)`: the initializers of the type.
    if let only = found.only, only.isType, suffix.kind == .callSuffix {
      let type = valueType(of: only, in: found.receiver).instance
      found = initializers(of: type, suffix, inFile: file)
    }
    if let only = found.only, let places = CallShape(suffix, in: self).parameters(of: only),
      let parameters = only.parameters
    {
      guard index < places.count else { return .unknown }
      var parameter = parameters[places[index]]
      parameter.isVariadic = false
      return type(of: parameter, only).seen(from: found.receiver, of: self, only).withoutParameters(of: only)
    }
    guard found.declarations.isEmpty else { return .unknown }
    if case .member(let base?, let member) = callee.form {
      let name = whole.tree.text(ofToken: member.anchorIndex)
      let type = asArray(type(of: base, inFile: file), fromFile: file)
      let passed = StandardTypes.closureParameters(of: name, on: type)
      if !passed.isEmpty, argument.child(.closure) != nil || argument.child(.keyPath) != nil {
        return .function(passed, .unknown)
      }
    }
    return closureOfRows(argument, in: all, of: callee, inFile: file)
  }

  /// `ForEach(items) { item in }`, `List(items, id: \.self, selection: $one) { item in }`.
  private func closureOfRows(
    _ argument: Syntax, in all: [Syntax], of callee: Expression, inFile file: Int
  ) -> TypeValue {
    guard case .name(let token) = callee.form,
      ["ForEach", "List"].contains(callee.tree.text(ofToken: token)),
      argument.child(.closure) != nil, all[0] != argument, CallArgument(node: all[0]).label == nil,
      let data = root(at: CallArgument(node: all[0]).valueTokens.lowerBound, callee.tree, inFile: file)
    else { return .unknown }
    let element = elementType(of: type(of: data.expression, inFile: file), fromFile: file)
    return element.isUnknown ? .unknown : .function([element], .unknown)
  }

  /// The type that `\.name` begins with.
  func root(ofKeyPath path: Syntax, inFile file: Int) -> TypeValue {
    guard let argument = path.parent, argument.kind == .argument, let suffix = argument.parent else {
      return .unknown
    }
    if let taker = StandardTypes.takerOfEnvironment(suffix) {
      let isOwn = declarations(named: taker, seenFrom: file).contains { $0.kind != .variable }
      return isOwn ? .unknown : StandardTypes.environment
    }
    switch type(ofArgument: argument, of: suffix, inFile: file) {
    case .function(let parameters, _): return parameters.first ?? .unknown
    case .native(let name, let arguments) where name.hasSuffix("KeyPath"): return arguments.first ?? .unknown
    default: return .unknown
    }
  }

  func initializers(of type: TypeValue, _ suffix: Syntax, inFile file: Int) -> Candidates {
    let shape = CallShape(suffix, in: self)
    let all = members(named: "init", of: type, fromFile: file).declarations
    return Candidates(declarations: all.filter { shape.parameters(of: $0) != nil }, receiver: type)
  }

  /// The call or subscript whose suffix a node is: what is called, and the whole.
  private func call(of suffix: Syntax, inFile file: Int) -> (callee: Expression, whole: Expression)? {
    guard let chain = suffix.parent, chain.kind == .chain else { return nil }
    var expression: Expression? = ChainReader(chain).expression
    while let current = expression {
      switch current.form {
      case .call(let callee, let node), .element(let callee, let node):
        if node.index == suffix.index { return (callee, current) }
        expression = callee
      default: expression = current.operands.first
      }
    }
    return nil
  }
}
