/// Makes the tree of an expression from its tokens and the nodes among them.
///
/// The light structure knows where each operand's parts begin and end. This parser decides only what applies to what.
struct ExpressionParser {
  let tree: SyntaxTree
  let operators: OperatorTable
  private(set) var index: Int
  let end: Int
  /// The next child of the container that the expression lies in.
  private var child: Int
  private let endOfChildren: Int

  /// - Parameters:
  ///   - tokens: starts with the expression; it may end before their end.
  ///   - container: the node of which the expression's nodes are children.
  init(_ tokens: Range<Int>, in container: Syntax) {
    tree = container.tree
    operators = tree.operators
    index = tokens.lowerBound
    end = tokens.upperBound
    child = container.index + 1
    endOfChildren = Int(container.node.endNode)
  }

  private var kind: TokenKind { index < end ? tree.tokens[index].kind : .endOfFile }
  private var keyword: Keyword { index < end ? tree.tokens[index].keyword : .none }

  mutating func move(to token: Int) { index = token }

  /// The child that starts at the current token, if it has tokens.
  private mutating func childHere() -> Syntax? {
    while child < endOfChildren {
      let node = tree.nodes[child]
      let isBefore = Int(node.firstToken) < index || node.firstToken == node.endToken
      guard isBefore else { return Int(node.firstToken) == index ? Syntax(tree: tree, index: child) : nil }
      child = Int(node.endNode)
    }
    return nil
  }

  // MARK: Sequences

  /// The expression or pattern at the current token.
  mutating func parse() -> Expression {
    let start = index
    switch keyword {
    case .let, .var, .inout, .borrowing, ._borrowing:
      guard childHere() == nil, startsOperand(index + 1) || isAt(.leftParen, index + 1) else { break }
      index += 1
      let pattern = parse()
      return Expression(tree, start..<index, .binding(start, pattern))
    case .is where kind == .keyword:
      index += 1
      let type = takeType()
      return Expression(tree, start..<index, .isType(type))
    default: break
    }
    return parseSequence()
  }

  mutating func parseSequence() -> Expression {
    var sequence = OperatorSequence(operators: operators, first: parseOperand())
    while let infix = takeOperator() { sequence.append(infix, takesOperand(infix) ? parseOperand() : nil) }
    return sequence.folded()
  }

  private func takesOperand(_ infix: InfixOperator) -> Bool {
    if case .cast = infix.form { false } else { true }
  }

  private mutating func takeOperator() -> InfixOperator? {
    let start = index
    switch kind {
    case .binaryOperator:
      index += 1
      return InfixOperator(
        token: start, group: operators.group(ofOperator: tree.text[tree.tokens[start].range]))
    case .infixQuestionMark:
      index += 1
      let first = parseSequence()
      guard kind == .colon else {
        index = start
        return nil
      }
      index += 1
      return InfixOperator(token: start, group: "TernaryPrecedence", form: .choice(first))
    case .equal:
      index += 1
      return InfixOperator(token: start, group: "AssignmentPrecedence")
    case .arrow:
      index += 1
      return InfixOperator(token: start, group: "FunctionArrowPrecedence")
    case .keyword, .identifier: return takeWord()
    default: return nil
    }
  }

  /// `is T`, `as? T`, `async throws ->`.
  private mutating func takeWord() -> InfixOperator? {
    let start = index
    switch keyword {
    case .is, .as:
      guard kind == .keyword else { return nil }
      index += 1
      if kind == .postfixQuestionMark || kind == .exclamationMark { index += 1 }
      return InfixOperator(token: start, group: "CastingPrecedence", form: .cast(takeType()), end: index)
    case .throws, .async, .rethrows:
      while index < end, kind != .arrow {
        switch keyword {
        case .throws, .async, .rethrows, .reasync: index += 1
        default:
          guard kind == .leftParen, let close = tree.matchingBracket(ofToken: index) else {
            index = start
            return nil
          }
          index = close + 1
        }
      }
      guard kind == .arrow else {
        index = start
        return nil
      }
      index += 1
      return InfixOperator(token: index - 1, group: "FunctionArrowPrecedence")
    default: return nil
    }
  }

  private mutating func takeType() -> Syntax? {
    guard let type = childHere(), type.kind == .type else { return nil }
    index = type.tokenIndices.upperBound
    return type
  }

  // MARK: Operands

