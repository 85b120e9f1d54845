import FixtureSupport
import SwiftSource
import Testing

/// What takes a careless lexer quadratic time, a stack without end, or much memory. `LexerInvariants` counts the
/// steps.
@Suite("Malicious input")
struct MaliciousInputTests {
  #if DEBUG
    static let size = 200_000
  #else
    static let size = 50_000_000
  #endif

  /// Repeated, each of these asks a question whose answer lies far ahead, again and again.
  @Test(
    "Lexing keeps to linear time",
    arguments: [
      "(", "[", "{", ")", "\"\\(", "\"\"\"\n\\(", "#\"\"\"\\#(", "##\"\"\"\\##(##\"\"\"", "/*", "/* */", "*/",
      "#/\n", "##/\n\\/#\n", "#/ \n/", "(/a", "(/a\\/", "/)", "\n<<<<<<< ", "\n>>>> ", "\n>>>>>>> ", "<#",
      "+<#", "“",
      "“\\(", "`", "``", "`\n", "\"", "'", "\"\"\"", "\\", "\"\\", "#", "$", "0x", "1.", "._", "\0",
      "\u{FEFF}", "\u{301}",
      "é", "→", "// ", "\r", "\r\n", " ", "try? /", ">>", "a", "1", "func /",
    ])
  func linearTime(_ piece: String) {
    let bytes = Array(repeatElement(Array(piece.utf8), count: max(1, 60_000 / piece.utf8.count)).joined())
    let violation = LexerInvariants.violation(in: bytes)
    #expect(violation == nil)
  }

  @Test("Ever fewer number signs, each asking anew")
  func delimitersOfAllLengths() {
    for piece in ["\"\"\"\\", "/\n"] {
      let text = (1...300).reversed().map { String(repeating: "#", count: $0) + piece }.joined(separator: "(")
      let violation = LexerInvariants.violation(in: Array(text.utf8))
      #expect(violation == nil)
    }
  }

  @Test("One long line", arguments: ["let a = [1, \"b\", /c/, .d(e) ?? f]; ", "x", "\"", "/*"])
  func longLine(_ piece: String) {
    let bytes = Array(repeatElement(Array(piece.utf8), count: Self.size / piece.utf8.count).joined())
    let buffer = TokenBuffer()
    bytes.withUnsafeBufferPointer { Lexer.lex($0, into: buffer) }
    #expect(buffer.tokens.last?.range == bytes.count..<bytes.count)
    #expect(buffer.bytesReadAhead <= bytes.count)
  }

  @Test("Brackets, strings and comments in one another", arguments: ["(", "[", "{", "\"\\(", "/*"])
  func nesting(_ opening: String) {
    let closings = ["(": ")", "[": "]", "{": "}", "\"\\(": ")\"", "/*": "*/"]
    let depth = 100_000
    let source =
      String(repeating: opening, count: depth) + "x" + String(repeating: closings[opening]!, count: depth)
    let tokens = Lexer.tokens(of: SourceText(source))
    let malformed = tokens.count { $0.flags.contains(.malformed) }
    #expect(malformed == 0)
    let violation = LexerInvariants.violation(in: Array(source.utf8))
    #expect(violation == nil)
  }
}
