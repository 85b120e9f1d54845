// When the statements of a branch cannot take the branch's place without a scope of their own:
//   - a `defer` or `async let` in it acts at the branch's end;
//   - a name that it declares is declared, or means something else, elsewhere in the block around it;
//   - it keeps what a call returns in a name that nothing reads: a token that ends with the branch;
//   - its first or the next statement starts with `{` or `.`, which would continue the statement before.
import SwiftSource

struct ScopeNeeds {
  let block: Syntax
  let statement: Syntax
  let tree: SyntaxTree

  /// - Parameters:
  ///   - block: the branch whose statements are to be unwrapped.
  ///   - statement: what they replace, with its label.
  init(of block: Syntax, replacing statement: Syntax) {
    self.block = block
    self.statement = statement
    tree = block.tree
  }

  /// - Parameters:
  ///   - isLast: nothing follows in the block around it once dead code is gone.
  ///   - movesRest: what follows the `#if` around it moves into another clause.
  func needsScope(isLast: Bool, movesRest: Bool) -> Bool {
    guard let container = statement.parent else { return true }
    let items = Self.flattened(block.items)
    guard !items.isEmpty else { return false }
    let scope = container.scopeContainer
    let endsWithScope = isLast && scope.kind != .sourceFile && endsWithScope(container, movesRest)
    if !endsWithScope, items.contains(where: { $0.actsAtScopeEnd || keepsToken($0) }) { return true }
    if continuesNeighbour(isLast: isLast) { return true }
    let names = Set(items.flatMap { $0.declaredNames + $0.namesOfWrappers })
    if names.isEmpty { return false }
    // What follows is dead.
    let gone = isLast ? statement.tokenIndices.upperBound..<container.tokenIndices.upperBound : 0..<0
    return scope.kind == .sourceFile || mentions(names, in: scope, without: gone)
  }

  /// Whether it only keeps what a call returns: `let token = lock.acquire()`, where nothing reads `token`.
  private func keepsToken(_ item: Syntax) -> Bool {
    guard item.kind == .variableDeclaration,
      item.children(.binding).contains(where: { binding in
        binding.child(.initializer)?.descendants.contains { $0.kind == .callSuffix } ?? false
      })
    else { return false }
    let rest = item.tokenIndices.upperBound..<block.tokenIndices.upperBound
    return item.declaredNames.contains { name in
      // `_ = token` only keeps it.
      tree.mentions(of: name, in: rest).allSatisfy { index in
        tree.tokens[index - 1].kind == .equal && tree.tokens[index - 2].kind == .wildcard
          && tree.tokens[index + 1].kind != .period
      }
    }
  }

  /// Whether nothing follows the end of a block or `#if` clause in the scope around it.
  private func endsWithScope(_ container: Syntax, _ movesRest: Bool) -> Bool {
    guard container.kind == .ifConfigClause else { return container == container.scopeContainer }
    guard let config = container.parent, let outer = config.parent, movesRest || config.nextItem == nil else {
      return false
    }
    return movesRest || endsWithScope(outer, false)
  }

  /// Items with those of `#if` clauses.
  private static func flattened(_ items: [Syntax]) -> [Syntax] {
    items.flatMap { item in
      item.kind == .ifConfig ? flattened(item.children(.ifConfigClause).flatMap(\.items)) : [item]
    }
  }

  private func continuesNeighbour(isLast: Bool) -> Bool {
    guard statement.isItem else { return true }
    let isGlue = { (item: Syntax) in
      let kind = item.tokens.first?.kind
      return kind == .leftBrace || kind == .period
    }
    if statement.previousItem != nil, let first = block.firstItem, isGlue(first) { return true }
    return !isLast && statement.nextItem.map(isGlue) ?? false
  }

  /// Whether any of the names stands elsewhere in a scope; members, argument labels and names of inner scopes do not
  /// count.
  private func mentions(_ names: Set<String>, in scope: Syntax, without gone: Range<Int>) -> Bool {
    let others = otherClauses(in: scope)
    let own = statement.tokenIndices
    let labels = Set(
      scope.descendants.filter { $0.kind == .argument && $0.flags.contains(.labeled) }.map(\.anchorIndex))
    return scope.tokenIndices.contains { index in
      if own.contains(index) || gone.contains(index) || labels.contains(index)
        || others.contains(where: { $0.contains(index) })
      {
        return false
      }
      let token = tree.tokens[index]
      guard [.identifier, .keyword, .dollarIdentifier].contains(token.kind) else { return false }
      if index > 0, tree.tokens[index - 1].kind == .period { return false }
      let name = tree.text(ofToken: index).withoutBackticks
      return names.contains(name) && !isOfInnerScope(name, at: index, in: scope)
    }
  }

