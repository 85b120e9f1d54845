import SwiftSource
import Testing

/// What a name means at the place that `«name»` marks in a source: the scope oracle compares many more.
@Suite("Scopes") struct ScopeTests {
  private func meaning(_ marked: String) throws -> NameMeaning {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let name = try #require(parts.last?.split(separator: "»").first.map(String.init))
    let tree = SyntaxTree(marked.replacing("«\(name)»", with: name))
    return Scopes(tree).meaning(of: name, at: tree.tokenIndex(at: parts[0].utf8.count))
  }

  @Test(
    "A body, a parameter list or a pattern declares it",
    arguments: [
      "func f(size: Int) { «size» }", "func f(with size: Int) { «size» }",
      "func f() { let size = 1; «size» }",
      "init(size: Int) { «size» }", "subscript(size: Int) -> Int { «size» }", "{ size in «size» }",
      "{ [size] in «size» }", "{ [weak size] in «size» }", "{ (a, size: Int) in «size» }",
      "if let size { «size» }", "guard let size = x else { return }; f(«size»)",
      "while var size = x { «size» }",
      "if case .a(let size) = x { «size» }", "if case let .a(_, b: size) = x, «size» > 1 { }",
      "for size in x { «size» }", "for (_, size) in x where «size» { }", "for case let size? in x { «size» }",
      "switch x { case .a(let size): «size» }", "switch x { case let (a, size) where «size» > a: a }",
      "do { } catch let size { «size» }", "do { } catch { «error» }", "func f() { «size»; func size() {} }",
      "var x: Int { set { «newValue» } }", "var x: Int { set(size) { «size» } }",
      "var x = 1 { didSet { «oldValue» } }",
      "func f<Size>() { «Size» }", "struct S<Size> { var x: «Size» }",
      "func f() { var size: Int { «size» } }",
    ])
  func local(source: String) throws {
    guard case .local = try meaning(wrapped(source)) else {
      Issue.record("\(try meaning(wrapped(source)))")
      return
    }
  }

  @Test(
    "What is declared there does not reach the place",
    arguments: [
      "func f(size: Int = «size») { }", "func f() { «size»; let size = 1 }",
      "func f(size other: Int) { «size» }",
      "if let size = «size» { }", "if let size { } else { «size» }", "guard let size else { «size» }",
      "for size in «size» { }", "do { let size = 1 }; f(«size»)", "do { } catch let e { «error» }",
      "{ [size = «size»] in }", "if case .a(size: let x) = y { «size» }", "var x: Int { get { «newValue» } }",
      "switch x { case .a(let size): 1; default: «size» }", "f(size: 1); «size»", "let size = «size»",
    ])
  func elsewhere(source: String) throws {
    guard case .elsewhere = try meaning(wrapped(source)) else {
      Issue.record("\(try meaning(wrapped(source)))")
      return
    }
  }

  /// In a body: the sources are what stands in it.
  private func wrapped(_ source: String) -> String { "func around() {\n\(source)\n}" }

  @Test(
    "A type around the place declares it",
    arguments: [
      "struct S { var size = 1; func f() { «size» } }",
      "extension S { func f() { «size»() }; func size() {} }",
      "struct S { var size = 1 }; extension S { func f() { «size» } }",
      "class B { var size = 1 }; class S: B { func f() { «size» } }",
      "protocol P {}; extension P { var size: Int { 1 } }; struct S: P { func f() { «size» } }",
      "enum E { case size; func f() { «size» } }", "struct S { struct Size {}; func f() { «Size»() } }",
      "struct O { static let size = 1; struct S { func f() { «size» } } }",
      "struct S {\n#if DEBUG\nvar size = 1\n#endif\nfunc f() { «size» } }",
    ])
  func member(source: String) throws {
    guard case .member = try meaning(source) else {
      Issue.record("\(try meaning(source))")
      return
    }
  }

  @Test("Whether types around a place have members out of view decides what an unknown name may be")
  func unseenMembers() throws {
    #expect(try meaning("struct S { func f() { «size» } }") == .elsewhere(mayBeMember: false))
    #expect(try meaning("func f() { «size» }") == .elsewhere(mayBeMember: false))
    #expect(try meaning("struct S: P { func f() { «size» } }") == .elsewhere(mayBeMember: true))
    #expect(try meaning("extension S { func f() { «size» } }") == .elsewhere(mayBeMember: true))
    #expect(
      try meaning("struct S {}; extension S: P {}; struct T { func f() { «size» } }")
        == .elsewhere(mayBeMember: false))
  }

  @Test("The top of the file declares it")
  func global() throws {
    guard case .global(let binding) = try meaning("struct S { func f() { «size» } }; let size = 1") else {
      Issue.record("no global")
      return
    }
    #expect(binding.kind == .variable)
  }
}
