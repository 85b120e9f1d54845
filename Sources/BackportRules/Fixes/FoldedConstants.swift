// let columns: Int; if #available(old) { columns = 0 } else { columns = 3 }; count / columns   → division by zero
// var rows: UInt = 0; if #unavailable(old) { rows = 2 }; rows > 0 ? rows - 1 : 0               → overflow
// let attempts = { if #available(old) { return 3 }; return 5 }(); if attempts > 4 {…}          → never executed
// let layout: Layout = if #available(old) { .grid } else { .list }; switch layout {…}          → a constant
//
// The compiler computes with local names that have one known value, and reports what it finds: as an error even in code
// that a condition guards. A check that chose the value kept it from knowing.
import SwiftSource

extension Rewrite {
  /// Doubted if the compiler would report what it computes without the check.
  func doubtingConstants(without check: Syntax) -> Rewrite {
    guard case .safe(let edits) = self, check.mayChooseConstant,
      let body = Array(check.ancestors).last(where: { $0.kind.isDeclaration && !$0.kind.isTypeDeclaration }),
      edits.allSatisfy({
        body.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= body.range.upperBound
      })
    else { return self }
    let before = FoldedConstants(in: SyntaxTree(body.text))
    let after = FoldedConstants(in: SyntaxTree(check.tree.text.text(of: body.range, applying: edits.ordered)))
    guard let name = after.reported.first(where: { !before.reported.contains($0) }) else { return self }
    return doubted("the compiler would report what it computes with '\(name)', which would be a constant")
  }
}

extension Syntax {
  /// Whether it may give a local name a number or a case.
  fileprivate var mayChooseConstant: Bool {
    let isValue = ancestors.prefix { !$0.kind.isTypeDeclaration }.contains { $0.kind == .initializer }
    return tokenIndices.dropFirst().contains { (index: Int) -> Bool in
      guard isValue || tree.tokens[index - 1].kind == .equal else { return false }
      switch tree.tokens[index].kind {
      case .integerLiteral, .period, .prefixOperator: return true
      default: return tree.text(ofToken: index).isTypeName
      }
    }
  }
}

extension [Edit] {
  var ordered: [Edit] {
    sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }
}

/// The local constants of some functions with which the compiler computes something that it reports.
private struct FoldedConstants {
  /// The names, as often as something is reported of them.
  private(set) var reported: Set<String> = []
  private let tree: SyntaxTree
  private let bindings: [String: [LocalBinding]]

  init(in tree: SyntaxTree) {
    self.tree = tree
    let variables = tree.nodes { $0 == .variableDeclaration }
    bindings = Dictionary(grouping: variables.flatMap(LocalBinding.all), by: \.name)
    if bindings.isEmpty { return }
    for node in Syntax(tree: tree, index: 0).descendants {
      for expression in node.ownExpressions {
        switch node.kind {
        case .switchStatement where value(of: expression) != nil: report(expression)
        case .conditionElement where value(of: expression) == .truth: report(expression)
        default: break
        }
        visit(expression)
      }
    }
  }

  private mutating func report(_ expression: Expression) {
    for index in expression.tokens where constant(at: index) != nil {
      reported.insert(tree.text(ofToken: index))
    }
  }

  private mutating func visit(_ expression: Expression) {
    if isFault(expression) { report(expression) }
    for operand in expression.operands { visit(operand) }
  }

  private func isFault(_ expression: Expression) -> Bool {
    switch expression.form {
    case .choice(let condition, _, _): return value(of: condition) == .truth
    case .infix(_, let sign, let divisor) where ["/", "%", "/=", "%="].contains(tree.text(ofToken: sign)):
      let value = value(of: divisor)
      return value?.number == 0 && value?.range != nil
    case .infix(let left, let sign, let right) where ["+", "-", "*"].contains(tree.text(ofToken: sign)):
      return value(of: left)?.number != nil && value(of: right)?.number != nil && value(of: expression) == nil
    case .call: return converted(expression)?.isInRange == false
    default: return false
    }
  }

  // MARK: Values

