/// A string literal that is being scanned. It is kept during its interpolations.
struct StringLiteralState {
  enum Quote {
    case single
    case multiline
    /// `'`: not Swift, but lexed like SwiftSyntax does.
    case apostrophe
  }

  var quote: Quote
  /// The number of `#`s before its quote.
  var pounds: Int
  /// The state of the enclosing literal, restored at the end.
  var outerOpenParens = 0
  var outerStopsAtNewline = false
}

extension TokenScanner {
  /// Scans from the opening quote, after `pounds` `#`s, to the end of the literal or into its first
  /// interpolation.
  @inline(never)
  mutating func scanString(_ start: Int, pounds: Int) -> Int {
    if bytes[start] == Ascii.apostrophe {
      emit(.singleQuote, start, start + 1)
      return scanSegments(start + 1, StringLiteralState(quote: .apostrophe, pounds: pounds))
    }
    guard bytes.byte(start + 1) == Ascii.quote, bytes.byte(start + 2) == Ascii.quote,
      pounds == 0 || !lookahead.closesOnLine(bytes, start + 2, pounds: pounds)
    else {
      emit(.stringQuote, start, start + 1)
      return scanSegments(start + 1, StringLiteralState(quote: .single, pounds: pounds))
    }
    emit(.multilineStringQuote, start, start + 3)
    var at = start + 3
    // The newline after the opening quote is trivia.
    if bytes.isNewline(at) {
      at = bytes.endOfNewline(at)
      pendingFlags = .atStartOfLine
    }
    return scanSegments(at, StringLiteralState(quote: .multiline, pounds: pounds))
  }

  /// Scans the rest of a literal, after the `)` of an interpolation.
  mutating func resumeString(_ at: Int) -> Int {
    scanSegments(at, leaveInterpolation())
  }

  private mutating func leaveInterpolation() -> StringLiteralState {
    let state = literals.removeLast()
    openParens = state.outerOpenParens
    stopsAtNewline = state.outerStopsAtNewline
    return state
  }

  /// Ends an interpolation and its single-line literal at the end of the line.
  mutating func endInterpolationAtNewline(_ at: Int) {
    emit(.stringSegment, at, at, flags: .malformed)
    _ = leaveInterpolation()
  }

  private mutating func scanSegments(_ start: Int, _ state: StringLiteralState) -> Int {
    var start = start
    var at = start
    let isMultiline = state.quote == .multiline
    while start < bytes.count, isMultiline || !bytes.isNewline(start) {
      reserve()
      while at < bytes.count, !bytes.has(ByteTrait.stringSpecial, at) { at += 1 }
      guard at < bytes.count else {
        emit(.stringSegment, start, at)
        break
      }
      switch bytes[at] {
      case Ascii.backslash:
        let next = scanBackslash(start, at, state)
        at = next.at
        start = next.segment
        if next.entersInterpolation { return at }
      case Ascii.lineFeed, Ascii.carriageReturn:
        if isMultiline { at = bytes.endOfNewline(at) }
        emit(.stringSegment, start, at)
        if !isMultiline {
          markLastMalformed()
          return at
        }
        pendingFlags = .atStartOfLine
        start = at
      default:
        guard let length = bytes.closingQuote(at, state) else {
          at += 1
          continue
        }
        emit(.stringSegment, start, at)
        emit(kindOfQuote(state.quote), at, at + length)
        at += length
        guard state.pounds > 0 else { return at }
        let end = bytes.endOfRun(Ascii.pound, at)
        emit(.rawStringPoundDelimiter, at, end)
        return end
      }
    }
    markLastMalformed()
    return at
  }

  private func kindOfQuote(_ quote: StringLiteralState.Quote) -> TokenKind {
    switch quote {
    case .single: .stringQuote
    case .multiline: .multilineStringQuote
    case .apostrophe: .singleQuote
    }
  }

