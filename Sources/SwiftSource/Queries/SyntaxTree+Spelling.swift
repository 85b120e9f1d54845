extension SyntaxTree {
  /// Whether a token has this text, without back-ticks. Allocates no string.
  func isSpelled(_ name: [UInt8], token index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier || token.kind == .keyword else { return false }
    var range = token.range
    if token.flags.contains(.backticked), range.count > 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range.count == name.count && text.bytes[range].elementsEqual(name)
  }

  /// The first token with this keyword, outside of all brackets.
  func firstToken(_ word: Keyword, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: index = matchingBracket(ofToken: index) ?? index
      case .keyword where tokens[index].keyword == word: return index
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of a list element: the comma or closing bracket after it, or the end of the list.
  func endOfElement(from start: Int, in list: Range<Int>) -> Int {
    var index = start
    while index < list.upperBound {
      switch tokens[index].kind {
      case .comma, .rightParen, .rightSquare, .rightBrace: return index
      case .leftParen, .leftSquare, .leftBrace: index = matchingBracket(ofToken: index) ?? index
      default: break
      }
      index += 1
    }
    return list.upperBound
  }
}

extension Syntax {
  /// The block that contains an item, ignoring `#if`s between.
  var scopeOfItem: Syntax {
    var node = self
    while node.kind == .ifConfig || node.kind == .ifConfigClause, let parent = node.parent { node = parent }
    return node
  }
}
