// var size = 1; if #unavailable(old) { size = 2 }; use(size)   → let size = 1; use(size)
// if var size { if #unavailable(old) { size = 2 }; use(size) } → if let size { use(size) }
// var size: Int?; if #unavailable(old) { size = 2 }; use(size) → let size: Int? = nil; use(size)
// if let size = size { use(size) }                             reads the outer one, and means its own after that
//
// The compiler warns of a `var` that is never mutated. Every use has to be a read: of the value as a whole, of a member of a
// type that the declaration shows, or of a property that no file declares to change its value when it is read.
import LintCore
import SwiftSource

extension Rule {
  static let constantVariable = Rule(
    id: "constant-variable",
    summary: "A 'var' that is never mutated any more",
    documentation: Documentation(
      what: """
        Finds local variables that only deleted code changed. They become `let`, with the value `nil` where \
        they have none.
        """,
      why: """
        The compiler warns of a `var` that is never mutated.
        """,
      before: """
        // the minimum is iOS 15
        var inset = 8
        if #unavailable(iOS 15) { inset = 4 }
        apply(inset)
        """,
      after: """
        let inset = 8
        apply(inset)
        """,
      safety: """
        Always safe. Every use has to be seen to read only: the value as a whole, a member of a type that \
        the declaration shows, or a property.
        """
    ),
    changes: [.constantVariable, .constantPattern])
}

extension ChangeRule {
  fileprivate static let constantVariable = ChangeRule(
    names: { pass in
      pass.namesToRead(
        LocalNames.changed(in: pass).reduce(into: []) { $0.formUnion($1.propertiesOfConstant ?? []) })
    },
    check: { pass in
      for name in LocalNames.changed(in: pass) {
        guard let properties = name.propertiesOfConstant,
          name.isNew(in: pass, { $0.propertiesOfConstant == nil }),
          !pass.mayChange(whenReading: properties)
        else { continue }
        pass.report(
          name.node.range, "nothing changes '\(name.name)' any more", subject: name.name,
          evidence: name.scope.range,
          fix: pass.fix(.safe(name.editsToConstant)))
      }
    })
}

extension LocalName {
  /// Of a `var` that is read, and never changed as far as the file shows: the properties of it that are read; else `nil`.
  fileprivate var propertiesOfConstant: Set<String>? {
    guard tree.tokens[introducer].keyword == .var, !uses.isEmpty,
      node.kind == .conditionElement || node.child(.binding)?.child(.initializer) != nil
        || typeWithoutValue != nil
    else { return nil }
    let isKnown = node.isOfKnownType
    let members = isKnown ? Self.readers : []
    var properties: Set<String> = []
    for use in uses
    where !tree.introduces(use) && !tree.isRead(use, members: members, isSubscripted: isKnown) {
      guard let names = tree.propertiesOnlyRead(at: use) else { return nil }
      properties.formUnion(names)
    }
    return properties
  }

  /// The optional type of a variable that needs no value to begin with: `var size: Int?`.
  private var typeWithoutValue: Syntax? {
    guard let binding = node.child(.binding), binding.child(.initializer) == nil,
      let type = binding.child(.type), let last = type.tokens.last,
      [.postfixQuestionMark, .exclamationMark].contains(last.kind)
    else { return nil }
    return type
  }

  /// The edits that make a constant of it, with a value.
  fileprivate var editsToConstant: [Edit] {
    let value = typeWithoutValue.map {
      Edit($0.range.upperBound..<$0.range.upperBound, replacement: " = nil")
    }
    return [Edit(tree.tokens[introducer].range, replacement: "let")] + (value.map { [$0] } ?? [])
  }

  /// The token of `let` or `var`, if it is declared or asked for with one.
  fileprivate var introducer: Int {
    node.kind == .conditionElement ? node.tokenIndices.lowerBound : node.anchorIndex
  }

  private static let readers = ValueMethods.reading.union([
    "isEmpty", "keys", "description", "indices", "startIndex", "endIndex", "lazy",
  ])
}

