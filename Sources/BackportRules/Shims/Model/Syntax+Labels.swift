import SwiftSource

extension Syntax {
  /// Whether an identifier in it refers to no declaration: a label, the keyword of an
  /// accessor, a part of an import.
  func holdsNoReference(at token: Int) -> Bool {
    switch kind {
    case .argument, .trailingClosure: flags.contains(.labeled) && anchorIndex == token
    case .parameter: anchorIndex == token && tree.tokens[token + 1].kind != .colon
    case .accessorDeclaration: anchorIndex == token
    case .importDeclaration: true
    default: false
    }
  }
}
