// The growing buffer of nodes.
//
// While parsing, `endNode` is set when a node is closed, and `parent` is not set. An unnecessary node stays
// as a discarded slot, so that nothing moves. `finishedNodes` removes the slots and sets the parents.

extension NodeFlags {
  /// A discarded slot. It does not exist outside of the parser.
  fileprivate static let discarded = NodeFlags(rawValue: 1 << 7)
}

extension Parser {
  /// The first token of a node that starts here. A partly consumed token belongs to the node before.
  @inline(__always)
  var nextToken: Int { split == 0 ? index : index + 1 }

  /// Starts a node at the current token.
  @inline(__always)
  mutating func open(_ kind: NodeKind) -> Int { open(kind, at: nextToken) }

  /// Starts a node at an earlier token. All nodes started since must belong inside it.
  @inline(__always)
  mutating func open(_ kind: NodeKind, at firstToken: Int) -> Int {
    if nodeCount == nodeCapacity { growNodes() }
    let first = UInt32(truncatingIfNeeded: firstToken)
    (nodes + nodeCount).initialize(
      to: Node(
        kind: kind, flags: [], firstToken: first, endToken: first, anchor: first, endNode: 0, parent: 0))
    nodeCount += 1
    return nodeCount - 1
  }

  /// Ends a node before the current token.
  @inline(__always)
  mutating func close(_ node: Int) {
    nodes[node].endToken = UInt32(truncatingIfNeeded: nextToken)
    nodes[node].endNode = UInt32(truncatingIfNeeded: nodeCount)
  }

  /// Ends a node, or discards it when it covers no token. Returns whether it is kept.
  @discardableResult
  mutating func closeUnlessEmpty(_ node: Int) -> Bool {
    close(node)
    guard nodes[node].endToken <= nodes[node].firstToken else { return true }
    nodeCount = node
    return false
  }

  /// Discards a node. Its children become those of its parent.
  mutating func discard(_ node: Int) { nodes[node].flags = .discarded }

  @inline(__always)
  mutating func setAnchor(of node: Int) { nodes[node].anchor = UInt32(truncatingIfNeeded: nextToken) }

  mutating func mark(_ node: Int, _ flag: NodeFlags) { nodes[node].flags.insert(flag) }

  private mutating func growNodes() {
    let grown = UnsafeMutablePointer<Node>.allocate(capacity: nodeCapacity * 2)
    grown.moveInitialize(from: nodes, count: nodeCount)
    nodes.deallocate()
    nodes = grown
    nodeCapacity *= 2
  }

  /// Wraps all nodes since `child`, which becomes the first child of the new node.
  mutating func wrap(_ child: Int, in kind: NodeKind) -> Int {
    let first = nodes[child]
    _ = open(kind)
    for node in stride(from: nodeCount - 1, to: child, by: -1) {
      nodes[node] = nodes[node - 1]
      nodes[node].endNode += 1
    }
    nodes[child] = Node(
      kind: kind, flags: [], firstToken: first.firstToken, endToken: first.endToken, anchor: first.firstToken,
      endNode: UInt32(nodeCount), parent: 0)
    return child
  }
}

extension Parser {
  /// The remaining nodes with their parents, in one pass. The open nodes are linked by `parent`.
  func finishedNodes() -> [Node] {
    [Node](unsafeUninitializedCapacity: nodeCount) { finished, count in
      var enclosing = 0
      for old in 0..<nodeCount {
        // `endNode` still counts discarded slots here. The root does not end within the loop.
        while count > 0, finished[enclosing].endNode <= old {
          finished[enclosing].endNode = UInt32(count)
          enclosing = Int(finished[enclosing].parent)
        }
        guard !nodes[old].flags.contains(.discarded) else { continue }
        var node = nodes[old]
        node.parent = UInt32(enclosing)
        finished.initializeElement(at: count, to: node)
        // A leaf is finished at once and never becomes the enclosing node.
        if node.endNode == old + 1 {
          finished[count].endNode = UInt32(count + 1)
        } else {
          enclosing = count
        }
        count += 1
      }
      while enclosing > 0 {
        finished[enclosing].endNode = UInt32(count)
        enclosing = Int(finished[enclosing].parent)
      }
      finished[0].endNode = UInt32(count)
    }
  }
}
