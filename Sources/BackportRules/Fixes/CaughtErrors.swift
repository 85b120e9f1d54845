// do { if #available(old) { try new() } else { try old() } } catch let error as NewError {…}
//
// Without the check, all that the `do` tries throws `NewError` if `new()` says `throws(NewError)`: the caught errors are of
// that type then (SE-0413), and the compiler reports the cast.
import SwiftSource

extension Rewrite {
  /// Doubted if a cast of a caught error may become one that always succeeds.
  func doubtingCasts(without check: Syntax) -> Rewrite {
    guard case .safe(let edits) = self,
      let block = check.ancestors.first(where: { $0.isFunctionLike || $0.parent?.kind == .doStatement }),
      let statement = block.parent, statement.kind == .doStatement, block.kind == .codeBlock,
      statement.children(.catchClause).contains(where: \.casts),
      edits.allSatisfy({
        block.range.contains($0.range.lowerBound) && block.range.contains($0.range.upperBound)
      })
    else { return self }
    let after = SyntaxTree("do " + check.tree.text.text(of: block.range, applying: edits.ordered))
    let left =
      after.nodes { $0 == .doStatement }.first?.child(.codeBlock)?.throwingTokens(caught: false) ?? []
    guard !left.isEmpty, left.count < block.throwingTokens(caught: false).count,
      left.allSatisfy({ after.triesTyped($0, declaredIn: check.tree) })
    else { return self }
    return doubted(
      "all errors that are left may be of one type, which makes a cast of the caught one needless")
  }
}

extension Syntax {
  fileprivate var casts: Bool { tokens.contains { [.as, .is].contains($0.keyword) } }
}

extension SyntaxTree {
  /// Whether a `try` calls a function that a file declares with the type of its errors.
  fileprivate func triesTyped(_ index: Int, declaredIn file: SyntaxTree) -> Bool {
    guard let open = (index..<tokens.count).first(where: { tokens[$0].kind == .leftParen }) else {
      return false
    }
    let functions = file.declarations(named: text(ofToken: open - 1))
    return !functions.isEmpty
      && functions.allSatisfy { function in
        function.tokenIndices.contains {
          file.tokens[$0].keyword == .throws && file.tokens[$0 + 1].kind == .leftParen
        }
      }
  }
}
