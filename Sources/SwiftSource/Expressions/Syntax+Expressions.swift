// Which expressions a node consists of.
//
// initializer, argument, returnStatement …   its value
// expressionStatement                        itself
// conditionElement                           the condition; of a binding, its pattern
// forStatement                               a `case` pattern, the sequence, the condition after `where`
// caseLabel, catchClause                     patterns, each with the condition after `where`
// collection                                 elements, or keys and values in turn
// ifConfigClause among suffixes              the suffixes, without a base

extension Syntax {
  /// The expressions and patterns that are parts of the node and of no smaller one, in source order.
  public var ownExpressions: [Expression] {
    let tokens = tokenIndices
    switch kind {
    case .expressionStatement: return expressions(in: tokens)
    case .argument: return expressions(in: CallArgument(node: self).valueTokens)
    case .initializer, .returnStatement, .throwStatement, .yieldStatement, .discardStatement, .thenStatement:
      return expressions(in: tokens.dropFirst())
    case .conditionElement:
      guard flags.contains(.isLet) else { return expressions(in: tokens) }
      let end = child(.initializer)?.tokenIndices.lowerBound ?? tokens.upperBound
      // `if let x`, `if case .a = x`: what binds is a pattern, and `case` is no part of it.
      let isCase = tree.tokens[tokens.lowerBound].keyword == .case
      let start = tokens.lowerBound + (isCase ? 1 : 0)
      return expressions(in: start..<max(start, end))
    case .repeatStatement:
      guard let block = child(.codeBlock), !flags.contains(.incomplete),
        block.tokenIndices.upperBound < tokens.upperBound
      else { return [] }
      return expressions(in: block.tokenIndices.upperBound + 1..<tokens.upperBound)
    case .switchStatement:
      guard let brace = openingBrace, brace > tokens.lowerBound else { return [] }
      return expressions(in: tokens.lowerBound + 1..<brace)
    case .forStatement: return expressionsOfLoop
    case .caseLabel: return patterns(in: anchorIndex + 1..<max(anchorIndex + 1, tokens.upperBound))
    case .catchClause:
      let start = tokens.lowerBound + 1
      return patterns(in: start..<max(start, body?.tokenIndices.lowerBound ?? tokens.upperBound))
    case .collection: return elements
    case .ifConfigClause:
      guard let parent, parent.parent?.suffixes.contains(parent) == true else { return [] }
      return ChainReader(self).apply(suffixes, to: nil).map { [$0] } ?? []
    default: return []
    }
  }

  private func expressions(in tokens: Range<Int>) -> [Expression] {
    guard !tokens.isEmpty else { return [] }
    var parser = ExpressionParser(tokens, in: self)
    return [parser.parse()]
  }

  /// Patterns between commas, and the conditions after `where`.
  private func patterns(in tokens: Range<Int>) -> [Expression] {
    guard !tokens.isEmpty else { return [] }
    var parser = ExpressionParser(tokens, in: self)
    var found: [Expression] = []
    while parser.index < tokens.upperBound {
      let start = parser.index
      found.append(parser.parse())
      guard parser.index < tokens.upperBound else { break }
      let token = tree.tokens[parser.index]
      if token.kind == .comma || token.keyword == .where { parser.move(to: parser.index + 1) }
      if parser.index == start || token.kind == .colon { break }
    }
    return found
  }

  private var expressionsOfLoop: [Expression] {
    let end = body?.tokenIndices.lowerBound ?? tokenIndices.upperBound
    guard let word = wordIn else { return [] }
    var found: [Expression] = []
    if let start = tree.firstToken(.case, in: anchorIndex + 1..<word) {
      var parser = ExpressionParser(start + 1..<word, in: self)
      found.append(parser.parse())
    }
    guard word + 1 < end else { return found }
    var parser = ExpressionParser(word + 1..<end, in: self)
    found.append(parser.parse())
    if parser.index < end, tree.tokens[parser.index].keyword == .where {
      parser.move(to: parser.index + 1)
      found.append(parser.parse())
    }
    return found
  }

  /// For a loop: the token of its `in`.
  private var wordIn: Int? {
    var index = anchorIndex + 1
    while index < tokenIndices.upperBound {
      if tree.tokens[index].keyword == .in, tree.tokens[index].kind == .keyword { return index }
      index = max(tree.matchingBracket(ofToken: index) ?? index, index) + 1
    }
    return nil
  }

  /// For a `switch`: the brace before its cases.
  private var openingBrace: Int? {
    guard !flags.contains(.incomplete) else { return nil }
    let end = tokenIndices.upperBound - 1
    return tree.matchingBracket(ofToken: end)
  }

  private var elements: [Expression] {
    let tokens = tokenIndices.dropFirst()
    let end = flags.contains(.incomplete) ? tokens.upperBound : tokens.upperBound - 1
    guard tokens.lowerBound < end else { return [] }
    var parser = ExpressionParser(tokens.lowerBound..<end, in: self)
    var found: [Expression] = []
    while parser.index < end {
      let start = parser.index
      let element = parser.parse()
      if !element.tokens.isEmpty { found.append(element) }
      guard parser.index < end else { break }
      switch tree.tokens[parser.index].kind {
      case .comma, .colon: parser.move(to: parser.index + 1)
      default: return found
      }
      if parser.index == start { break }
    }
    return found
  }
}