  mutating func parseOperand() -> Expression {
    let start = index
    if let node = childHere() { return expression(of: node) }
    switch kind {
    case .prefixOperator:
      index += 1
      let operand = parseUnary()
      return Expression(tree, start..<index, .prefix(start, operand))
    case .prefixAmpersand:
      index += 1
      let operand = parseUnary()
      return Expression(tree, start..<index, .inOut(operand))
    default: break
    }
    switch keyword {
    case .try where kind == .keyword:
      index += 1
      if kind == .postfixQuestionMark || kind == .exclamationMark { index += 1 }
    case .repeat where kind == .keyword:
      index += 1
      let operand = parse()
      return Expression(tree, start..<index, .effect(start, operand))
    case .await, .unsafe, .copy, .consume, .borrow, .each:
      guard kind == .identifier, startsOperand(index + 1) else { return parsePrimary() }
      index += 1
    default: return parsePrimary()
    }
    let operand = parseOperand()
    return Expression(tree, start..<index, .effect(start, operand))
  }

  /// After a prefix operator.
  private mutating func parseUnary() -> Expression {
    switch kind {
    case .prefixOperator, .prefixAmpersand: parseOperand()
    default: childHere().map { expression(of: $0) } ?? parsePrimary()
    }
  }

  private func isAt(_ kind: TokenKind, _ token: Int) -> Bool {
    token < end && tree.tokens[token].kind == kind
  }

  private func startsOperand(_ token: Int) -> Bool {
    guard token < end else { return false }
    switch tree.tokens[token].kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
      .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound, .period, .leftParen, .leftSquare,
      .leftBrace:
      return true
    case .keyword:
      switch tree.tokens[token].keyword {
      case .is, .as, .in, .where, .else, .throws, .rethrows: return false
      default: return true
      }
    default: return false
    }
  }

  /// The expression that a node is, and moves behind it.
  private mutating func expression(of node: Syntax) -> Expression {
    let tokens = node.tokenIndices
    index = tokens.upperBound
    let form: Expression.Form
    switch node.kind {
    case .chain: return ChainReader(node).expression
    case .closure: form = .closure(node)
    case .keyPath: form = .keyPath(node)
    case .macroExpansion: form = .macro(node)
    case .tuple: form = .tuple(node)
    case .collection: form = .collection(node)
    case .stringLiteral: form = .string(node)
    case .availabilityCondition: form = .availability(node)
    case .ifStatement, .switchStatement, .doStatement: form = .statement(node)
    case .type: form = .type(node)
    default: form = .missing
    }
    return Expression(tree, tokens, form)
  }

  /// A name or literal, which has no node.
  mutating func parsePrimary() -> Expression {
    let start = index
    switch kind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard:
      return takesValue(start) ? parseName() : Expression(tree, start..<start, .missing)
    case .integerLiteral, .floatLiteral: index += 1
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: skipString()
    case .regexPoundDelimiter, .regexSlash:
      for kind in [
        TokenKind.regexPoundDelimiter, .regexSlash, .regexLiteralPattern, .regexSlash, .regexPoundDelimiter,
      ]
      where self.kind == kind {
        index += 1
      }
    // `reduce(0, +)`
    case .binaryOperator:
      index += 1
      return Expression(tree, start..<index, .name(start))
    default: return Expression(tree, start..<start, .missing)
    }
    return Expression(tree, start..<index, .literal)
  }

  private func takesValue(_ token: Int) -> Bool {
    guard tree.tokens[token].kind == .keyword else { return true }
    switch tree.tokens[token].keyword {
    case .self, .Self, .`init`, .super, .Any, .deinit, .subscript, .true, .false, .nil, .extension:
      return true
    default: return false
    }
  }

  private mutating func parseName() -> Expression {
    let start = index
    if kind == .keyword, [.true, .false, .nil].contains(keyword) {
      index += 1
      return Expression(tree, start..<index, .literal)
    }
    while isAt(.colonColon, index + 1) { index += 2 }
    let name = min(index, end - 1)
    index = name + 1
    // `f(a:b:)`: a call has a node.
    if isAt(.leftParen, index), childHere() == nil, let close = tree.matchingBracket(ofToken: index),
      close < end
    {
      index = close + 1
    }
    return Expression(tree, start..<index, .name(name))
  }

  private mutating func skipString() {
    if kind == .rawStringPoundDelimiter { index += 1 }
    let quote = kind
    index += 1
    while kind == .stringSegment { index += 1 }
    guard kind == quote else { return }
    index += 1
    if kind == .rawStringPoundDelimiter, tree.tokens[index].flags.contains(.joinedToPrevious) { index += 1 }
  }
}
