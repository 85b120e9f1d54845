import SwiftSource

/// An expression that both our tree and SwiftSyntax's folded one contain.
struct ExpressionFact: Hashable, Comparable {
  var kind: String
  /// UTF-8 byte offsets.
  var start: Int
  var end: Int
  /// Where its operator or name starts; -1 if it has none.
  var token: Int

  static func < (left: ExpressionFact, right: ExpressionFact) -> Bool {
    (left.start, left.end, left.kind, left.token) < (right.start, right.end, right.kind, right.token)
  }
}

extension ExpressionFact {
  /// All expressions of a file, sorted.
  static func facts(of tree: SyntaxTree) -> [ExpressionFact] {
    var facts: [ExpressionFact] = []
    for index in tree.nodes.indices {
      for expression in Syntax(tree: tree, index: index).ownExpressions { add(expression, to: &facts) }
    }
    return facts.sorted()
  }

  private static func add(_ expression: Expression, to facts: inout [ExpressionFact]) {
    for operand in expression.operands { add(operand, to: &facts) }
    guard let (kind, token) = kind(of: expression) else { return }
    let range = expression.range
    guard !range.isEmpty else { return }
    let place = token.map { Int(expression.tree.tokens[$0].start) } ?? -1
    facts.append(ExpressionFact(kind: kind, start: range.lowerBound, end: range.upperBound, token: place))
  }

  private static func kind(of expression: Expression) -> (String, token: Int?)? {
    switch expression.form {
    case .member(_, let suffix): ("member", suffix.flags.contains(.incomplete) ? nil : suffix.anchorIndex)
    case .specialized: ("specialized", nil)
    case .call: ("call", nil)
    case .element: ("element", nil)
    case .chained: ("chained", nil)
    case .forced: ("forced", nil)
    case .postfix: ("postfix", nil)
    case .prefix(let token, _): ("prefix", token)
    case .inOut: ("inOut", nil)
    case .effect(let token, _): ("effect", token)
    case .infix(_, let token, _): ("infix", token)
    case .choice(let condition, _, _): ("choice", condition.tokens.upperBound)
    case .cast(_, let token, _): ("cast", token)
    default: nil
    }
  }
}
