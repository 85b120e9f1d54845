import Testing

@testable import SwiftSource

@Suite("What surrounds an expression says about its type")
struct TypeContextTests {
  /// The context of the name `x`.
  private func context(_ source: String) -> TypeContext? {
    let tree = SyntaxTree(source)
    let index = tree.tokens.indices.last { tree.text(ofToken: $0) == "x" }!
    return tree.typeContext(ofOperand: index..<index + 1)
  }

  @Test(
    "Annotations and declared results",
    arguments: [
      ("let a: Double = x", TypeContext.given("Double")),
      ("func f() -> Int? { return x }", .given("Int?")),
      ("func f() -> Int { x }", .given("Int")),
      ("var a: Int { x }", .given("Int")),
      ("var a: Int { get { return x } }", .given("Int")),
      ("let f: (A) -> B = { _ in x }", .given("B")),
      ("let a = f { () -> B in x }", .given("B")),
      ("let a: B = { return x }()", .given("B")),
      ("let a: B = (x)", .given("B")),
      ("var k: Double = 1; k = x", .given("Double")),
      ("func f(a: Int = x) {}", .given("Int")),
      ("func f() -> Int { return try x }", .given("Int")),
    ])
  func given(_ source: String, _ expected: TypeContext) {
    #expect(context(source) == expected)
  }

  @Test(
    "Other places",
    arguments: [
      ("let a = x", TypeContext.open), ("_ = x", .open), ("a.b = x", .assigned), ("if x {}", .condition),
      ("if let a = x {}", .optionalBinding), ("guard let a = x else {}", .optionalBinding), ("f(x)", .passed),
      ("f(a: x)", .passed), ("f { x }", .passed), ("func f<T>(t: T) -> T { x }", .passed),
      ("func f() { x }", .statement), ("a(); x", .statement),
    ])
  func others(_ source: String, _ expected: TypeContext) {
    #expect(context(source) == expected)
  }

  @Test(
    "A part of an expression has none", arguments: ["let a = x + 1", "a = b ?? x", "x.b", "f(x ?? 1)", "x!"])
  func parts(_ source: String) {
    #expect(context(source) == nil)
  }
}

extension SyntaxTree {
  /// The context of an operand; `nil`: it is part of a larger expression.
  fileprivate func typeContext(ofOperand operand: Range<Int>) -> TypeContext? {
    guard let first = operand.first else { return nil }
    var place = node(coveringToken: first)
    while place.tokenIndices.lowerBound >= first, place.tokenIndices.upperBound <= operand.upperBound,
      place.kind == .chain || place.kind.isSuffix, let parent = place.parent
    {
      place = parent
    }
    var value = place.tokenIndices
    switch place.kind {
    case .argument: value = CallArgument(node: place).valueTokens
    case .initializer, .returnStatement: value = value.dropFirst()
    case .expressionStatement:
      if let equal = topLevel(value).first(where: { tokens[$0].kind == .equal }) {
        value = equal + 1..<value.upperBound
      }
    case .conditionElement: break
    default: return nil
    }
    while let word = value.first, word < first, ["try", "await"].contains(text(ofToken: word)) {
      value = value.dropFirst()
    }
    return value == operand ? place.typeContext(ofValueAt: first) : nil
  }
}
