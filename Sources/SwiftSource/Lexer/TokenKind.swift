/// The kind of a token in SwiftSyntax's lexer. SwiftSyntax's parser later splits some tokens (`>>` into two
/// closing brackets, `?=`-like operators after a type, `15.0` of a version) and changes the kind of others
/// (`<` to `leftAngle`, a contextual keyword to `keyword`, a keyword after a period to `identifier`). These
/// tokens keep the lexer's kind here.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name. Includes contextual keywords (`get`, `some`, `actor`, …), back-ticked and raw identifiers.
  case identifier
  /// A reserved word (`if`, `func`, `self`, `Any`, …); see `Token.keyword`.
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
  /// The `#`s of a raw string: before and after it, and after the backslash of its interpolations.
  case rawStringPoundDelimiter
  /// `\`, of an interpolation or a key path.
  case backslash
  case regexPoundDelimiter
  case regexSlash
  case regexLiteralPattern

  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, semicolon, period, atSign, pound
  /// `::`, of a module selector.
  case colonColon
  /// A single back-tick without another one on the line.
  case backtick
  /// `=` and `->` differ from other operators.
  case equal, arrow
  /// `&` before an operand, `!` and `?` after one, and infix `?` (of a ternary).
  case prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  /// All other operators, classified by the white space around them, including `<`, `>`, `*` and `...`.
  case binaryOperator, prefixOperator, postfixOperator

  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation

  case shebang
  /// A stray `*/`, or a closing curly quote.
  case unknown
}
