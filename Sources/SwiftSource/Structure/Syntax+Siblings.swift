// The siblings of a node, found without visiting all children of the parent.

extension Syntax {
  /// The next child of the same parent.
  public var nextSibling: Syntax? {
    guard let parent, node.endNode < parent.node.endNode else { return nil }
    return Syntax(tree: tree, index: Int(node.endNode))
  }

  /// The previous child of the same parent.
  public var previousSibling: Syntax? {
    guard let parent, index - 1 > parent.index else { return nil }
    // Starts at the last node before this one, and walks up from there.
    var sibling = index - 1
    while Int(tree.nodes[sibling].parent) != parent.index { sibling = Int(tree.nodes[sibling].parent) }
    return Syntax(tree: tree, index: sibling)
  }

  /// For an item: the next one in the same block; see `items`.
  public var nextItem: Syntax? { nextSibling.flatMap { $0.isItem ? $0 : $0.nextItem } }

  /// For an item: the previous one in the same block.
  public var previousItem: Syntax? { previousSibling.flatMap { $0.isItem ? $0 : $0.previousItem } }

  /// The first of its items.
  public var firstItem: Syntax? { hasItems ? children.first { $0.isItem } : nil }

  /// Its only item; `nil`: it has none or several.
  public var onlyItem: Syntax? { firstItem.flatMap { $0.nextItem == nil ? $0 : nil } }
}
