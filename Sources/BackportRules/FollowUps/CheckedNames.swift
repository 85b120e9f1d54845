import SwiftSource

/// The names of the functions of a file that held an availability check.
struct CheckedNames {
  private var functions: Set<String> = []

  init(in tree: SyntaxTree) {
    for condition in tree.nodes(where: { $0 == .availabilityCondition }) {
      functions.formUnion(
        condition.ancestors.filter { $0.kind == .functionDeclaration }.compactMap(\.declaredName))
    }
  }

  func holdFunction(_ name: String) -> Bool { functions.contains(name) }
}
