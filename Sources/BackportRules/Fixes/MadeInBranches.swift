// if #available(old) { let lock = Lock(); lock.use() }; print(1)     a `Lock` of another file may have a `deinit`
// if #available(old) { let lock = makeLock(); lock.use() }; print(1) so may what a function of another file gives
// if #available(old) { let last = lock; stop() }; print(1)           `stop` may release a `Lock`, and `last` holds it
// if #available(old) { let formatter = DateFormatter() }; print(1)   the system's has none of the project
import LintCore
import SwiftSource

extension FilePass {
  /// The types of other files of which the branches of some checks make what would live longer, and the functions that give
  /// such.
  func typesMadeInBranches(of checks: [ConditionFact]) -> Set<String> {
    checks.reduce(into: []) { types, fact in
      let statement = Syntax(tree: tree, index: fact.statement)
      guard statement.kind == .ifStatement, !statement.isItem || statement.nextItem != nil else { return }
      for block in statement.children(.codeBlock) {
        for item in block.items {
          types.formUnion(
            item.typesMade.union(item.typesHeldLonger(in: statement.parent)).filter(isOfOtherFile))
          types.formUnion(item.functionsCalled.filter { tree.declarations(named: $0).isEmpty })
        }
      }
    }
  }

  private func isOfOtherFile(_ type: String) -> Bool {
    if Syntax.valueTypes.contains(type) || tree.types(named: type) != nil { return false }
    return !context.system.knows(type: type) && context.system.supertypes(of: type).isEmpty
  }
}

extension Syntax {
  /// Of a variable or `guard`: the functions that its initializers call, and the properties that they read last.
  fileprivate var functionsCalled: Set<String> {
    guard [.variableDeclaration, .guardStatement].contains(kind) else { return [] }
    let read = (children(.binding) + conditionElements).compactMap { $0.child(.initializer)?.lastNameRead }
    return descendants.reduce(
      into: Set(read.filter { !$0.isTypeName && !SyntaxTree.pureMembers.contains($0) })
    ) { names, call in
      let name = call.tokenIndices.lowerBound - 1
      guard call.kind == .callSuffix, name > 0, tree.tokens[name].kind == .identifier else { return }
      let text = tree.text(ofToken: name)
      if !text.isTypeName, !ValueMethods.reading.contains(text),
        call.ancestors.contains(where: { $0.kind == .initializer })
      {
        names.insert(text)
      }
    }
  }

  /// Of a variable or `guard`: the types of what its names may keep alive.
  fileprivate func typesHeldLonger(in container: Syntax?) -> Set<String> {
    guard !modifiers.contains("weak"), let scope = container?.scopeContainer else { return [] }
    return valuesHeld(in: scope).reduce(into: []) { $0.formUnion($1.typesThatMayOutliveRelease) }
  }

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
  /// What a file holds one of that declares a type whose instances may have a `deinit`, or what gives one.
  static func wordsDeclaring(typeMade name: String) -> [String] {
    if !name.isTypeName { return ["func \(name)", "var \(name)"] }
    return ["class", "actor", "struct", "enum", "typealias"].map { "\($0) \(name)" }
  }
}
