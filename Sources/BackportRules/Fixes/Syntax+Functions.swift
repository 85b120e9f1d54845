import SwiftSource

extension Syntax {
  var isFunctionLike: Bool {
    switch kind {
    case .closure, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .accessorDeclaration, .accessorBlock, .subscriptDeclaration, .sourceFile:
      true
    default: false
    }
  }
}
