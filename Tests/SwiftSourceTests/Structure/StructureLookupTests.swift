import SwiftSource
import Testing

@Suite("Walking the structure")
struct StructureLookupTests {
  @Test(
    "Items of everything that holds them",
    arguments: [
      ("a; b", NodeKind.sourceFile, ["a", "b"]),
      ("func f() { a\nb; c }", .codeBlock, ["a", "b", "c"]),
      ("struct S { let a: Int; func b() {} }", .memberBlock, ["let a: Int", "func b() {}"]),
      ("f { [a] (b) -> C in d; e }", .closure, ["d", "e"]),
      ("switch a { case .b where c: d; e }", .switchCase, ["d", "e"]),
      ("var a: Int { let b = 1; return b }", .accessorBlock, ["let b = 1", "return b"]),
      ("var a: Int { get { 1 } }", .accessorBlock, []),
      ("#if A\nb\nc\n#endif", .ifConfigClause, ["b", "c"]),
      ("a\n#if A\n.b\n#endif", .ifConfigClause, []),
      ("f(a)", .callSuffix, []),
    ])
  func items(_ source: String, _ kind: NodeKind, _ expected: [String]) throws {
    let node = try #require(SyntaxTree(source).first(kind))
    #expect(node.items.map(\.text) == expected)
    #expect(node.firstItem == node.items.first)
    #expect(node.onlyItem == (node.items.count == 1 ? node.items[0] : nil))
    #expect(node.items.dropFirst().map(\.previousItem) == Array(node.items.dropLast()))
    #expect(node.items.dropLast().map(\.nextItem) == Array(node.items.dropFirst()))
    #expect(node.items.first?.previousItem == nil && node.items.last?.nextItem == nil)
    let children = Array(node.children)
    #expect(children.dropFirst().map(\.previousSibling) == Array(children.dropLast()))
    #expect(children.dropLast().map(\.nextSibling) == Array(children.dropFirst()))
    #expect(children.first?.previousSibling == nil && children.last?.nextSibling == nil)
    for item in node.items {
      #expect(item.isItem)
      let tokens = try #require(node.itemTokens)
      #expect(
        tokens.contains(item.tokenIndices.lowerBound) && tokens.upperBound >= item.tokenIndices.upperBound)
    }
  }

  @Test("The tokens that items may take, without braces, signature, label, condition")
  func itemTokens() throws {
    func text(_ source: String, _ kind: NodeKind) throws -> String {
      let tree = SyntaxTree(source)
      let tokens = try #require(tree.first(kind)?.itemTokens)
      return tree.tokens[tokens].map { tree.text[$0.range] }.joined(separator: " ")
    }
    #expect(try text("f { a in b; c; }", .closure) == "b ; c ;")
    #expect(try text("f { }", .closure) == "")
    #expect(try text("func f() { a", .codeBlock) == "a")
    #expect(try text("switch a { case b: c }", .switchCase) == "c")
    #expect(try text("#if A\nb\n#endif", .ifConfigClause) == "b")
    #expect(try text("a", .sourceFile) == "a")
  }

  @Test("Conditions, body and else branch")
  func branches() throws {
    let tree = SyntaxTree("if a, let b = { c }() { d } else if e { f } else { g }")
    let statement = try #require(tree.first(.ifStatement))
    #expect(statement.conditionElements.map(\.text) == ["a", "let b = { c }()"])
    #expect(statement.body?.text == "{ d }")
    let next = try #require(statement.elseBranch)
    #expect(next.kind == .ifStatement && next.elseBranch?.text == "{ g }")
    #expect(next.elseBranch?.elseBranch == nil)
    let guarded = try #require(SyntaxTree("guard a else { b }").first(.guardStatement))
    #expect(guarded.body?.text == "{ b }" && guarded.elseBranch == nil)
    #expect(SyntaxTree("var a: Int { 1 }").first(.binding)?.body?.text == "{ 1 }")
    #expect(SyntaxTree("protocol P { func a() }").first(.functionDeclaration)?.body == nil)
  }

  @Test(
    "Names without back-ticks",
    arguments: [
      ("func `default`() {}", NodeKind.functionDeclaration, "default"),
      ("func + (a: A, b: A) {}", .functionDeclaration, "+"),
      ("@a public struct S<T> {}", .structDeclaration, "S"),
      ("init(a: Int) {}", .initializerDeclaration, "init"),
      ("enum E { case `self`(Int) }", .enumElement, "self"),
      ("let a = 1", .binding, "a"),
      ("let (a, b) = c", .binding, nil),
      ("extension A {}", .extensionDeclaration, nil),
      ("struct {}", .structDeclaration, nil),
      ("infix operator +++", .operatorDeclaration, "+++"),
    ] as [(String, NodeKind, String?)])
  func names(_ source: String, _ kind: NodeKind, _ expected: String?) throws {
    #expect(try #require(SyntaxTree(source).first(kind)).declaredName == expected)
  }

  @Test("Bound names, modifiers, attributes")
  func declarations() throws {
    let tree = SyntaxTree("@A @B.C<D>(1) public private(set) static var (a, b: (`c`, _)): E = f, g = { h }()")
    let declaration = try #require(tree.first(.variableDeclaration))
    #expect(declaration.boundNames == ["a", "c", "g"])
    #expect(declaration.modifierTokens.map { tree.text(ofToken: $0) }.joined() == "publicprivate(set)static")
    #expect(declaration.attributes.map(\.attributeName) == ["A", "C"])
    let function = try #require(SyntaxTree("final func f() {}").first(.functionDeclaration))
    #expect(function.modifierTokens.count == 1)
  }

  @Test("Chains, their suffixes and arguments")
  func chains() throws {
    let tree = SyntaxTree("x.f<A>(a, `b`: c + d) { e } g: { h }[i]?.j")
    let chain = try #require(tree.first(.chain))
    #expect(
      chain.suffixes.map(\.kind) == [
        .memberSuffix, .genericArguments, .callSuffix, .subscriptSuffix, .operatorSuffix, .memberSuffix,
      ])
    #expect(chain.baseTokens == 0..<1)
    let call = chain.suffixes[2]
    #expect(call.arguments.map(\.label) == [nil, "b"])
    #expect(call.arguments.map(\.valueText) == ["a", "c + d"])
    #expect(call.trailingClosures.map(\.label) == [nil, "g"])
    #expect(call.trailingClosures.map(\.valueText) == ["{ e }", "{ h }"])
    #expect(SyntaxTree(".a.b").first(.chain)?.baseTokens == 0..<0)
    #expect(SyntaxTree("f(:)").first(.argument)?.arguments.isEmpty ?? true)
  }

  @Test("What encloses a node")
  func enclosing() throws {
    let tree = SyntaxTree("struct S { func f() { if a { b { c.d } } } }")
    let member = try #require(tree.first(.memberSuffix))
    #expect(member.enclosingBlock?.kind == .closure)
  }

  @Test("Nodes by place, brackets by their partner")
  func lookup() throws {
    let source = "let a = f(b, [c])  // d"
    let tree = SyntaxTree(source)
    #expect(tree.node(at: 0).kind == .variableDeclaration)
    #expect(tree.node(at: 10).kind == .argument)
    #expect(tree.node(at: 14).kind == .collection)
    #expect(tree.node(at: source.utf8.count).kind == .sourceFile)
    for (index, token) in tree.tokens.enumerated() where token.kind == .leftParen || token.kind == .leftSquare
    {
      let partner = try #require(tree.matchingBracket(ofToken: index))
      #expect(tree.matchingBracket(ofToken: partner) == index)
    }
    #expect(tree.matchingBracket(ofToken: 0) == nil)
    #expect(SyntaxTree("(a]").matchingBracket(ofToken: 0) == nil)
    #expect(SyntaxTree("((a)").matchingBracket(ofToken: 0) == nil)
  }
}
