import SwiftSource

extension SemanticModel {
  /// The type of the expression that consists of some tokens.
  public func type(of tokens: Range<Int>, _ tree: SyntaxTree, inFile file: Int) -> TypeValue {
    var current = root(at: tokens.lowerBound, tree, inFile: file)?.expression
    while let expression = current, expression.tokens != tokens {
      current = expression.operands.first { $0.tokens.contains(tokens.lowerBound) }
    }
    return current.map { type(of: $0, inFile: file) } ?? .unknown
  }

  /// The type of an expression; a type's name is of its metatype.
  func type(of expression: Expression, inFile file: Int) -> TypeValue {
    // Two bases in one chain can cover the same tokens only with a joined `?`, which changes nothing.
    answer(to: .expression(file: file, tokens: expression.tokens)) { newType(of: expression, inFile: file) }
  }

  private func newType(of expression: Expression, inFile file: Int) -> TypeValue {
    let tree = expression.tree
    switch expression.form {
    case .name(let token): return type(ofName: token, in: expression, inFile: file)
    case .literal: return type(ofLiteral: tree.tokens[expression.tokens.lowerBound])
    case .string: return .native("String", [])
    case .tuple(let node):
      guard node.arguments.count == 1 else { return .unknown }
      return node.arguments[0].node.ownExpressions.first.map { type(of: $0, inFile: file) } ?? .unknown
    case .member(let base, let suffix): return type(ofMember: expression, base, suffix, inFile: file)
    case .specialized(let base, let list):
      return type(of: base, inFile: file).with(list.children(.type).map { resolve($0, inFile: file) })
    case .call(let callee, let suffix): return type(ofCall: callee, suffix, expression, inFile: file)
    case .element(let base, let suffix): return type(ofElement: base, suffix, inFile: file)
    case .chained(let base), .forced(let base): return type(of: base, inFile: file).unwrapped
    case .prefix(let token, let operand):
      return tree.text(ofToken: token) == "!" ? .bool : type(of: operand, inFile: file)
    case .inOut(let operand), .effect(_, let operand): return type(of: operand, inFile: file)
    case .infix(let left, let token, let right):
      return type(ofInfix: tree.text(ofToken: token), left, right, inFile: file)
    case .choice(_, let first, let second):
      let type = type(of: first, inFile: file)
      return type.isUnknown ? self.type(of: second, inFile: file) : type
    case .cast(_, let token, let type):
      guard tree.tokens[token].keyword == .as else { return .bool }
      let type = type.map { resolve($0, inFile: file) } ?? .unknown
      return tree.tokens[token + 1].kind == .postfixQuestionMark ? .optional(type) : type
    case .type(let node): return .metatype(resolve(node, inFile: file))
    default: return .unknown
    }
  }

  private func type(ofLiteral token: Token) -> TypeValue {
    switch token.kind {
    case .integerLiteral: .native("Int", [])
    case .floatLiteral: .native("Double", [])
    case .keyword: token.keyword == .nil ? .unknown : .bool
    case .regexSlash, .regexPoundDelimiter: .unknown
    default: .native("String", [])
    }
  }

