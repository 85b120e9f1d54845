extension SyntaxTree {
  /// The shape of an expression.
  /// - Parameter tokens: the whole expression, without its surroundings.
  public func shape(of tokens: Range<Int>) -> ExpressionShape {
    ExpressionReader(tree: self, resolvesNames: true).shape(of: tokens)
  }

  /// The shape without looking up the declarations of names.
  func shapeByItself(of tokens: Range<Int>) -> ExpressionShape {
    ExpressionReader(tree: self, resolvesNames: false).shape(of: tokens)
  }

  /// The tokens of both branches, when an expression is a choice `condition ? first : second`.
  public func branchesOfChoice(_ tokens: Range<Int>) -> (first: Range<Int>, second: Range<Int>)? {
    guard let question = topLevel(tokens).first(where: { self.tokens[$0].kind == .infixQuestionMark }),
      let colon = colonOfChoice(after: question, before: tokens.upperBound)
    else { return nil }
    return (question + 1..<colon, colon + 1..<tokens.upperBound)
  }

  /// The tokens of both branches of the choice that a `?` belongs to. The second ends where the choice does.
  public func branchesOfChoice(after question: Int, before bound: Int) -> [Range<Int>]? {
    guard let colon = colonOfChoice(after: question, before: bound), colon + 1 < bound else { return nil }
    var end = colon + 1
    var nesting = 0
    while end < bound {
      let kind = tokens[end].kind
      let isColon = kind == .colon && !isLabel(before: end)
      if kind == .comma || isColon && nesting == 0 { break }
      if kind == .infixQuestionMark { nesting += 1 }
      if isColon { nesting -= 1 }
      end = max(matchingBracket(ofToken: end) ?? end, end) + 1
    }
    return [question + 1..<colon, colon + 1..<min(end, bound)]
  }

  /// The `:` that belongs to the `?` of a choice, not to the label of a trailing closure.
  public func colonOfChoice(after question: Int, before end: Int) -> Int? {
    var nesting = 0
    var index = question + 1
    while index < end {
      switch tokens[index].kind {
      case .infixQuestionMark: nesting += 1
      case .colon where isLabel(before: index): break
      case .colon where nesting == 0: return index
      case .colon: nesting -= 1
      default: break
      }
      index = max(matchingBracket(ofToken: index) ?? index, index) + 1
    }
    return nil
  }

  /// Whether a `:` ends the label of a trailing closure.
  func isLabel(before colon: Int) -> Bool {
    guard colon > 0 else { return false }
    let node = node(coveringToken: colon - 1)
    return node.kind == .trailingClosure && node.flags.contains(.labeled) && node.anchorIndex == colon - 1
  }

  /// The tokens of an expression outside of its brackets, including the brackets themselves.
  public func topLevel(_ expression: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = expression.lowerBound
    while index < expression.upperBound {
      result.append(index)
      if let end = matchingBracket(ofToken: index), end > index, end < expression.upperBound {
        index = end
        result.append(index)
      }
      index += 1
    }
    return result
  }
}

private struct ExpressionReader {
  let tree: SyntaxTree
  let resolvesNames: Bool

  func shape(of whole: Range<Int>) -> ExpressionShape {
    var tokens = whole
    while let first = tokens.first, ["try", "await"].contains(tree.text(ofToken: first)), tokens.count > 1 {
      // `try?` makes an optional.
      if tree.tokens[first + 1].kind == .postfixQuestionMark { return .unknown }
      tokens = tokens.dropFirst(tree.tokens[first + 1].kind == .exclamationMark ? 2 : 1)
    }
    guard let first = tokens.first else { return .flexible }
    let word = tree.text(ofToken: first)
    if ["if", "switch", "do"].contains(word), tree.tokens[first].kind == .keyword { return .statement }
    if let (left, right) = tree.branchesOfChoice(tokens) {
      return shape(of: left).joined(with: shape(of: right))
    }
    let top = tree.topLevel(tokens)
    if let cast = top.last(where: { tree.text(ofToken: $0) == "as" && tree.tokens[$0].kind == .keyword }) {
      return shape(castAt: cast, in: tokens)
    }
    let operators = top.filter { isInfixOperator($0) }
    if !operators.isEmpty { return shape(of: tokens, separatedBy: operators) }
    if tree.tokens[first].kind == .prefixOperator || tree.tokens[first].kind == .exclamationMark {
      let inner = shape(of: tokens.dropFirst())
      if word == "!" { return .typed("Bool") }
      return inner.isNumber ? inner : inner.takesTypeFromContext ? .flexible : inner
    }
    return operand(tokens)
  }

