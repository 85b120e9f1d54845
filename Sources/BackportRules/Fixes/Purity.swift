// size > 2, x == .red, self.size, label is Int, label as? Int    pure: constants, variables, what the file stores
// items.count, items.isEmpty, UIDevice.current.userInterfaceIdiom  pure: the system's, which are only read
// model.next                                                     not known: a getter may do something
// sel_registerName("a"), CGSize(…)                               pure calls: of the system's, with pure arguments
// Model.shared, limit of `let limit = load()`                    not known: made when it is first read
// f(), a[0], a!, a as! B, try, x + 1, `a ~> b`, √a               not pure: they run code, or end the program
import SwiftSource

extension Syntax {
  /// Whether evaluating it can be left out unseen.
  var isPure: Bool {
    !descendants.contains(where: \.runsCode) && tree.isPure(tokenIndices)
      && (namesInPattern.isEmpty || !tree.hasOperatorWithEffect)
  }

  /// Of an element of a condition: the cases and constants that it compares with.
  var constantsCompared: Set<String> {
    namesInPattern.union(tokenIndices.compactMap(tree.memberCompared))
  }

  /// Of an element of a condition: the cases or constants in its pattern, `case .far = kind`. What carries values is a case.
  var constantsInPattern: Set<String> {
    guard kind == .conditionElement, tree.tokens[tokenIndices.lowerBound].keyword == .case,
      let value = child(.initializer)
    else { return [] }
    let names = (tokenIndices.lowerBound + 1..<value.tokenIndices.lowerBound).filter {
      tree.tokens[$0].kind == .identifier && tree.tokens[$0 - 1].kind == .period
        && tree.tokens[$0 + 1].kind != .leftParen
    }
    return Set(names.map { tree.text(ofToken: $0) }).subtracting(["some", "none"])
  }

  /// Of an element of a condition: the names in its pattern that are expressions, which `~=` compares.
  private var namesInPattern: Set<String> {
    guard kind == .conditionElement, tree.tokens[tokenIndices.lowerBound].keyword == .case,
      let value = child(.initializer)
    else { return [] }
    let pattern = tokenIndices.lowerBound + 1..<value.tokenIndices.lowerBound
    let bound = Set(tree.patternNames(in: pattern).flatMap(\.names))
    let names = pattern.filter { index in
      tree.tokens[index].kind == .identifier && !bound.contains(index)
        && tree.tokens[index - 1].kind != .period && tree.tokens[index + 1].kind != .period
        && tree.tokens[index + 1].kind != .colon
    }
    return Set(names.map { tree.text(ofToken: $0) })
  }
}

extension Syntax {
  /// Of a variable's initializer: the type of the empty collection that it makes, `Array` of `[Int]()`; `nil`: it makes none.
  var emptyCollection: String? {
    let value = tokenIndices.dropFirst()
    guard value.count > 4, tree.text(ofToken: value.upperBound - 2) == "(",
      tree.text(ofToken: value.upperBound - 1) == ")"
    else { return nil }
    let type = value.dropLast(2)
    if tree.tokens[type.lowerBound].kind == .leftSquare {
      guard tree.matchingBracket(ofToken: type.lowerBound) == type.upperBound - 1 else { return nil }
      return type.contains { tree.tokens[$0].kind == .colon } ? "Dictionary" : "Array"
    }
    let name = tree.text(ofToken: type.lowerBound)
    guard ["Array", "Dictionary", "Set"].contains(name), tree.text(ofToken: type.lowerBound + 1) == "<",
      tree.text(ofToken: type.upperBound - 1) == ">",
      type.allSatisfy({ index in
        tree.tokens[index].kind == .identifier
          || ["<", ">", ",", ".", ":", "[", "]", "?"].contains(tree.text(ofToken: index))
      })
    else { return nil }
    return name
  }

  /// Of a variable's initializer: whether it is one call of a function of the system that only looks something up, or puts
  /// numbers together, and whose arguments are pure.
  var isPureCall: Bool {
    guard let chain = child(.chain), chain.tokenIndices == tokenIndices.dropFirst(),
      chain.baseTokens.count == 1,
      chain.suffixes.count == 1, let call = chain.suffixes.first, call.kind == .callSuffix,
      call.trailingClosures.isEmpty
    else { return false }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    guard Self.pureFunctions.contains(name),
      case .elsewhere = Scopes(tree).meaning(of: name, at: chain.baseTokens.lowerBound)
    else { return false }
    return call.arguments.allSatisfy { argument in
      argument.valueText.isPlainString
        || argument.node.descendants.allSatisfy { !$0.runsCode } && tree.isPure(argument.valueTokens)
    }
  }

