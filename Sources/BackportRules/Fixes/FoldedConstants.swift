// let size: Int; if #available(old) { size = 0 } else { size = 3 }; … / size      → in doubt: division by zero
// var skipped = 0; if #unavailable(old) { skipped += 1 }; if skipped > 0 { … }    → in doubt: it will never be executed
// let layout = isNew ? .grid : .list; switch layout { … }                         → in doubt: it is always the same case
//
// The compiler computes with a local name that is nothing but a constant, and reports what comes of it, whatever conditions
// guard it.
import SwiftSource

extension Rewrite {
  /// In doubt where a name becomes a constant that the compiler computes with.
  /// - Parameter check: the statement that goes.
  func doubtingConstants(without check: Syntax) -> Rewrite {
    let declarations: Set<NodeKind> = [
      .functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration,
    ]
    guard case .safe(let edits) = self, check.setsSomething else { return self }
    let holder =
      check.ancestors.first { declarations.contains($0.kind) && !$0.isLocal }
      ?? check.ancestors.first { $0.kind == .sourceFile }
    guard let holder,
      edits.allSatisfy({
        holder.range.contains($0.range.lowerBound) && $0.range.upperBound <= holder.range.upperBound
      })
    else { return self }
    let after = SyntaxTree(check.tree.text.text(of: holder.range, applying: edits.ordered))
    // The other checks may go as well.
    let reported = ConstantNames(after, withoutChecks: true).reported
    if reported.isEmpty { return self }
    let before = SyntaxTree(check.tree.text.text(of: holder.range, applying: []))
    let name = reported.subtracting(ConstantNames(before, withoutChecks: false).reported).min()
    return name.map { doubted("the compiler may report what it computes with '\($0)'") } ?? self
  }
}

extension Syntax {
  /// Whether a statement sets something by its name, or is the value of a variable.
  fileprivate var setsSomething: Bool {
    tokenIndices.dropFirst(2).contains { tree.isAssignment($0) && tree.tokens[$0 - 2].kind != .period }
      || kind == .variableDeclaration
      || ancestors.prefix { !$0.kind.isDeclaration || $0.kind == .variableDeclaration }.contains {
        $0.kind == .initializer
      }
  }
}
