extension Syntax {
  /// The statements, declarations and `#if`s of a block, in order: of a `sourceFile`, `codeBlock`, `memberBlock`,
  /// `closure`, `switchCase`, an `accessorBlock` that is an implicit getter, or a clause of a `#if` among items.
  /// Empty for all other nodes. `unexpected` tokens count as an item.
  public var items: [Syntax] {
    guard hasItems else { return [] }
    return children.filter { child in
      switch child.kind {
      case .closureSignature, .caseLabel, .ifConfigCondition: false
      default: true
      }
    }
  }

  /// Whether its children are items: see `items`.
  public var hasItems: Bool {
    switch kind {
    case .sourceFile, .codeBlock, .memberBlock, .closure, .switchCase: true
    case .accessorBlock: flags.contains(.implicitGetter)
    case .ifConfigClause: parent?.parent?.hasItems ?? false
    default: false
    }
  }

  /// Whether it is one of the items of its parent.
  public var isItem: Bool {
    switch kind {
    case .closureSignature, .caseLabel, .ifConfigCondition: false
    default: parent?.hasItems ?? false
    }
  }

  /// The tokens of its items: between the braces, after a closure's `in` or a case's label, after the
  /// condition of a `#if`. `nil` when it cannot have items.
  public var itemTokens: Range<Int>? {
    guard hasItems else { return nil }
    var (start, end) = (tokenIndices.lowerBound, tokenIndices.upperBound)
    switch kind {
    case .sourceFile: end -= 1
    case .switchCase: start = child(.caseLabel)?.tokenIndices.upperBound ?? start
    case .ifConfigClause: start = child(.ifConfigCondition)?.tokenIndices.upperBound ?? start + 1
    default:
      start = child(.closureSignature)?.tokenIndices.upperBound ?? start + 1
      if !flags.contains(.incomplete) { end -= 1 }
    }
    return start..<max(start, end)
  }

  /// The elements of the condition of an `if`, `guard` or `while`.
  public var conditionElements: [Syntax] { children(.conditionElement) }

  /// Its block: the `codeBlock` of a function, statement (for a `guard`, after its `else`), `catch` or
  /// accessor; the `memberBlock` of a type; the `accessorBlock` of a binding or subscript.
  public var body: Syntax? {
    children.first { $0.kind == .codeBlock || $0.kind == .memberBlock || $0.kind == .accessorBlock }
  }

  /// The `else` branch of an `if`: a `codeBlock`, or the next `ifStatement`.
  public var elseBranch: Syntax? {
    guard kind == .ifStatement else { return nil }
    return children.drop { $0.kind != .codeBlock }.dropFirst().first {
      $0.kind == .codeBlock || $0.kind == .ifStatement
    }
  }

  // MARK: What encloses it

  /// The nearest enclosing node that has items.
  public var enclosingBlock: Syntax? { ancestors.first { $0.hasItems } }
}
