/// A regular expression literal: `pounds / pattern / pounds`.
struct RegexLiteral {
  var start: Int
  var openingPounds = 0
  var patternEnd = 0
  /// Whether the closing slash exists.
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

  /// The literal that starts at the first slash of an operator, if a literal is possible there.
  mutating func regexLiteral(_ slash: Int, operatorStart: Int, operatorEnd: Int) -> RegexLiteral? {
    // After an operand the slash is a division.
    if bytes.isLeftBound(operatorStart) { return nil }
    let last = count > 0 ? tokens[count - 1] : nil
    // `func /(…)`, `operator /^/`.
    if last?.keyword == .func || last?.keyword == .operator, last?.kind == .keyword { return nil }
    var mustBeRegex = false
    if !bytes.isRightBound(operatorEnd, isLeftBound: false) {
      // It looks like a binary operator, which cannot follow `try?` or stand at the start of an expression.
      guard isAfterOptionalTry || Self.precedesExpression(last) else { return nil }
      switch last?.kind {
      // An argument can be an operator: `reduce(1, /)`.
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

  /// Whether an expression, not a binary operator, follows the token.
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

/// The end of a regular expression's pattern.
private enum RegexEnd {
  /// At the slash of the closing delimiter.
  case closed(slash: Int, pounds: Int)
  /// No closing delimiter. `candidate` is the last slash that could have been part of one.
  case open(end: Int, candidate: Int?)
  /// It can only be an operator; decided after reading up to this offset.
  case isOperator(Int)
}

extension SourceBytes {
  /// The literal at an offset, which is its first `#` or its slash. `nil` when an operator is possible and
  /// the better reading.
  func regexLiteral(_ start: Int, mustBeRegex: Bool, _ lookahead: inout Lookahead) -> RegexLiteral? {
    var literal = RegexLiteral(start: start)
    literal.openingPounds = endOfRun(Ascii.pound, start) - start
    guard byte(literal.patternStart - 1) == Ascii.slash else { return nil }
    var newline: Int?
    if literal.openingPounds == 0 {
      switch byte(literal.patternStart) {
      case Ascii.star, Ascii.slash: return nil
      case Ascii.space, Ascii.tab: if !mustBeRegex { return nil }
      default: break
      }
      // The end of a comment.
      if start > 0, self[start - 1] == Ascii.star { return nil }
    } else {
      // Only white space after the slash: the literal has several lines, if it is closed.
      let blanksEnd = endOfBlanks(literal.patternStart)
      newline = isNewline(blanksEnd) ? blanksEnd : nil
      if let newline, !lookahead.closesRegex(self, newline, pounds: literal.openingPounds) {
        return unterminated(literal, newline, candidate: nil)
      }
    }
    switch regexEnd(literal, newline: newline, mustBeRegex: mustBeRegex) {
    case .closed(let slash, let pounds):
      literal.patternEnd = slash
      literal.isClosed = true
      literal.closingPounds = pounds
      return literal
    case .open(let end, let candidate):
      if mustBeRegex { return unterminated(literal, newline ?? end, candidate: candidate) }
      lookahead.bytesRead += end - start
      return nil
    case .isOperator(let at):
      lookahead.bytesRead += at - start
      return nil
    }
  }

  private func regexEnd(_ literal: RegexLiteral, newline: Int?, mustBeRegex: Bool) -> RegexEnd {
    var at = newline ?? literal.patternStart
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
          // It is more likely a comment.
          let next = byte(at + 1)
          if next == Ascii.star || next == Ascii.slash { return .open(end: at, candidate: nil) }
          if lastBareSpace == at - 1, !mustBeRegex { return .isOperator(at) }
        }
        return .closed(slash: at, pounds: pounds)
      case Ascii.backslash:
        // The escaped character has no meaning, unless it ends the line.
        at += 1
        if at >= count || (newline == nil && isNewline(at)) { continue }
      case Ascii.lineFeed, Ascii.carriageReturn:
        if newline == nil { return .open(end: at, candidate: candidate) }
      case Ascii.openParen where classDepth == 0:
        groupDepth += 1
      case Ascii.closeParen where classDepth == 0:
        if groupDepth == 0, !mustBeRegex { return .isOperator(at) }
        groupDepth = max(0, groupDepth - 1)
      case Ascii.openSquare:
        classDepth += 1
      case Ascii.closeSquare:
        classDepth = max(0, classDepth - 1)
      case Ascii.space:
        lastBareSpace = at
      default:
        break
      }
      at += 1
    }
    return .open(end: count, candidate: candidate)
  }

  /// An unterminated literal up to an offset. A candidate for its delimiter there becomes the delimiter.
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
  /// Whether an unescaped slash with at least `pounds` `#`s follows after a newline.
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
