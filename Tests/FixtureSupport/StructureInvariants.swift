import SwiftSource

/// What must hold of the nodes of any file, valid or not.
public enum StructureInvariants {
  /// The first thing that does not hold, readable; `nil` if all does.
  public static func violation(in tree: SyntaxTree) -> String? {
    let (nodes, tokens) = (tree.nodes, tree.tokens)
    guard let root = nodes.first, root.kind == .sourceFile, root.firstToken == 0, root.parent == 0,
      root.endToken == tokens.count, root.endNode == nodes.count
    else { return "the root does not cover the file: \(nodes.first.map { "\($0)" } ?? "no node")" }
    // The nodes that enclose the current one, and where the last child of each ended.
    var enclosing = [0]
    var reached: [UInt32] = [0]
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      while nodes[enclosing.last!].endNode <= index {
        enclosing.removeLast()
        reached.removeLast()
      }
      let parent = nodes[enclosing.last!]
      if Int(node.parent) != enclosing.last! { return "node \(index) has a wrong parent: \(node)" }
      if node.endNode <= index || node.endNode > parent.endNode {
        return "node \(index) ends wrongly: \(node)"
      }
      if node.firstToken > node.endToken || node.endToken > parent.endToken {
        return "node \(index) covers wrong tokens: \(node) in \(parent)"
      }
      if node.firstToken < reached.last! || node.firstToken < parent.firstToken {
        return "node \(index) overlaps what came before: \(node) in \(parent)"
      }
      if node.anchor < node.firstToken || node.anchor > max(node.firstToken, node.endToken) {
        return "node \(index) has a wrong anchor: \(node)"
      }
      if node.flags.rawValue > 0x3F { return "node \(index) has an unknown flag: \(node)" }
      reached[reached.count - 1] = node.endToken
      enclosing.append(index)
      reached.append(node.firstToken)
    }
    return nil
  }
}
