// struct Outer { struct Row {…} }   extension Outer.Row {…}     one type
// enum First { struct Row {…} }     enum Second { struct Row {…} }   two
// extension Box where T == Int {…}  extension Box where T == String {…}   one type, and two sets of members
//
// What a bare name of a member means where it stands: that of the innermost type, which other files may give members.
import SwiftSource

extension Syntax {
  /// Of the declaration of a type, or of an extension: its name with those of the types around it.
  var typePath: String {
    let outer = ancestors.filter(\.kind.isTypeDeclaration).reversed()
    return (Array(outer) + [self]).map(\.ownTypePath).joined(separator: ".")
  }

  private var ownTypePath: String {
    guard kind == .extensionDeclaration else { return declaredName ?? "" }
    return child(.type)?.text ?? ""
  }

  /// Of an extension: what it demands of the type.
  private var constraints: String { child(.whereClause)?.text ?? "" }

  /// Whether a bare name in the body of one means a private member of the other, and of no other type: both are the same
  /// type with the same constraints.
  func sharesMembers(with other: Syntax) -> Bool {
    self == other
      || typePath == other.typePath && constraints == other.constraints
        && !isLocalType && !other.isLocalType
  }

  /// Whether a path of names before a member leads to a type, and to no other one of the same name in the file.
  func isNamed(by path: String) -> Bool {
    let (full, last) = (typePath, typeName)
    guard full == path || full.hasSuffix("." + path) else { return false }
    return tree.nodes(where: \.isTypeDeclaration).allSatisfy {
      $0.typeName != last || $0.typePath == full
    }
  }

  /// Whether a bare name means a member of the type that a declaration is a member of, or a global one where there is no
  /// such type.
  func isInBody(ofOwnerOf declaration: Syntax) -> Bool {
    guard let owner = declaration.owningType, let type = enclosingType else {
      return declaration.owningType == nil && enclosingType == nil
    }
    return type.sharesMembers(with: owner)
  }

  /// Of a type: whether it is local to a body.
  private var isLocalType: Bool {
    ancestors.contains { $0.kind == .codeBlock || $0.kind == .closure || $0.kind == .accessorBlock }
  }
}
