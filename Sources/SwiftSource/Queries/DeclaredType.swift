extension SyntaxTree {
  /// The declared type of the name at a token. All declarations of the name in the file must have the same
  /// type, by an annotation or a literal. `nil`: unknown.
  public func declaredType(of index: Int) -> String? {
    let name = text(ofToken: index)
    // The compiler declares these names implicitly.
    if ["error", "newValue", "oldValue"].contains(name) { return nil }
    var types: Set<String> = []
    for position in identifiers(among: NameFilter([name])) where text(ofToken: position) == name {
      if position > 0, tokens[position - 1].kind == .period { continue }
      let node = node(coveringToken: position)
      switch node.kind {
      case .binding where node.boundNameTokens.contains(position):
        guard node.boundNames.count == 1, let type = node.typeByDeclaration else { return nil }
        types.insert(type)
      case .parameter where isParameterName(position, of: node):
        guard let type = node.child(.type)?.text, !type.isParameterOfOtherType else { return nil }
        types.insert(type)
      case .closureSignature, .genericParameter, .enumElement, .caseLabel, .catchClause: return nil
      case .conditionElement where node.flags.contains(.isLet) && isBound(position, in: node): return nil
      case .forStatement where isPattern(position, of: node): return nil
      case .initializer where node.parent?.kind == .closureSignature: return nil
      default:
        if node.declaredName == name, node.anchorIndex == position { return nil }
        // The name is part of a pattern in parentheses.
        if position > 0, [.let, .var].contains(tokens[position - 1].keyword) { return nil }
      }
      if types.count > 1 { return nil }
    }
    return types.first
  }

  /// The result type of the file's functions with a name, if it is the same for all and not generic.
  func declaredResult(of index: Int) -> String? {
    let name = text(ofToken: index)
    var types: Set<String> = []
    for position in identifiers(among: NameFilter([name])) where text(ofToken: position) == name {
      let node = node(coveringToken: position)
      if node.kind == .functionDeclaration, node.anchorIndex == position {
        guard node.child(.genericParameters) == nil,
          let type = node.child(.returnType)?.child(.type)?.text, type != "Self", !type.hasPrefix("some ")
        else { return nil }
        types.insert(type)
      } else if node.kind == .binding && node.boundNameTokens.contains(position) || node.kind == .parameter {
        return nil
      }
    }
    return types.count == 1 ? types.first : nil
  }

  private func isParameterName(_ position: Int, of parameter: Syntax) -> Bool {
    let first = parameter.anchorIndex
    return tokens[first + 1].kind == .colon ? position == first : position == first + 1
  }

  private func isBound(_ position: Int, in element: Syntax) -> Bool {
    position < (element.child(.initializer)?.tokenIndices.lowerBound ?? element.tokenIndices.upperBound)
  }

  private func isPattern(_ position: Int, of loop: Syntax) -> Bool {
    let word = loop.tokenIndices.first { text(ofToken: $0) == "in" }
    return position < (word ?? loop.tokenIndices.upperBound)
  }
}

extension Syntax {
  /// For a binding: the annotated type, or the default type of its literal.
  fileprivate var typeByDeclaration: String? {
    if let type = child(.type)?.text { return type }
    guard child(.accessorBlock) == nil, let value = child(.initializer) else { return nil }
    let shape = tree.shapeByItself(of: value.tokenIndices.dropFirst())
    guard shape.isLiteral || shape.isTyped else { return nil }
    return shape.defaultType
  }
}

extension ExpressionShape {
  fileprivate var isTyped: Bool { if case .typed = self { true } else { false } }
}

extension String {
  /// Whether the type of a parameter differs from the type of its name in the body: `inout`, variadic,
  /// `@autoclosure`.
  fileprivate var isParameterOfOtherType: Bool {
    hasSuffix("...") || hasPrefix("@autoclosure") || hasPrefix("inout ")
  }
}
