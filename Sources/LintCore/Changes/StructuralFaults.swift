import SwiftSource

/// The number of parse errors in a file, for the check of a rewritten file.
package struct StructuralFaults: Comparable, Sendable {
  private let count: Int

  package init(in tree: SyntaxTree) {
    var count = tree.nodes.count { $0.kind == .unexpected || $0.flags.contains(.incomplete) }
    var brackets: [TokenKind] = []
    for token in tree.tokens {
      if token.flags.contains(.malformed) || token.kind == .unknown { count += 1 }
      switch token.kind {
      case .leftParen, .leftBrace, .leftSquare, .poundIf: brackets.append(token.kind)
      case .rightParen, .rightBrace, .rightSquare, .poundEndif:
        if brackets.last == token.kind.opening { brackets.removeLast() } else { count += 1 }
      default: break
      }
    }
    self.count = count + brackets.count
  }

  package static func < (left: StructuralFaults, right: StructuralFaults) -> Bool { left.count < right.count }
}

extension TokenKind {
  fileprivate var opening: TokenKind? {
    switch self {
    case .rightParen: .leftParen
    case .rightBrace: .leftBrace
    case .rightSquare: .leftSquare
    case .poundEndif: .poundIf
    default: nil
    }
  }
}
