/// A node in its tree, for traversal.
public struct Syntax: Sendable {
  public let tree: SyntaxTree
  /// Its index in `tree.nodes`.
  public let index: Int

  public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  public var node: Node { tree.nodes[index] }
  public var kind: NodeKind { node.kind }
  public var flags: NodeFlags { node.flags }

  /// `nil` for the root.
  public var parent: Syntax? { index == 0 ? nil : Syntax(tree: tree, index: Int(node.parent)) }
  public var children: SyntaxChildren { SyntaxChildren(tree: tree, next: index + 1, end: Int(node.endNode)) }
  /// All nodes below it, in source order.
  public var descendants: some Sequence<Syntax> {
    (index + 1..<max(index + 1, Int(node.endNode))).lazy.map { [tree] in Syntax(tree: tree, index: $0) }
  }
  /// The enclosing nodes, innermost first.
  public var ancestors: SyntaxAncestors { SyntaxAncestors(next: parent) }
  /// The node and then its enclosing nodes, innermost first.
  public var selfAndAncestors: SyntaxAncestors { SyntaxAncestors(next: self) }

  public func child(_ kind: NodeKind) -> Syntax? { children.first { $0.kind == kind } }
  public func children(_ kind: NodeKind) -> [Syntax] { children.filter { $0.kind == kind } }

  /// The indices of its tokens in `tree.tokens`.
  public var tokenIndices: Range<Int> { Int(node.firstToken)..<Int(node.endToken) }
  public var tokens: ArraySlice<Token> { tree.tokens[tokenIndices] }
  public var anchorIndex: Int { Int(node.anchor) }
  public var anchor: Token { tree.tokens[anchorIndex] }

  /// Its byte range, from the start of its first token to the end of its last. Without tokens it is empty,
  /// before the next token.
  public var range: Range<Int> {
    let start = Int(tree.tokens[Int(node.firstToken)].start)
    guard node.endToken > node.firstToken else { return start..<start }
    return start..<Int(tree.tokens[Int(node.endToken) - 1].end)
  }
  /// Its text, without the trivia around it.
  public var text: String { tree.text[range] }
  /// The text of its anchor: a declaration's name, including back-ticks.
  public var name: String { tree.text[anchor.range] }
}

extension Syntax: Hashable {
  public static func == (left: Syntax, right: Syntax) -> Bool {
    left.index == right.index && left.tree === right.tree
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The children of a node, in source order.
public struct SyntaxChildren: Sequence, IteratorProtocol {
  let tree: SyntaxTree
  private var index: Int
  private let end: Int

  init(tree: SyntaxTree, next: Int, end: Int) {
    self.tree = tree
    self.index = next
    self.end = end
  }

  public mutating func next() -> Syntax? {
    guard index < end else { return nil }
    let child = Syntax(tree: tree, index: index)
    index = Int(tree.nodes[index].endNode)
    return child
  }
}

/// The enclosing nodes of a node, innermost first.
public struct SyntaxAncestors: Sequence, IteratorProtocol {
  private var following: Syntax?

  init(next: Syntax?) { following = next }

  public mutating func next() -> Syntax? {
    guard let node = following else { return nil }
    following = node.parent
    return node
  }
}
