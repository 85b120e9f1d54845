extension TokenScanner {
  /// `$0` and a lone `$` are a `dollarIdentifier`; `$name` is an identifier.
  mutating func scanDollar(_ start: Int) -> Int {
    var at = start + 1
    while at < bytes.count, bytes.has(ByteTrait.digit, at) { at += 1 }
    let end = bytes.endOfNameContinuation(at)
    emit(end > at ? .identifier : .dollarIdentifier, start, end)
    return end
  }

  /// An identifier in back-ticks: any characters (SE-0451) up to the next back-tick on the line.
  mutating func scanBacktick(_ start: Int) -> Int {
    var at = start + 1
    while at < bytes.count, bytes[at] != Ascii.backtick, !bytes.isNewline(at) { at += 1 }
    guard bytes.byte(at) == Ascii.backtick else {
      emit(.backtick, start, start + 1, flags: .malformed)
      return start + 1
    }
    emit(.identifier, start, at + 1, flags: at == start + 1 ? [.backticked, .malformed] : .backticked)
    return at + 1
  }

  /// Scans `#!…` at the start of a file, a raw string, an extended regular expression, or a word that starts
  /// with `#`.
  mutating func scanPound(_ start: Int) -> Int {
    if bytes.byte(start + 1) == UInt8(ascii: "!"), start == 0 || bytes[start - 1] == 0 {
      let end = bytes.endOfLine(start)
      emit(.shebang, start, end)
      return end
    }
    let delimiterEnd = bytes.endOfRun(Ascii.pound, start)
    switch bytes.byte(delimiterEnd) {
    case Ascii.quote:
      emit(.rawStringPoundDelimiter, start, delimiterEnd)
      return scanString(delimiterEnd, pounds: delimiterEnd - start)
    case Ascii.slash:
      if let literal = bytes.regexLiteral(start, mustBeRegex: true, &lookahead) {
        return emitRegex(literal)
      }
    default:
      break
    }
    var end = start + 1
    while end < bytes.count, bytes.classes[Int(bytes[end])] == .nameStart { end += 1 }
    let kind = bytes.poundWord(start, end)
    if kind == .pound { end = start + 1 }
    emit(kind, start, end)
    return end
  }

  /// Scans a token that starts with a non-ASCII character: an identifier, an operator, or garbage.
  mutating func scanNonASCII(_ start: Int) -> Int {
    let scalar = bytes.scalar(at: start)
    let end = start + scalar.length
    // Malformed UTF-8 and the byte order mark are trivia, the mark also in the middle of a file.
    guard let value = scalar.value, value != 0xFEFF else { return end }
    if ScalarClass.startsName(value) {
      let nameEnd = bytes.endOfNameContinuation(end)
      emit(.identifier, start, nameEnd)
      return nameEnd
    }
    if ScalarClass.startsOperator(value) { return scanOperator(start) }
    if ScalarClass.continuesName(value) {
      let nameEnd = bytes.endOfNameContinuation(end)
      emit(.identifier, start, nameEnd, flags: .malformed)
      return nameEnd
    }
    switch value {
    case CurlyQuote.opening:
      let stringEnd = bytes.endOfCurlyQuotes(end, &lookahead) ?? end
      emit(.identifier, start, stringEnd, flags: .malformed)
      return stringEnd
    case CurlyQuote.closing:
      emit(.unknown, start, end, flags: .malformed)
    default:
      break
    }
    return end
  }
}

enum CurlyQuote {
  static let opening: UInt32 = 0x201C
  static let closing: UInt32 = 0x201D
}

extension SourceBytes {
  /// The kind of the word from a `#` to an offset; `pound` if the lexer does not know the word.
  fileprivate func poundWord(_ start: Int, _ end: Int) -> TokenKind {
    switch end - start {
    case 3 where starts(with: "#if", start): .poundIf
    case 5 where starts(with: "#else", start): .poundElse
    case 6 where starts(with: "#endif", start): .poundEndif
    case 7 where starts(with: "#elseif", start): .poundElseif
    case 10 where starts(with: "#available", start): .poundAvailable
    case 12 where starts(with: "#unavailable", start): .poundUnavailable
    case 15 where starts(with: "#sourceLocation", start): .poundSourceLocation
    default: .pound
    }
  }

  /// The end of a string that starts with a curly quote: the next `”` or `"` on the line, unless there is a
  /// malformed escape or an interpolation before it.
  fileprivate func endOfCurlyQuotes(_ start: Int, _ lookahead: inout Lookahead) -> Int? {
    if start < lookahead.curlyQuoteBlockedTo { return nil }
    var at = start
    scan: while at < count, !isNewline(at) {
      switch self[at] {
      case Ascii.quote:
        return at + 1
      case Ascii.backslash:
        guard let end = endOfPlainEscape(at) else { break scan }
        at = end
      case 0..<0x20, 0x7F:
        break scan
      default:
        let scalar = scalar(at: at)
        guard let value = scalar.value else { break scan }
        at += scalar.length
        if value == CurlyQuote.closing { return at }
      }
    }
    lookahead.bytesRead += at - start
    lookahead.curlyQuoteBlockedTo = at
    return nil
  }

  /// The end of a well-formed escape sequence.
  private func endOfPlainEscape(_ backslash: Int) -> Int? {
    switch byte(backslash + 1) {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), Ascii.quote,
      Ascii.apostrophe, Ascii.backslash:
      return backslash + 2
    case UInt8(ascii: "u") where byte(backslash + 2) == UInt8(ascii: "{"):
      let escape = unicodeEscape(backslash + 2)
      return escape.value == nil ? nil : escape.end
    default:
      return nil
    }
  }
}
