/// A regular expression literal: `pounds / pattern / pounds`.
struct RegexLiteral {
  var start: Int
  var openingPounds = 0
  var patternEnd = 0
  /// Whether a slash follows the pattern.
  var isClosed = false
  var closingPounds = 0

  var patternStart: Int { start + openingPounds + 1 }
  var end: Int { patternEnd + (isClosed ? 1 + closingPounds : 0) }
}

extension TokenScanner {
  mutating func emitRegex(_ literal: RegexLiteral) -> Int {
    let slash = literal.start + literal.openingPounds
    if literal.openingPounds > 0 { emit(.regexPoundDelimiter, literal.start, slash) }
    emit(.regexSlash, slash, slash + 1)
    emit(.regexLiteralPattern, literal.patternStart, literal.patternEnd)
    let closingSlash = literal.patternEnd
    if literal.isClosed { emit(.regexSlash, closingSlash, closingSlash + 1) }
    if literal.closingPounds > 0 { emit(.regexPoundDelimiter, closingSlash + 1, literal.end) }
    if !literal.isClosed || literal.closingPounds < literal.openingPounds { markLastMalformed() }
    return literal.end
  }

  /// The literal that starts with the first slash of an operator, if the operator stands where one can.
  mutating func regexLiteral(_ slash: Int, operatorStart: Int, operatorEnd: Int) -> RegexLiteral? {
    // After an operand it divides.
    if bytes.isLeftBound(operatorStart) { return nil }
    let last = count > 0 ? tokens[count - 1] : nil
    // `func /(…)`, `operator /^/`.
    if last?.keyword == .func || last?.keyword == .operator, last?.kind == .keyword { return nil }
    var mustBeRegex = false
    if !bytes.isRightBound(operatorEnd, isLeftBound: false) {
      // It looks like a binary operator, which cannot follow `try?` nor stand where an expression starts.
      guard isAfterOptionalTry || Self.precedesExpression(last) else { return nil }
      switch last?.kind {
      // An argument may be an operator: `reduce(1, /)`.
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: mustBeRegex = isAfterOptionalTry
      default: mustBeRegex = true
      }
    }
    return bytes.regexLiteral(slash, mustBeRegex: mustBeRegex, &lookahead)
  }

  private var isAfterOptionalTry: Bool {
    guard count > 1 else { return false }
    let last = tokens[count - 1]
    let isMark = last.kind == .postfixQuestionMark || last.kind == .exclamationMark
    return isMark && tokens[count - 2].kind == .keyword && tokens[count - 2].keyword == .try
  }

  /// Whether an expression, rather than a binary operator, is to be expected after a token.
  private static func precedesExpression(_ token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestionMark, .unknown,
      .poundIf, .poundElse, .poundElseif, .poundEndif:
      return true
    case .keyword:
      switch token.keyword {
      case .true, .false, .Any, .nil, .`self`, .Self, .super: return false
      default: return true
      }
    default:
      return false
    }
  }
}

extension SourceBytes {
  /// The literal at an offset, from its `#`s or its slash on. Where it need not be one, and an operator is the
  /// better reading, there is none.
  func regexLiteral(_ start: Int, mustBeRegex: Bool, _ lookahead: inout Lookahead) -> RegexLiteral? {
    var literal = RegexLiteral(start: start)
    literal.openingPounds = endOfRun(Ascii.pound, start) - start
    guard byte(literal.patternStart - 1) == Ascii.slash else { return nil }
    var at = literal.patternStart
    var firstNewline: Int?
    if literal.openingPounds == 0 {
      switch byte(at) {
      case Ascii.space, Ascii.tab:
        if !mustBeRegex { return nil }
      case Ascii.star, Ascii.slash:
        return nil
      default:
        break
      }
      // The end of a comment.
      if start > 0, self[start - 1] == Ascii.star { return nil }
    } else {
      // Nothing but white space after the slash: it goes over several lines.
      var newline = at
      while byte(newline) == Ascii.space || byte(newline) == Ascii.tab { newline += 1 }
      if isNewline(newline) {
        firstNewline = newline
        guard lookahead.closesRegex(self, newline, pounds: literal.openingPounds) else {
          return unterminated(literal, newline, candidate: nil)
        }
        at = newline
      }
    }
    let afterSlash = at
    var groupDepth = 0
    var classDepth = 0
    var lastBareSpace = -1
    var candidate: Int?
    while at < count {
      switch self[at] {
      case Ascii.slash:
        candidate = at
        let pounds = literal.openingPounds == 0 ? 0 : endOfRun(Ascii.pound, at + 1) - at - 1
        guard pounds >= literal.openingPounds else { break }
        if pounds == 0 {
          let next = byte(at + 1)
          if next == Ascii.star || next == Ascii.slash {
            return mustBeRegex ? unterminated(literal, at, candidate: nil) : nil
          }
          if lastBareSpace == at - 1, !mustBeRegex { return nil }
        }
        literal.patternEnd = at
        literal.isClosed = true
        literal.closingPounds = pounds
        return literal
      case Ascii.backslash:
        // What it escapes has no meaning, unless it ends the line.
        at += 1
        if at >= count || (firstNewline == nil && isNewline(at)) { continue }
      case Ascii.lineFeed, Ascii.carriageReturn:
        if firstNewline == nil {
          return mustBeRegex ? unterminated(literal, at, candidate: candidate) : nil
        }
      case Ascii.openParen where classDepth == 0:
        groupDepth += 1
      case Ascii.closeParen where classDepth == 0:
        if groupDepth > 0 {
          groupDepth -= 1
        } else if !mustBeRegex {
          lookahead.bytesRead += at - afterSlash
          return nil
        }
      case Ascii.openSquare:
        classDepth += 1
      case Ascii.closeSquare:
        if classDepth > 0 { classDepth -= 1 }
      case Ascii.space, Ascii.tab:
        lastBareSpace = at
      default:
        break
      }
      at += 1
    }
    return mustBeRegex ? unterminated(literal, firstNewline ?? count, candidate: candidate) : nil
  }

  /// A literal without an end: it reaches to an offset, and what looks there like its delimiter is taken for it.
  private func unterminated(_ literal: RegexLiteral, _ end: Int, candidate: Int?) -> RegexLiteral {
    var literal = literal
    literal.patternEnd = end
    guard literal.openingPounds > 0, end > literal.patternStart else { return literal }
    if self[end - 1] == Ascii.slash {
      literal.patternEnd = end - 1
      literal.isClosed = true
    } else if self[end - 1] == Ascii.pound, let candidate, endOfRun(Ascii.pound, candidate + 1) == end {
      literal.patternEnd = candidate
      literal.isClosed = true
      literal.closingPounds = end - candidate - 1
    }
    return literal
  }
}

extension Lookahead {
  /// Whether a slash with at least so many `#`s after it, itself not escaped, follows a newline.
  fileprivate mutating func closesRegex(_ bytes: SourceBytes, _ newline: Int, pounds: Int) -> Bool {
    if regexSlashes.end < 0 {
      regexSlashes.start(upTo: bytes.count)
      var at = newline
      while at < bytes.count {
        switch bytes[at] {
        case Ascii.backslash:
          at += 2
        case Ascii.slash:
          let end = bytes.endOfRun(Ascii.pound, at + 1)
          if end > at + 1 { regexSlashes.add(at, pounds: end - at - 1) }
          at += 1
        default:
          at += 1
        }
      }
      bytesRead += bytes.count - newline
    }
    return regexSlashes.contains(pounds: pounds, from: newline)
  }
}
