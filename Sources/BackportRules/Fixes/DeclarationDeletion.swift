// @available(iOS, obsoleted: 14) func old() {…}    → nothing
//
// With its documentation and the comments right above. An extension that adds nothing else goes with its last
// member. Unsafe or refused where the declaration can be reached by other ways than its name.
import SwiftSource

extension SyntaxTree {
  /// The edits that delete a declaration that nothing can use.
  func deletion(ofUnusable declaration: Syntax) -> Rewrite {
    if let reason = declaration.reasonToStay { return .manual(reason) }
    let edits = [text.deletion(of: extent(of: declaration.emptiedOwner))]
    if let doubt = declaration.doubt { return .unsafe(edits, doubt) }
    return .safe(edits)
  }

  /// The edits that delete an override that does nothing of its own.
  func deletion(ofForwarding declaration: Syntax) -> Rewrite {
    .safe([text.deletion(of: extent(of: declaration.emptiedOwner))])
  }
}

extension Syntax {
  fileprivate var reasonToStay: String? {
    if modifiers.contains("public") || modifiers.contains("open") || isInPublicExtension {
      return "clients of the library with an older deployment target may use it"
    }
    if kind == .enumCaseDeclaration { return "'switch' statements may name the case" }
    if descendants.contains(where: { $0.kind == .unexpected }) { return "it does not parse" }
    return nil
  }

  fileprivate var doubt: String? {
    if modifiers.contains("override") { return "it overrides a declaration of another type" }
    if children(.attribute).contains(where: {
      ["objc", "IBAction", "IBOutlet", "objcMembers"].contains($0.name)
    }) {
      return "Objective-C or an interface file may refer to it"
    }
    return nil
  }

  private var isInPublicExtension: Bool {
    guard let owner = parent?.parent,
      owner.kind == .extensionDeclaration || owner.kind == .protocolDeclaration
    else { return false }
    return owner.modifiers.contains("public")
  }
}