  /// Scans a backslash in a string. Returns where to continue and where the current segment starts.
  private mutating func scanBackslash(
    _ segment: Int, _ start: Int, _ state: StringLiteralState
  ) -> (segment: Int, at: Int, entersInterpolation: Bool) {
    var at = start + 1
    if state.pounds > 0 {
      let run = bytes.endOfRun(Ascii.pound, at) - at
      if run < state.pounds { return (segment, at, false) }
      // One extra `#` is taken as part of the escape, as in SwiftSyntax.
      at += min(run, state.pounds + 1)
    }
    switch bytes.byte(at) {
    case Ascii.openParen:
      emit(.stringSegment, segment, start)
      emit(.backslash, start, start + 1)
      if at > start + 1 { emit(.rawStringPoundDelimiter, start + 1, at) }
      emit(.leftParen, at, at + 1)
      enterInterpolation(of: state)
      return (at + 1, at + 1, true)
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      emit(.stringSegment, segment, at + 1)
      return (at + 1, at + 1, false)
    case UInt8(ascii: "u"):
      let escape = bytes.unicodeEscape(at + 1)
      guard escape.value == "\n" || escape.value == "\r" else { return (segment, escape.end, false) }
      emit(.stringSegment, segment, escape.end)
      return (escape.end, escape.end, false)
    case Ascii.quote, Ascii.apostrophe, Ascii.backslash:
      return (segment, at + 1, false)
    default:
      if state.quote == .multiline {
        // An escaped newline is trivia between two segments.
        let newline = bytes.endOfBlanks(at)
        if bytes.isNewline(newline) {
          emit(.stringSegment, segment, start)
          pendingFlags = .atStartOfLine
          let end = bytes.endOfNewline(newline)
          return (end, end, false)
        }
      }
      return (segment, at, false)
    }
  }

  private mutating func enterInterpolation(of state: StringLiteralState) {
    var state = state
    state.outerOpenParens = openParens
    state.outerStopsAtNewline = stopsAtNewline
    literals.append(state)
    openParens = 0
    stopsAtNewline = state.quote != .multiline
  }
}

extension SourceBytes {
  /// The offset after the newline at an offset: LF, CR or CR LF.
  @inline(__always)
  func endOfNewline(_ offset: Int) -> Int {
    self[offset] == Ascii.carriageReturn && byte(offset + 1) == Ascii.lineFeed ? offset + 2 : offset + 1
  }

  /// The length of a closing quote at an offset, without the `#`s after it.
  fileprivate func closingQuote(_ offset: Int, _ state: StringLiteralState) -> Int? {
    let quote = self[offset]
    switch state.quote {
    case .apostrophe:
      return quote == Ascii.apostrophe ? 1 : nil
    case .single:
      return quote == Ascii.quote && hasPounds(state.pounds, offset + 1) ? 1 : nil
    case .multiline:
      let isClosing =
        quote == Ascii.quote && byte(offset + 1) == Ascii.quote && byte(offset + 2) == Ascii.quote
      return isClosing && hasPounds(state.pounds, offset + 3) ? 3 : nil
    }
  }

  private func hasPounds(_ wanted: Int, _ offset: Int) -> Bool {
    var found = 0
    while found < wanted, byte(offset + found) == Ascii.pound { found += 1 }
    return found == wanted
  }

  /// The end of `{…}` after `\u`, as far as it is well-formed, and its scalar.
  func unicodeEscape(_ start: Int) -> (end: Int, value: Unicode.Scalar?) {
    guard byte(start) == UInt8(ascii: "{") else { return (start, nil) }
    var at = start + 1
    var value: UInt32 = 0
    while at < count, has(ByteTrait.hexDigit, at) {
      let digit = self[at] <= UInt8(ascii: "9") ? self[at] & 0xF : (self[at] & 0xF) + 9
      value = value << 4 | UInt32(digit)
      at += 1
    }
    let digits = at - start - 1
    guard byte(at) == UInt8(ascii: "}") else { return (at, nil) }
    return (at + 1, (1...8).contains(digits) ? Unicode.Scalar(value) : nil)
  }
}

extension Lookahead {
  /// Whether a quote with at least `pounds` `#`s starts between an offset and the end of its line.
  fileprivate mutating func closesOnLine(_ bytes: SourceBytes, _ start: Int, pounds: Int) -> Bool {
    if start >= quotesOnLine.end {
      quotesOnLine.start(upTo: bytes.endOfLine(start))
      var at = start
      while at < quotesOnLine.end {
        let quote = at
        at += 1
        if bytes[quote] == Ascii.quote {
          at = bytes.endOfRun(Ascii.pound, at)
          if at > quote + 1 { quotesOnLine.add(quote, pounds: at - quote - 1) }
        }
      }
      bytesRead += quotesOnLine.end - start
    }
    return quotesOnLine.contains(pounds: pounds, from: start)
  }
}