  /// Whether a name is introduced by a part of one of a scope's statements: `if let size = other {…}`. A block that
  /// only a check guards may become a part of the scope as well.
  private func isOfInnerScope(_ name: String, at index: Int, in scope: Syntax) -> Bool {
    let scopes = Scopes(tree)
    let covering = tree.node(coveringToken: index)
    let node: Syntax
    if scopes.isShorthand(index) {
      // It refers to what has the name outside.
      let outside = covering.kind == .closureSignature ? covering.parent ?? covering : covering
      guard case .local(let binding) = scopes.meaning(of: name, at: outside.tokenIndices.lowerBound) else {
        return false
      }
      node = binding.node
    } else if scopes.isBinding(index) {
      node = covering
    } else if let binding = covering.selfAndAncestors.first(where: { $0.kind == .binding }),
      binding.patternTokens.contains(index)
    {
      node = binding
    } else {
      guard case .local(let binding) = scopes.meaning(of: name, at: index) else { return false }
      node = binding.node
    }
    let around = node.selfAndAncestors.prefix { $0 != scope }
    guard around.last?.parent == scope, node != around.last else { return false }
    return around.contains {
      Self.innerScopes.contains($0.kind) && !$0.onlyChecks && $0.parent?.onlyChecks != true
    }
  }

  private static let innerScopes: Set<NodeKind> = [
    .ifStatement, .whileStatement, .forStatement, .closure, .codeBlock, .switchCase,
  ]

  /// The tokens of the `#if` clauses that are never compiled together with the statement's own.
  private func otherClauses(in scope: Syntax) -> [Range<Int>] {
    statement.ancestors.prefix { $0 != scope }.filter { $0.kind == .ifConfigClause }.flatMap { clause in
      (clause.parent?.children(.ifConfigClause) ?? []).filter { $0 != clause }.map(\.tokenIndices)
    }
  }
}

extension Syntax {
  /// Whether the conditions of an `if` statement are all availability checks.
  fileprivate var onlyChecks: Bool {
    kind == .ifStatement && conditionElements.allSatisfy { $0.child(.availabilityCondition) != nil }
  }

  /// The tokens of a binding before its type and value: `size`, `(width, height)`.
  fileprivate var patternTokens: Range<Int> {
    let end = children.first { $0.kind != .attribute }?.node.firstToken ?? node.endToken
    return Int(node.firstToken)..<Int(end)
  }

  var actsAtScopeEnd: Bool {
    if kind == .deferStatement { return true }
    guard kind == .variableDeclaration else { return false }
    return (Int(node.firstToken)..<anchorIndex).contains { tree.text(ofToken: $0) == "async" }
  }

  /// The names that an item declares in the block that it stands in.
  var declaredNames: [String] {
    switch kind {
    case .variableDeclaration:
      return children(.binding).flatMap { names(in: $0.patternTokens) }
    case .functionDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .typealiasDeclaration:
      return [name.withoutBackticks]
    case .guardStatement:
      return children(.conditionElement).filter { $0.flags.contains(.isLet) }.flatMap { element in
        let end =
          element.tokenIndices.first { tree.tokens[$0].kind == .equal } ?? element.tokenIndices.upperBound
        return names(in: element.tokenIndices.lowerBound..<end)
      }
    default: return []
    }
  }

  /// The names that a property wrapper adds to a variable: `_size` and `$size`.
  fileprivate var namesOfWrappers: [String] {
    kind == .variableDeclaration && !attributes.isEmpty ? declaredNames.flatMap { ["_" + $0, "$" + $0] } : []
  }

  private func names(in tokens: Range<Int>) -> [String] {
    tokens.filter { index in
      let token = tree.tokens[index]
      if index > 0, tree.tokens[index - 1].kind == .period { return false }
      return token.kind == .identifier || tree.text(ofToken: index) == "self"
    }.map { tree.text(ofToken: $0).withoutBackticks }
  }
}

extension String {
  var withoutBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