  private static let pureFunctions: Set<String> = [
    "sel_registerName", "NSSelectorFromString", "NSClassFromString", "Selector", "CGSize", "CGPoint",
    "CGRect",
    "CGVector", "UIEdgeInsets", "NSEdgeInsets", "NSSize", "NSPoint", "NSRect", "NSRange",
  ]

  /// Whether it is of a kind that may do anything when it is evaluated.
  fileprivate var runsCode: Bool {
    switch kind {
    case .callSuffix, .subscriptSuffix, .closure, .macroExpansion, .stringLiteral, .ifStatement,
      .switchStatement,
      .doStatement:
      true
    default: false
    }
  }
}

extension SyntaxTree {
  /// Whether evaluating an expression runs no code of the project and cannot fail.
  /// - Parameter tokens: without calls, subscripts and closures.
  func isPure(_ tokens: Range<Int>) -> Bool {
    let scopes = Scopes(self)
    return tokens.allSatisfy { index in
      switch self.tokens[index].kind {
      case .identifier: return isPureName(at: index, scopes)
      case .binaryOperator:
        let name = text(ofToken: index)
        return Self.pureOperators.contains(name)
          && !(Self.comparisons.contains(name) && !hasLiteral(beside: index) && hasOperatorWithEffect)
      case .prefixOperator, .postfixOperator: return isPlainSign(index)
      case .keyword: return !["try", "await"].contains(text(ofToken: index))
      // `!flag` asks, `value!` and `as!` may end the program.
      case .exclamationMark: return isPrefix(index)
      default: return true
      }
    }
  }

