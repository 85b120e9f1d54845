import FixtureSupport
import SwiftSource
import Testing

@Suite("Lexer")
struct LexerTests {
  /// `kind text`, without the end of the file.
  private func tokens(_ source: String) -> [String] {
    let text = SourceText(source)
    return Lexer.tokens(of: text).dropLast().map { "\($0.kind) \(text[$0.range])" }
  }

  private func malformed(_ source: String) -> [String] {
    let text = SourceText(source)
    return Lexer.tokens(of: text).filter { $0.flags.contains(.malformed) }.map {
      "\($0.kind) \(text[$0.range])"
    }
  }

  @Test("A token is twelve bytes")
  func size() {
    #expect(MemoryLayout<Token>.stride == 12)
  }

  @Test("Operators by the white space around them")
  func operators() {
    #expect(tokens("a-b") == ["identifier a", "binaryOperator -", "identifier b"])
    #expect(tokens("a -b") == ["identifier a", "prefixOperator -", "identifier b"])
    #expect(tokens("a- b") == ["identifier a", "postfixOperator -", "identifier b"])
    #expect(tokens("a/**/-b") == ["identifier a", "prefixOperator -", "identifier b"])
    #expect(tokens("a!=b") == ["identifier a", "exclamationMark !", "equal =", "identifier b"])
    #expect(tokens("(&a)") == ["leftParen (", "prefixAmpersand &", "identifier a", "rightParen )"])
    #expect(
      tokens("a ?b:c") == ["identifier a", "infixQuestionMark ?", "identifier b", "colon :", "identifier c"])
    #expect(
      tokens("A<B<C>>?") == [
        "identifier A", "binaryOperator <", "identifier B", "binaryOperator <", "identifier C",
        "postfixOperator >>?",
      ])
    #expect(tokens("0...") == ["integerLiteral 0", "postfixOperator ..."])
    #expect(tokens("a+//b") == ["identifier a", "postfixOperator +"])
    #expect(tokens("A::b") == ["identifier A", "colonColon ::", "identifier b"])
  }

  @Test("Numbers end where a member begins")
  func numbers() {
    #expect(tokens("1.5.x") == ["floatLiteral 1.5", "period .", "identifier x"])
    #expect(
      tokens("x.0.1") == [
        "identifier x", "period .", "integerLiteral 0", "period .", "integerLiteral 1",
      ])
    #expect(tokens("15.0.1") == ["floatLiteral 15.0", "period .", "integerLiteral 1"])
    #expect(tokens("0xff.fade()").prefix(3) == ["integerLiteral 0xff", "period .", "identifier fade"])
    #expect(tokens("0x1.8p-2") == ["floatLiteral 0x1.8p-2"])
    #expect(tokens("1...2") == ["integerLiteral 1", "binaryOperator ...", "integerLiteral 2"])
    #expect(
      malformed("12px + 0b12 + 1e + 0x") == [
        "integerLiteral 12px", "integerLiteral 0b12", "floatLiteral 1e", "integerLiteral 0x",
      ])
  }

  @Test("Strings, with what they interpolate")
  func strings() {
    #expect(
      tokens(#""a\(b)""#) == [
        "stringQuote \"", "stringSegment a", "backslash \\", "leftParen (", "identifier b", "rightParen )",
        "stringSegment ", "stringQuote \"",
      ])
    #expect(
      tokens(##"#"\(a) \#(b)"#"##) == [
        "rawStringPoundDelimiter #", "stringQuote \"", #"stringSegment \(a) "#, "backslash \\",
        "rawStringPoundDelimiter #", "leftParen (", "identifier b", "rightParen )", "stringSegment ",
        "stringQuote \"", "rawStringPoundDelimiter #",
      ])
    #expect(
      tokens("#\"\"\"#") == [
        "rawStringPoundDelimiter #", "stringQuote \"", "stringSegment \"", "stringQuote \"",
        "rawStringPoundDelimiter #",
      ])
    #expect(
      tokens("\"\"\"\n  a\n  b \\\n  \"\"\"") == [
        "multilineStringQuote \"\"\"", "stringSegment   a\n", "stringSegment   b ", "stringSegment   ",
        "multilineStringQuote \"\"\"",
      ])
    #expect(
      tokens(#""a\nb""#) == ["stringQuote \"", #"stringSegment a\n"#, "stringSegment b", "stringQuote \""])
  }

  @Test("Parentheses after `try?` in an interpolation count")
  func tryInInterpolation() {
    // SwiftSyntax 6.3 does not count the first one and ends the interpolation too early; the compiler does.
    #expect(
      tokens(#""\(try? (f()))" + x"#).suffix(4) == [
        "stringSegment ", "stringQuote \"", "binaryOperator +", "identifier x",
      ])
  }

  @Test("Literals that do not end are marked, and go no further than their line")
  func unterminated() {
    #expect(tokens("\"a\nb") == ["stringQuote \"", "stringSegment a", "identifier b"])
    #expect(malformed("\"a\nb") == ["stringSegment a"])
    #expect(malformed("\"\\(a\nb") == ["stringSegment "])
    #expect(malformed("\"\"\"\na") == ["stringSegment a"])
    #expect(malformed("#/a\nb") == ["regexLiteralPattern a"])
    #expect(malformed("a /* b") == ["endOfFile "])
    #expect(malformed("`a") == ["backtick `"])
    #expect(malformed("\"a\" /b/ #/c/# 1.5 `d` /* /* */ */") == [])
  }

  @Test("A slash divides after an operand and opens a regular expression where one may stand")
  func regex() {
    let pattern = ["regexSlash /", "regexLiteralPattern b", "regexSlash /"]
    #expect(tokens("a/b/c").filter { $0.hasPrefix("regex") } == [])
    #expect(tokens("a / b / c").filter { $0.hasPrefix("regex") } == [])
    #expect(tokens("a /b/") == ["identifier a"] + pattern)
    #expect(tokens("return /b/") == ["keyword return"] + pattern)
    #expect(tokens("!/b/") == ["prefixOperator !"] + pattern)
    #expect(tokens("func /b/") == ["keyword func", "prefixOperator /", "identifier b", "postfixOperator /"])
    #expect(tokens("f(/, /)").filter { $0.hasPrefix("regex") } == [])
    #expect(
      tokens("f(/b)/") == [
        "identifier f", "leftParen (", "prefixOperator /", "identifier b", "rightParen )",
        "postfixOperator /",
      ])
    #expect(tokens("try? /^ b/").contains("regexLiteralPattern ^ b"))
    #expect(tokens("x = / b /").contains("regexLiteralPattern  b "))
    #expect(
      tokens("##/\n/# /a\n/##") == [
        "regexPoundDelimiter ##", "regexSlash /", "regexLiteralPattern \n/# /a\n", "regexSlash /",
        "regexPoundDelimiter ##",
      ])
  }

  @Test("Names: raw, with a dollar, of other scripts, placeholders")
  func names() {
    #expect(
      tokens("`a b!` $0 $a _ é🙂 <#T#>") == [
        "identifier `a b!`", "dollarIdentifier $0", "identifier $a", "wildcard _", "identifier é🙂",
        "identifier <#T#>",
      ])
    let raw = Lexer.tokens(of: SourceText("`class`"))[0]
    #expect(raw.flags.contains(.backticked) && raw.keyword == .none)
  }

  @Test("Words that start with a number sign")
  func pounds() {
    let words = "#if #elseif #else #endif #available #unavailable #sourceLocation"
    #expect(
      tokens(words).map { $0.split(separator: " ")[0] } == [
        "poundIf", "poundElseif", "poundElse", "poundEndif", "poundAvailable", "poundUnavailable",
        "poundSourceLocation",
      ])
    #expect(tokens("#selector") == ["pound #", "identifier selector"])
    #expect(tokens("#!/usr/bin/swift\n#!") == ["shebang #!/usr/bin/swift", "pound #", "exclamationMark !"])
  }

  @Test("Flags say what lies before a token")
  func flags() {
    let tokens = Lexer.tokens(of: SourceText("a b.c\n d /*\n*/ e;\r\nf\rg"))
    let starts = tokens.indices.filter { tokens[$0].flags.contains(.atStartOfLine) }
    #expect(starts == [0, 4, 5, 7, 8])
    let joined = tokens.indices.filter { tokens[$0].flags.contains(.joinedToPrevious) }
    #expect(joined == [2, 3, 6, 9])
  }

  @Test("A buffer serves file after file")
  func reusedBuffer() {
    let buffer = TokenBuffer(capacity: 1)
    for source in [String(repeating: "a.b ", count: 5_000), "", "x"] {
      let bytes = Array(source.utf8)
      let violation = LexerInvariants.violation(in: bytes, lexedWith: buffer)
      #expect(violation == nil)
      #expect(buffer.tokens.count == Lexer.tokens(of: SourceText(bytes)).count)
    }
  }
}
