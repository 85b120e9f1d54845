import SwiftSource
import Testing

/// The comparison must notice what differs, or its silence proves nothing.
@Suite("Lexing comparison")
struct LexingComparisonTests {
  private let text = SourceText("a >> b // c\nd")

  /// An answer that agrees with us, except for what `change` does to it.
  private func differences(_ change: (inout LexingOracleAnswer) -> Void) -> LexingComparison {
    var answer = LexingOracleAnswer()
    answer.lexemes = Lexer.tokens(of: text).map {
      LexingOracleAnswer.Lexeme(
        range: $0.range, kind: $0.kind, isAtStartOfLine: $0.flags.contains(.atStartOfLine))
    }
    answer.treeTokens = answer.lexemes.map(\.range)
    answer.comments = [LexingOracleAnswer.Comment(range: 7..<11, kind: .lineComment)]
    change(&answer)
    var comparison = LexingComparison()
    comparison.add(path: "a.swift", text: text, answer: answer)
    return comparison
  }

  @Test("Agreement")
  func agreement() {
    #expect(differences { _ in }.differences == 0)
    // What the parser split is joined.
    #expect(differences { $0.treeTokens.replaceSubrange(1...1, with: [2..<3, 3..<4]) }.differences == 0)
  }

  @Test("Each kind of difference")
  func disagreement() {
    #expect(differences { $0.lexemes[1].kind = .postfixOperator }.differences == 1)
    #expect(differences { $0.lexemes[1].range = 2..<3 }.differences == 1)
    #expect(differences { $0.lexemes[3].isAtStartOfLine = false }.differences == 1)
    #expect(differences { $0.lexemes.remove(at: 2) }.differences == 1)
    #expect(differences { $0.lexemes.removeLast() }.differences == 1)
    #expect(differences { $0.treeTokens[1] = 2..<3 }.differences == 1)
    #expect(differences { $0.treeTokens[1] = 2..<6 }.differences == 1)
    #expect(differences { $0.treeTokens.remove(at: 0) }.differences == 1)
    #expect(differences { $0.treeTokens.append(3..<4) }.differences == 1)
    #expect(differences { $0.comments = [] }.differences == 1)
    #expect(differences { $0.comments[0].kind = .docLineComment }.differences == 1)
    #expect(differences { $0.comments[0].range = 7..<12 }.differences == 1)
  }

  @Test("Differences are readable, and not counted in invalid files")
  func report() {
    #expect(
      differences { $0.comments = [] }.report.hasPrefix(
        "a.swift:1:8: ours lineComment \"// c\", SwiftSyntax's no comment\n1 valid files"))
    let invalid = differences {
      $0.hasErrors = true
      $0.comments = []
    }
    #expect(invalid.differences == 0)
    #expect(invalid.differingInvalidFiles == 1)
  }
}
