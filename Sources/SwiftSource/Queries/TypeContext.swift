/// The context of an expression, as far as it determines the expression's type.
public enum TypeContext: Hashable, Sendable {
  /// An annotation or a declared result type, as written.
  case given(String)
  /// The type of a variable or property whose declaration is not visible here.
  case assigned
  /// A condition: `Bool`.
  case condition
  /// `if let x = …`: an optional, whose type the expression determines itself.
  case optionalBinding
  /// A statement whose value is not used.
  case statement
  /// A context that may accept several types: an argument, an element, an operand, a closure's result.
  case passed
  /// No contextual type: a declaration without annotation, an interpolation.
  case open
}

extension Syntax {
  /// The context of an expression that is the whole value of this node, which is an `argument`,
  /// `initializer`, `returnStatement`, `expressionStatement`, `collection` or `conditionElement`.
  /// - Parameter start: the first token of the expression.
  public func typeContext(ofValueAt start: Int) -> TypeContext {
    switch kind {
    case .initializer: return contextOfInitializer
    case .returnStatement: return enclosingFunctionLike?.resultContext ?? .passed
    case .conditionElement: return flags.contains(.isLet) ? .optionalBinding : .condition
    case .argument:
      // `(value)` has the context of the tuple.
      guard let tuple = parent, tuple.kind == .tuple, tuple.arguments.count == 1, !flags.contains(.labeled),
        let outer = tuple.parent, outer.holdsNothingBut(tuple)
      else { return parent?.kind == .interpolation ? .open : .passed }
      return outer.typeContext(ofValueAt: tuple.tokenIndices.lowerBound)
    case .expressionStatement:
      if start > tokenIndices.lowerBound {
        guard tree.tokens[start - 1].kind == .equal else { return .passed }
        return contextOfAssignment(before: start - 1)
      }
      return contextOfStatement
    default: return .passed
    }
  }

  private var contextOfInitializer: TypeContext {
    guard let holder = parent else { return .open }
    if let type = holder.child(.type)?.text {
      // `if let x: T = …` requires a `T?`.
      return .given(holder.kind == .conditionElement ? type + "?" : type)
    }
    return holder.kind == .conditionElement && holder.flags.contains(.isLet) ? .optionalBinding : .open
  }

  /// Whether an expression is the whole value of the node.
  func holdsNothingBut(_ value: Syntax) -> Bool {
    switch kind {
    case .argument: tokenIndices == value.tokenIndices
    case .initializer, .returnStatement: tokenIndices.dropFirst() == value.tokenIndices
    case .expressionStatement, .conditionElement: tokenIndices == value.tokenIndices
    default: false
    }
  }

  /// For `place = …`: the type of the place, when it is a name.
  private func contextOfAssignment(before equal: Int) -> TypeContext {
    var place = tokenIndices.lowerBound..<equal
    if place.count == 3, tree.text(ofToken: place.lowerBound) == "self" { place = place.dropFirst(2) }
    guard place.count == 1, tree.tokens[place.lowerBound].kind == .identifier else {
      return place.count == 1 && tree.tokens[place.lowerBound].kind == .wildcard ? .open : .assigned
    }
    return tree.declaredType(of: place.lowerBound).map { .given($0) } ?? .assigned
  }

  /// For a statement: the context of its block's result, if it is the only statement.
  private var contextOfStatement: TypeContext {
    guard let block = parent, block.onlyItem == self else { return .statement }
    switch block.kind {
    case .closure, .accessorBlock: return block.resultContext
    case .codeBlock:
      guard let owner = block.parent else { return .statement }
      switch owner.kind {
      case .functionDeclaration, .accessorDeclaration: return owner.resultContext
      case .ifStatement, .switchStatement, .doStatement:
        return owner.flags.contains(.isExpression) ? .passed : .statement
      default: return .statement
      }
    case .switchCase: return block.parent?.flags.contains(.isExpression) == true ? .passed : .statement
    default: return .statement
    }
  }

  /// The nearest function, accessor, getter, closure or file around it.
  var enclosingFunctionLike: Syntax? {
    ancestors.first { node in
      switch node.kind {
      case .closure, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
        .accessorDeclaration, .subscriptDeclaration, .sourceFile:
        true
      case .accessorBlock: node.flags.contains(.implicitGetter)
      default: false
      }
    }
  }

  /// For a function, accessor, getter or closure: the context of its result.
  public var resultContext: TypeContext {
    switch kind {
    case .functionDeclaration:
      guard let type = child(.returnType)?.child(.type)?.text else { return .statement }
      return isGenericName(type) ? .passed : .given(type)
    case .accessorDeclaration:
      guard name == "get" || name == "_read" else { return .statement }
      return parent?.resultContext ?? .passed
    case .accessorBlock:
      let type = parent?.child(.type) ?? parent?.child(.returnType)?.child(.type)
      return type.map { .given($0.text) } ?? .passed
    case .closure:
      if let type = child(.closureSignature)?.child(.returnType)?.child(.type) { return .given(type.text) }
      return contextOfResultWithoutSignature
    default: return .passed
    }
  }

  private func isGenericName(_ type: String) -> Bool {
    child(.genericParameters)?.children(.genericParameter).contains { $0.declaredName == type } ?? false
  }

  /// For a closure: the context of its result by the contextual type.
  private var contextOfResultWithoutSignature: TypeContext {
    guard var value = parent else { return .passed }
    var isCalled = false
    var whole = self
    if value.kind == .chain, value.node.firstToken == node.firstToken {
      guard value.suffixes.count == 1, value.suffixes[0].kind == .callSuffix,
        value.suffixes[0].tokens.count == 2,
        let outer = value.parent
      else { return .passed }
      isCalled = true
      whole = value
      value = outer
    }
    guard value.kind == .expressionStatement || value.holdsNothingBut(whole) else { return .passed }
    let context = value.typeContext(ofValueAt: whole.tokenIndices.lowerBound)
    if isCalled { return context == .statement ? .passed : context }
    switch context {
    case .given(let type): return type.resultOfFunctionType.map { .given($0) } ?? .assigned
    case .assigned: return .assigned
    default: return .passed
    }
  }
}

extension String {
  /// `(A) -> B` for `((A) -> B)?`.
  private var functionWithinParentheses: String? {
    var type = self[...]
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    guard type.first == "(", type.last == ")", type.contains("->") else { return nil }
    var depth = 0
    for index in type.indices {
      if type[index] == "(" { depth += 1 }
      if type[index] == ")" { depth -= 1 }
      if depth == 0 {
        return type.index(after: index) == type.endIndex ? String(type.dropFirst().dropLast()) : nil
      }
    }
    return nil
  }

  /// `B` for `(A) -> B`, also in parentheses or optional.
  public var resultOfFunctionType: String? {
    let type = functionWithinParentheses ?? self
    var depth = 0
    var previous: Character = " "
    for index in type.indices {
      switch type[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous == "-":
        if depth == 0 {
          let result = type[type.index(after: index)...].drop { $0 == " " }
          return result.isEmpty ? nil : String(result)
        }
      case ">": depth -= 1
      default: break
      }
      previous = type[index]
    }
    return nil
  }
}
