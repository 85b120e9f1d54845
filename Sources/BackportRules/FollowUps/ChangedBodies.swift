import LintCore
import SwiftSource

/// The functions, initializers and properties with nothing but a getter whose body a migration changed.
struct ChangedBodies {
  struct Change {
    let declaration: Syntax
    /// The body that it had.
    let before: Syntax
  }
  let all: [Change]

  init(before: SyntaxTree, after: SyntaxTree) {
    let before = Dictionary(grouping: before.nodes(where: \.mayHaveOwnBody), by: \.place)
    all = after.nodes(where: \.mayHaveOwnBody).compactMap { declaration in
      guard let body = declaration.ownBody else { return nil }
      let named = before[declaration.place] ?? []
      let parameters = declaration.child(.parameters)?.text
      let same = named.count == 1 ? named : named.filter { $0.child(.parameters)?.text == parameters }
      guard same.count == 1, let old = same[0].ownBody, old.text != body.text else { return nil }
      return Change(declaration: declaration, before: old)
    }
  }
}

extension ChangePass {
  var changedBodies: [ChangedBodies.Change] {
    rememberedChange { ChangedBodies(before: before, after: after) }.all
  }
}

extension NodeKind {
  fileprivate var mayHaveOwnBody: Bool {
    [.functionDeclaration, .initializerDeclaration, .variableDeclaration].contains(self)
  }
}

extension Syntax {
  /// The body of a function or initializer, or of a property that has only a getter.
  var ownBody: Syntax? {
    if kind != .variableDeclaration { return child(.codeBlock) }
    guard children(.binding).count == 1, let block = child(.binding)?.child(.accessorBlock) else {
      return nil
    }
    return block.flags.contains(.implicitGetter) ? block : nil
  }

  /// What it is called, and by which type.
  fileprivate var place: [String] { [owningType?.typeName ?? "", named.declaredName ?? ""] }
}
