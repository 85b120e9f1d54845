// init { x = 1 }            sets what is stored: no observer is called, and no subclass is asked
// init { defer { x = 1 } }  calls observers, and the setter of a subclass
//
// The same holds for `deinit`, and for the property of an observer. Functions, closures and other accessors in these use
// their properties as others do.
import SwiftSource

extension Syntax {
  /// Of a statement with a scope of its own: whether its content, without that scope, might use what a property stores
  /// directly, and that may be noticed.
  /// - Parameter function: the innermost function around it.
  func meansStorage(in function: Syntax) -> Bool {
    switch function.kind {
    case .initializerDeclaration, .deinitializerDeclaration: break
    case .accessorDeclaration: if !["didSet", "willSet", "init"].contains(function.name) { return false }
    default: return false
    }
    guard let type = Scopes(tree).enclosingType(at: tokenIndices.lowerBound) else { return true }
    let parts = Scopes(tree).parts(of: type)
    guard let owner = parts.first(where: { $0.kind != .extensionDeclaration }) else { return mayUseMember }
    return tokenIndices.contains { index in
      guard let property = storedProperty(at: index, of: owner) else { return false }
      return property.isOverridable(in: owner)
        || property.isObservable(in: owner)
          && !tree.isRead(index, members: [], isSubscripted: property.isOfKnownType)
    }
  }

  /// Whether a name in it may be that of a member.
  private var mayUseMember: Bool {
    let scopes = Scopes(tree)
    return tokenIndices.contains { index in
      if tree.text(ofToken: index) == "self" { return true }
      guard tree.tokens[index].kind == .identifier, !tree.isMember(index) else { return false }
      switch scopes.meaning(of: tree.text(ofToken: index).withoutBackticks, at: index) {
      case .local, .global: return false
      case .member, .elsewhere: return true
      }
    }
  }

  /// The stored variable of a type that a token names, alone or behind `self`.
  private func storedProperty(at index: Int, of owner: Syntax) -> Syntax? {
    guard tree.tokens[index].kind == .identifier else { return nil }
    let name = tree.text(ofToken: index).withoutBackticks
    if tree.isMember(index) {
      guard index > 1, tree.text(ofToken: index - 2) == "self" else { return nil }
    } else if Scopes(tree).isLocal(name, at: index) {
      return nil
    }
    return owner.body?.descendants.first { node in
      node.kind == .variableDeclaration && node.owningType == owner && node.boundNames.contains(name)
        && node.anchor.keyword == .var && !node.modifiers.contains("static")
        && node.child(.binding)?.child(.accessorBlock)?.hasGetter != true
    }
  }

  private func isOverridable(in owner: Syntax) -> Bool {
    owner.kind == .classDeclaration && !owner.modifiers.contains("final")
      && modifiers.isDisjoint(with: ["final", "private"])
  }

  /// Whether it is noticed when it is set: observers, property wrappers and macros.
  private func isObservable(in owner: Syntax) -> Bool {
    (attributes + owner.attributes).contains { $0.attributeName != "available" }
      || children(.binding).contains { $0.child(.accessorBlock) != nil }
  }
}
