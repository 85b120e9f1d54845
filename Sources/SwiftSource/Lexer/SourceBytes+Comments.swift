/// The extent of a block comment.
struct BlockComment {
  var end: Int
  var hasNewline: Bool
  var isClosed: Bool
}

extension SourceBytes {
  /// The block comment that starts with the `/*` at an offset, including nested ones.
  func blockComment(_ start: Int) -> BlockComment {
    assert(self[start] == Ascii.slash && self[start + 1] == Ascii.star)
    var comment = BlockComment(end: start + 2, hasNewline: false, isClosed: false)
    var depth = 1
    while comment.end < count {
      let byte = self[comment.end]
      comment.end += 1
      switch byte {
      case Ascii.star where self.byte(comment.end) == Ascii.slash:
        comment.end += 1
        depth -= 1
        if depth == 0 {
          comment.isClosed = true
          return comment
        }
      case Ascii.slash where self.byte(comment.end) == Ascii.star:
        comment.end += 1
        depth += 1
      case Ascii.lineFeed, Ascii.carriageReturn:
        comment.hasNewline = true
      default:
        continue
      }
    }
    return comment
  }

  /// The end of the conflict markers that start at an offset (`<<<<<<< ` to the line of `>>>>>>> `, or
  /// Perforce's `>>>> ` to `<<<<` and the line after it); `nil` if there are none.
  ///
  /// The whole region is trivia, as in the compiler.
  func conflict(_ start: Int, _ lookahead: inout Lookahead) -> Int? {
    let previous = start == 0 ? 0 : self[start - 1]
    guard previous == Ascii.lineFeed || previous == Ascii.carriageReturn || previous == 0 else { return nil }
    if starts(with: "<<<<<<< ", start), !lookahead.hasNoConflictEnd {
      let end = conflictEnd(">>>>>>> ", start + 8, &lookahead)
      lookahead.hasNoConflictEnd = end == nil
      return end
    }
    if starts(with: ">>>> ", start), !lookahead.hasNoPerforceEnd {
      let end = conflictEnd("<<<<\n", start + 5, &lookahead)
      lookahead.hasNoPerforceEnd = end == nil
      return end
    }
    return nil
  }

  private func conflictEnd(_ terminator: StaticString, _ start: Int, _ lookahead: inout Lookahead) -> Int? {
    var at = start
    while at < count {
      if self[at] == terminator.utf8Start[0], isNewline(at - 1), starts(with: terminator, at) {
        return endOfLine(at + terminator.utf8CodeUnitCount)
      }
      at += 1
    }
    lookahead.bytesRead += at - start
    return nil
  }
}
