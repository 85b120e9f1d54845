// let size: Int; if #available(old) { size = 0 } else { size = 3 }; … / size      → in doubt: division by zero
// var skipped = 0; if #unavailable(old) { skipped += 1 }; if skipped > 0 { … }    → in doubt: it will never be executed
//
// The compiler computes with a local name that is nothing but a number, and reports what comes of it, whatever conditions
// guard it.
import SwiftSource

extension Rewrite {
  /// In doubt where a name becomes a number that the compiler computes with.
  /// - Parameter check: the statement that goes.
  func doubtingNumbers(without check: Syntax) -> Rewrite {
    let declarations: Set<NodeKind> = [
      .functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration,
    ]
    guard case .safe(let edits) = self, check.setsSomething,
      let holder = check.ancestors.first(where: { declarations.contains($0.kind) && !$0.isLocal }),
      edits.allSatisfy({
        holder.range.contains($0.range.lowerBound) && $0.range.upperBound <= holder.range.upperBound
      })
    else { return self }
    let after = SyntaxTree(check.tree.text.text(of: holder.range, applying: edits.ordered))
    let constants = after.numbers(in: 0..<after.tokens.count)
    if constants.isEmpty { return self }
    let known = check.tree.numbers(in: holder.tokenIndices)
    let name = constants.sorted { $0.key < $1.key }.first { name, number in
      known[name] == nil && after.isComputed(name, number)
    }
    return name.map { doubted("the compiler may report what it computes with '\($0.key)'") } ?? self
  }
}

extension Syntax {
  /// Whether a statement sets something by its name, or is the value of a variable.
  fileprivate var setsSomething: Bool {
    tokenIndices.dropFirst(2).contains { tree.isAssignment($0) && tree.tokens[$0 - 2].kind != .period }
      || ancestors.prefix { !$0.kind.isDeclaration || $0.kind == .variableDeclaration }.contains {
        $0.kind == .initializer
      }
  }
}

/// A number that a name stands for.
private struct Number {
  /// `nil`: it is no integer, or none that is worth computing with.
  var value: Int?
  /// The values of its type, where that is narrow.
  var range: ClosedRange<Int>?

  init?(_ text: String, type: String) {
    let digits = text.filter { $0 != "_" }
    guard digits.contains(where: \.isNumber) else { return nil }
    value = Int(digits)
    range = Self.narrowTypes[type]
  }

  private static let narrowTypes: [String: ClosedRange<Int>] = [
    "Int8": -128...127, "Int16": -32768...32767, "Int32": -2_147_483_648...2_147_483_647,
    "UInt": 0...Int.max, "UInt8": 0...255, "UInt16": 0...65535, "UInt32": 0...4_294_967_295,
    "UInt64": 0...Int.max,
  ]
}

extension SyntaxTree {
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// The local names that are set once, to a number, by name.
  fileprivate func numbers(in range: Range<Int>) -> [String: Number] {
    var values: [String: [Range<Int>]] = [:]
    var types: [String: String] = [:]
    for index in range where tokens[index].kind == .identifier {
      let name = text(ofToken: index)
      let next = index + 1
      if next < tokens.count, isAssignment(next), index == 0 || tokens[index - 1].kind != .period {
        // Anything but a plain value is no number.
        let isPlain = tokens[next].kind == .equal
        values[name, default: []].append(isPlain ? next + 1..<endOfNumber(at: next + 1) : 0..<0)
      } else if index > 0, tokens[index - 1].kind == .prefixAmpersand {
        values[name, default: []].append(0..<0)
      }
      let node = self.node(coveringToken: index)
      guard node.kind == .binding, node.boundNameTokens.contains(index) else { continue }
      types[name] = node.child(.type)?.text ?? ""
      if let value = node.child(.initializer)?.tokenIndices.dropFirst(), node.child(.type) != nil {
        values[name, default: []].append(value)
      }
    }
    return values.reduce(into: [:]) { found, entry in
      guard entry.value.count == 1, let type = types[entry.key] else { return }
      found[entry.key] = number(entry.value[0], of: type)
    }
  }

  private func endOfNumber(at start: Int) -> Int {
    start + (start < tokens.count && tokens[start].kind == .prefixOperator ? 2 : 1)
  }

  /// The number that some tokens are, if they are the whole expression.
  private func number(_ value: Range<Int>, of type: String) -> Number? {
    guard let last = value.last, value.count <= 2, isNumber(last),
      value.count == 1 || tokens[value.lowerBound].kind == .prefixOperator,
      last + 1 >= tokens.count || tokens[last + 1].kind != .binaryOperator
    else { return nil }
    return Number(value.map { text(ofToken: $0) }.joined(), type: type)
  }

  private func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && [.integerLiteral, .floatLiteral].contains(tokens[index].kind)
  }

  /// Whether an expression divides by a number that is zero, compares it with another one, or leaves its type.
  fileprivate func isComputed(_ name: String, _ number: Number) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].kind == .identifier, text(ofToken: index) == name, index > 1,
        index + 1 < tokens.count
      else { return false }
      let before = text(ofToken: index - 1)
      if before == "switch" || number.value == 0 && ["/", "%", "/=", "%="].contains(before) { return true }
      let isCompared = [(index - 1, index - 2), (index + 1, index + 2)].contains { place, operand in
        Self.comparisons.contains(text(ofToken: place))
          && (isNumber(operand) || tokens[operand].kind == .prefixOperator)
      }
      return isCompared || leavesItsType(number, at: index)
    }
  }

  /// Whether what is computed with a number and other ones beside it is no value of its type.
  private func leavesItsType(_ number: Number, at index: Int) -> Bool {
    guard let range = number.range, var value = number.value else { return false }
    if isNumber(index - 2), let other = Int(text(ofToken: index - 2)) {
      guard let result = Self.result(other, text(ofToken: index - 1), value) else { return false }
      return !range.contains(result)
    }
    var place = index + 1
    while isNumber(place + 1), let other = Int(text(ofToken: place + 1)),
      let result = Self.result(value, text(ofToken: place), other)
    {
      if !range.contains(result) { return true }
      (value, place) = (result, place + 2)
    }
    return false
  }

  private static func result(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    let (value, isTooMuch): (Int, Bool)
    switch sign {
    case "+": (value, isTooMuch) = left.addingReportingOverflow(right)
    case "-": (value, isTooMuch) = left.subtractingReportingOverflow(right)
    case "*": (value, isTooMuch) = left.multipliedReportingOverflow(by: right)
    default: return nil
    }
    return isTooMuch ? .max : value
  }
}
