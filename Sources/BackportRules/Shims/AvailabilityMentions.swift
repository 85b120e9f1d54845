import LintCore
import SwiftSource

extension FilePass {
  /// Whether there is a check or an attribute in a declaration or on it. Most declarations have none, and are no
  /// shims: nothing more has to be known of them.
  func speaksOfAvailability(in node: Syntax) -> Bool {
    let tokens = node.tokenIndices
    func holds(_ index: Int) -> Bool {
      tokens.contains(Syntax(tree: tree, index: index).tokenIndices.lowerBound)
    }
    return facts.conditions.contains { holds($0.node) } || facts.attributes.contains { holds($0.declaration) }
  }
}
