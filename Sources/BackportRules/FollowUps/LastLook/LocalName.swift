// let size = 1              in all of its block
// if let size = limit {…}   in the conditions behind it, and in the body
// guard let size = limit …  in the rest of the block
// for size in sizes {…}     in the body
import LintCore
import SwiftSource

/// A name that a body introduces for a value, and where it is mentioned.
struct LocalName {
  let name: String
  /// The declaration, the element of a condition, the loop.
  let node: Syntax
  /// What it can be mentioned in.
  let scope: Syntax
  /// Tokens outside of its declaration that may mean it.
  let uses: [Int]
  var tree: SyntaxTree { node.tree }
  var words: [String] { node.tokenIndices.map { tree.text(ofToken: $0) } }

  init?(_ node: Syntax) {
    self.node = node
    let tree = node.tree
    let first = node.tokenIndices.lowerBound
    let own: Range<Int>
    switch node.kind {
    case .variableDeclaration:
      guard node.isItem, let block = node.parent?.scopeContainer, block.isBody, node.attributes.isEmpty,
        first == node.anchorIndex, node.children(.binding).count == 1, let binding = node.child(.binding),
        let name = binding.declaredName, binding.anchorIndex == first + 1,
        binding.child(.accessorBlock) == nil
      else { return nil }
      (self.name, scope, own) = (name.withoutBackticks, block, node.tokenIndices)
    case .conditionElement:
      guard node.flags.contains(.isLet), node.tokenIndices.count > 1, tree.tokens[first].keyword != .case,
        [.identifier, .keyword].contains(tree.tokens[first + 1].kind),
        node.tokenIndices.count == 2 || node.child(.initializer) != nil, let statement = node.parent
      else { return nil }
      name = tree.text(ofToken: first + 1).withoutBackticks
      switch statement.kind {
      case .ifStatement, .whileStatement: scope = statement
      case .guardStatement:
        guard let block = statement.parent?.scopeContainer, block.isBody else { return nil }
        scope = block
      default: return nil
      }
      own = node.tokenIndices
    case .forStatement:
      let start = node.loopVariableIndex
      guard start + 1 < tree.tokens.count, tree.tokens[start].kind == .identifier,
        tree.tokens[start + 1].keyword == .in || tree.tokens[start + 1].kind == .colon
      else { return nil }
      (name, scope, own) = (tree.text(ofToken: start).withoutBackticks, node, start..<start + 1)
    default: return nil
    }
    let word = name
    // The capture list of the closure around a `guard` stands before it.
    let isGuard = node.kind == .conditionElement && node.parent?.kind == .guardStatement
    let start = isGuard ? own.lowerBound : scope.tokenIndices.lowerBound
    uses = tree.mentions(of: word, in: scope.tokenIndices).filter { index in
      index >= start && !own.contains(index) && !tree.meansOther(word, at: index, than: own)
    }
  }

  /// Whether each of the names that were introduced in the same words before the migration, or at least under the
  /// same name, was of another kind: it is by the migration's doing that this one is as it is.
  func isNew(in pass: ChangePass, _ wasOther: (LocalName) -> Bool) -> Bool {
    let before = pass.rememberedBefore(LocalNames.init).all(named: name)
    let words = words
    let same = before.filter { $0.words == words }
    return !before.isEmpty && (same.isEmpty ? before : same).allSatisfy(wasOther)
  }
}

/// Those of a file, each made when it is asked for.
struct LocalNames {
  private let tree: SyntaxTree
  /// What may introduce one, by the token that is the name, or begins a pattern that holds it.
  private let places: [(node: Syntax, token: Int)]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let nodes = tree.nodes {
      $0 == .variableDeclaration || $0 == .conditionElement || $0 == .forStatement
    }
    places = nodes.map { node in
      (node, node.kind == .forStatement ? node.loopVariableIndex : node.tokenIndices.lowerBound + 1)
    }.filter { $0.token < tree.tokens.count }
  }

  func all(named name: String) -> [LocalName] {
    places.filter { isUnnamed($0.token) || tree.text.reads(name, at: tree.tokens[$0.token].nameRange) }
      .compactMap { LocalName($0.node) }.filter { $0.name == name }
  }

  /// Whether a place tells no name: a pattern holds several, a keyword like `self` is not counted.
  private func isUnnamed(_ token: Int) -> Bool { tree.tokens[token].kind != .identifier }

  /// Those that are mentioned less often than before, in the order of their places.
  static func changed(in pass: ChangePass) -> [LocalName] {
    pass.rememberedChange { Changed(in: pass) }.names
  }

  /// A type of its own, by which it is cached.
  private struct Changed {
    let names: [LocalName]

    init(in pass: ChangePass) { names = LocalNames.findChanged(in: pass) }
  }

  private static func findChanged(in pass: ChangePass) -> [LocalName] {
    let (before, after) = (
      pass.rememberedBefore(Mentions.init(in:)), pass.rememberedAfter(Mentions.init(in:))
    )
    let names = pass.rememberedAfter(LocalNames.init)
    return names.places.filter { place in
      let name = names.tree.tokens[place.token].nameRange
      return names.isUnnamed(place.token)
        || before.count(of: name, in: after) > after.count(of: name, in: after)
    }.compactMap { LocalName($0.node) }
  }
}

extension Syntax {
  /// Of a `for`: the token behind `for try await`.
  var loopVariableIndex: Int {
    var index = anchorIndex + 1
    while index < tokenIndices.upperBound, ["try", "await"].contains(tree.text(ofToken: index)) { index += 1 }
    return index
  }

  /// Whether variables that it holds are local: a block of statements.
  var isBody: Bool {
    switch kind {
    case .codeBlock, .closure, .switchCase: !flags.contains(.incomplete)
    case .accessorBlock: flags.contains(.implicitGetter)
    default: false
    }
  }
}

extension SyntaxTree {
  /// Whether a name at a token is for sure that of another variable or parameter than some tokens declare.
  func meansOther(_ name: String, at index: Int, than own: Range<Int>) -> Bool {
    if declaresAnother(index) { return true }
    guard case .local(let binding) = Scopes(self).meaning(of: name, at: index) else { return false }
    // What stands for the declaration as a whole.
    return binding.kind != .implicit && !own.contains(binding.token)
  }

  /// Whether a token is the name of something that is declared there, and not a use of it: `let size = 3` in an inner
  /// block, a pattern.
  func declaresAnother(_ index: Int) -> Bool {
    let (scopes, node) = (Scopes(self), node(coveringToken: index))
    return node.kind == .binding && node.boundNameTokens.contains(index)
      || scopes.isBinding(index) && !scopes.isShorthand(index)
  }

  /// The tokens among some that may mean a variable: neither members nor labels.
  func mentions(of name: String, in tokens: Range<Int>) -> [Int] {
    tokens.filter { index in
      let token = self.tokens[index]
      guard token.kind == .identifier || token.kind == .keyword,
        text(ofToken: index).withoutBackticks == name, index == 0 || self.tokens[index - 1].kind != .period
      else { return false }
      let node = node(coveringToken: index)
      return !(node.flags.contains(.labeled) && node.anchorIndex == index)
    }
  }
}
