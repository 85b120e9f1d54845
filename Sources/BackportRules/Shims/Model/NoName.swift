import SwiftSource

extension Syntax {
  /// Whether a token of it that reads like a name names nothing that could be meant: a label, the keyword of an
  /// accessor, a part of an import.
  func holdsNoName(at token: Int) -> Bool {
    switch kind {
    case .argument, .trailingClosure: flags.contains(.labeled) && anchorIndex == token
    case .parameter: anchorIndex == token && tree.tokens[token + 1].kind != .colon
    case .accessorDeclaration: anchorIndex == token
    case .importDeclaration: true
    default: false
    }
  }
}