  private func isInfixOperator(_ index: Int) -> Bool {
    switch tree.tokens[index].kind {
    case .binaryOperator: true
    case .keyword: tree.text(ofToken: index) == "is"
    default: false
    }
  }

  private func shape(castAt cast: Int, in tokens: Range<Int>) -> ExpressionShape {
    let next = cast + 1
    guard next < tokens.upperBound else { return .flexible }
    let isConditional = tree.tokens[next].kind == .postfixQuestionMark
    let isForced = tree.tokens[next].kind == .exclamationMark
    let type = next + (isConditional || isForced ? 1 : 0)..<tokens.upperBound
    guard !type.isEmpty else { return .flexible }
    let text = tree.text[Int(tree.tokens[type.lowerBound].start)..<Int(tree.tokens[type.upperBound - 1].end)]
    if tree.topLevel(type).contains(where: isInfixOperator) { return .unknown }
    return .typed(isConditional ? text + "?" : text)
  }

  private func shape(of tokens: Range<Int>, separatedBy operators: [Int]) -> ExpressionShape {
    let words = operators.map { tree.text(ofToken: $0) }
    let logical: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "is", "~="]
    if words.contains(where: logical.contains) { return .typed("Bool") }
    var start = tokens.lowerBound
    var parts: [ExpressionShape] = []
    for end in operators + [tokens.upperBound] {
      parts.append(shape(of: start..<end))
      start = end + 1
    }
    // `name ?? "none"`: the type is that of the optional.
    if Set(words) == ["??"], !parts[0].takesTypeFromContext { return .unknown }
    let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]
    guard words.allSatisfy(arithmetic.contains) else {
      return parts.contains(where: \.takesTypeFromContext) ? .flexible : .unknown
    }
    let joined = parts.dropFirst().reduce(parts[0]) { $0.joined(with: $1) }
    switch joined {
    case .integer, .float: return joined
    case .string: return parts.allSatisfy { $0 == .string } ? .typed("String") : .unknown
    case .typed(let type) where type.isKnownConcreteType: return joined
    default: return parts.contains { !$0.takesTypeFromContext } ? .unknown : .flexible
    }
  }

  private func operand(_ tokens: Range<Int>) -> ExpressionShape {
    let first = tokens.lowerBound
    switch tree.tokens[first].kind {
    case .integerLiteral where tokens.count == 1: return .integer
    case .floatLiteral where tokens.count == 1: return .float
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
      return endsLiteral(tokens) ? .string : .unknown
    case .keyword where tokens.count == 1:
      switch tree.text(ofToken: first) {
      case "true", "false": return .boolean
      case "nil": return .missing
      default: return .unknown
      }
    case .leftParen where tree.matchingBracket(ofToken: first) == tokens.upperBound - 1: return tuple(tokens)
    case .leftSquare where tree.matchingBracket(ofToken: first) == tokens.upperBound - 1:
      return collection(tokens)
    case .leftBrace where tree.matchingBracket(ofToken: first) == tokens.upperBound - 1: return .closure
    case .period: return .implicitMember
    case .identifier where tokens.count == 1:
      guard resolvesNames, let type = tree.declaredType(of: first) else { return .unknown }
      return .typed(type)
    default: break
    }
    return chain(tokens)
  }

  /// Whether a string literal is the whole expression.
  private func endsLiteral(_ tokens: Range<Int>) -> Bool {
    switch tree.tokens[tokens.upperBound - 1].kind {
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: true
    default: false
    }
  }

  private func tuple(_ tokens: Range<Int>) -> ExpressionShape {
    let node = tree.node(coveringToken: tokens.lowerBound)
    guard node.kind == .tuple, node.tokenIndices == tokens else { return .unknown }
    let values = node.arguments
    if values.count == 1, values[0].label == nil { return shape(of: values[0].valueTokens) }
    return .tuple(values.map { shape(of: $0.valueTokens) })
  }

  private func collection(_ tokens: Range<Int>) -> ExpressionShape {
    let inner = tokens.dropFirst().dropLast()
    var parts: [Range<Int>] = []
    var start = inner.lowerBound
    let top = tree.topLevel(inner)
    for index in top where tree.tokens[index].kind == .comma {
      parts.append(start..<index)
      start = index + 1
    }
    if start < inner.upperBound { parts.append(start..<inner.upperBound) }
    let colons = top.filter { tree.tokens[$0].kind == .colon && !tree.isLabel(before: $0) }
    let hasChoice = top.contains { tree.tokens[$0].kind == .infixQuestionMark }
    if colons.isEmpty || hasChoice && colons.count == top.count(where: isQuestion) {
      return .array(Set(parts.map { shape(of: $0) }))
    }
    var keys: Set<ExpressionShape> = []
    var values: Set<ExpressionShape> = []
    for part in parts {
      // `[:]` has neither.
      guard part.count > 1, let colon = colons.first(where: part.contains) else { continue }
      keys.insert(shape(of: part.lowerBound..<colon))
      values.insert(shape(of: colon + 1..<part.upperBound))
    }
    return .dictionary(keys: keys, values: values)
  }

  private func isQuestion(_ index: Int) -> Bool { tree.tokens[index].kind == .infixQuestionMark }

  private func chain(_ tokens: Range<Int>) -> ExpressionShape {
    var node: Syntax? = tree.node(coveringToken: tokens.lowerBound)
    while let current = node, !(current.kind == .chain && current.tokenIndices == tokens) {
      node = current.parent
    }
    guard let chain = node else { return .flexible }
    let suffixes = Array(chain.suffixes)
    let takesLiterals = suffixes.contains { call in
      call.arguments.contains { shape(of: $0.valueTokens).takesTypeFromContext && $0.closure == nil }
    }
    let base = chain.baseTokens
    if base.isEmpty { return .implicitMember }
    // A closure that is called takes its type from the context.
    if tree.tokens[base.lowerBound].kind == .leftBrace { return .flexible }
    let name = tree.text(ofToken: base.lowerBound)
    if resolvesNames, base.count == 1, suffixes.count == 1, suffixes[0].kind == .callSuffix,
      let type = tree.declaredResult(of: base.lowerBound)
    {
      return .typed(type)
    }
    guard base.count == 1, name.first?.isUppercase == true else {
      return takesLiterals ? .flexible : .unknown
    }
    let generics = suffixes.first?.kind == .genericArguments ? suffixes[0].text : ""
    let rest = generics.isEmpty ? suffixes[...] : suffixes.dropFirst()
    if rest.count == 1, rest.first?.kind == .callSuffix, rest.first?.trailingClosures.isEmpty == true {
      let arguments = rest.first!.arguments.map { argument in
        let value = shape(of: argument.valueTokens)
        return "\(argument.label ?? "_"):\(value.takesTypeFromContext ? "\(value)" : "")"
      }
      let isGeneric = generics.isEmpty && ["Set", "Array", "Dictionary", "Optional"].contains(name)
      if isGeneric && takesLiterals { return .flexible }
      // For these types, every initializer without a label makes a value of the type.
      if name.isKnownConcreteType, rest.first!.arguments.count == 1, rest.first!.arguments[0].label == nil,
        !String.stringTypes.contains(name), shape(of: rest.first!.arguments[0].valueTokens).isNumber
      {
        return .typed(name)
      }
      return .made(name + generics + "(" + arguments.joined(separator: ",") + ")")
    }
    let isMember =
      rest.first?.kind == .memberSuffix && rest.count <= 2
      && rest.dropFirst().allSatisfy { $0.kind == .callSuffix && $0.trailingClosures.isEmpty }
    if isMember { return .member(of: name + generics) }
    return takesLiterals ? .flexible : .unknown
  }
}
