// size, model.size, sizes[0], 3, "a", [size, 2], size + 1, size as? Int, #selector(f)   pure
// load(), size!, try size, await size, { … }, macros, operators of the project          not pure
import SwiftSource

extension Syntax {
  /// Of an initializer: whether evaluating its value can be left out.
  var isPureValue: Bool {
    let value = tokenIndices.dropFirst()
    let isClosure = child(.closure)?.tokenIndices == value
    return isClosure || isPureCall || tree.isPureValue(value, in: self)
  }
}

extension SyntaxTree {
  func isLiteral(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .leftSquare: true
    default: ["true", "false", "nil"].contains(text(ofToken: index))
    }
  }

  /// Types of the standard library that literals make.
  static let typesOfLiterals: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Dictionary", "Double", "Float", "Int", "Int64", "Never",
    "Optional", "Set", "String", "TimeInterval", "UInt", "UInt8", "Void",
  ]

  /// Whether evaluating an expression can be left out: names, members, subscripts, literals and the standard library's
  /// operators. A call is not pure, but for an empty collection, `[Int]()`, and questions, `names.contains("a")`.
  /// - Parameter node: what the expression is a part of.
  func isPureValue(_ value: Range<Int>, in node: Syntax) -> Bool {
    if value.isEmpty { return false }
    let parts = node.descendants.filter { value.contains($0.tokenIndices.lowerBound) }
    return parts.allSatisfy(isPurePart) && value.allSatisfy(isPureToken)
  }

  private func isPurePart(_ part: Syntax) -> Bool {
    switch part.kind {
    case .closure, .ifStatement, .switchStatement, .doStatement, .unexpected, .availabilityCondition: false
    case .callSuffix: part.makesEmptyCollection || part.isQuestion
    case .macroExpansion: ["selector", "keyPath", "function", "file", "fileID", "line"].contains(part.name)
    default: true
    }
  }

  private func isPureToken(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .keyword:
      return !["try", "await", "inout"].contains(text(ofToken: index))
    case .exclamationMark:
      // `!flag` asks, `value!`, `as!` may end the program.
      let isJoined = index > 0 && tokens[index - 1].end == tokens[index].start
      let isBehindOperand =
        isJoined
        && ![.leftParen, .leftSquare, .comma, .colon, .prefixOperator].contains(tokens[index - 1].kind)
      return !isBehindOperand
    case .binaryOperator: return Self.standardOperators.contains(text(ofToken: index))
    case .prefixOperator, .postfixOperator:
      return ["!", "-", "+", "~", "...", "..<"].contains(text(ofToken: index))
    case .prefixAmpersand, .equal: return false
    default: return true
    }
  }
}

extension Syntax {
  /// Of a call: whether it only asks a collection or string.
  fileprivate var isQuestion: Bool {
    guard let method = previousSuffix, trailingClosures.isEmpty else { return false }
    return method.kind == .memberSuffix && SyntaxTree.pureMethods.contains(method.name)
  }

  /// Of a call: `[Int]()`, `Set<Int>()`.
  fileprivate var makesEmptyCollection: Bool {
    guard tokens.count == 2, let chain = parent, chain.suffixes.last == self else { return false }
    let first = chain.tokenIndices.lowerBound
    if tree.tokens[first].kind == .leftSquare { return chain.suffixes.count == 1 }
    return ["Array", "Dictionary", "Set"].contains(tree.text(ofToken: first))
      && chain.suffixes.allSatisfy { $0 == self || $0.kind == .genericArguments }
  }
}
