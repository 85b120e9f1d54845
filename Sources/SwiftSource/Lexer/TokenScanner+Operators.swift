extension TokenScanner {
  /// `!` and `?` directly after an operand are separate tokens: `a!=b` is `a! = b`.
  mutating func scanExclamationOrQuestion(_ start: Int) -> Int {
    guard bytes.isLeftBound(start) else { return scanOperator(start) }
    emit(bytes[start] == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark, start, start + 1)
    return start + 1
  }

  /// `<` and `>` also start conflict markers, and `<#…#>` is a placeholder.
  mutating func scanAngle(_ start: Int) -> Int {
    if let end = bytes.conflict(start, &lookahead) { return end }
    if bytes.starts(with: "<#", start), let end = bytes.placeholder(start, &lookahead) {
      emit(.identifier, start, end)
      return end
    }
    return scanOperator(start)
  }

  @inline(never)
  mutating func scanOperator(_ start: Int) -> Int {
    let extent = operatorExtent(start)
    var end = extent.end
    if let slash = extent.firstSlash {
      if let literal = regexLiteral(slash, operatorStart: start, operatorEnd: end) {
        if slash > start { emitOperator(start, slash, hasSlash: false) }
        return emitRegex(literal)
      }
      end = bytes.endBeforeComment(start, end)
    }
    emitOperator(start, end, hasSlash: extent.firstSlash != nil)
    return end
  }

  private mutating func operatorExtent(_ start: Int) -> (end: Int, firstSlash: Int?) {
    var end = start
    var firstSlash: Int?
    // Only an operator that starts with a period can contain further periods.
    let startsWithPeriod = bytes[start] == Ascii.period
    repeat {
      let byte = bytes[end]
      if byte >= 0x80 {
        let scalar = bytes.scalar(at: end)
        guard let value = scalar.value, ScalarClass.continuesOperator(value) else { break }
        end += scalar.length
      } else if bytes.has(ByteTrait.operatorContinuation, end) {
        if byte == Ascii.slash, firstSlash == nil { firstSlash = end }
        end += 1
      } else {
        break
      }
      if end >= bytes.count { break }
      if bytes[end] == Ascii.period, !startsWithPeriod { break }
    } while !bytes.starts(with: "<#", end) || !lookahead.placeholderEndsOnLine(bytes, end)
    return (end, firstSlash)
  }

  private mutating func emitOperator(_ start: Int, _ end: Int, hasSlash: Bool) {
    let isLeftBound = bytes.isLeftBound(start)
    let isRightBound = bytes.isRightBound(end, isLeftBound: isLeftBound)
    switch end - start {
    case 1:
      switch bytes[start] {
      case UInt8(ascii: "="): return emit(.equal, start, end)
      case UInt8(ascii: "&") where isRightBound && !isLeftBound: return emit(.prefixAmpersand, start, end)
      case Ascii.period: return emit(.period, start, end)
      case UInt8(ascii: "?"): return emit(isLeftBound ? .postfixQuestionMark : .infixQuestionMark, start, end)
      default: break
      }
    case 2 where bytes.starts(with: "->", start):
      return emit(.arrow, start, end)
    default:
      if hasSlash, bytes.closesComment(start, end) {
        return emit(.unknown, start, end, flags: .malformed)
      }
    }
    if isLeftBound == isRightBound {
      emit(.binaryOperator, start, end)
    } else {
      emit(isLeftBound ? .postfixOperator : .prefixOperator, start, end)
    }
  }
}

extension SourceBytes {
  /// Whether the token at an offset directly follows its predecessor, without white space or an opening
  /// bracket between.
  @inline(__always)
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch self[offset - 1] {
    case Ascii.space, Ascii.carriageReturn, Ascii.lineFeed, Ascii.tab, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case Ascii.slash:
      // The end of a comment counts as white space.
      return !(offset > 1 && self[offset - 2] == Ascii.star)
    case 0xA0:
      // A no-break space counts, too.
      return !(offset > 1 && self[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether another token directly follows an operator that ends at `offset`, without white space or a
  /// closing bracket between.
  @inline(__always)
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case Ascii.space, Ascii.carriageReturn, Ascii.lineFeed, Ascii.tab, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case Ascii.period:
      // `^` is postfix in `x^.y` and prefix in `^.y`.
      return !isLeftBound
    case Ascii.slash:
      let next = byte(offset + 1)
      return next != Ascii.slash && next != Ascii.star
    case 0xC2:
      return byte(offset + 1) != 0xA0
    default:
      return true
    }
  }

  /// The end of an operator, truncated before a comment that starts inside it.
  fileprivate func endBeforeComment(_ start: Int, _ end: Int) -> Int {
    guard end - start > 2 else { return end }
    for at in start + 1..<end where self[at] == Ascii.slash {
      let next = byte(at + 1)
      if next == Ascii.slash || next == Ascii.star { return at }
    }
    return end
  }

  /// Whether an operator contains `*/`.
  fileprivate func closesComment(_ start: Int, _ end: Int) -> Bool {
    for at in start..<end - 1 where self[at] == Ascii.star && self[at + 1] == Ascii.slash { return true }
    return false
  }

  /// The end of the editor placeholder that starts with `<#` at an offset.
  fileprivate func placeholder(_ start: Int, _ lookahead: inout Lookahead) -> Int? {
    var at = start + 2
    while at < count, self[at] != Ascii.lineFeed {
      if self[at] == Ascii.pound, byte(at + 1) == Ascii.greater { return at + 2 }
      if self[at] == Ascii.less, byte(at + 1) == Ascii.pound { break }
      at += 1
    }
    lookahead.bytesRead += at - start
    return nil
  }
}

extension Lookahead {
  /// Whether `#>` follows on the line.
  fileprivate mutating func placeholderEndsOnLine(_ bytes: SourceBytes, _ start: Int) -> Bool {
    if start >= placeholderEnds.searchedTo {
      var at = start
      placeholderEnds.last = -1
      while at < bytes.count, bytes[at] != Ascii.lineFeed {
        if bytes[at] == Ascii.pound, bytes.byte(at + 1) == Ascii.greater { placeholderEnds.last = at }
        at += 1
      }
      placeholderEnds.searchedTo = at
      bytesRead += at - start
    }
    return placeholderEnds.last >= start
  }
}
