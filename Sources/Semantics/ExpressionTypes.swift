import SwiftSource

extension SemanticModel {
  /// The type of an expression; a type's name is of its metatype.
  func type(of expression: Expression, inFile file: Int) -> TypeValue {
    // Two bases in one chain can cover the same tokens only with a joined `?`, which changes nothing.
    answer(to: .expression(file: file, tokens: expression.tokens)) { newType(of: expression, inFile: file) }
  }

  private func newType(of expression: Expression, inFile file: Int) -> TypeValue {
    let tree = expression.tree
    switch expression.form {
    case .name(let token): return type(ofName: token, in: expression, inFile: file)
    case .string: return .native("String", [])
    case .tuple(let node):
      guard node.arguments.count == 1 else { return .unknown }
      return node.arguments[0].node.ownExpressions.first.map { type(of: $0, inFile: file) } ?? .unknown
    case .member(let base, let suffix): return type(ofMember: expression, base, suffix, inFile: file)
    case .call(let callee, let suffix): return type(ofCall: callee, suffix, inFile: file)
    case .element(let base, let suffix): return type(ofElement: base, suffix, inFile: file)
    case .chained(let base), .forced(let base): return type(of: base, inFile: file).unwrapped
    case .inOut(let operand), .effect(_, let operand): return type(of: operand, inFile: file)
    case .cast(_, let token, let type):
      guard tree.tokens[token].keyword == .as else { return .bool }
      let type = type.map { resolve($0, inFile: file) } ?? .unknown
      return tree.tokens[token + 1].kind == .postfixQuestionMark ? .optional(type) : type
    case .type(let node): return .metatype(resolve(node, inFile: file))
    default: return .unknown
    }
  }

  private func type(ofName token: Int, in expression: Expression, inFile file: Int) -> TypeValue {
    let tree = expression.tree
    let name = tree.text(ofToken: token)
    switch tree.tokens[token].kind {
    case .dollarIdentifier: return .unknown
    case .keyword:
      guard
        let around = tree.node(coveringToken: token).selfAndAncestors.first(where: {
          $0.kind.isTypeDeclaration && $0.holdsInBody(token)
        })
      else { return .unknown }
      let own = ownType(of: around, inFile: file)
      switch tree.tokens[token].keyword {
      case .Self: return .metatype(own)
      case .self: return isInStaticContext(tree, token) ? .metatype(own) : own
      default: return .unknown
      }
    default: break
    }
    switch lookup(name, tree, token, inFile: file) {
    case .local(let binding): return type(ofLocal: binding, name, tree, inFile: file)
    case .parameter(let type): return .metatype(type)
    case .members, .global:
      let found = candidates(for: expression, call: nil, inFile: file)
      return found.only.map { valueType(of: $0, in: found.receiver) } ?? .unknown
    case .module: return .module
    case .outside: return name.first?.isUppercase == true ? .metatype(.native(name, [])) : .unknown
    case .unknown: return .unknown
    }
  }

  private func type(ofMember whole: Expression, _ base: Expression?, _ suffix: Syntax, inFile file: Int)
    -> TypeValue
  {
    let name = whole.tree.text(ofToken: suffix.anchorIndex)
    guard let base else { return .unknown }
    let type = type(of: base, inFile: file)
    if name == "self" || name == "init" { return type }
    let found = candidates(for: whole, call: nil, inFile: file)
    if let only = found.only { return valueType(of: only, in: found.receiver) }
    return found.declarations.isEmpty ? StandardTypes.member(name, of: type) : .unknown
  }

  private func type(ofCall callee: Expression, _ suffix: Syntax, inFile file: Int) -> TypeValue {
    let found = candidates(for: callee, call: suffix, inFile: file)
    if let only = found.only {
      if case .specialized = callee.form { return .unknown }
      return result(of: valueType(of: only, in: found.receiver), of: only)
    }
    guard found.declarations.isEmpty else { return .unknown }
    switch type(of: callee, inFile: file) {
    case .metatype(let type): return type
    case .function(_, let result): return result
    default: break
    }
    guard case .member(let base?, let member) = callee.form else { return .unknown }
    let type = type(of: base, inFile: file)
    let name = callee.tree.text(ofToken: member.anchorIndex)
    return name == "init" ? type.instance : StandardTypes.result(of: name, of: type)
  }

  /// What a call of a declaration results in.
  private func result(of type: TypeValue, of declaration: Declaration) -> TypeValue {
    switch type {
    case .metatype(let instance): instance
    case .function(_, let result): result.withoutParameters(of: declaration)
    case .optional(.function(_, let result)): result
    default: .unknown
    }
  }

  private func type(ofElement base: Expression, _ suffix: Syntax, inFile file: Int) -> TypeValue {
    let type = type(of: base, inFile: file)
    guard members(named: "subscript", of: type, fromFile: file).declarations.isEmpty else { return .unknown }
    let isRange = suffix.arguments.first?.node.ownExpressions.first?.text.contains("..") ?? false
    return isRange ? type : StandardTypes.elementType(of: type)
  }
}
