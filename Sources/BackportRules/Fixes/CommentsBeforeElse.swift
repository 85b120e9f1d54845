// if #available(old) { name = "new" } // by the server     → name = "new" // by the server
// else { name = "old" } // by the app
//
// A comment behind the brace of a block speaks of that block, wherever the `else` stands.
import SwiftSource

extension Syntax {
  /// Of an `if`: the comments behind the brace of its first block, before the `else`. Those on lines of their own speak of
  /// what follows.
  /// - Parameter words: what only repeats its check, or labels the brace, is not among them.
  func commentsBeforeElse(_ words: CheckInWords) -> [Range<Int>] {
    guard kind == .ifStatement, let block = child(.codeBlock), let other = elsePart else { return [] }
    let end = min(tree.text.endOfLine(at: block.range.upperBound), other.range.lowerBound)
    return tree.comments(in: block.range.upperBound..<other.range.lowerBound).filter {
      $0.lowerBound < end && !words.cover($0) && !words.labelsBrace($0)
    }
  }

  /// Of an `if`: its `else` with what follows, without the comments that speak of its first block, and with one that stands
  /// behind it.
  func extentOfElse(_ words: CheckInWords) -> Range<Int>? {
    guard let block = child(.codeBlock), elsePart != nil else { return nil }
    let start = commentsBeforeElse(words).last?.upperBound ?? block.range.upperBound
    return start..<(commentBehindElse?.upperBound ?? range.upperBound)
  }

  /// Of an `if` whose `else` begins and ends one line: the comment at the end of that line, which speaks of that branch.
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
