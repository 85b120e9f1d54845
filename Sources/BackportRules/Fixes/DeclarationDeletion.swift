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
    if declaration.modifiers.contains("override") {
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
    return nil
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
