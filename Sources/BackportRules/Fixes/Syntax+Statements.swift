import SwiftSource

extension Syntax {
  /// The items of a container: a block, closure, `switch` case, getter, file or `#if` clause.
  var items: [Syntax] {
    children.filter {
      switch $0.kind {
      case .closureSignature, .caseLabel, .ifConfigCondition, .attribute: false
      default: true
      }
    }
  }

  /// The statement with its label, if it has one.
  var withLabel: Syntax {
    if let parent, parent.kind == .labeledStatement { return parent }
    return self
  }

  /// What follows `else`: a block or another `if`.
  var elsePart: Syntax? {
    guard kind == .ifStatement, let body = child(.codeBlock) else { return nil }
    return children.first { $0.index > body.index && ($0.kind == .codeBlock || $0.kind == .ifStatement) }
  }

  /// Out of `#if` clauses: the container whose scope the items belong to.
  var scopeContainer: Syntax {
    var node = self
    while node.kind == .ifConfigClause || node.kind == .ifConfig, let parent = node.parent { node = parent }
    return node
  }

  /// Its tokens without those of nested closures, whose `$0` is another one.
  func tokensOutsideClosures() -> [Int] {
    var result: [Int] = []
    var position = Int(node.firstToken)
    for closure in outermostDescendants(where: { $0.kind == .closure }) {
      result += position..<Int(closure.node.firstToken)
      position = Int(closure.node.endToken)
    }
    if position < Int(node.endToken) { result += position..<Int(node.endToken) }
    return result
  }

  /// The descendants that fit, without those below one that fits.
  func outermostDescendants(where isIncluded: (Syntax) -> Bool) -> [Syntax] {
    var result: [Syntax] = []
    var index = self.index + 1
    while index < Int(node.endNode) {
      let candidate = Syntax(tree: tree, index: index)
      if isIncluded(candidate) {
        result.append(candidate)
        index = Int(candidate.node.endNode)
      } else {
        index += 1
      }
    }
    return result
  }
}

extension SyntaxTree {
  func text(ofToken index: Int) -> String { text[tokens[index].range] }

  /// The comments in the gaps around and between the tokens of a byte range.
  func comments(in range: Range<Int>) -> [Range<Int>] {
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

  /// The comment that ends the line of an offset behind a piece of code; `nil` if there is other code.
  func trailingComment(after offset: Int) -> Range<Int>? {
    let index = firstToken(startingAtOrAfter: offset)
    guard index < tokens.count else { return nil }
    let line = offset..<text.endOfLine(at: offset)
    guard Int(tokens[index].start) >= line.upperBound else { return nil }
    return trivia(before: index).first {
      $0.isComment && $0.range.lowerBound >= line.lowerBound && $0.range.lowerBound < line.upperBound
    }?.range
  }

  /// The comments on lines of their own right above a piece of code, without a blank line between, the
  /// nearest first. What a file begins with speaks of the file.
  func commentsAbove(_ offset: Int) -> [Range<Int>] {
    let index = firstToken(startingAtOrAfter: offset)
    guard index < tokens.count, text.isBlank(text.startOfLine(at: offset)..<offset) else { return [] }
    var result: [Range<Int>] = []
    var line = text.startOfLine(at: offset)
    let comments = trivia(before: index).filter(\.isComment).map(\.range).filter { $0.upperBound <= offset }
    for comment in comments.reversed() {
      let start = text.startOfLine(at: comment.lowerBound)
      guard start > 0, text.isBlank(start..<comment.lowerBound),
        text.startOfNextLine(at: comment.upperBound) == line,
        text.isBlank(comment.upperBound..<line)
      else { break }
      result.append(comment)
      line = start
    }
    return result
  }
}
