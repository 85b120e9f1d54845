/// How the statements of a closure determine its result type, without a contextual type.
public enum ClosureBody {
  /// They do not: the result is `Void`.
  case nothing
  /// By the value of its only statement.
  case expression(Range<Int>)
  /// By the branches of its only statement, an `if` or `switch`, if all have the same type; otherwise not.
  case choice([Range<Int>])
  /// By the first `return` of several statements (SE-0326).
  case returns(first: Range<Int>)

  /// - Parameter closure: a `closure`.
  public init(of closure: Syntax) {
    if let only = closure.onlyItem {
      if only.kind == .expressionStatement, !only.assigns {
        self = .expression(only.tokenIndices)
        return
      }
      if let branches = only.branchValues {
        self = .choice(branches)
        return
      }
    }
    self = closure.firstReturnedValue.map { .returns(first: $0) } ?? .nothing
  }
}

extension Syntax {
  /// For a statement: whether it is an assignment.
  public var assigns: Bool {
    guard kind == .expressionStatement else { return false }
    return tree.topLevel(tokenIndices).contains { index in
      let token = tree.tokens[index]
      guard token.kind == .binaryOperator else { return token.kind == .equal }
      let word = tree.text(ofToken: index)
      return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(word)
    }
  }

  /// For an `if` or `switch` that may be an expression (SE-0380): the values of its branches.
  fileprivate var branchValues: [Range<Int>]? {
    switch kind {
    case .ifStatement:
      guard let value = body?.onlyValue, let other = elseBranch else { return nil }
      guard let rest = other.kind == .codeBlock ? other.onlyValue : other.branchValues else { return nil }
      return value + rest
    case .switchStatement:
      var values: [Range<Int>] = []
      for child in children(.switchCase) {
        guard let value = child.onlyValue else { return nil }
        values += value
      }
      return values.isEmpty ? nil : values
    default: return nil
    }
  }

  private var onlyValue: [Range<Int>]? {
    guard let only = onlyItem else { return nil }
    if only.kind == .expressionStatement { return only.assigns ? nil : [only.tokenIndices] }
    return only.branchValues
  }

  /// For a body: the value of its first `return`, ignoring nested bodies.
  public var firstReturnedValue: Range<Int>? {
    returnStatements.lazy.map { $0.tokenIndices.dropFirst() }.first { !$0.isEmpty }
  }

  /// For a body: its `return` statements, ignoring nested bodies.
  public var returnStatements: [Syntax] {
    var found: [Syntax] = []
    var index = self.index + 1
    while index < Int(node.endNode) {
      let inner = Syntax(tree: tree, index: index)
      switch inner.kind {
      case .closure, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
        .accessorBlock, .accessorDeclaration, .subscriptDeclaration:
        index = Int(inner.node.endNode)
      default:
        if inner.kind == .returnStatement { found.append(inner) }
        index += 1
      }
    }
    return found
  }
}
