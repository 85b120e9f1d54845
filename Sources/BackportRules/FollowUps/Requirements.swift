// protocol P { func a() }     in one file
// final class C: P { … }      in another: `P` requires `a`, and nothing else
//
// What reaches a declaration without its name, as far as the whole project shows.
import LintCore
import Native
import Projects
import Semantics
import SwiftSource

extension ChangePass {
  /// What reaches a declaration of the file without naming it; `nil`: nothing does.
  func exposure(of node: Syntax, as name: String) -> Exposure? { exposure(of: node, as: name, inFile: file) }

  /// The same for one of the project's files.
  func exposure(of node: Syntax, as name: String, inFile file: Int) -> Exposure? {
    let types = file == self.file ? rememberedAfter(FileTypes.init(of:)) : project[file].types
    return node.exposure(as: name, among: types) { _ in self.requirement(of: node, as: name, inFile: file) }
  }

  /// A witness is at least as accessible as its type or its protocol, so a private member is never one, and a file-private
  /// one of a type that others see suits a protocol of the file.
  private func requirement(of node: Syntax, as name: String, inFile file: Int) -> Exposure? {
    if node.ownAccess == .private { return nil }
    let isHidden = node.ownAccess == .fileprivate && (node.owningType?.isOfTypeSeenElsewhere ?? true)
    return project.model { model in
      guard let member = model.declaration(of: node.named, inFile: file) else { return nil }
      guard let own = model.type(ofMember: member) else {
        // Any type that conforms may conform to these as well.
        let requirement = model.declarations(named: name, seenFrom: file).first {
          $0.owner?.kind == .protocolDeclaration && (!isHidden || $0.file == file)
        }
        if let name = requirement?.owner?.declaredName { return .possiblyRequired(by: name) }
        let owners = NativeIndex.builtIn.declarations(named: name).lazy.map(\.owner)
        let native = owners.filter {
          NativeIndex.builtIn.types(named: $0).contains { $0.kind == .protocolType }
        }
        return native.min().map(Exposure.possiblyRequired)
      }
      // What an extension of a protocol declares is what its types get that declare no such member.
      let kin = model.kin(ofType: own)
      let requiring = kin.ancestors.union([own]).filter { type in
        (!isHidden || type.file == file)
          && model.requirements(named: name, of: type).contains { $0 != member }
      }
      if let first = requiring.map(\.name).min() { return .requirement(of: first) }
      if isHidden || kin.heirs.isEmpty && model.isKnownToSuitNothing(member) { return nil }
      var doubt: Exposure?
      for other in kin.outside.sorted() where !["Any", "AnyObject", "NSObjectProtocol"].contains(other) {
        switch WellKnownRequirements.requires(name, in: other) {
        case true?: return .requirement(of: other)
        case false?: break
        case nil where NativeSystem.builtIn.requiresNo(name, by: [other]): break
        case nil: doubt = doubt ?? .possiblyRequired(by: other)
        }
      }
      return doubt ?? (kin.isWhole ? nil : .possiblyRequired(by: own.name))
    }
  }
}

extension Syntax {
  /// Whether other files see a type, as far as its file shows.
  fileprivate var isOfTypeSeenElsewhere: Bool {
    guard kind == .extensionDeclaration else { return access > .fileprivate }
    let types = tree.types(named: extendedOrDeclaredName ?? "") ?? []
    return types.allSatisfy { $0.kind == .extensionDeclaration || $0.access > .fileprivate }
  }
}
