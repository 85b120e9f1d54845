import SwiftSource
import Testing

@Suite("One branch in the place of a choice")
struct ReplacementTests {
  /// What becomes of `kept` where `kept` or `lost` was chosen.
  private func replacement(
    _ kept: String, _ lost: String, in context: TypeContext, after declarations: String = ""
  ) -> Replacement {
    let tree = SyntaxTree(declarations + "\nc ? \(kept) : \(lost)")
    let choice = tree.root.items.last!.tokenIndices
    let branches = tree.branchesOfChoice(choice)!
    return tree.replacement(of: branches.first, without: branches.second, in: context)
  }

  @Test("Nothing changes where a type is given, or both are alike")
  func same() {
    #expect(replacement("10 / 4", "k", in: .given("Double")) == .same)
    #expect(replacement("10 / 4", "k", in: .given("Any")) == .same)
    #expect(replacement("a", "b", in: .assigned) == .same)
    #expect(replacement("1", "2", in: .passed) == .same)
    #expect(replacement(#""a""#, #""b""#, in: .passed) == .same)
    #expect(replacement(".a", ".b", in: .passed) == .same)
    #expect(replacement("a", "1", in: .passed) == .same)
    #expect(replacement("Color.red", "Color.blue", in: .open) == .same)
    #expect(replacement("B(a: b)", "B(a: c)", in: .open) == .same)
  }

  @Test("A type is written out that the other branch gave")
  func written() {
    #expect(
      replacement("10 / 4", "k", in: .open, after: "let k = 2.5")
        == .written(before: "", behind: " as Double"))
    #expect(replacement("1", "2.5", in: .open) == .written(before: "", behind: ".0"))
    #expect(
      replacement(#""a""#, "w", in: .passed, after: #"let w = "w""#)
        == .written(before: "", behind: " as String"))
    #expect(
      replacement("p", "o", in: .open, after: "let p = 1; let o: Int? = 1")
        == .written(before: "", behind: " as Int?"))
    #expect(replacement(".red", "Color.blue", in: .open) == .written(before: "Color", behind: ""))
    #expect(replacement("nil", "5", in: .open) == .written(before: "", behind: " as Int?"))
    #expect(replacement("[]", "[1]", in: .open) == .written(before: "", behind: " as [Int]"))
    #expect(
      replacement("[:]", #"["a": 1]"#, in: .open) == .written(before: "", behind: " as [String: Int]"))
  }

  @Test("Only a type checker knows the rest")
  func uncertain() {
    #expect(replacement("a", "b", in: .open) == .uncertain)
    #expect(replacement("1", "k", in: .passed) == .uncertain)
    #expect(replacement("1", "2.5", in: .passed) == .uncertain)
    #expect(replacement("10 / 4", "k", in: .passed, after: "let k = 2.5") == .uncertain)
    #expect(replacement("a", "b", in: .optionalBinding) == .uncertain)
    #expect(replacement("B()", "A()", in: .open) == .uncertain)
    #expect(replacement("{ 1 }", "{ 2.5 }", in: .open) == .uncertain)
    #expect(replacement("max(1, 2)", "k", in: .open) == .uncertain)
    #expect(replacement("1", "k", in: .given("AnyHashable")) == .uncertain)
  }

  @Test("What the other branch gave a type compiles no more without it")
  func untyped() {
    for kept in ["nil", "[]", "[:]", ".a", "[.a]"] {
      #expect(replacement(kept, "f()", in: .open) == .untyped)
      #expect(replacement(kept, "f()", in: .optionalBinding) == .untyped)
      #expect(replacement(kept, "f()", in: .passed) == .uncertain)
    }
    #expect(replacement("[]", "1", in: .open) == .untyped)
    #expect(replacement("nil", "Gradient(a)", in: .passed) == .untyped)
    #expect(replacement("nil", "Color.red", in: .passed) == .untyped)
  }
}
