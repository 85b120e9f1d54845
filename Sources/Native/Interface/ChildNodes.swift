import SwiftSource

/// The children of a node, as indices in source order.
struct ChildNodes: Sequence, IteratorProtocol {
  private let nodes: [Node]
  private var index: Int
  private let end: Int

  init(of node: Int, in nodes: [Node]) {
    self.nodes = nodes
    index = node + 1
    end = Int(nodes[node].endNode)
  }

  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = Int(nodes[index].endNode) }
    return index
  }
}
