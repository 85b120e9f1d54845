extension Syntax {
  /// The suffixes of a chain, key path or macro expansion in order: members, calls, subscripts, generic
  /// arguments, postfix operators, and `#if`s with suffixes.
  public var suffixes: [Syntax] {
    switch kind {
    case .chain, .keyPath, .macroExpansion:
      // A `#if` among a macro expansion's attributes precedes its name.
      children.filter {
        $0.kind.isSuffix || ($0.kind == .ifConfig && $0.tokenIndices.lowerBound > anchorIndex)
      }
    case .ifConfigClause: children.filter { $0.kind.isSuffix || $0.kind == .ifConfig }
    default: []
    }
  }

  /// For a suffix in a chain: the previous suffix.
  public var previousSuffix: Syntax? {
    guard let parent else { return nil }
    var previous: Syntax?
    for child in parent.children {
      if child.index >= index { break }
      if child.kind.isSuffix || child.kind == .ifConfig { previous = child }
    }
    return previous
  }

  /// The tokens before a chain's first suffix. Empty for an implicit member (`.red`).
  public var baseTokens: Range<Int> {
    guard kind == .chain else { return tokenIndices }
    return tokenIndices.lowerBound..<(suffixes.first?.tokenIndices.lowerBound ?? tokenIndices.upperBound)
  }

  /// The arguments in the brackets of a call, subscript, tuple, attribute or interpolation, without trailing
  /// closures.
  public var arguments: [CallArgument] { children(.argument).map { CallArgument(node: $0) } }

  /// The trailing closures of a call or subscript, in order. All but the first have labels.
  public var trailingClosures: [CallArgument] { children(.trailingClosure).map { CallArgument(node: $0) } }
}

/// An argument or a trailing closure: its label and value.
public struct CallArgument: Hashable, Sendable {
  /// The `argument` or `trailingClosure`.
  public let node: Syntax

  package init(node: Syntax) { self.node = node }

  /// The label without back-ticks; `nil` if there is none.
  public var label: String? {
    node.flags.contains(.labeled) ? node.tree.text(ofToken: node.anchorIndex) : nil
  }

  /// The closure, if it is the whole value.
  public var closure: Syntax? { node.child(.closure).flatMap { $0.tokenIndices == valueTokens ? $0 : nil } }

  /// The tokens of the value, after the label and its colon.
  public var valueTokens: Range<Int> {
    let tokens = node.tokenIndices
    return node.flags.contains(.labeled)
      ? min(tokens.lowerBound + 2, tokens.upperBound)..<tokens.upperBound : tokens
  }

  /// The bytes of the value, from its first token's start to its last token's end.
  public var valueRange: Range<Int> {
    let tokens = valueTokens
    guard let first = tokens.first, let last = tokens.last else {
      return node.range.upperBound..<node.range.upperBound
    }
    return Int(node.tree.tokens[first].start)..<Int(node.tree.tokens[last].end)
  }

  public var valueText: String { node.tree.text[valueRange] }
}
