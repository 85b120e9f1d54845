import SystemCalls

extension SyntaxTree {
  /// What goes when a declaration goes: with its documentation, the comments right above, a `;` and the comment behind
  /// it.
  public func extent(of declaration: Syntax) -> Range<Int> {
    var range = declaration.range
    range = range.lowerBound..<endOfSemicolons(after: declaration)
    for comment in commentsAbove(range.lowerBound) {
      // At the top of a file it is a header, unless it documents the declaration.
      let isHeader =
        declaration.node.firstToken == 0 && !text.holds("///", in: comment) && !text.holds("/**", in: comment)
      if isHeader || isOfMore(comment) { break }
      range = comment.lowerBound..<range.upperBound
    }
    if let comment = trailingComment(after: range.upperBound) {
      range = range.lowerBound..<comment.upperBound
    }
    return range
  }

  /// Whether a comment speaks of more than one declaration: a heading, or what switches a tool off or on from here.
  private func isOfMore(_ comment: Range<Int>) -> Bool {
    text.holds("MARK:", in: comment)
      || ["swiftlint:disable ", "swiftlint:enable ", "swiftformat:disable ", "swiftformat:enable "]
        .contains { text.holds($0, in: comment) }
  }

  /// Behind a declaration and the `;` that follow it, perhaps on the next line: before the next member, or with none
  /// before them, they would be errors.
  private func endOfSemicolons(after declaration: Syntax) -> Int {
    var end = declaration.range.upperBound
    let lineEnd = text.endOfLine(at: end)
    var next = Int(declaration.node.endToken)
    while next < tokens.count, tokens[next].kind == .semicolon,
      comments(in: end..<Int(tokens[next].start)).allSatisfy({ $0.lowerBound < lineEnd })
    {
      end = Int(tokens[next].end)
      next += 1
    }
    return end
  }
}

extension Syntax {
  /// Whether it is a member of a type itself, and of none of its values: `static`, `class`.
  public var isStaticMember: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }

  /// The words between a declaration's attributes and its keyword or name.
  public var modifiers: Set<String> {
    let start = children(.attribute).last.map { Int($0.node.endToken) } ?? Int(node.firstToken)
    guard start < anchorIndex else { return [] }
    return Set((start..<anchorIndex).map { tree.text(ofToken: $0) })
  }

  /// The extension around a declaration if it would be empty without it and does nothing else, else itself.
  public var emptiedOwner: Syntax {
    guard let block = parent, block.kind == .memberBlock, node.endNode == block.node.endNode,
      block.index == index - 1, let owner = block.parent, owner.kind == .extensionDeclaration,
      owner.child(.inheritance) == nil
    else { return self }
    let extent = tree.extent(of: self)
    return tree.comments(in: block.range).allSatisfy { extent.contains($0.lowerBound) } ? owner : self
  }
}
