import SwiftSource
import Testing

@Suite struct TopNamesTests {
  @Test(arguments: [
    ("let a = 1\nfunc b(c: D) { let e = 2 }\nstruct F { var g = 3 }", "a b c F", "e g"),
    ("func == (a: A, b: A) { }\nfunc `default`() { x() }", "== default", "x"),
    // A brace in a text is none.
    ("let a = \"{\"\nlet b = \"\\(c { d })\"", "a b", "d"),
    // Each clause begins where the block began.
    ("#if x\nclass A {\n#else\nclass B {\n#endif\n  var c = 1\n}\nlet d = 2", "A B d", "c"),
    // Broken files tell nothing.
    ("func a() {\nlet b = 1", "a b c", ""), ("}\nlet a = 1", "a b", ""),
  ])
  func namesOutsideOfBraces(text: String, held: String, others: String) {
    let tree = SyntaxTree(text)
    let names = TopNames(tree.tokens, of: tree.text)
    for name in held.split(separator: " ") { #expect(names.mayHold(String(name)), "\(name) in \(text)") }
    for name in others.split(separator: " ") { #expect(!names.mayHold(String(name)), "\(name) in \(text)") }
  }
}
