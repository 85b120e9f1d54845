// protocol P { func a() }     in one file
// final class C: P { … }      in another: `P` requires `a`, and nothing else
//
// The requirements of protocols and superclasses that other files declare. One that no file declares is unknown, unless
// it is a well-known one of the system. A class has the requirements of its protocols; an override is marked as such.
import LintCore
import SwiftSource

extension ChangePass {
  /// `Syntax.exposure`, with protocols and classes of the project read where they are declared. What may require it
  /// (`Syntax.requirersToRead`) has to be asked for.
  func exposure(of node: Syntax, as name: String, among types: FileTypes) -> Exposure? {
    node.exposure(as: name, among: types) { requires($0, name) }
  }

  /// Whether a protocol or superclass requires a name; `nil`: it is unknown.
  func requires(_ type: String, _ name: String) -> Bool? {
    var seen: Set<String> = []
    return requires(type, name, &seen)
  }

  /// `nil`: it is unknown.
  private func requires(
    _ type: String, _ name: String, _ seen: inout Set<String>, near: [NamedFiles.File] = []
  ) -> Bool? {
    if hidden != nil { return nil }
    guard seen.insert(type).inserted, !Self.plainParents.contains(type) else { return false }
    let asked = project.files(naming: type)
    let files = asked.isEmpty ? near : asked
    let declarations = files.flatMap { file in
      file.tree.nodes { $0.isTypeDeclaration || $0 == .typealiasDeclaration }.filter {
        $0.kind != .extensionDeclaration && $0.declaredName == type
      }
    }
    // One of the system, or of a package, which may have one of the same name.
    if declarations.isEmpty { return WellKnownRequirements.requires(name, in: type) }
    var parents: Set<String> = []
    for declaration in declarations {
      // Extensions in files out of view may make a class conform to more.
      guard declaration.isParentRead, !asked.isEmpty || declaration.kind == .protocolDeclaration else {
        return nil
      }
      if declaration.requiredNames.contains(name) { return true }
    }
    for file in files { parents.formUnion(file.types.supertypes(of: type)) }
    var isKnown = true
    for parent in parents.sorted() where parent != type {
      switch requires(parent, name, &seen, near: files) {
      case true?: return true
      case false?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  private static let plainParents: Set<String> = ["Any", "AnyObject", "NSObjectProtocol"]
}

extension Syntax {
  /// Of a member: the protocols and superclasses that have to be looked for in other files, since nothing else tells
  /// what they require. The many names of the system's kind are not: they stay in doubt.
  func requirersToRead(among types: FileTypes) -> [String] {
    if isPrivate { return [] }
    return possibleRequirers(among: types).filter {
      !WellKnownRequirements.areKnown($0) && !$0.hasSystemPrefix
    }
  }

  /// Of a declaration: whether it is a protocol or class that shows what it requires.
  fileprivate var isParentRead: Bool {
    (kind == .protocolDeclaration || kind == .classDeclaration)
      && attributes.allSatisfy {
        ["objc", "objcMembers", "MainActor", "available"].contains($0.attributeName)
      }
      && !flags.contains(.incomplete)
      && !descendants.contains { $0.kind == .unexpected }
      && body?.children(.macroExpansion).isEmpty != false
  }

  /// Of a protocol: the names of its requirements, those in all clauses of a `#if` included.
  fileprivate var requiredNames: Set<String> {
    guard kind == .protocolDeclaration, let body else { return [] }
    return Set(body.tokenIndices.filter { tree.tokens[$0].kind == .identifier }.map(tree.bareName(ofToken:)))
  }
}

extension String {
  fileprivate var hasSystemPrefix: Bool { ["UI", "NS", "CA"].contains(where: hasPrefix) }
}