extension Syntax {
  /// Of a variable: whether its declaration shows that it is a number, a Bool, a string, an array or a dictionary.
  var isOfKnownType: Bool {
    guard let binding = child(.binding), let value = binding.child(.initializer) else { return false }
    if let type = binding.child(.type) {
      return type.text.hasPrefix("[") && type.text.hasSuffix("]")
        || ["Set<", "Array<", "Dictionary<"].contains(where: type.text.hasPrefix) && type.text.hasSuffix(">")
        || ["String", "Int", "Double", "CGFloat", "Bool"].contains(type.text)
    }
    let tokens = value.tokenIndices.dropFirst()
    guard let first = tokens.first else { return false }
    if value.child(.collection)?.tokenIndices == tokens { return true }
    switch tree.tokens[first].kind {
    case .integerLiteral, .floatLiteral: return tokens.count == 1
    case .keyword: return tokens.count == 1 && [.true, .false].contains(tree.tokens[first].keyword)
    case .stringQuote, .multilineStringQuote:
      return tree.tokens[tokens.upperBound - 1].kind == tree.tokens[first].kind && tokens.count == 3
    default: return false
    }
  }
}

extension SyntaxTree {
  private static let readingOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<",
    "~=",
  ]

  /// What streams and the like have for themselves, to change what stands before it.
  private static let readingOperatorsOfNumbers: Set<String> = ["&+", "&-", "&*", "&", "|", "^", "<<", ">>"]

  /// Whether a name is that of a condition's own constant, which has a value: `if let size = size`.
  fileprivate func introduces(_ index: Int) -> Bool {
    let node = node(coveringToken: index)
    return node.kind == .conditionElement && node.flags.contains(.isLet) && node.child(.initializer) != nil
      && index == node.tokenIndices.lowerBound + 1 && tokens[index - 1].keyword == .let
  }

  /// Whether the mention of a variable only reads it.
  /// - Parameters:
  ///   - members: those that change nothing.
  ///   - isSubscripted: reading an element changes nothing, nor does an operator for numbers.
  func isRead(_ index: Int, members: Set<String>, isSubscripted: Bool) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    guard isReadAfterToken(before: index, ofKnownType: isSubscripted) else { return false }
    var next = index + 1
    if isSubscripted, tokens[next].kind == .leftSquare, !tokens[next].flags.contains(.atStartOfLine),
      let end = matchingBracket(ofToken: next), end + 2 < tokens.count
    {
      next = end + 1
      // What is done to the element is done to the variable.
      while [.postfixQuestionMark, .exclamationMark].contains(tokens[next].kind),
        tokens[next].start == tokens[next - 1].end, next + 1 < tokens.count
      {
        next += 1
      }
      if tokens[next].kind == .period { return false }
    }
    switch tokens[next].kind {
    case .period:
      return members.contains(text(ofToken: next + 1)) && !isAssigned(index)
    case .binaryOperator:
      guard isReadingOperator(next, ofKnownType: isSubscripted && next == index + 1) else { return false }
    case .equal: return false
    case .leftSquare, .leftParen, .leftBrace, .postfixQuestionMark, .exclamationMark,
      .postfixOperator:
      // On the next line something else begins.
      guard tokens[next].flags.contains(.atStartOfLine) || tokens[next].kind == .leftBrace else {
        return false
      }
    case .keyword where tokens[next].keyword == .in: return false
    default: break
    }
    return !isAssigned(index)
  }

  /// Whether what stands before a variable leaves it unchanged.
  func isReadAfterToken(before index: Int, ofKnownType: Bool) -> Bool {
    switch tokens[index - 1].kind {
    case .prefixAmpersand: false
    case .prefixOperator: ["!", "-", "~"].contains(text(ofToken: index - 1))
    case .binaryOperator: isReadingOperator(index - 1, ofKnownType: ofKnownType)
    default: true
    }
  }

  func isReadingOperator(_ index: Int, ofKnownType: Bool) -> Bool {
    let name = text(ofToken: index)
    return Self.readingOperators.contains(name)
      || ofKnownType && Self.readingOperatorsOfNumbers.contains(name)
  }

  /// Whether it is a part of what a value is given to, or may be changed in parentheses: `(a, b) = …`, `(a) += 1`.
  func isAssigned(_ index: Int) -> Bool {
    node(coveringToken: index).selfAndAncestors.contains { node in
      guard node.kind == .tuple else { return false }
      if tokens[node.tokenIndices.upperBound].kind == .equal { return true }
      guard let value = node.arguments.first, node.arguments.count == 1 else { return false }
      let tokens = value.valueTokens
      return tokens.lowerBound == index
        && (tokens.count == 1 || value.node.child(.chain)?.tokenIndices == tokens)
    }
  }
}
