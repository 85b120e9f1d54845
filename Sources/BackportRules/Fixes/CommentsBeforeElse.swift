// if #available(old) { name = "new" } // by the server     → name = "new" // by the server
// else { name = "old" } // by the app
//
// A comment behind the brace of a block speaks of that block, wherever the `else` stands.
import SwiftSource

extension Syntax {
  /// The comments of an `if` on the line of its first block's closing brace. Comments on later lines speak of the `else`.
  /// - Parameter words: tells which comments only repeat the check or label the brace; these are left out.
  func commentsBeforeElse(_ words: CheckInWords) -> [Range<Int>] {
    guard kind == .ifStatement, let block = child(.codeBlock), let other = elsePart else { return [] }
    let end = min(tree.text.endOfLine(at: block.range.upperBound), other.range.lowerBound)
    return tree.comments(in: block.range.upperBound..<other.range.lowerBound).filter {
      $0.lowerBound < end && !words.cover($0) && !words.labelsBrace($0)
    }
  }

  /// The range to delete when the `else` of an `if` goes: it starts behind the comments of the first block, and includes a
  /// comment behind the `else` branch.
  func extentOfElse(_ words: CheckInWords) -> Range<Int>? {
    guard let block = child(.codeBlock), elsePart != nil else { return nil }
    let start = commentsBeforeElse(words).last?.upperBound ?? block.range.upperBound
    return start..<(commentBehindElse?.upperBound ?? range.upperBound)
  }

  /// The comment behind an `else` branch that fills one line. It speaks of that branch.
  var commentBehindElse: Range<Int>? {
    guard kind == .ifStatement, let other = elsePart else { return nil }
    let word = Int(tree.tokens[Int(other.node.firstToken) - 1].start)
    let line = tree.text.startOfLine(at: word)
    guard tree.text.isBlank(line..<word), line == tree.text.startOfLine(at: range.upperBound) else {
      return nil
    }
    return tree.trailingComment(after: range.upperBound)
  }
}
