extension SyntaxTree {
  /// The text of a range after its lines move from one indentation to another.
  ///
  /// A line that starts with `old` then starts with `new`; other lines (less indented comments, `#if` in the
  /// first column, empty lines) stay. A multi-line string literal moves as a whole, with its closing
  /// delimiter, so that its value stays the same; if one of its lines cannot move, the literal stays. The
  /// first line moves only if the range includes its indentation.
  public func text(of range: Range<Int>, movedFrom old: String, to new: String) -> String {
    guard old != new else { return text[range] }
    let old = Array(old.utf8)
    let fixed = multilineLiterals(in: range).filter { !canMove($0, from: old, to: new.utf8.count) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(text.startOfNextLine(at: position), range.upperBound)
      let isLineStart = position == 0 || text.bytes[position - 1].isNewline
      let isFixed = fixed.contains { $0.lowerBound < position && position < $0.upperBound }
      let line = text.bytes[position..<end]
      if isLineStart, !isFixed, line.starts(with: old) {
        result += new.utf8
        result += line.dropFirst(old.count)
      } else {
        result += line
      }
      position = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether all lines of a literal after its first can change their indentation.
  private func canMove(_ literal: Range<Int>, from old: [UInt8], to newCount: Int) -> Bool {
    var position = text.startOfNextLine(at: literal.lowerBound)
    while position < literal.upperBound {
      let end = text.startOfNextLine(at: position)
      let line = text.bytes[position..<end]
      if !line.starts(with: old) {
        // A blank line that stays must not be longer than the new indentation: the surplus would become part
        // of the value.
        let blanks = line.prefix(while: \.isBlank).count
        guard line.allSatisfy(\.isBlankOrNewline), blanks <= newCount else { return false }
      }
      position = max(end, position + 1)
    }
    return true
  }

  /// The outermost multi-line string literals that start in a range, from opening to closing delimiter. An
  /// unterminated one extends to the end of the file.
  private func multilineLiterals(in range: Range<Int>) -> [Range<Int>] {
    var literals: [Range<Int>] = []
    var frames: [LiteralFrame] = []
    for index in tokenIndices(in: range) {
      let token = tokens[index]
      switch (frames.last, token.kind) {
      case (.literal(let kind, let start)?, let found) where kind == found:
        frames.removeLast()
        if kind == .multilineStringQuote, !frames.contains(where: \.isMultilineLiteral) {
          literals.append(start..<Int(token.end))
        }
      case (.literal?, .leftParen):
        frames.append(.interpolation(depth: 1))
      case (.interpolation(let depth)?, .leftParen):
        frames[frames.count - 1] = .interpolation(depth: depth + 1)
      case (.interpolation(let depth)?, .rightParen):
        if depth == 1 {
          frames.removeLast()
        } else {
          frames[frames.count - 1] = .interpolation(depth: depth - 1)
        }
      case (nil, .stringQuote), (nil, .multilineStringQuote), (nil, .singleQuote),
        (.interpolation?, .stringQuote), (.interpolation?, .multilineStringQuote),
        (.interpolation?, .singleQuote):
        frames.append(.literal(token.kind, start: Int(token.start)))
      default:
        break
      }
    }
    for case .literal(.multilineStringQuote, let start) in frames {
      literals.append(start..<text.bytes.count)
    }
    return literals
  }

  /// The tokens that start in a byte range.
  public func tokenIndices(in range: Range<Int>) -> Range<Int> {
    let first = firstToken(startingAtOrAfter: range.lowerBound)
    return first..<max(first, firstToken(startingAtOrAfter: range.upperBound))
  }

  /// The index of the first token that starts at an offset or after it; the number of tokens if none does.
  public func firstToken(startingAtOrAfter offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The construct around a token, while literals are matched.
private enum LiteralFrame {
  /// Between the quotes of a literal of this kind.
  case literal(TokenKind, start: Int)
  /// Inside an interpolation with this many open parentheses.
  case interpolation(depth: Int)

  var isMultilineLiteral: Bool {
    if case .literal(.multilineStringQuote, _) = self { return true }
    return false
  }
}
