import SwiftSource

/// A tree as text: `kind(children)`, a leaf with its source. Chosen for tests that a person can read.
func outline(_ source: String) -> String { outline(SyntaxTree(source).root) }

func outline(_ node: Syntax) -> String {
  var flags = ""
  if node.flags.contains(.incomplete) { flags += "!" }
  if node.flags.contains(.isExpression) { flags += "=" }
  let children = node.children.map { outline($0) }
  if children.isEmpty { return "\(node.kind)\(flags)‹\(node.text)›" }
  return "\(node.kind)\(flags)(\(children.joined(separator: " ")))"
}

extension SyntaxTree {
  /// The first node of a kind.
  func first(_ kind: NodeKind) -> Syntax? { nodes { $0 == kind }.first }
}
