/// What a token is, as in SwiftSyntax. Keywords, contextual ones too, are `identifier` or `keyword`: see `keyword`.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name, contextual keywords (`get`, `some`, `actor`, …) and back-ticked and raw identifiers included.
  case identifier
  /// A word that the lexer reserves (`if`, `func`, `self`, `Any`, …): `Token.keyword` says which.
  case keyword
  /// `$0`, `$binding`.
  case dollarIdentifier
  /// `_`.
  case wildcard
  case integerLiteral
  case floatLiteral

  // A string literal is delimiter? quote segment (backslash delimiter? ( … ) segment)* quote delimiter?
  case stringQuote
  case multilineStringQuote
  case singleQuote
  case stringSegment
  /// The `#`s of a raw string, before and after it and after the backslash of its interpolations.
  case rawStringPoundDelimiter
  /// `\`: of an interpolation or of a key path.
  case backslash
  case regexPoundDelimiter
  case regexSlash
  case regexLiteralPattern

  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, semicolon, period, atSign, pound
  /// `=` `->` `...` are told from other operators.
  case equal, arrow, ellipsis
  /// `&` before an operand, `!` and `?` after one; infix `?` (of a ternary).
  case prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  case binaryOperator, prefixOperator, postfixOperator

  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation

  case shebang
  /// Bytes that no Swift token starts with.
  case unknown
}
