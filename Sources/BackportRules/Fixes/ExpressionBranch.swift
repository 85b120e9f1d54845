// let v = if #available(old) { a } else { b }   → let v = a
// return if #available(old) { a } else { b }    → return a
//
// Refused where the branch holds a statement (`throw`, `fatalError()` is an expression of another type) or a
// comment of its own.
import SwiftSource

/// A branch of an `if` used as an expression: its value takes the place of the `if`.
struct ExpressionBranch {
  let block: Syntax
  let statement: Syntax
  private var tree: SyntaxTree { block.tree }

  init(of block: Syntax, replacing statement: Syntax) {
    self.block = block
    self.statement = statement
  }

  var rewrite: Rewrite {
    let items = block.items
    guard items.count == 1, let item = items.first,
      [.expressionStatement, .ifStatement, .switchStatement].contains(item.kind), !block.mayAlwaysLeave
    else { return .manual("the branch holds more than the value") }
    let words = CheckInWords(statement)
    let isCommented = tree.comments(in: block.range).contains {
      !item.range.contains($0.lowerBound) && !words.cover($0)
    }
    if isCommented || !statement.commentsBeforeElse(words).isEmpty {
      return .manual("a comment would be lost")
    }
    let old = tree.text[tree.text.indentation(at: item.range.lowerBound)]
    let new = tree.text[tree.text.indentation(at: statement.range.lowerBound)]
    let text = tree.text(of: item.range, movedFrom: old, to: new)
    let gap = gapThatGoes(before: text)
    return .safe([
      Edit(gap.lowerBound..<statement.range.upperBound, replacement: (gap.isEmpty ? "" : " ") + text)
    ])
  }

  /// The line break between `=` and the `if`, if the value fits on the line of the `=`.
  private func gapThatGoes(before text: String) -> Range<Int> {
    let start = statement.range.lowerBound
    let before = tree.tokens[max(statement.tokenIndices.lowerBound - 1, 0)]
    let gap = Int(before.end)..<start
    guard before.kind == .equal, tree.text.bytes[gap].contains(where: \.isNewline), tree.text.isBlank(gap),
      !text.utf8.contains(where: \.isNewline)
    else { return start..<start }
    let line = gap.lowerBound - tree.text.startOfLine(at: gap.lowerBound)
    return line + text.utf8.count < Self.lineLength ? gap : start..<start
  }

  /// In bytes, what fits on a line by the usual style guides.
  private static let lineLength = 100
}
