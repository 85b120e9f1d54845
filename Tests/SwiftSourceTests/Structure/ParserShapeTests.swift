import Foundation
import Testing

@testable import SwiftSource

/// What the nodes of `NodeKind` are made of. Boundaries on real code are the oracle's business.
@Suite("Shape of the structure")
struct ParserShapeTests {
  @Test("An availability check with its branches, and a chain within")
  func availabilityCheck() {
    #expect(
      outline("if #available(iOS 15, *), x { a } else if y { } else { b.c }")
        == "sourceFile(ifStatement("
        + "conditionElement(availabilityCondition(availabilityArgument‹iOS 15› availabilityArgument‹*›)) "
        + "conditionElement‹x› codeBlock(expressionStatement‹a›) "
        + "ifStatement(conditionElement‹y› codeBlock‹{ }› "
        + "codeBlock(expressionStatement(chain(memberSuffix‹.c›))))))")
  }

  @Test("`if` in an expression is marked")
  func ifExpression() {
    #expect(
      outline("let a = if b { c } else { d }")
        == "sourceFile(variableDeclaration(binding(initializer(ifStatement=(conditionElement‹b› "
        + "codeBlock(expressionStatement‹c›) codeBlock(expressionStatement‹d›))))))")
    #expect(
      outline("if b { c } else { d } as D")
        == "sourceFile(expressionStatement(ifStatement=(conditionElement‹b› "
        + "codeBlock(expressionStatement‹c›) codeBlock(expressionStatement‹d›)) type‹D›))")
  }

  @Test("A base that has nodes lies in its chain; without suffixes there is no chain")
  func bases() {
    #expect(outline("(a).b") == "sourceFile(expressionStatement(chain(tuple(argument‹a›) memberSuffix‹.b›)))")
    #expect(outline("(a)") == "sourceFile(expressionStatement(tuple(argument‹a›)))")
    #expect(outline("\"a\"") == "sourceFile(expressionStatement‹\"a\"›)")
    #expect(
      outline("\"\\(a)\".b")
        == "sourceFile(expressionStatement(chain(stringLiteral(interpolation(argument‹a›)) memberSuffix‹.b›)))"
    )
    #expect(outline(".a") == "sourceFile(expressionStatement(chain(memberSuffix‹.a›)))")
    #expect(
      outline("A<B>(c)")
        == "sourceFile(expressionStatement(chain(genericArguments(type‹B›) callSuffix(argument‹c›))))")
  }

  @Test("The compiler takes `mutate` for an accessor, SwiftSyntax does not yet")
  func borrowAndMutate() {
    for accessors in ["borrow { a } mutate { &a }", "mutate { &a } borrow { a }"] {
      let outline = outline("var x: T { \(accessors) }")
      #expect(outline.components(separatedBy: "accessorDeclaration").count == 3, "\(outline)")
    }
    #expect(outline("var x: T { borrow mutate }").components(separatedBy: "accessorDeclaration").count == 3)
    // A getter, as long as it can be one.
    for getter in ["mutate(a)", "borrow + 1", "mutate.b { a }", "borrow; a"] {
      #expect(!outline("var x: T { \(getter) }").contains("accessorDeclaration"), "\(getter)")
    }
  }

  @Test("Tokens that the lexer joins belong to what they end first")
  func joinedTokens() {
    #expect(
      outline("A<B<C>>.d")
        == "sourceFile(expressionStatement(chain(genericArguments(type‹B<C>>›) memberSuffix‹.d›)))")
    #expect(
      outline("A<B>?.none")
        == "sourceFile(expressionStatement(chain(genericArguments(type‹B›) operatorSuffix‹› memberSuffix‹.none›)))"
    )
  }

  @Test("Operators are no members of a chain")
  func operators() {
    #expect(
      outline("-a.b + try c.d")
        == "sourceFile(expressionStatement(chain(memberSuffix‹.b›) chain(memberSuffix‹.d›)))")
  }

  @Test("A `#if` among members, suffixes, cases and attributes holds what stands there")
  func conditionalCompilation() {
    #expect(
      outline("a\n#if B\n.c\n#endif")
        == "sourceFile(expressionStatement(chain(ifConfig(ifConfigClause(ifConfigCondition‹B› memberSuffix‹.c›)))))"
    )
    #expect(
      outline("#if B\n@c\n#endif\nfunc d() {}")
        == "sourceFile(functionDeclaration(ifConfig(ifConfigClause(ifConfigCondition‹B› "
        + "attribute(type‹c›))) parameters‹()› codeBlock‹{}›))")
    #expect(
      outline("switch a {\n#if B\ncase c: d\n#else\ndefault: e\n#endif\n}")
        == "sourceFile(switchStatement(ifConfig(ifConfigClause(ifConfigCondition‹B› "
        + "switchCase(caseLabel‹case c:› expressionStatement‹d›)) "
        + "ifConfigClause(switchCase(caseLabel‹default:› expressionStatement‹e›)))))")
  }

  @Test("What is missing is marked, what is not understood is kept")
  func malformed() {
    #expect(outline("f(a") == "sourceFile(expressionStatement(chain(callSuffix!(argument‹a›))))")
    #expect(outline("if a") == "sourceFile(ifStatement!(conditionElement‹a›))")
    #expect(outline("a }\nb") == "sourceFile(expressionStatement‹a› unexpected‹}› expressionStatement‹b›)")
    #expect(
      outline("#if A\nb")
        == "sourceFile(ifConfig!(ifConfigClause(ifConfigCondition‹A› expressionStatement‹b›)))")
    #expect(outline("@a") == "sourceFile(unexpected!(attribute(type‹a›)))")
    #expect(outline("") == "sourceFile‹›")
  }

  @Test("Brackets deeper than the limit are skipped, and the rest is read on")
  func depth() throws {
    let depth = Parser.maximumDepth + 50
    let source =
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth) + "\nlet b = 1"
    let tree = SyntaxTree(source)
    #expect(tree.nodes { $0 == .tuple }.count == Parser.maximumDepth + 1)
    #expect(tree.root.children.map(\.kind) == [.expressionStatement, .variableDeclaration])
    #expect(!tree.nodes.contains { $0.flags.contains(.incomplete) })
  }

  @Test("Words that mean something only in their place")
  func contextualWords() {
    for word in [
      "actor", "get", "yield", "discard", "then", "macro", "open", "async", "unsafe", "copy", "package",
    ] {
      #expect(
        outline("\(word).a(b)")
          == "sourceFile(expressionStatement(chain(memberSuffix‹.a› callSuffix(argument‹b›))))", "\(word)")
    }
    #expect(outline("then a") == "sourceFile(thenStatement‹then a›)")
    #expect(outline("yield &a") == "sourceFile(yieldStatement‹yield &a›)")
  }

  @Test("Attributes: availability arguments, a custom attribute's type and arguments, opaque ones")
  func attributes() {
    #expect(
      outline("@available(iOS 15, *) @A.B<C>(d: e) @objc(f:) func g() {}")
        == "sourceFile(functionDeclaration(attribute(availabilityArgument‹iOS 15› availabilityArgument‹*›) "
        + "attribute(type‹A.B<C>› argument‹d: e›) attribute‹@objc(f:)› parameters‹()› codeBlock‹{}›))")
    #expect(
      outline("@backDeployed(before: iOS 15, macOS 12) func g() {}")
        == "sourceFile(functionDeclaration(attribute(availabilityArgument‹iOS 15› availabilityArgument‹macOS 12›) "
        + "parameters‹()› codeBlock‹{}›))")
  }
}
