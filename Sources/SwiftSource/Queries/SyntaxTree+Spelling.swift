extension SyntaxTree {
  /// Whether a token has a text, back-ticks aside. Makes no string.
  func isSpelled(_ name: [UInt8], token index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier || token.kind == .keyword else { return false }
    var range = token.range
    if token.flags.contains(.backticked), range.count > 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range.count == name.count && text.bytes[range].elementsEqual(name)
  }

  /// The first token that is a word, outside all brackets.
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

  /// Where an element of a list ends: at the comma or closing bracket that follows it, or at the list's end.
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
  /// The block whose item it is, or would be without the `#if`s around it.
  var scopeOfItem: Syntax {
    var node = self
    while node.kind == .ifConfig || node.kind == .ifConfigClause, let parent = node.parent { node = parent }
    return node
  }
}
