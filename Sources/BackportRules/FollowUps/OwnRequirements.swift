// protocol P { func a() }     in one file
// final class C: P { … }      in another: `P` requires `a`, and nothing else
//
// The requirements of protocols and superclasses that other files declare. One that no file declares is unknown, unless
// it is a well-known one of the system. A class has the requirements of its protocols; an override is marked as such.
import LintCore
import SwiftSource

extension ChangePass {
  /// `Syntax.exposure`, with protocols and classes of the project read where they are declared.
  func exposure(of node: Syntax, as name: String, among types: FileTypes) -> Exposure? {
    node.exposure(as: name, among: types) { requires($0, name) }
  }

  /// Whether a protocol or superclass requires a name; `nil`: it is unknown.
  func requires(_ type: String, _ name: String) -> Bool? {
    var seen: Set<String> = []
    return requires(type, name, &seen)
  }

  /// `nil`: it is unknown.
  private func requires(_ type: String, _ name: String, _ seen: inout Set<String>) -> Bool? {
    if hidden != nil { return nil }
    guard seen.insert(type).inserted, !Self.plainParents.contains(type) else { return false }
    let files = project.files(declaring: type)
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
      guard declaration.isParentRead else { return nil }
      if declaration.requiredNames.contains(name) { return true }
    }
    for file in files { parents.formUnion(file.types.supertypes(of: type)) }
    var isKnown = true
    for parent in parents.sorted() where parent != type {
      switch requires(parent, name, &seen) {
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
