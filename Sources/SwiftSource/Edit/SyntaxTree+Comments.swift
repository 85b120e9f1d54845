extension SyntaxTree {
  /// The comments between the tokens of a byte range, and in the gaps around it.
  public func comments(in range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var index = firstToken(startingAtOrAfter: range.lowerBound)
    while index < tokens.count {
      for piece in trivia(before: index)
      where piece.isComment && piece.range.lowerBound >= range.lowerBound
        && piece.range.upperBound <= range.upperBound
      {
        comments.append(piece.range)
      }
      if Int(tokens[index].start) >= range.upperBound { break }
      index += 1
    }
    return comments
  }

  /// The comment at the end of the line, after a piece of code; `nil` if other code follows.
  public func trailingComment(after offset: Int) -> Range<Int>? {
    let index = firstToken(startingAtOrAfter: offset)
    guard index < tokens.count else { return nil }
    let line = offset..<text.endOfLine(at: offset)
    guard Int(tokens[index].start) >= line.upperBound else { return nil }
    return trivia(before: index).first {
      $0.isComment && $0.range.lowerBound >= line.lowerBound && $0.range.lowerBound < line.upperBound
    }?.range
  }

  /// The comments on lines of their own directly above a piece of code, without a blank line between, nearest
  /// first. The header of a file is not among them, unless it is documentation.
  public func commentsAbove(_ offset: Int) -> [Range<Int>] {
    let index = firstToken(startingAtOrAfter: offset)
    guard index < tokens.count, text.isBlank(text.startOfLine(at: offset)..<offset) else { return [] }
    var result: [Range<Int>] = []
    var line = text.startOfLine(at: offset)
    let comments = trivia(before: index).filter(\.isComment).map(\.range).filter { $0.upperBound <= offset }
    for comment in comments.reversed() {
      let start = text.startOfLine(at: comment.lowerBound)
      let isDocumentation = text.holds("///", in: comment) || text.holds("/**", in: comment)
      guard start > 0 || isDocumentation, text.isBlank(start..<comment.lowerBound),
        text.startOfNextLine(at: comment.upperBound) == line,
        text.isBlank(comment.upperBound..<line)
      else { break }
      result.append(comment)
      line = start
    }
    return result
  }
}
