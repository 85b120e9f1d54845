import Testing

@testable import SwiftSource

@Suite("Shapes of expressions")
struct ExpressionShapeTests {
  private func shape(_ expression: String, after declarations: String = "") -> ExpressionShape {
    let tree = SyntaxTree(declarations + "\n_ = " + expression)
    return tree.shape(of: tree.root.items.last!.tokenIndices.dropFirst(2))
  }

  @Test(
    "Literals take their type from around them",
    arguments: [
      ("1", ExpressionShape.integer), ("-1", .integer), ("10 / 4", .integer), ("(1 + 2) * 3", .integer),
      ("1 + 0.5", .float), ("2.5", .float), (#""a""#, .string), (#"("a")"#, .string), (#""\(a)""#, .string),
      ("true", .boolean), ("nil", .missing), (".red", .implicitMember), (".init(a: 1)", .implicitMember),
      ("{ 1 }", .closure), ("[1, 2]", .array([.integer])), ("[]", .array([])),
      ("[1: 2.5]", .dictionary(keys: [.integer], values: [.float])),
      ("(1, a)", .tuple([.integer, .unknown])),
      ("[a ? 1 : 2]", .array([.integer])),
    ])
  func literals(_ expression: String, _ expected: ExpressionShape) {
    #expect(shape(expression) == expected)
  }

  @Test(
    "Other expressions have one of their own",
    arguments: [
      ("a as Double", ExpressionShape.typed("Double")), ("a as? [Int]", .typed("[Int]?")),
      ("a == b", .typed("Bool")), ("!a", .typed("Bool")), ("a is B && c", .typed("Bool")),
      ("a.b", .unknown), ("f(a)", .unknown), ("try? f()", .unknown), ("a ?? 1", .unknown),
      ("Color.red", .member(of: "Color")), ("Color.named(a)", .member(of: "Color")),
      ("Double(1)", .typed("Double")), ("B(a: b)", .made("B(a:)")), (#""a" + b"#, .unknown),
      (#""a" + "b""#, .typed("String")),
    ])
  func own(_ expression: String, _ expected: ExpressionShape) {
    #expect(shape(expression) == expected)
  }

  @Test(
    "A call with literals, and what mixes both, may be of any type",
    arguments: ["max(1, 2)", "Set([1])", "nil ?? 1", "f(.red)", "-max(1)"])
  func flexible(_ expression: String) {
    #expect(shape(expression) == .flexible)
  }

  @Test("A choice is what its branches make of one another")
  func choices() {
    #expect(shape("a ? 1 : 2") == .integer)
    #expect(shape("a ? 1 : 2.5") == .float)
    #expect(shape(#"a ? "v" : w"#) == .unknown)
    #expect(shape("a ? nil : b") == .flexible)
    #expect(shape("a ? b : c") == .unknown)
  }

  @Test("A name is what the file declares it to be, everywhere alike")
  func names() {
    #expect(shape("k", after: "let k = 2.5") == .typed("Double"))
    #expect(shape("k / 2", after: "func f(k: Float) {}") == .typed("Float"))
    #expect(shape("k", after: "let k: Int? = 1") == .typed("Int?"))
    #expect(shape("k", after: "let k = 1; func f(k: Double) {}") == .unknown)
    #expect(shape("k", after: "let k = 1; if let k = a {}") == .unknown)
    #expect(shape("k", after: "let k = 1; f { k in }") == .unknown)
    #expect(shape("k", after: "let k = f()") == .unknown)
    #expect(shape("a.k", after: "let k = 1") == .unknown)
  }

  @Test("The colon of a closure's label is no choice's")
  func labels() throws {
    let tree = SyntaxTree("a ? f {1} then: {2} : 6")
    let branches = try #require(tree.branchesOfChoice(0..<tree.tokens.count - 1))
    #expect(branches.second.map { tree.text(ofToken: $0) } == ["6"])
  }
}
