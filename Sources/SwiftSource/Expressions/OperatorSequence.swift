/// An infix operator between two operands.
struct InfixOperator {
  enum Form {
    /// `=`, `->` or an operator.
    case plain
    /// `? first :`.
    case choice(Expression)
    /// `is T`, `as T`.
    case cast(Syntax?)
  }

  var token: Int
  /// Its precedence group, if it is known.
  var group: String?
  var form = Form.plain
  /// For a cast: the end of its type.
  var end = 0

  var isCast: Bool { if case .cast = form { true } else { false } }
}

/// Operands and the operators between them, folded by precedence like SwiftSyntax's `OperatorTable`.
struct OperatorSequence {
  let operators: OperatorTable
  private var first: Expression
  private var rest: [(infix: InfixOperator, operand: Expression?)] = []
  private var next = 0

  init(operators: OperatorTable, first: Expression) {
    self.operators = operators
    self.first = first
  }

  /// - Parameter operand: `nil` after a cast, whose operand is its type.
  mutating func append(_ infix: InfixOperator, _ operand: Expression?) { rest.append((infix, operand)) }

  mutating func folded() -> Expression {
    switch rest.count {
    case 0: first
    case 1: combined(first, rest[0].infix, rest[0].operand)
    default: folded(first, within: nil)
    }
  }

  private struct Bound {
    var group: String
    var isStrict: Bool
  }

  private func isWithin(_ bound: Bound?, _ group: String?) -> Bool {
    guard let bound else { return true }
    guard let group else { return false }
    return group == bound.group ? !bound.isStrict : operators.order(group, bound.group) != .lower
  }

  private func associativity(_ first: String?, _ second: String?) -> OperatorTable.Associativity {
    guard let first, let second else { return .none }
    if first == second { return operators.associativity(of: first) }
    switch operators.order(first, second) {
    case .higher: return .left
    case .lower: return .right
    case .unrelated: return .none
    }
  }

  /// Folds the operators that bind at least as tightly as the bound.
  private mutating func folded(_ left: Expression, within bound: Bound?) -> Expression {
    var left = left
    guard next < rest.count, isWithin(bound, rest[next].infix.group) else { return left }
    var (infix, right) = rest[next]
    next += 1
    while next < rest.count {
      if infix.isCast {
        left = combined(left, infix, right)
        guard isWithin(bound, rest[next].infix.group) else { return left }
        (infix, right) = rest[next]
        next += 1
        continue
      }
      let following = rest[next].infix
      guard isWithin(bound, following.group) else { break }
      switch associativity(infix.group, following.group) {
      case .left:
        left = combined(left, infix, right)
        (infix, right) = rest[next]
        next += 1
      case .right:
        guard let group = infix.group, let operand = right else { return left }
        let isSame = group == following.group
        right = folded(operand, within: Bound(group: group, isStrict: !isSame))
        guard isSame else { continue }
        left = combined(left, infix, right)
        return next < rest.count ? folded(left, within: bound) : left
      case .none:
        left = combined(left, infix, right)
        return folded(left, within: bound)
      }
    }
    return combined(left, infix, right)
  }

  /// One operation. A `try` or `await` before its left operand covers all of it.
  private func combined(_ left: Expression, _ infix: InfixOperator, _ right: Expression?) -> Expression {
    let tree = left.tree
    let tokens = left.tokens.lowerBound..<max(right?.tokens.upperBound ?? infix.end, left.tokens.upperBound)
    if case .effect(let token, let operand) = left.form,
      [.try, .await, .unsafe].contains(tree.tokens[token].keyword)
    {
      return Expression(tree, tokens, .effect(token, combined(operand, infix, right)))
    }
    let missing = Expression(tree, tokens.upperBound..<tokens.upperBound, .missing)
    switch infix.form {
    case .plain: return Expression(tree, tokens, .infix(left, infix.token, right ?? missing))
    case .choice(let first):
      return Expression(tree, tokens, .choice(left, first: first, second: right ?? missing))
    case .cast(let type): return Expression(tree, tokens, .cast(left, infix.token, type))
    }
  }
}
