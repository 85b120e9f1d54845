// if #available(old) { let lock = Lock(); lock.use() }; print(1)     a `Lock` of another file may have a `deinit`
// if #available(old) { let formatter = DateFormatter() }; print(1)   the system's has none of the project
import LintCore
import SwiftSource

extension FilePass {
  /// The types of other files of which the branches of some checks make what would live longer.
  func typesMadeInBranches(of checks: [ConditionFact]) -> Set<String> {
    checks.reduce(into: []) { types, fact in
      let statement = Syntax(tree: tree, index: fact.statement)
      guard statement.kind == .ifStatement, !statement.isItem || statement.nextItem != nil else { return }
      for block in statement.children(.codeBlock) {
        for item in block.items { types.formUnion(item.typesMade.filter(isOfOtherFile)) }
      }
    }
  }

  private func isOfOtherFile(_ type: String) -> Bool {
    if Syntax.valueTypes.contains(type) || tree.types(named: type) != nil { return false }
    return !context.system.knows(type: type) && context.system.supertypes(of: type).isEmpty
  }
}

extension Syntax {
  /// Of a variable or `guard`: the types that its initializers call, and those that it says its names are of.
  fileprivate var typesMade: Set<String> {
    guard [.variableDeclaration, .guardStatement].contains(kind) else { return [] }
    return (children(.binding) + conditionElements).reduce(into: []) { types, part in
      guard part.kind == .binding || part.flags.contains(.isLet) else { return }
      if let type = part.child(.type) { types.formUnion(tree.typesMade(in: type.tokenIndices)) }
      for index in part.child(.initializer)?.tokenIndices ?? 0..<0 {
        let name = tree.text(ofToken: index)
        let next = tree.tokens[index + 1].kind
        guard tree.tokens[index].kind == .identifier, name.isTypeName,
          next == .leftParen || next == .rightSquare
            || next == .period && tree.text(ofToken: index + 2) == "init"
        else { continue }
        types.insert(name)
      }
    }
  }
}

extension SyntaxTree {
  /// What a file holds one of that declares a type whose instances may have a `deinit`.
  static func wordsDeclaring(typeMade name: String) -> [String] {
    ["class", "actor", "struct", "enum", "typealias"].map { "\($0) \(name)" }
  }
}
