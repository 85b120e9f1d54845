// The neighbours of a node, without a walk over all that stands beside it.

extension Syntax {
  /// The child of the same parent behind it.
  public var nextSibling: Syntax? {
    guard let parent, node.endNode < parent.node.endNode else { return nil }
    return Syntax(tree: tree, index: Int(node.endNode))
  }

  /// The child of the same parent before it.
  public var previousSibling: Syntax? {
    guard let parent, index - 1 > parent.index else { return nil }
    // The last node of what is before, and up from there.
    var sibling = index - 1
    while Int(tree.nodes[sibling].parent) != parent.index { sibling = Int(tree.nodes[sibling].parent) }
    return Syntax(tree: tree, index: sibling)
  }

  /// Of an item, the one behind it in the same block: see `items`.
  public var nextItem: Syntax? { nextSibling.flatMap { $0.isItem ? $0 : $0.nextItem } }

  /// Of an item, the one before it in the same block.
  public var previousItem: Syntax? { previousSibling.flatMap { $0.isItem ? $0 : $0.previousItem } }

  /// The first of its items.
  public var firstItem: Syntax? { hasItems ? children.first { $0.isItem } : nil }

  /// Its only item; `nil`: it has none, or several.
  public var onlyItem: Syntax? { firstItem.flatMap { $0.nextItem == nil ? $0 : nil } }
}