  private static let pureOperators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "??",
  ]

  /// Of an operator with one operand: whether it is one of the standard library's.
  func isPlainSign(_ index: Int) -> Bool {
    ["!", "-", "+", "~", "...", "..<"].contains(text(ofToken: index))
  }

  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  private func hasLiteral(beside index: Int) -> Bool {
    isPlainOperand(before: index) || tokens[index + 1].kind != .period && isPlainOperand(after: index)
  }

  /// Whether a token is an operator that compares, and has neither a literal nor a case beside it.
  func isComparisonOfValues(at index: Int) -> Bool {
    tokens[index].kind == .binaryOperator && Self.comparisons.contains(text(ofToken: index))
      && !isPlainOperand(after: index) && !isPlainOperand(before: index)
  }

  /// Of an operator that compares: the name of a case or static constant beside it, `.first` or `Kind.first`.
  func memberCompared(at index: Int) -> String? {
    guard tokens[index].kind == .binaryOperator, Self.comparisons.contains(text(ofToken: index)),
      index + 3 < tokens.count
    else { return nil }
    let isType = { (index: Int) in
      self.tokens[index].kind == .identifier && self.text(ofToken: index).isTypeName
    }
    let after = tokens[index + 1].kind == .period ? index + 2 : index + 3
    if tokens[after - 1].kind == .period, after == index + 2 || isType(index + 1) {
      return text(ofToken: after)
    }
    guard index > 2, tokens[index - 2].kind == .period else { return nil }
    let isImplicit = !tokens[index - 2].flags.contains(.joinedToPrevious)
    return isImplicit || isType(index - 3) ? text(ofToken: index - 1) : nil
  }

  /// Of a `!`: whether it stands before its operand.
  func isPrefix(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark: break
    case .keyword where ["as", "self", "super", "try"].contains(text(ofToken: index - 1)): return false
    default: return true
    }
    return tokens[index - 1].end != tokens[index].start
  }

  private func isPureName(at index: Int, _ scopes: Scopes) -> Bool {
    let name = text(ofToken: index)
    let isMember = index > 0 && tokens[index - 1].kind == .period
    guard isMember else {
      switch scopes.meaning(of: name, at: index) {
      case .local(let binding), .member(let binding), .global(let binding): return !binding.isComputed
      case .elsewhere: return true
      }
    }
    if name.isTypeName { return true }
    if Self.pureMembers.contains(name) { return !declaresActiveGetter(name) }
    guard index > 1 else { return false }
    let base = text(ofToken: index - 2)
    if base == "self" || base == "Self" {
      guard let binding = scopes.meaning(of: name, at: index).binding else { return false }
      return !binding.isComputed
    }
    // `.red`
    let isBase =
      tokens[index - 2].kind == .identifier || ["self", "super"].contains(base)
      || Self.endsOfBases.contains(tokens[index - 2].kind) || isLiteral(index - 2)
    if !isBase { return !makesStaticMember(name) }
    return startsWithSystemType(before: index) || isLiteralConstant(name, of: base)
  }

  private static let endsOfBases: Set<TokenKind> = [
    .rightParen, .rightSquare, .postfixQuestionMark, .exclamationMark, .rawStringPoundDelimiter, .regexSlash,
    .regexPoundDelimiter,
  ]

  /// Whether reading a bare name runs no code that the project wrote, or only such as reads other values.
  func isOnlyRead(at index: Int, _ scopes: Scopes) -> Bool {
    guard index == 0 || tokens[index - 1].kind != .period else { return true }
    let name = text(ofToken: index)
    guard let binding = scopes.meaning(of: name, at: index).binding, binding.isComputed else { return true }
    let variable = binding.node.kind == .binding ? binding.node.parent : binding.node
    guard let variable, !variable.modifiers.contains("lazy"), !variable.hasOwnWrapper,
      let holder = binding.variable
    else { return false }
    return !holder.hasEffectWhenRead && !holder.mayRunUnknownCode
  }

  /// Whether each type of that name in the file has a static constant of that name whose value is a literal.
  private func isLiteralConstant(_ name: String, of type: String) -> Bool {
    guard type.isTypeName else { return false }
    let types = nodes { $0.isTypeDeclaration }.filter { $0.declaredName == type }
    return !types.isEmpty
      && types.allSatisfy { type in
        type.body?.items.contains { item in
          guard item.kind == .variableDeclaration, item.modifiers.contains("static"), item.attributes.isEmpty,
            tokens[item.anchorIndex].keyword == .let, item.children(.binding).count == 1,
            let binding = item.child(.binding), binding.declaredName == name,
            let value = binding.child(.initializer)
          else { return false }
          let range = value.tokenIndices.dropFirst()
          return range.count == 1 && tokens[range.lowerBound].kind != .identifier
            || text(ofTokens: range).isPlainString
        } ?? false
      }
  }

  private func text(ofTokens range: Range<Int>) -> String {
    range.isEmpty ? "" : text[Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)]
  }

  /// Whether the file declares a property of a name that does more than to read others.
  private func declaresActiveGetter(_ name: String) -> Bool {
    hasEffect(whenReading: name) || mayRunUnknownCode(whenReading: name)
  }

  /// Members of the standard library's types, and of values by convention.
  static let pureMembers: Set<String> = [
    "count", "isEmpty", "first", "last", "rawValue", "width", "height", "x", "y", "size", "origin", "keys",
    "values",
    "isNaN", "isZero", "utf8", "description", "minX", "minY", "midX", "midY", "maxX", "maxY",
    "statusBarFrame", "safeAreaInsets", "traitCollection", "userInterfaceStyle", "userInterfaceIdiom",
  ]

  /// `UIDevice.current.userInterfaceIdiom`
  func startsWithSystemType(before member: Int) -> Bool {
    var index = member
    while index > 1, tokens[index - 1].kind == .period, tokens[index - 2].kind == .identifier { index -= 2 }
    let name = text(ofToken: index)
    let isPrefixed = ["UI", "NS", "CG", "WK"].contains { name.hasPrefix($0) && name.count > 3 }
    return (isPrefixed || ["ProcessInfo", "Locale", "Bundle", "TimeZone", "Calendar"].contains(name))
      && !declaresType(name)
  }
}

extension NameBinding {
  /// Of a variable: its `binding`.
  var variable: Syntax? {
    node.kind == .binding ? node : node.children(.binding).first { $0.boundNameTokens.contains(token) }
  }

  /// Whether reading it runs code that the project wrote.
  var isComputed: Bool {
    let variable = node.kind == .binding ? node.parent : node
    guard let variable, variable.kind == .variableDeclaration else { return false }
    if variable.modifiers.contains("lazy") { return true }
    // An outlet is a stored property; other attributes may be property wrappers.
    if !variable.attributes.allSatisfy({ $0.attributeName == "IBOutlet" }) { return true }
    guard let binding = self.variable else { return false }
    if binding.isMadeWhenRead(of: variable) { return true }
    guard let accessors = binding.child(.accessorBlock) else { return false }
    return accessors.flags.contains(.implicitGetter)
      || accessors.children.contains { !["didSet", "willSet"].contains($0.name) }
  }
}
