import SwiftSource

/// The names of the functions of a file that held an availability check.
struct CheckedNames {
  private var functions: Set<String> = []

  init(in tree: SyntaxTree) {
    var seen: Set<Int> = []
    for condition in tree.nodes(where: { $0 == .availabilityCondition }) {
      for node in condition.ancestors {
        guard seen.insert(node.index).inserted else { break }
        if node.kind == .functionDeclaration, let name = node.declaredName { functions.insert(name) }
      }
    }
  }

  func holdFunction(_ name: String) -> Bool { functions.contains(name) }
}
