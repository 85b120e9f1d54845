/// A token: its kind and its bytes. The bytes between two tokens are trivia.
public struct Token: Sendable {
  public var kind: TokenKind
  /// The keyword, also for contextual keywords; `.none` for all other tokens.
  public var keyword: Keyword
  public var flags: TokenFlags
  /// The byte offset of the start.
  public var start: UInt32
  public var end: UInt32

  public init(kind: TokenKind, keyword: Keyword = .none, flags: TokenFlags = [], start: UInt32, end: UInt32) {
    self.kind = kind
    self.keyword = keyword
    self.flags = flags
    self.start = start
    self.end = end
  }

  public var range: Range<Int> { Int(start)..<Int(end) }
}

public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A newline lies between the previous token and this one (also inside a comment), or this is the first
  /// token.
  public static let atStartOfLine = TokenFlags(rawValue: 1 << 0)
  /// No trivia lies between the previous token and this one.
  public static let joinedToPrevious = TokenFlags(rawValue: 1 << 1)
  /// Written between back-ticks.
  public static let backticked = TokenFlags(rawValue: 1 << 2)
  /// Malformed: an unterminated string, comment or regular expression, a broken number.
  public static let malformed = TokenFlags(rawValue: 1 << 3)
}