  /// The value of a name at a token, if the compiler knows it there.
  private func constant(at index: Int) -> Constant? {
    guard let all = bindings[tree.text(ofToken: index)],
      let binding = all.last(where: { $0.scope.contains(index) && $0.uses.contains(index) }),
      binding.holder.function == tree.node(coveringToken: index).function,
      let declared = binding.holder.children(.binding).first(where: { $0.anchorIndex == binding.token })
    else { return nil }
    var source = declared.child(.initializer)?.ownExpressions.first
    for use in binding.uses where !tree.isOnlyRead(at: use) {
      // Where another block sets it, its value depends on more.
      guard let write = tree.write(at: use), write.parent == binding.holder.parent,
        case .infix(_, let sign, let value)? = write.ownExpressions.first?.form,
        tree.tokens[sign].kind == .equal
      else { return nil }
      if write.tokenIndices.upperBound <= index { source = value }
    }
    guard let source, source.tokens.upperBound <= index, var value = value(of: source) else { return nil }
    guard value.number != nil else { return value }
    value.type = declared.child(.type)?.text ?? value.type ?? "Int"
    return value.type?.hasSuffix("?") == true ? nil : value
  }

  private func value(of expression: Expression) -> Constant? {
    let expression = expression.bare
    switch expression.form {
    case .literal: return Int(tree.text[expression.range].filter { $0 != "_" }).map { Constant(number: $0) }
    case .name(let index): return constant(at: index)
    case .member(nil, _): return .case
    case .member(let base?, _): return base.text.isTypeName ? .case : nil
    case .prefix(let sign, let operand):
      guard tree.text(ofToken: sign) == "-", let value = value(of: operand), let number = value.number else {
        return nil
      }
      return Constant(number: -number, type: value.type)
    case .call: return converted(expression).flatMap { $0.isInRange ? $0 : nil }
    case .infix(let left, let sign, let right):
      guard let left = value(of: left), let right = value(of: right) else { return nil }
      return left.combined(with: right, by: tree.text(ofToken: sign))
    default: return nil
    }
  }

  /// `UInt8(size)`: the value as a number of that type, which may not hold it.
  private func converted(_ expression: Expression) -> Constant? {
    guard case .call(let callee, let suffix) = expression.form, Constant.ranges[callee.text] != nil,
      let argument = suffix.arguments.first, suffix.arguments.count == 1, argument.label == nil,
      let value = argument.node.ownExpressions.first.flatMap(value(of:)), let number = value.number
    else { return nil }
    return Constant(number: number, type: callee.text)
  }
}

/// A number, a case, or the answer of a comparison.
private struct Constant: Equatable {
  var number: Int?
  var type: String?

  static let `case` = Constant(type: "case")
  static let truth = Constant(type: "Bool")

  static let ranges: [String: ClosedRange<Int>] = [
    "Int": .min ... .max, "Int64": .min ... .max, "UInt": 0 ... .max, "UInt64": 0 ... .max,
    "Int8": -128...127, "UInt8": 0...255, "Int16": -32768...32767, "UInt16": 0...65535,
    "Int32": -2_147_483_648...2_147_483_647, "UInt32": 0...4_294_967_295,
  ]

  /// `nil`: of a type that is no integer.
  var range: ClosedRange<Int>? { Self.ranges[type ?? "Int"] }
  var isInRange: Bool { number.map { range?.contains($0) ?? true } ?? true }

  /// `nil`: the operator cannot be computed.
  func combined(with other: Constant, by sign: String) -> Constant? {
    guard let number, let second = other.number else { return nil }
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = number.addingReportingOverflow(second)
    case "-": result = number.subtractingReportingOverflow(second)
    case "*": result = number.multipliedReportingOverflow(by: second)
    case "==", "!=", "<", ">", "<=", ">=": return .truth
    default: return nil
    }
    let value = Constant(number: result.partialValue, type: type ?? other.type)
    return !result.overflow && value.isInRange ? value : nil
  }
}

extension Syntax {
  fileprivate var function: Syntax? { selfAndAncestors.first { $0.isFunctionLike } }
}
