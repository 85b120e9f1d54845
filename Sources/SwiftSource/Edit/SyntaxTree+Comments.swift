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
      guard start > 0 || isDocumentation(comment), text.isBlank(start..<comment.lowerBound),
        text.startOfNextLine(at: comment.upperBound) == line,
        text.isBlank(comment.upperBound..<line)
      else { break }
      result.append(comment)
      line = start
    }
    return result
  }

  private func isDocumentation(_ comment: Range<Int>) -> Bool {
    ["///", "/**"].contains { text.bytes[comment].starts(with: $0.utf8) }
  }

  /// The end of the comment on the line below that switches on what a linter's directive switched off.
  public func endOfRegion(begunBy directive: Range<Int>, below offset: Int) -> Int? {
    guard let words = text[directive].replacingFirst(":disable ", with: ":enable ") else { return nil }
    let line = text.startOfNextLine(at: trailingComment(after: offset)?.upperBound ?? offset)
    let end = text.endOfLine(at: line)
    guard let comment = comments(in: line..<end).first,
      text.isBlank(line..<comment.lowerBound), text[comment] == words
    else { return nil }
    return comment.upperBound
  }
}

extension String {
  /// `nil`: it does not contain that.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String? {
    guard let range = firstRange(of: part) else { return nil }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
