/// An expression as a tree, made on demand from its tokens and the light structure.
///
/// Operators are folded by their precedence. What has a node of its own (a closure, a tuple, the arguments of a call)
/// is a leaf that holds the node: the expressions in it are made when they are asked for.
public struct Expression: Sendable {
  public let tree: SyntaxTree
  public let tokens: Range<Int>
  public let form: Form

  public indirect enum Form: Sendable {
    /// A name, `self`, `Self`, `super`, `$0`, `_`, or an operator as a value; the token of the name.
    case name(Int)
    /// A number, a string without interpolations, `true`, `false`, `nil`, or a regular expression.
    case literal
    /// A string with interpolations.
    case string(Syntax)
    case tuple(Syntax)
    /// `[…]`: an array or dictionary; also the types `[T]` and `[K: V]`.
    case collection(Syntax)
    case closure(Syntax)
    case keyPath(Syntax)
    case macro(Syntax)
    /// `if`, `switch` or `do` as an expression.
    case statement(Syntax)
    case availability(Syntax)
    /// A type that cannot be read as an expression: `any P`.
    case type(Syntax)

    /// `base.name`; without a base, `.name`. The node is the `memberSuffix`.
    case member(Expression?, Syntax)
    /// `base<…>`.
    case specialized(Expression, Syntax)
    /// `callee(…) { … }`; the `callSuffix`.
    case call(Expression, Syntax)
    /// `base[…]`; the `subscriptSuffix`.
    case element(Expression, Syntax)
    /// `base?`, before a member, call or subscript.
    case chained(Expression)
    /// `base!`.
    case forced(Expression)
    /// A postfix operator; its token.
    case postfix(Expression, Int)
    /// `base` followed by a `#if` that contains suffixes.
    case conditional(Expression?, Syntax)

    /// A prefix operator; its token.
    case prefix(Int, Expression)
    /// `&place`.
    case inOut(Expression)
    /// `try`, `await`, `unsafe`, `copy`, `consume`, `borrow`, `each`, `repeat`; its token.
    case effect(Int, Expression)

    /// An infix operator, `=` and `->` included; its token.
    case infix(Expression, Int, Expression)
    /// `condition ? first : second`.
    case choice(Expression, first: Expression, second: Expression)
    /// `value is T`, `value as T`, `value as? T`: the token of `is` or `as`, and the type.
    case cast(Expression, Int, Syntax?)

    /// In a pattern: `let …` or `var …`; its token.
    case binding(Int, Expression)
    /// In a pattern: `is T`.
    case isType(Syntax?)
    /// Nothing, in invalid code.
    case missing
  }

  init(_ tree: SyntaxTree, _ tokens: Range<Int>, _ form: Form) {
    self.tree = tree
    self.tokens = tokens
    self.form = form
  }

  public var range: Range<Int> {
    tokens.isEmpty
      ? Int(tree.tokens[tokens.lowerBound].start)..<Int(tree.tokens[tokens.lowerBound].start)
      : Int(tree.tokens[tokens.lowerBound].start)..<Int(tree.tokens[tokens.upperBound - 1].end)
  }

  public var text: String { tree.text[range] }

  /// The expressions that it consists of, in source order. Those inside its nodes are not included.
  public var operands: [Expression] {
    switch form {
    case .name, .literal, .string, .tuple, .collection, .closure, .keyPath, .macro, .statement, .availability,
      .type, .isType, .missing:
      []
    case .member(let base, _), .conditional(let base, _): base.map { [$0] } ?? []
    case .specialized(let base, _), .call(let base, _), .element(let base, _), .chained(let base),
      .forced(let base), .postfix(let base, _), .cast(let base, _, _):
      [base]
    case .prefix(_, let operand), .inOut(let operand), .effect(_, let operand), .binding(_, let operand):
      [operand]
    case .infix(let left, _, let right): [left, right]
    case .choice(let condition, let first, let second): [condition, first, second]
    }
  }

  /// Without `try`, `await` and parentheses around it.
  public var bare: Expression {
    switch form {
    case .effect(let token, let operand) where [.try, .await, .unsafe].contains(tree.tokens[token].keyword):
      // `try?` makes an optional.
      tree.tokens[token + 1].kind == .postfixQuestionMark ? self : operand.bare
    case .tuple(let node):
      if let only = node.arguments.first, node.children(.argument).count == 1, only.label == nil {
        only.node.ownExpressions.first?.bare ?? self
      } else {
        self
      }
    default: self
    }
  }
}
