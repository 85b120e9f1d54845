// { if #available(old) { return a } else { return b } }   → a
// { guard #available(old) else { return b }; return a }   → a
// { if #available(old) { a } else { b } }                 → a
// { Group { if #available(old) { a } else { b } } }       → a
// { let x: T; if #available(old) { x = a } else { x = b }; return x }   → a
//
// A body of anything but one value in the end, or with a check that is not constant, has none.
import Availability
import LintCore
import SwiftSource

/// What is left of the body of a function or getter once its checks are known.
enum ModernBody {
  /// One expression: its tokens, without `return`.
  case value(Range<Int>, conditions: [AvailabilityCondition])
  /// Why there is not one, for a body whose checks are constant.
  case other(Obstacle)
  /// A check in it is not constant.
  case open

  /// - Parameter block: a `codeBlock`, or an `accessorBlock` with a getter.
  init(of block: Syntax, facts: AvailabilityFacts) {
    var reader = ModernBodyReader(facts: facts)
    guard let body = block.getterBody else {
      self = .other(.more(nil))
      return
    }
    switch reader.remainder(of: body.items) {
    case .open: self = .open
    case .unclear(let reason): self = .other(reason)
    case .items(let items): self = reader.value(of: items)
    }
  }
}

private struct ModernBodyReader {
  enum Remainder {
    case items([Syntax])
    case unclear(Obstacle)
    case open
  }

  let facts: AvailabilityFacts
  private var conditions: [AvailabilityCondition] = []

  init(facts: AvailabilityFacts) { self.facts = facts }

  /// What is left of some statements: up to the first that always leaves.
  mutating func remainder(of items: [Syntax]) -> Remainder {
    var left: [Syntax] = []
    for item in items {
      switch item.kind {
      case .ifStatement:
        switch branch(of: item) {
        case nil: left.append(item)
        case .items(let branch)?: left += branch
        case let other?: return other
        }
      case .guardStatement:
        switch holds(item) {
        case nil: left.append(item)
        case .open?: return .open
        case .value(true)?: break
        case .value(false)?: return item.body.map { remainder(of: $0.items) } ?? .items(left)
        }
      case .ifConfig:
        // What follows is left, too, and more than one expression.
        return item == items.last
          ? conditionalRemainder(of: item, after: left) : .unclear(.more(nil))
      default: left.append(item)
      }
      if left.last?.leaves == true { break }
    }
    return .items(left)
  }

  /// What is left of an `if`; `nil`: it holds no check.
  private mutating func branch(of statement: Syntax) -> Remainder? {
    switch holds(statement) {
    case nil: return nil
    case .open?: return .open
    case .value(true)?: return statement.body.map { remainder(of: $0.items) } ?? .items([])
    case .value(false)?:
      guard let other = statement.elsePart else { return .items([]) }
      if other.kind == .ifStatement { return remainder(of: [other]) }
      return remainder(of: other.items)
    }
  }

  private enum Answer {
    case value(Bool)
    case open
  }

  /// The value of a statement's conditions; `nil`: not all of them are checks.
  private mutating func holds(_ statement: Syntax) -> Answer? {
    let checks = facts.conditions(in: statement).filter { $0.statement == statement.index }
    if checks.isEmpty { return nil }
    guard checks.count == statement.conditionElements.count else { return nil }
    var all = true
    for check in checks {
      guard let value = check.constantValue else { return .open }
      conditions.append(check.condition)
      all = all && value
    }
    return .value(all)
  }

  /// All clauses of a `#if` have to leave the same, unless every compiler for the minimums compiles the first.
  private mutating func conditionalRemainder(of item: Syntax, after left: [Syntax]) -> Remainder {
    let differs = Remainder.unclear(.conditional)
    var first: [Syntax]?
    guard left.isEmpty else { return differs }
    if let clause = facts.clauseForEveryCompiler(of: item) { return remainder(of: clause.items) }
    for clause in item.children(.ifConfigClause) {
      switch remainder(of: clause.items) {
      case .items(let items):
        if let first, first.map(\.text) != items.map(\.text) { return differs }
        first = items
      case let other: return other
      }
    }
    let isTotal = item.children(.ifConfigClause).last?.child(.ifConfigCondition) == nil
    return isTotal ? .items(first ?? []) : differs
  }

