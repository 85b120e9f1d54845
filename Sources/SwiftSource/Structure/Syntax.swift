/// A node seen in its tree: the way to walk the structure.
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
  /// Its parents from the inside out.
  public var ancestors: SyntaxAncestors { SyntaxAncestors(next: parent) }
  /// The node, then its parents from the inside out.
  public var selfAndAncestors: SyntaxAncestors { SyntaxAncestors(next: self) }

  public func child(_ kind: NodeKind) -> Syntax? { children.first { $0.kind == kind } }
  public func children(_ kind: NodeKind) -> [Syntax] { children.filter { $0.kind == kind } }

  /// The indices of its tokens in `tree.tokens`.
  public var tokenIndices: Range<Int> { Int(node.firstToken)..<Int(node.endToken) }
  public var tokens: ArraySlice<Token> { tree.tokens[tokenIndices] }
  public var anchorIndex: Int { Int(node.anchor) }
  public var anchor: Token { tree.tokens[anchorIndex] }

  /// Its bytes, from its first token's start to its last token's end; empty before the next token if it has none.
  public var range: Range<Int> {
    let start = Int(tree.tokens[Int(node.firstToken)].start)
    guard node.endToken > node.firstToken else { return start..<start }
    return start..<Int(tree.tokens[Int(node.endToken) - 1].end)
  }
  /// Its text, without the trivia around it.
  public var text: String { tree.text[range] }
  /// Its anchor's text: a declaration's name, back-ticks included.
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

/// A node's parents from the inside out.
public struct SyntaxAncestors: Sequence, IteratorProtocol {
  private var following: Syntax?

  init(next: Syntax?) { following = next }

  public mutating func next() -> Syntax? {
    guard let node = following else { return nil }
    following = node.parent
    return node
  }
}
