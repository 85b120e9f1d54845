import SwiftSource

extension SemanticModel {
  /// The expression, part of no smaller node, that contains a token; and the node that it belongs to.
  func root(at token: Int, _ tree: SyntaxTree, inFile file: Int) -> (node: Syntax, expression: Expression)? {
    for node in tree.node(coveringToken: token).selfAndAncestors {
      if let found = rootExpressions(of: node, inFile: file).first(where: { $0.tokens.contains(token) }) {
        return (node, found)
      }
      switch node.kind {
      case .codeBlock, .memberBlock, .sourceFile, .closureSignature, .attribute, .type: return nil
      default: break
      }
    }
    return nil
  }

  func rootExpressions(of node: Syntax, inFile file: Int) -> [Expression] {
    let place = Place(file: file, index: node.index)
    if let known = roots[place] { return known }
    let made = node.ownExpressions
    if !made.isEmpty { roots[place] = made }
    return made
  }

  /// The type that is expected of an expression whose first part is `.name`.
  func expectedType(of expression: Expression, inFile file: Int) -> TypeValue {
    answer(to: .expected(file: file, tokens: expression.tokens)) {
      let token = expression.tokens.lowerBound
      guard let root = root(at: token, expression.tree, inFile: file) else { return .unknown }
      var type = expectedType(ofRoot: root.expression, in: root.node, inFile: file)
      var current = root.expression
      while current.tokens != expression.tokens {
        guard let next = current.operands.first(where: { $0.tokens.contains(token) }) else { return type }
        type = expectedType(of: next, in: current, type, inFile: file)
        current = next
      }
      return type
    }
  }

  /// What an operation expects of one of its operands.
  private func expectedType(
    of operand: Expression, in whole: Expression, _ type: TypeValue, inFile file: Int
  ) -> TypeValue {
    switch whole.form {
    case .infix(let left, let token, let right):
      let isLeft = operand.tokens == left.tokens
      switch whole.tree.text(ofToken: token) {
      case "=", "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "..<", "...":
        return self.type(of: isLeft ? right : left, inFile: file)
      case "&&", "||": return .bool
      default: return .unknown
      }
    case .choice(let condition, _, _): return operand.tokens == condition.tokens ? .bool : type
    case .cast(_, _, let written): return written.map { resolve($0, inFile: file) } ?? .unknown
    case .prefix(let token, _): return whole.tree.text(ofToken: token) == "!" ? .bool : .unknown
    default: return type
    }
  }

  private func expectedType(ofRoot expression: Expression, in node: Syntax, inFile file: Int) -> TypeValue {
    guard let parent = node.parent else { return .unknown }
    switch node.kind {
    case .argument:
      switch parent.kind {
      case .callSuffix, .subscriptSuffix:
        // In a pattern, what is called may be a case: its payload is expected.
        return type(ofArgument: node, of: parent, inFile: file)
      default: return .unknown
      }
    case .initializer: return parent.child(.type).map { resolve($0, inFile: file) } ?? .unknown
    case .returnStatement: return resultType(around: node, inFile: file)
    case .expressionStatement:
      guard parent.onlyItem == node else { return .unknown }
      if parent.kind == .codeBlock, let owner = parent.parent, owner.kind != .functionDeclaration,
        owner.kind != .accessorDeclaration
      {
        return .unknown
      }
      return parent.kind == .switchCase ? .unknown : resultType(around: node, inFile: file)
    case .conditionElement:
      guard node.flags.contains(.isLet) else { return .bool }
      return node.child(.initializer)?.ownExpressions.first.map { type(of: $0, inFile: file) } ?? .unknown
    case .caseLabel:
      let isCondition = node.tree.tokens[max(expression.tokens.lowerBound - 1, 0)].keyword == .where
      return isCondition ? .bool : subject(ofCase: node, inFile: file)
    case .collection:
      guard let outer = root(at: node.node.firstTokenIndex, node.tree, inFile: file),
        outer.expression.tokens == node.tokenIndices
      else { return .unknown }
      let type = expectedType(ofRoot: outer.expression, in: outer.node, inFile: file)
      return StandardTypes.elementType(of: type.unwrapped)
    default: return .unknown
    }
  }

  /// The type of what the function, getter or closure around a statement returns.
  private func resultType(around node: Syntax, inFile file: Int) -> TypeValue {
    for around in node.ancestors {
      switch around.kind {
      case .functionDeclaration, .subscriptDeclaration:
        return around.child(.returnType)?.child(.type).map { resolve($0, inFile: file) } ?? .unknown
      case .binding: return around.child(.type).map { resolve($0, inFile: file) } ?? .unknown
      case .accessorDeclaration where around.tree.text(ofToken: around.anchorIndex) != "get": return .unknown
      case .closure:
        if let signature = around.child(.closureSignature),
          let type = signature.child(.returnType)?.child(.type)
        {
          return resolve(type, inFile: file)
        }
        guard case .function(_, let result) = functionType(ofClosure: around, inFile: file) else {
          return .unknown
        }
        return result
      case .initializerDeclaration, .deinitializerDeclaration, .sourceFile, .memberBlock: return .unknown
      default: break
      }
    }
    return .unknown
  }
}
