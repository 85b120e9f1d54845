// { try f() }                      throws
// { do { try f() } catch { … } }   does not: all is caught
import SwiftSource

extension Syntax {
  /// Its `try`s and `throw`s, without those of nested functions.
  /// - Parameter caught: also those that a `catch` within it is for.
  func throwingTokens(caught: Bool) -> [Int] {
    tokens { inner in
      inner.isOtherFunction || !caught && inner.kind == .codeBlock && inner.parent?.catchesAll == true
    }.filter { index in
      if tree.isMember(index) { return false }
      switch tree.tokens[index].keyword {
      case .throw: return true
      case .try: return !["?", "!"].contains(tree.text(ofToken: index + 1))
      default: return false
      }
    }
  }

  private var isOtherFunction: Bool { isFunctionLike || kind.isTypeDeclaration }

  /// Whether one `catch` clause of a `do` statement catches every error.
  private var catchesAll: Bool {
    children(.catchClause).contains { clause in
      let words = clause.pattern.map { tree.text(ofToken: $0) }
      return words.isEmpty || words == ["_"] || words.count == 2 && ["let", "var"].contains(words[0])
    }
  }

  /// The tokens between the keyword `catch` and the block of a clause.
  var pattern: Range<Int> {
    let start = tokenIndices.lowerBound + 1
    return start..<max(start, body?.tokenIndices.lowerBound ?? start)
  }
}
