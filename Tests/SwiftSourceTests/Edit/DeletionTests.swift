import SwiftSource
import Testing

/// The part between « and » is deleted; the rest has to be what is expected.
private func deleting(_ source: String) -> String {
  let start = source.utf8.firstRange(of: Array("«".utf8))!
  let rest = source.replacing("«", with: "")
  let end = rest.utf8.firstRange(of: Array("»".utf8))!
  let text = SourceText(rest.replacing("»", with: ""))
  let lower = source.utf8.distance(from: source.startIndex, to: start.lowerBound)
  let upper = rest.utf8.distance(from: rest.startIndex, to: end.lowerBound)
  return String(decoding: text.applying([text.deletion(of: lower..<upper)]), as: UTF8.self)
}

@Suite struct DeletionTests {
  @Test(arguments: [
    // A line that is left empty goes, its indentation and line ending with it.
    ("a\n  «b»\nc\n", "a\nc\n"),
    ("a\r\n\t«b»\r\nc\r\n", "a\r\nc\r\n"),
    ("a\n  «b\n  c»  \nd\n", "a\nd\n"),
    // Blank lines do not pile up.
    ("a\n\n«b»\n\nc\n", "a\n\nc\n"),
    ("a\n\n«b»\nc\n", "a\n\nc\n"),
    ("a\n«b»\n\nc\n", "a\n\nc\n"),
    ("a\n  \n«b»\n\t\nc\n", "a\n  \nc\n"),
    // First in a block or `#if`, last in one, first in the file, last in the file.
    ("{\n  «a»\n\n  b\n}\n", "{\n  b\n}\n"),
    ("{\n  a\n\n  «b»\n}\n", "{\n  a\n}\n"),
    ("{\n  «a»\n}\n", "{\n}\n"),
    ("#if A\n  «a»\n\n  b\n#endif\n", "#if A\n  b\n#endif\n"),
    ("#if A\na\n  #else\n«b»\n\nc\n#endif\n", "#if A\na\n  #else\nc\n#endif\n"),
    ("#if A\na\n\n«b»\n  #else\nc\n#endif\n", "#if A\na\n  #else\nc\n#endif\n"),
    ("#if A\na\n\n«b»\n#endif\n", "#if A\na\n#endif\n"),
    ("f { x in\n  «a»\n\n  b\n}\n", "f { x in\n  b\n}\n"),
    ("join\n«a»\n\nb\n", "join\n\nb\n"),
    ("#endif\n«a»\n\nb\n", "#endif\n\nb\n"),
    ("«a»\n\nb\n", "b\n"),
    ("a\n\n«b»\n", "a\n"),
    // The end of the file keeps what it had.
    ("a\n\n«b»", "a"),
    ("a\r\n«b»", "a"),
    ("«a»\n", ""),
    // Within a line, one space goes.
    ("«@a» func f()", "func f()"),
    ("  «@a» func f()", "  func f()"),
    ("x «@a» func f()", "x func f()"),
    ("f(«@a» x)", "f(x)"),
    ("f(x, «@a»)", "f(x,)"),
    ("f(x «@a»)", "f(x)"),
    ("a  «b»\nc", "a\nc"),
    ("a«b»c", "ac"),
    ("a «b»; c", "a ; c"),
  ])
  func whiteSpace(_ source: String, _ expected: String) {
    #expect(deleting(source) == expected)
  }

  /// Each deletion alone would leave its part of the line or its blank lines; together they take them.
  @Test(arguments: [
    ("x\n\na\nb\n\ny\n", [3..<4, 5..<6], "x\n\ny\n"),
    ("{\n  a\n  b\n\n  c\n}\n", [4..<5, 8..<9], "{\n  c\n}\n"),
    ("@a @b func f()\n", [0..<2, 3..<5], "func f()\n"),
    // What stays on the last line keeps its indentation.
    ("  a\n  b; c\n", [2..<3, 6..<8], "  c\n"),
    // The first stands behind something that stays on its line.
    ("} e\n\n@a\nf\n", [1..<3, 5..<7], "}\n\nf\n"),
  ])
  func neighbours(_ source: String, _ ranges: [Range<Int>], _ expected: String) {
    let text = SourceText(source)
    let result = text.applying(ranges.map { text.deletion(of: $0) })
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }

  /// Both want the space between them, so the second waits for the next round and then takes the line.
  @Test func aLineOfTwoAttributes() {
    let text = SourceText("@a @b\nfunc f()\n")
    let groups = [0..<2, 3..<5].map { EditGroup([0: [text.deletion(of: $0)]]) }
    let resolution = EditResolution(groups, lengths: [0: text.bytes.count])
    #expect(resolution.deferred == [1])
    #expect(text.applying(resolution.edits[0]!) == Array("@b\nfunc f()\n".utf8))
  }
}
