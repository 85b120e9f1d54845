// The one growing buffer of nodes.
//
// While parsing, a node's `endNode` is set when it closes and `parent` not at all; a node that turns out not to be
// needed stays as a discarded slot, so that nothing ever moves. `finishedNodes` closes the gaps and sets parents.

extension NodeFlags {
  /// A slot without a node; never seen outside the parser.
  fileprivate static let discarded = NodeFlags(rawValue: 1 << 7)
}

extension Parser {
  /// The first token that a node starting here covers: a token that is half taken belongs to what came before.
  @inline(__always)
  var nextToken: Int { split == 0 ? index : index + 1 }

  /// Starts a node at the current token.
  @inline(__always)
  mutating func open(_ kind: NodeKind) -> Int { open(kind, at: nextToken) }

  /// Starts a node at a token before, since which no node was started that does not belong into it.
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

  /// Ends a node, or forgets it when it covers nothing. Says whether it is kept.
  @discardableResult
  mutating func closeUnlessEmpty(_ node: Int) -> Bool {
    close(node)
    guard nodes[node].endToken <= nodes[node].firstToken else { return true }
    nodeCount = node
    return false
  }

  /// Takes a node away; its children become those of its parent.
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

  /// Puts a node around all that was started since another one, which becomes its first child.
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
  /// The nodes that are kept, with their parents, in one pass. The nodes yet to end are linked by `parent`.
  func finishedNodes() -> [Node] {
    [Node](unsafeUninitializedCapacity: nodeCount) { finished, count in
      var enclosing = 0
      for old in 0..<nodeCount {
        // `endNode` still counts discarded slots here; the root never ends within the loop.
        while count > 0, finished[enclosing].endNode <= old {
          finished[enclosing].endNode = UInt32(count)
          enclosing = Int(finished[enclosing].parent)
        }
        guard !nodes[old].flags.contains(.discarded) else { continue }
        var node = nodes[old]
        node.parent = UInt32(enclosing)
        finished.initializeElement(at: count, to: node)
        // A leaf is finished at once: it never becomes the enclosing node.
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
