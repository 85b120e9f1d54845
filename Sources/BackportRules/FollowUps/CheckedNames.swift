import SwiftSource

/// The names of the declarations of a file that held an availability check.
struct CheckedNames {
  private var functions: Set<String> = []
  private var variables: Set<String> = []
  /// `let isModern: Bool`, assigned below.
  private var locals: Set<String> = []

  init(in tree: SyntaxTree) {
    var seen: Set<Int> = []
    for condition in tree.nodes(where: { $0 == .availabilityCondition }) {
      for node in condition.ancestors {
        guard seen.insert(node.index).inserted else { break }
        switch node.kind {
        case .functionDeclaration: if let name = node.declaredName { functions.insert(name) }
        case .binding: if let name = node.declaredName { variables.insert(name) }
        case .codeBlock, .closure, .accessorBlock:
          for item in node.items where item.kind == .variableDeclaration && item.boundNames.count == 1 {
            locals.formUnion(item.boundNames)
          }
        default: break
        }
      }
    }
  }

  func holdFunction(_ name: String) -> Bool { functions.contains(name) }

  func hold(_ answer: KnownAnswer) -> Bool {
    if answer.isFunction { return functions.contains(answer.name) }
    return variables.contains(answer.name) || answer.reach == .block && locals.contains(answer.name)
  }
}
