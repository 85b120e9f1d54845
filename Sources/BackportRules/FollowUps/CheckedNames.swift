import SwiftSource

/// The names of the functions and variables of a file that held an availability check.
struct CheckedNames {
  private var functions: Set<String> = []
  private var variables: Set<String> = []

  init(in tree: SyntaxTree) {
    for condition in tree.nodes(where: { $0 == .availabilityCondition }) {
      for node in condition.ancestors where node.kind == .functionDeclaration || node.kind == .binding {
        guard let name = node.declaredName else { continue }
        if node.kind == .binding { variables.insert(name) } else { functions.insert(name) }
      }
    }
  }

  func holdFunction(_ name: String) -> Bool { functions.contains(name) }

  func hold(_ answer: KnownAnswer) -> Bool {
    (answer.isFunction ? functions : variables).contains(answer.name)
  }
}