  private func type(ofName token: Int, in expression: Expression, inFile file: Int) -> TypeValue {
    let tree = expression.tree
    let name = tree.text(ofToken: token)
    switch tree.tokens[token].kind {
    case .dollarIdentifier: return type(ofShorthand: name, tree, token, inFile: file)
    case .keyword:
      guard
        let around = tree.node(coveringToken: token).selfAndAncestors.first(where: {
          $0.kind.isTypeDeclaration && $0.holdsInBody(token)
        })
      else { return .unknown }
      let own = ownType(of: around, inFile: file)
      switch tree.tokens[token].keyword {
      case .Self: return .metatype(own)
      case .self: return tree.node(coveringToken: token).isInStaticMember == true ? .metatype(own) : own
      case .super:
        guard case .project(let declaration, _) = own, let parent = inherited(by: declaration).first else {
          return .unknown
        }
        return tree.node(coveringToken: token).isInStaticMember == true ? .metatype(parent) : parent
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
    case .module(let name): return .module(name)
    case .outside: return name.first?.isUppercase == true ? .metatype(.native(name, [])) : .unknown
    case .unknown: return .unknown
    }
  }

  private func type(ofMember whole: Expression, _ base: Expression?, _ suffix: Syntax, inFile file: Int)
    -> TypeValue
  {
    let name = whole.tree.text(ofToken: suffix.anchorIndex)
    guard let base else {
      let found = candidates(for: whole, call: nil, inFile: file) {
        self.expectedType(of: whole, inFile: file)
      }
      return found.only.map { valueType(of: $0, in: found.receiver) } ?? .unknown
    }
    let type = type(of: base, inFile: file)
    if name == "self" || name == "init" { return type }
    let found = candidates(for: whole, call: nil, inFile: file)
    if let only = found.only { return valueType(of: only, in: found.receiver) }
    return found.declarations.isEmpty
      ? StandardTypes.member(name, of: asArray(type, fromFile: file)) : .unknown
  }

  private func type(ofCall callee: Expression, _ suffix: Syntax, _ whole: Expression, inFile file: Int)
    -> TypeValue
  {
    if case .closure = callee.form { return .unknown }
    let found = candidates(for: callee, call: suffix, inFile: file) {
      self.expectedType(of: callee, inFile: file)
    }
    if let only = found.only {
      if only.isType {
        let isSpecialized = if case .specialized = callee.form { true } else { false }
        let made =
          isSpecialized
          ? type(of: callee, inFile: file).instance
          : result(of: valueType(of: only, in: found.receiver), of: only)
        return mayFail(making: made, suffix, inFile: file) ? .optional(made) : made
      }
      return result(of: valueType(of: only, in: found.receiver), of: only)
    }
    guard found.declarations.isEmpty else {
      // Overloads that agree on the result.
      let results = Set(found.declarations.map { result(of: valueType(of: $0, in: found.receiver), of: $0) })
      return results.count == 1 ? results.first! : .unknown
    }
    switch type(of: callee, inFile: file) {
    case .metatype(let type): return type
    case .function(_, let result): return result
    default: break
    }
    guard case .member(let base?, let member) = callee.form else { return .unknown }
    let type = type(of: base, inFile: file)
    let name = whole.tree.text(ofToken: member.anchorIndex)
    return name == "init" ? type.instance : StandardTypes.result(of: name, of: asArray(type, fromFile: file))
  }

  /// Whether a call makes a value of a type by an initializer that may fail.
  private func mayFail(making type: TypeValue, _ suffix: Syntax, inFile file: Int) -> Bool {
    guard case .project = type else { return false }
    return initializers(of: type, suffix, inFile: file).declarations.contains {
      if case .function(_, .optional) = valueType(of: $0, in: type) { true } else { false }
    }
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
    let shape = CallShape(suffix, in: self)
    let found = members(named: "subscript", of: type, fromFile: file).declarations.filter {
      shape.parameters(of: $0) != nil
    }
    if found.count == 1, case .function(_, let result) = valueType(of: found[0], in: type) {
      return result.withoutParameters(of: found[0])
    }
    guard found.isEmpty else { return .unknown }
    let isRange = suffix.arguments.first?.node.ownExpressions.first?.text.contains("..") ?? false
    return isRange ? type : StandardTypes.element(at: type)
  }

  private func type(ofInfix name: String, _ left: Expression, _ right: Expression, inFile file: Int)
    -> TypeValue
  {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=": return .bool
    case "??":
      let type = type(of: left, inFile: file).unwrapped
      return type.isUnknown ? self.type(of: right, inFile: file) : type
    case "..<": return .native("Range", [type(of: left, inFile: file)])
    case "...": return .native("ClosedRange", [type(of: left, inFile: file)])
    default: return .unknown
    }
  }

  // MARK: Sequences

  /// The type of the elements of a sequence, also of one that the project declares.
  func elementType(of type: TypeValue, fromFile file: Int) -> TypeValue {
    let element = StandardTypes.elementType(of: type)
    guard element.isUnknown, case .project = type else { return element }
    let next = members(named: "next", of: type, fromFile: file).declarations.filter {
      $0.parameters?.isEmpty == true
    }
    if next.count == 1, case .function(_, let result) = valueType(of: next[0], in: type) {
      return result.unwrapped
    }
    return .unknown
  }

  /// A sequence of the project as an array of its elements; other types as they are.
  func asArray(_ type: TypeValue, fromFile file: Int) -> TypeValue {
    guard case .project = type else { return type }
    let element = elementType(of: type, fromFile: file)
    return element.isUnknown ? type : .array(of: element)
  }
}
