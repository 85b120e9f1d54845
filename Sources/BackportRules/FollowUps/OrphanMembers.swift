// struct Root: View { var body: some View {…}; var oldBody: some View {…} }   → without `oldBody`
// extension View { func oldLabel() -> some View {…} }                        → nothing
//
// Members that other files can see, and that nothing in the whole project mentions. A protocol of the project mentions
// its requirements; one of the system does not. So every file that mentions the type or a subclass is read: the
// protocols that it conforms to have to be known, and to require no such name. A member of an extension of `View` must
// not have a name that the system uses.
import LintCore
import Native
import SwiftSource

struct OrphanMembers {
  let pass: ChangePass

  /// What SwiftUI's programs are made of, and what projects add to.
  private static let parts: Set<String> = [
    "View", "Scene", "ViewModifier", "ToolbarContent", "Commands", "Shape",
  ]

  enum Verdict {
    case goes
    case isDoubted(Reason)
    case stays
  }

  /// - Parameters:
  ///   - node: a member named nowhere outside itself.
  ///   - tree: its file's.
  func verdict(on node: Syntax, as name: String, path: String, _ types: FileTypes) -> Verdict {
    guard let owner = node.owningType, owner.kind != .protocolDeclaration, node.access < .package,
      !name.hasPrefix("test")
    else {
      return .stays
    }
    var doubt: Reason?
    if let exposure = pass.exposure(of: node, as: name, among: types) {
      if exposure.isCertain { return .stays }
      doubt = Reason(exposure)
    }
    let type = owner.extendedOrDeclaredName ?? ""
    if Self.parts.contains(type), owner.kind == .extensionDeclaration {
      if doubt == nil, NativeIndex.builtIn.declarations(named: name).isEmpty { return .goes }
      return .isDoubted(doubt ?? "a protocol of the system may require it")
    }
    let files = pass.project.files(naming: type)
    if files.isEmpty { return .isDoubted("'\(type)' may conform to more elsewhere") }
    for file in files {
      if file.tree.hasTypealias(for: type) { doubt = doubt ?? "'\(type)' has another name, too" }
      guard file.path != path else { continue }
      if let exposure = pass.exposure(of: node, as: name, among: file.types) {
        if exposure.isCertain { return .stays }
        doubt = doubt ?? Reason(exposure)
      }
    }
    let declarations = files.map(\.tree).flatMap { tree in
      tree.nodes { $0.isTypeDeclaration && $0 != .extensionDeclaration }.filter { $0.declaredName == type }
    }
    // Types of one name belong to different targets or types: each was judged as if it were the only one.
    guard !declarations.isEmpty, declarations.allSatisfy({ $0.kind != .protocolDeclaration }) else {
      return .isDoubted(doubt ?? "what conforms to a protocol and is a '\(type)' may have to have it")
    }
    if declarations.contains(where: { $0.kind == .classDeclaration && !$0.modifiers.contains("final") }) {
      doubt = doubt ?? doubtOfHeirs(of: type, named: name)
    }
    return doubt.map(Verdict.isDoubted) ?? .goes
  }

  /// Why a subclass of a class that other modules do not see may need a member: it makes it a witness.
  private func doubtOfHeirs(of type: String, named name: String) -> Reason? {
    let unknown: Reason = "a subclass may conform to a protocol that requires it"
    if pass.hidden != nil { return unknown }
    var subtypes: Set<String> = [type]
    var parents: Set<String> = []
    var open = [type]
    while let subtype = open.popLast() {
      for file in pass.project.files(naming: subtype) {
        if file.tree.hasTypealias(for: subtype) { return unknown }
        for next in file.types.subtypes(of: subtype) where subtypes.insert(next).inserted {
          open.append(next)
        }
        parents.formUnion(file.types.conformances(ofSubtypesOf: subtype))
      }
    }
    for parent in parents.subtracting(subtypes).sorted() {
      switch pass.requires(parent, name) {
      case true?: return "'\(parent)' requires it"
      case false?: continue
      case nil: return "'\(parent)' may require it"
      }
    }
    return nil
  }
}

extension SyntaxTree {
  fileprivate func hasTypealias(for type: String) -> Bool {
    nodes { $0 == .typealiasDeclaration }.contains { alias in
      alias.tokenIndices.contains { tokens[$0].kind == .identifier && text(ofToken: $0) == type }
    }
  }
}
