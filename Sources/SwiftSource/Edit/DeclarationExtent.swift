import SystemCalls

extension SyntaxTree {
  /// The range to delete together with a declaration: its documentation, the comments directly above, a `;`
  /// and the comment after it.
  public func extent(of declaration: Syntax) -> Range<Int> {
    var range = declaration.range
    range = range.lowerBound..<endOfSemicolons(after: declaration)
    let above = commentsAbove(range.lowerBound)
    let headsRun = above.last.map { self.headsRun($0, of: declaration) } ?? false
    for comment in above {
      // At the top of a file the comment is a file header, unless it documents the declaration.
      if declaration.node.firstToken == 0, !isOfOneDeclaration(comment) { break }
      if let end = endOfRegion(begunBy: comment, below: range.upperBound) {
        range = comment.lowerBound..<end
        continue
      }
      if coversMore(comment) || headsRun && !isOfOneDeclaration(comment) { break }
      range = comment.lowerBound..<range.upperBound
    }
    if let comment = trailingComment(after: range.upperBound) {
      range = range.lowerBound..<comment.upperBound
    }
    return range
  }

  /// What a comment says above a declaration whose uses shall say what it says.
  public static let inlineMarker = "backport:inline"

  /// Whether a comment at the head of several declarations is about the first one alone.
  private func isOfOneDeclaration(_ comment: Range<Int>) -> Bool {
    isDocumentation(comment) || text[comment].contains(Self.inlineMarker)
  }

  private func isDocumentation(_ comment: Range<Int>) -> Bool {
    text.holds("///", in: comment) || text.holds("/**", in: comment)
  }

  /// Whether comments begin a paragraph whose first declaration is followed by another one, without a blank line or comment
  /// between the two: they may speak of all of them.
  /// - Parameter first: the first of the comments.
  private func headsRun(_ first: Range<Int>, of declaration: Syntax) -> Bool {
    guard let next = declaration.nextItem, next.kind == declaration.kind else { return false }
    let between = declaration.range.upperBound..<next.range.lowerBound
    let start = text.startOfLine(at: first.lowerBound)
    let line = start > 0 ? text[text.startOfLine(at: start - 1)..<start] : ""
    return comments(in: between).isEmpty
      && text.startOfNextLine(at: between.lowerBound) == text.startOfLine(at: between.upperBound)
      && (line.allSatisfy(\.isWhitespace) || line.contains("{"))
  }

  /// Whether a comment covers more than one declaration: a heading, or a directive that switches a tool off
  /// or on from here.
  private func coversMore(_ comment: Range<Int>) -> Bool {
    text.holds("MARK:", in: comment)
      || ["swiftlint:disable ", "swiftlint:enable ", "swiftformat:disable ", "swiftformat:enable "]
        .contains { text.holds($0, in: comment) }
  }

  /// The end of the declaration with any `;` after it, even on the next line: without the declaration they
  /// would be errors.
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
  /// Whether it is a member of the type itself: `static`, `class`.
  public var isStaticMember: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }

  /// The keywords between a declaration's attributes and its keyword or name.
  public var modifiers: Set<String> {
    let start = children(.attribute).last.map { Int($0.node.endToken) } ?? Int(node.firstToken)
    guard start < anchorIndex else { return [] }
    return Set((start..<anchorIndex).map { tree.text(ofToken: $0) })
  }

  /// The extension around a declaration, if it would be empty without the declaration and adds no
  /// conformance; otherwise the declaration itself.
  public var emptiedOwner: Syntax {
    guard let block = parent, block.kind == .memberBlock, node.endNode == block.node.endNode,
      block.index == index - 1, let owner = block.parent, owner.kind == .extensionDeclaration,
      owner.child(.inheritance) == nil
    else { return self }
    let extent = tree.extent(of: self)
    return tree.comments(in: block.range).allSatisfy { extent.contains($0.lowerBound) } ? owner : self
  }
}