  mutating func value(of items: [Syntax]) -> ModernBody {
    if items.contains(where: { [.ifStatement, .switchStatement, .guardStatement].contains($0.kind) }),
      !isOpen(items)
    {
      return .other(.more(nil))
    }
    if let tokens = items.valueByName, !isOpen(items) { return .value(tokens, conditions: conditions) }
    guard items.count == 1, let tokens = items[0].returnedTokens else {
      return isOpen(items)
        ? .open : .other(.more(nil))
    }
    // A group with one child is that child.
    if let group = items[0].children(.chain).first, group.tokenIndices == tokens,
      group.baseTokens.count == 1, group.tree.text(ofToken: group.baseTokens.lowerBound) == "Group",
      let call = group.suffixes.first, group.suffixes.count == 1, let closure = call.onlyClosure,
      closure.child(.closureSignature) == nil
    {
      switch remainder(of: closure.items) {
      case .items(let inner): return value(of: inner)
      case .open: return .open
      case .unclear(let reason): return .other(reason)
      }
    }
    if !facts.conditions(in: items[0]).isEmpty {
      return isOpen(items) ? .open : .other(.more(nil))
    }
    return .value(tokens, conditions: conditions)
  }

  /// Whether a check in them is not constant.
  private func isOpen(_ items: [Syntax]) -> Bool {
    items.contains { item in facts.conditions(in: item).contains { $0.constantValue == nil } }
  }
}

extension [Syntax] {
  /// Of `let x: T`, `x = value` and `return x`: the value.
  fileprivate var valueByName: Range<Int>? {
    guard count == 3, self[0].kind == .variableDeclaration, self[0].flags.contains(.isLet),
      self[0].children(.binding).count == 1, let binding = self[0].child(.binding),
      binding.child(.initializer) == nil, binding.child(.accessorBlock) == nil,
      let name = binding.declaredName,
      self[1].kind == .expressionStatement, self[2].kind == .returnStatement
    else { return nil }
    let tree = self[0].tree
    let assignment = self[1].tokenIndices
    guard assignment.count > 2, tree.text(ofToken: assignment.lowerBound) == name,
      tree.tokens[assignment.lowerBound + 1].kind == .equal,
      self[2].returnedTokens.map({ $0.map { tree.text(ofToken: $0) } }) == [name]
    else { return nil }
    return assignment.lowerBound + 2..<assignment.upperBound
  }
}

extension ConditionFact {
  /// Its value where it is the same on every system that the code runs on, for reasons of age.
  var constantValue: Bool? {
    guard judgement.verdict == .always || judgement.verdict == .never,
      judgement.isDecidedByClause || condition.list.clauses.isEmpty
    else { return nil }
    return judgement.verdict == .always
  }
}

extension Syntax {
  /// The statements of a getter that is alone; a block without accessors is its own. `nil`: there are other accessors.
  fileprivate var getterBody: Syntax? {
    guard kind == .accessorBlock, !flags.contains(.implicitGetter) else { return self }
    let accessors = children(.accessorDeclaration)
    return accessors.count == 1 ? accessorBody("get") : nil
  }
}

extension SyntaxTree {
  /// `view` of `AnyView(view)`: a caller that gets `some View` can have the view itself.
  func withoutTypeErasure(_ tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, text(ofToken: first) == "AnyView",
      let chain = node(coveringToken: first).selfAndAncestors.first(where: { $0.kind == .chain }),
      chain.tokenIndices == tokens, chain.baseTokens.count == 1, chain.suffixes.count == 1,
      let call = chain.suffixes.first, call.kind == .callSuffix, call.trailingClosures.isEmpty,
      call.arguments.count == 1, ["erasing", nil].contains(call.arguments[0].label)
    else { return tokens }
    return call.arguments[0].valueTokens
  }
}
