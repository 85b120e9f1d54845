// size > 2, label is Int, label as? Int, model.next, items[0]   pure: names, members, elements, literals, operators
// sel_registerName("a"), CGSize(…), [Int]()                     pure calls: of the system's, with pure arguments
// f(), a!, a as! B, try x, await x, `a ~> b`                    not pure: they may do anything, or end the program
//
// next                      not pure where the file declares a 'next' whose getter assigns or takes something
//
// A safe run assumes that reading any other property or an element, comparing, Boolean and arithmetic operators and
// literals have no side effect. A call may have one.
import SwiftSource

extension Syntax {
  /// Whether evaluating it has no side effect.
  var isPure: Bool { tree.isPure(tokenIndices) }

  /// Whether the value of an initializer can be left out: evaluating it does nothing else.
  var isPureValue: Bool {
    let value = tokenIndices.dropFirst()
    return !value.isEmpty && (makesEmptyCollection || tree.isPure(value))
  }

  /// Whether it is of a kind that may do anything when it is evaluated.
  fileprivate var runsCode: Bool {
    switch kind {
    case .callSuffix, .ifStatement, .switchStatement, .doStatement, .unexpected: true
    case .macroExpansion: !["selector", "keyPath", "function", "file", "fileID", "line"].contains(name)
    default: false
    }
  }
}

extension SyntaxTree {
  /// Whether evaluating an expression, or what a condition asks, has no side effect.
  func isPure(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = node(coveringToken: index)
      if node.kind == .closure, node.tokenIndices.lowerBound == index {
        // Its statements run when it is called; a call may have nothing but it: `load { … }`.
        if node.parent?.kind == .callSuffix || node.parent?.kind == .trailingClosure { return false }
        index = node.tokenIndices.upperBound
        continue
      }
      if node.runsCode, range.contains(node.tokenIndices.lowerBound), !isPureCall(node) { return false }
      guard isPureToken(index) else { return false }
      index += 1
    }
    return true
  }

  /// Whether a call is one of a function of the system that only looks something up, converts a number or puts numbers
  /// together. Its arguments are not looked at.
  private func isPureCall(_ call: Syntax) -> Bool {
    let index = call.tokenIndices.lowerBound - 1
    guard call.kind == .callSuffix, call.trailingClosures.isEmpty, index >= 0 else { return false }
    let name = text(ofToken: index)
    if isMember(index) {
      // `[.small, .medium].contains(size)`
      let isOfLiteral =
        index > 1 && tokens[index - 2].kind == .rightSquare
        && node(coveringToken: index - 2).kind == .collection
      return isOfLiteral && name == "contains"
    }
    guard Self.pureFunctions.contains(name), case .elsewhere = Scopes(self).meaning(of: name, at: index)
    else {
      return false
    }
    return true
  }

  /// Functions of the system, and types that a call makes.
  private static let pureFunctions: Set<String> = [
    "NSLocalizedString", "sel_registerName", "NSSelectorFromString", "NSClassFromString", "Selector",
    "CGSize", "CGPoint",
    "CGRect", "CGVector", "UIEdgeInsets", "NSEdgeInsets", "NSSize", "NSPoint", "NSRect", "NSRange",
    "EdgeInsets",
    "DateFormatter", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "Locale", "NumberFormatter",
    "UIColor", "NSColor", "CGFloat", "Double", "Float", "String",
  ]

  private func isPureToken(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .prefixAmpersand: false
    case .identifier: !declaresAssigningGetter(text(ofToken: index))
    case .binaryOperator: Self.standardOperators.contains(text(ofToken: index))
    case .prefixOperator, .postfixOperator: ["!", "-", "+", "~", "...", "..<"].contains(text(ofToken: index))
    case .keyword: !["try", "await"].contains(text(ofToken: index))
    // `!flag` asks, `value!` and `as!` may end the program.
    case .exclamationMark: isPrefix(index)
    default: true
    }
  }

  private static let takingMethods: Set<String> = [
    "next", "popFirst", "popLast", "removeFirst", "removeLast",
  ]

  /// Whether the file declares a property of a name whose getter gives something that is not its own another value, or takes an
  /// element out.
  private func declaresAssigningGetter(_ name: String) -> Bool {
    accessorBlocks(ofVariables: name).contains { block in
      block.accessorBody("get")?.descendants.contains { statement in
        statement.kind == .expressionStatement
          && !Scopes(self).isLocal(text(ofToken: statement.anchorIndex), at: statement.anchorIndex)
          && statement.tokenIndices.contains {
            isAssignment($0) && node(coveringToken: $0) == statement
              || isMember($0) && Self.takingMethods.contains(text(ofToken: $0))
          }
      } ?? false
    }
  }

  /// Whether a `!` stands before its operand.
  func isPrefix(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark: break
    case .keyword where ["as", "self", "super", "try"].contains(text(ofToken: index - 1)): return false
    default: return true
    }
    return tokens[index - 1].end != tokens[index].start
  }

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

  func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .period }
}

extension Syntax {
  /// Whether a variable's initializer makes an empty collection: `[Int]()`, `Set<Int>()`.
  var makesEmptyCollection: Bool {
    let value = tokenIndices.dropFirst()
    guard value.count > 4, tree.text(ofToken: value.upperBound - 2) == "(",
      tree.text(ofToken: value.upperBound - 1) == ")"
    else { return false }
    let type = value.dropLast(2)
    if tree.tokens[type.lowerBound].kind == .leftSquare {
      return tree.matchingBracket(ofToken: type.lowerBound) == type.upperBound - 1
    }
    return ["Array", "Dictionary", "Set"].contains(tree.text(ofToken: type.lowerBound))
      && tree.text(ofToken: type.lowerBound + 1) == "<" && tree.text(ofToken: type.upperBound - 1) == ">"
      && type.allSatisfy { index in
        tree.tokens[index].kind == .identifier
          || ["<", ">", ",", ".", ":", "[", "]", "?"].contains(tree.text(ofToken: index))
      }
  }
}

extension NameBinding {
  /// The `binding` of a variable.
  var variable: Syntax? {
    node.kind == .binding ? node : node.children(.binding).first { $0.boundNameTokens.contains(token) }
  }
}
