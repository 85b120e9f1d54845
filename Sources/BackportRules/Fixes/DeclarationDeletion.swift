// @available(iOS, obsoleted: 14) func old() {…}    → nothing
//
// With its documentation and the comments right above. An extension that adds nothing else goes with its last
// member. Unsafe or refused where the declaration can be reached by other ways than its name.
import LintCore
import SwiftSource

extension SyntaxTree {
  /// The edits that delete a declaration that nothing can use.
  func deletion(ofUnusable declaration: Syntax, among types: FileTypes) -> Rewrite {
    if let reason = declaration.reasonToStay { return .manual(reason) }
    let edits = [text.deletion(of: extent(of: declaration.emptiedOwner))]
    if declaration.modifiers.contains("override") || declaration.mayBeRequiredBySuperclass {
      return .unsafe(edits, "it overrides a declaration of another type")
    }
    if declaration.isExposedToObjectiveC(among: types) { return .unsafe(edits, Reason(Exposure.objectiveC)) }
    return .safe(edits)
  }

  /// The edits that delete an override that does nothing of its own.
  func deletion(ofForwarding declaration: Syntax) -> Rewrite {
    .safe([text.deletion(of: extent(of: declaration.emptiedOwner))])
  }
}

extension Syntax {
  fileprivate var reasonToStay: Reason? {
    if kind == .enumCaseDeclaration { return "'switch' statements may name the case" }
    if descendants.contains(where: { $0.kind == .unexpected }) { return "it does not parse" }
    if kind == .initializerDeclaration, isOnlyInitializerOfClass {
      return "its class would have no initializer, which only a class can do that sets all it stores"
    }
    return nil
  }

  /// Whether it is an initializer that a superclass may demand of each subclass: `override` is not written there.
  fileprivate var mayBeRequiredBySuperclass: Bool {
    modifiers.contains("required") && owningType?.child(.inheritance) != nil
  }

  /// Whether a class has stored properties without a value, and no initializer but this one right in it.
  private var isOnlyInitializerOfClass: Bool {
    guard let owner = owningType, owner.kind == .classDeclaration || owner.kind == .actorDeclaration,
      let body = owner.body
    else { return false }
    let isAlone = !body.items.contains { $0.kind == .initializerDeclaration && $0 != self }
    return isAlone
      && body.descendants.contains { node in
        node.kind == .binding && node.owningClassMember == owner && node.child(.initializer) == nil
          && !(node.child(.accessorBlock)?.hasGetter ?? false)
      }
  }

  /// The type that the variable of a binding is a member of.
  private var owningClassMember: Syntax? {
    guard let variable = parent, variable.kind == .variableDeclaration else { return nil }
    return variable.owningType
  }

  /// The body of `get` or `set` in an accessor block. An implicit getter is the block itself.
  func accessorBody(_ name: String) -> Syntax? {
    if flags.contains(.implicitGetter) { return name == "get" ? self : nil }
    return children(.accessorDeclaration).first { $0.name == name }?.body
  }

  /// Whether an accessor block has a getter.
  var hasGetter: Bool {
    flags.contains(.implicitGetter) || children.contains { !["didSet", "willSet"].contains($0.name) }
  }
}
