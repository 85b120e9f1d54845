/// What a token is, as SwiftSyntax's lexer has it. Its parser goes on to split some tokens (`>>` into two closing
/// brackets, `?=`-like operators after a type, `15.0` of a version) and to rename others (`<` to `leftAngle`, a
/// contextual keyword to `keyword`, a keyword after a period to `identifier`); these tokens stay as they were lexed.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name, contextual keywords (`get`, `some`, `actor`, …) and back-ticked and raw identifiers included.
  case identifier
  /// A word that the lexer reserves (`if`, `func`, `self`, `Any`, …): `Token.keyword` says which.
  case keyword
  /// `$0`. (`$binding` is an `identifier`.)
  case dollarIdentifier
  /// `_`.
  case wildcard
  case integerLiteral
  case floatLiteral

  // A string literal is delimiter? quote segment+ (backslash delimiter? ( … ) segment+)* quote delimiter?
  // A segment ends after each line of a multi-line string and after each escape that means a newline.
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
  /// `::`: of a module selector.
  case colonColon
  /// A lone one, that no other follows on the line.
  case backtick
  /// `=` and `->` are told from other operators.
  case equal, arrow
  /// `&` before an operand, `!` and `?` after one; infix `?` (of a ternary).
  case prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  /// All other operators by the white space around them; `<`, `>`, `*` and `...` too, whatever they are for.
  case binaryOperator, prefixOperator, postfixOperator

  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation

  case shebang
  /// A stray `*/`, or a closing curly quote.
  case unknown
}
