import SwiftSource
import Testing

@Suite struct ReindentationTests {
  private func moved(_ source: String, from old: String, to new: String) -> String {
    let tree = SyntaxTree(source)
    return tree.text(of: 0..<tree.text.bytes.count, movedFrom: old, to: new)
  }

  @Test func linesMove() {
    #expect(
      moved("    a\n      b\n\n  c\n#if X\n    d\n", from: "    ", to: "  ")
        == "  a\n    b\n\n  c\n#if X\n  d\n")
    #expect(moved("\t\ta\r\n\t\t\tb\r\n", from: "\t\t", to: "\t") == "\ta\r\n\t\tb\r\n")
    #expect(moved("  a\n", from: "  ", to: "    ") == "    a\n")
  }

  @Test func aMultilineStringMovesWithItsDelimiter() {
    let source = "    let s = \"\"\"\n      a\n\n        b\n      \"\"\"\n"
    #expect(moved(source, from: "    ", to: "") == "let s = \"\"\"\n  a\n\n    b\n  \"\"\"\n")
  }

  @Test func aMultilineStringAtTheMarginStays() {
    let source = "    let s = \"\"\"\na\n    b\n\"\"\"\n    c\n"
    #expect(moved(source, from: "    ", to: "") == "let s = \"\"\"\na\n    b\n\"\"\"\nc\n")
  }

  @Test func codeInInterpolationsMovesWithItsLiteral() {
    let source = "    f(\"\"\"\n      \\(g(\n        \"\"\"\n        x\n        \"\"\"))\n      \"\"\")\n"
    #expect(moved(source, from: "    ", to: "") == source.replacing("\n    ", with: "\n").dropFirst(4))
  }

  /// Its blank line has less than the delimiter's indentation now and would have more afterwards.
  @Test func aLiteralWhoseBlankLineWouldGainAValueStays() {
    let source = "    f(\"\"\"\n    a\n   \n    \"\"\")\n"
    #expect(moved(source, from: "    ", to: "") == source.dropFirst(4))
  }
}
