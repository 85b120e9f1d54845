/// The state of the lexer in one file.
///
/// `scan()` selects a method by the first byte of a token. Each `scan…` method is called at that byte, emits
/// the tokens and returns the offset after them.
struct TokenScanner {
  let bytes: SourceBytes
  let punctuation: UnsafePointer<TokenKind>
  let keywords: KeywordTable

  /// The output buffer. The caller of `emit` ensures capacity: see `reserve`.
  var tokens: UnsafeMutablePointer<Token>
  var capacity: Int
  var count = 0

  /// `atStartOfLine` after a newline since the last token.
  var pendingFlags: TokenFlags = .atStartOfLine
  /// The end of the last token; -1 at the start of the file.
  var lastEnd = -1

  /// The number of open parentheses in the current interpolation. Outside of interpolations it never reaches
  /// 0.
  var openParens = Int.max / 2
  /// Whether the current interpolation belongs to a single-line literal.
  var stopsAtNewline = false
  /// The literals around the current interpolation, outermost first.
  var literals: [StringLiteralState] = []

  var endsInComment = false
  var lookahead = Lookahead()

  init(_ source: UnsafeBufferPointer<UInt8>, storage: UnsafeMutablePointer<Token>, capacity: Int) {
    let tables = LexerTables.shared
    bytes = SourceBytes(source, tables: tables)
    punctuation = tables.punctuation
    keywords = KeywordTable.shared
    tokens = storage
    self.capacity = capacity
  }

  // MARK: Emitting

  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, _ start: Int, _ end: Int, keyword: Keyword = .none, flags: TokenFlags = []
  ) {
    assert(count < capacity && start >= lastEnd && end >= start && end <= bytes.count)
    var flags = flags.union(pendingFlags)
    if start == lastEnd { flags.insert(.joinedToPrevious) }
    tokens[count] = Token(
      kind: kind, keyword: keyword, flags: flags, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end))
    count &+= 1
    lastEnd = end
    pendingFlags = []
  }

  /// Ensures capacity for eight more tokens, the most that are emitted at once.
  @inline(__always)
  mutating func reserve() {
    if count &+ 8 > capacity { grow() }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  mutating func markLastMalformed() {
    tokens[count - 1].flags.insert(.malformed)
  }

  /// `nil` at the start of the file.
  var lastKind: TokenKind? { count > 0 ? tokens[count - 1].kind : nil }

  // MARK: The main loop

  mutating func scan() {
    var at = 0
    while at < bytes.count {
      // Most tokens follow a single space.
      if bytes[at] == Ascii.space {
        at += 1
        if at == bytes.count { break }
      }
      reserve()
      switch bytes.classes[Int(bytes[at])] {
      case .space:
        at += 1
      case .newline:
        if stopsAtNewline {
          endInterpolationAtNewline(at)
        } else {
          pendingFlags = .atStartOfLine
          at = endOfSpaces(at + 1)
        }
      case .nameStart:
        at = scanName(at)
      case .punctuation:
        emit(punctuation[Int(bytes[at])], at, at + 1)
        at += 1
      case .openParen:
        emit(.leftParen, at, at + 1)
        openParens += 1
        at += 1
      case .closeParen:
        emit(.rightParen, at, at + 1)
        at += 1
        if openParens == 0 { at = resumeString(at) } else { openParens -= 1 }
      case .period:
        let next = bytes.byte(at + 1)
        if next < 0x80, bytes.traits[Int(next)] & ByteTrait.operatorContinuation == 0 {
          emit(.period, at, at + 1)
          at += 1
        } else {
          at = scanOperator(at)
        }
      case .colon:
        let isDouble = bytes.byte(at + 1) == bytes[at]
        let end = at + (isDouble ? 2 : 1)
        emit(isDouble ? .colonColon : .colon, at, end)
        at = end
      case .slash:
        switch bytes.byte(at + 1) {
        case Ascii.slash: at = bytes.endOfLine(at + 2)
        case Ascii.star: at = skipBlockComment(at)
        default: at = scanOperator(at)
        }
      case .quote:
        at = scanString(at, pounds: 0)
      case .digit:
        let number = bytes.number(at, afterPeriod: lastKind == .period)
        emit(number.kind, at, number.end, flags: number.isMalformed ? .malformed : [])
        at = number.end
      case .exclamationOrQuestion:
        at = scanExclamationOrQuestion(at)
      case .operatorStart:
        at = scanOperator(at)
      case .angle:
        at = scanAngle(at)
      case .pound:
        at = scanPound(at)
      case .dollar:
        at = scanDollar(at)
      case .backtick:
        at = scanBacktick(at)
      case .nonASCII:
        at = scanNonASCII(at)
      case .control:
        at += 1
      }
    }
    reserve()
    emit(.endOfFile, at, at, flags: endsInComment ? .malformed : [])
  }

  /// The end of a run of spaces, usually of an indentation.
  @inline(__always)
  private func endOfSpaces(_ offset: Int) -> Int {
    var at = offset
    while at + 8 <= bytes.count {
      let others = bytes.eight(at) ^ EightBytes.repeating(Ascii.space)
      if others != 0 { return at + others.trailingZeroBitCount / 8 }
      at += 8
    }
    return at
  }

  @inline(__always)
  private mutating func scanName(_ start: Int) -> Int {
    var end = bytes.endOfASCIIName(start + 1)
    if end < bytes.count, bytes[end] >= 0x80 { end = bytes.endOfNameContinuation(end) }
    let keyword = keywords.keyword(
      bytes.start + start, length: end - start, readable: bytes.count - start)
    if keyword.isReserved {
      emit(.keyword, start, end, keyword: keyword)
    } else if end - start == 1, bytes[start] == Ascii.underscore {
      emit(.wildcard, start, end)
    } else {
      emit(.identifier, start, end, keyword: keyword)
    }
    return end
  }

  /// Skips nested comments, too. An unterminated one extends to the end of the file.
  @inline(never)
  private mutating func skipBlockComment(_ start: Int) -> Int {
    let comment = bytes.blockComment(start)
    if comment.hasNewline { pendingFlags = .atStartOfLine }
    if !comment.isClosed { endsInComment = true }
    return comment.end
  }
}
