// private(set) var count    setting it stays in its file
// private init(n: Int)      and so does making a value of its type
//
// What a marked declaration says stands in other declarations afterwards: they have to see it.
import LintCore
import SwiftSource

extension FilePass {
  /// Refuses an expression of a marked declaration that names what its uses may not name, set or make.
  /// - Returns: the names in it that only the type itself can say, where the declaration is private to the file.
  func checkVisibility(of expression: Range<Int>, in declaration: Syntax) throws(Obstacle) -> Set<String> {
    let access = min(declaration.access, .public)
    let names = Set(
      expression.lazy.filter { self.tree.tokens[$0].kind == .identifier }.map { self.tree.text(ofToken: $0) })
    var privates: Set<String> = []
    for (index, named) in tree.declarations(of: names) {
      let name = tree.text(ofToken: index)
      if declaration.isPrivate {
        if named.ownAccess == .private, named.owningType != nil { privates.insert(name) }
      } else if named.access < access || named.hidesSetter || named.hidesInitializer(below: access) {
        throw .invisible(name)
      }
    }
    return privates
  }
}

extension Syntax {
  /// `private(set)`.
  fileprivate var hidesSetter: Bool {
    modifierTokens.contains { tree.tokens[$0].kind == .leftParen && tree.text(ofToken: $0 + 1) == "set" }
  }

  /// Of a type: whether one of its initializers is less visible, also the one that the compiler makes of its properties.
  fileprivate func hidesInitializer(below access: AccessLevel) -> Bool {
    guard kind.isTypeDeclaration else { return false }
    let members = body?.items ?? []
    let initializers = members.filter { $0.kind == .initializerDeclaration }
    if initializers.contains(where: { $0.access < access }) { return true }
    return kind == .structDeclaration && initializers.isEmpty
      && members.contains { $0.kind == .variableDeclaration && !$0.isStaticMember && $0.isPrivate }
  }
}
