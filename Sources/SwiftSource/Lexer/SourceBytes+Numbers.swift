/// A number literal.
struct NumberLiteral {
  var kind: TokenKind
  var end: Int
  var isMalformed = false
}

extension SourceBytes {
  /// The number at an offset. After a period it is an index into a tuple and has no fraction: `x.0.1`.
  func number(_ start: Int, afterPeriod: Bool) -> NumberLiteral {
    assert(has(ByteTrait.digit, start))
    if self[start] == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"): return hexadecimal(start + 2)
      case UInt8(ascii: "o"): return integer(start + 2, UInt8(ascii: "0")...UInt8(ascii: "7"))
      case UInt8(ascii: "b"): return integer(start + 2, UInt8(ascii: "0")...UInt8(ascii: "1"))
      default: break
      }
    }
    var at = endOfDigits(start, ByteTrait.digit)
    if byte(at) == Ascii.period {
      guard at + 1 < count, has(ByteTrait.digit, at + 1), !afterPeriod else {
        return NumberLiteral(kind: .integerLiteral, end: at)
      }
      at = endOfDigits(at + 1, ByteTrait.digit)
    } else if !isExponent(at, "e") {
      return withoutTail(.integerLiteral, at)
    }
    guard isExponent(at, "e") else { return NumberLiteral(kind: .floatLiteral, end: at) }
    return exponent(at)
  }

  /// Scans after `0x`.
  private func hexadecimal(_ start: Int) -> NumberLiteral {
    guard start < count, has(ByteTrait.hexDigit, start) else {
      // Consumes only characters that could belong to an identifier.
      return NumberLiteral(kind: .integerLiteral, end: endOfNameContinuation(start), isMalformed: true)
    }
    let integerEnd = endOfDigits(start, ByteTrait.hexDigit)
    var at = integerEnd
    let hasPeriod = byte(at) == Ascii.period
    guard hasPeriod || isExponent(at, "p") else { return withoutTail(.integerLiteral, at) }
    if hasPeriod {
      at += 1
      // `0xff.description` is a member access.
      if at < count, !has(ByteTrait.hexDigit, at) {
        return NumberLiteral(kind: .integerLiteral, end: integerEnd)
      }
      at = endOfDigits(at, ByteTrait.hexDigit)
      guard isExponent(at, "p") else {
        // `0xff.fade`: a member whose name begins with hexadecimal digits.
        if at + 1 < count, !has(ByteTrait.digit, at + 1) {
          return NumberLiteral(kind: .integerLiteral, end: integerEnd)
        }
        return NumberLiteral(kind: .integerLiteral, end: at, isMalformed: true)
      }
    }
    let sign = byte(at + 1)
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let digits = at + (isSigned ? 2 : 1)
    if digits < count, !has(ByteTrait.digit, digits), hasPeriod, !isSigned,
      !has(ByteTrait.digit, integerEnd + 1)
    {
      // `0xff.fpValue`
      return NumberLiteral(kind: .integerLiteral, end: integerEnd)
    }
    return exponent(at)
  }

  /// Scans from the `e` or `p` on. Requires a decimal digit after the sign.
  private func exponent(_ start: Int) -> NumberLiteral {
    var at = start + 1
    if byte(at) == UInt8(ascii: "+") || byte(at) == UInt8(ascii: "-") { at += 1 }
    guard at < count, has(ByteTrait.digit, at) else {
      return NumberLiteral(kind: .floatLiteral, end: endOfNameContinuation(at), isMalformed: true)
    }
    return withoutTail(.floatLiteral, endOfDigits(at, ByteTrait.digit))
  }

  /// Scans after `0o` or `0b`.
  private func integer(_ start: Int, _ digits: ClosedRange<UInt8>) -> NumberLiteral {
    var at = start
    guard at < count, digits.contains(self[at]) else {
      return NumberLiteral(kind: .integerLiteral, end: endOfNameContinuation(at), isMalformed: true)
    }
    while at < count, digits.contains(self[at]) || self[at] == Ascii.underscore { at += 1 }
    return withoutTail(.integerLiteral, at)
  }

  /// A number that is followed by identifier characters (`12px`) includes them and is malformed.
  private func withoutTail(_ kind: TokenKind, _ end: Int) -> NumberLiteral {
    let tail = endOfNameContinuation(end)
    return NumberLiteral(kind: kind, end: tail, isMalformed: tail > end)
  }

  private func endOfDigits(_ start: Int, _ trait: UInt8) -> Int {
    var at = start
    while at < count, has(trait, at) || self[at] == Ascii.underscore { at += 1 }
    return at
  }

  private func isExponent(_ offset: Int, _ letter: Unicode.Scalar) -> Bool {
    byte(offset) | 0x20 == UInt8(ascii: letter)
  }
}
