import SwiftSource
import Testing

@Suite("Trivia")
struct TriviaTests {
  /// `kind text` of what lies before the last token.
  private func pieces(_ source: String) -> [String] {
    let tree = SyntaxTree(source)
    return tree.trivia(before: tree.tokens.count - 1).map { "\($0.kind) \(tree.text[$0.range])" }
  }

  @Test("White space, piece by piece")
  func whiteSpace() {
    #expect(
      pieces("a  \t\t\n\r\n\r\u{C}") == [
        "spaces   ", "tabs \t\t", "newline \n", "newline \r\n", "newline \r", "verticalSpaces \u{C}",
      ])
  }

  @Test("Comments of each kind")
  func comments() {
    #expect(
      pieces("// a\n/// b\n/* c /* d */ */ /** e */ /**/") == [
        "lineComment // a", "newline \n", "docLineComment /// b", "newline \n",
        "blockComment /* c /* d */ */",
        "spaces  ", "docBlockComment /** e */", "spaces  ", "blockComment /**/",
      ])
    #expect(pieces("a //") == ["spaces  ", "lineComment //"])
    #expect(pieces("a /* b") == ["spaces  ", "blockComment /* b"])
  }

  @Test("Garbage is kept")
  func garbage() {
    #expect(pieces("\u{FEFF}\0\u{1} ") == ["garbage \u{FEFF}\0\u{1}", "spaces  "])
    #expect(
      pieces("a\n<<<<<<< b\nc\n>>>>>>> d\n") == [
        "newline \n", "garbage <<<<<<< b\nc\n>>>>>>> d", "newline \n",
      ])
  }

  @Test("The newlines that a string does not contain")
  func escapedNewlines() {
    let tree = SyntaxTree("#\"\"\"\na\\#  \nb\"\"\"#")
    let kinds = tree.tokens.indices.flatMap { tree.trivia(before: $0).map { "\($0.kind)" } }
    #expect(kinds == ["newline", "escapedNewline"])
  }
}
