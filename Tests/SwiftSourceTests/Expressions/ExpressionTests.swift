import SwiftSource
import Testing

/// What applies to what, written with parentheses.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a = b ? c : d || e", "(a = (b ? c : (d || e)))"),
    ("try a.b() + c", "try (a.b() + c)"),
    ("x as? Int ?? 0", "((x as) ?? 0)"),
    ("-a.b[0]!", "-a.b[]!"),
    ("a < b == c", "((a < b) == c)"),
    ("await f { $0 }.g", "await f().g"),
    ("reduce(0, +)", "reduce()"),
    ("T.self is Any.Type", "(T.self is)"),
    ("first <*> second <*> third", "((first <*> second) <*> third)"),
  ])
  func folds(source: String, expected: String) throws {
    let tree = SyntaxTree("let v = \(source)")
    let value = try #require(tree.nodes { $0 == .initializer }.first?.ownExpressions.first)
    #expect(value.written == expected)
    #expect(value.text == source)
  }

  /// The compiler's meaning of `lowerThan`; SwiftOperators has it the wrong way round.
  @Test func operatorsOfTheFile() throws {
    let tree = SyntaxTree(
      """
      infix operator |>: Weak
      precedencegroup Weak { lowerThan: LogicalDisjunctionPrecedence associativity: left }
      let v = a || b |> c |> d
      """)
    let value = try #require(tree.nodes { $0 == .initializer }.first?.ownExpressions.first)
    #expect(value.written == "(((a || b) |> c) |> d)")
  }

  @Test func patterns() throws {
    let tree = SyntaxTree("switch v { case let .a(x) where x > 0, .b(let y as Int): break }")
    let label = try #require(tree.nodes { $0 == .caseLabel }.first)
    #expect(label.ownExpressions.map(\.written) == ["let .a()", "(x > 0)", ".b()"])
    let inner = tree.nodes { $0 == .argument }.compactMap { $0.ownExpressions.first?.written }
    #expect(inner == ["x", "let (y as)"])
  }
}

extension Expression {
  fileprivate var written: String {
    func word(_ token: Int) -> String { tree.text(ofToken: token) }
    return switch form {
    case .member(let base, let suffix): (base?.written ?? "") + suffix.text
    case .specialized(let base, _): base.written + "<>"
    case .call(let base, _): base.written + "()"
    case .element(let base, _): base.written + "[]"
    case .chained(let base): base.written + "?"
    case .forced(let base): base.written + "!"
    case .postfix(let base, let token): base.written + word(token)
    case .prefix(let token, let operand): word(token) + operand.written
    case .inOut(let operand): "&" + operand.written
    case .effect(let token, let operand), .binding(let token, let operand):
      word(token) + " " + operand.written
    case .infix(let left, let token, let right): "(\(left.written) \(word(token)) \(right.written))"
    case .choice(let condition, let first, let second):
      "(\(condition.written) ? \(first.written) : \(second.written))"
    case .cast(let base, let token, _): "(\(base.written) \(word(token)))"
    default: text
    }
  }
}
