extension SyntaxTree {
  /// The byte range between the previous token and the one at `index`.
  public func gap(before index: Int) -> Range<Int> {
    let start = index == 0 ? 0 : Int(tokens[index - 1].end)
    return start..<max(start, Int(tokens[index].start))
  }

  /// The white space and comments before the token at `index`; before `endOfFile`: at the file's end.
  public func trivia(before index: Int) -> Trivia { Trivia(text, in: gap(before: index)) }
}
