extension Syntax {
  /// The suffixes of a chain or key path in order: members, calls, subscripts, generic arguments, postfix
  /// operators, and `#if`s that hold such. Also those of a macro expansion.
  public var suffixes: [Syntax] {
    switch kind {
    case .chain, .keyPath, .macroExpansion:
      // A `#if` among a macro expansion's attributes stands before its name.
      children.filter {
        $0.kind.isSuffix || ($0.kind == .ifConfig && $0.tokenIndices.lowerBound > anchorIndex)
      }
    case .ifConfigClause: children.filter { $0.kind.isSuffix || $0.kind == .ifConfig }
    default: []
    }
  }

  /// Of a chain's suffix: the one before it.
  public var previousSuffix: Syntax? {
    guard let parent else { return nil }
    var previous: Syntax?
    for child in parent.children {
      if child.index >= index { break }
      if child.kind.isSuffix || child.kind == .ifConfig { previous = child }
    }
    return previous
  }

  /// The tokens before a chain's first suffix: empty for an implicit member (`.red`).
  public var baseTokens: Range<Int> {
    guard kind == .chain else { return tokenIndices }
    return tokenIndices.lowerBound..<(suffixes.first?.tokenIndices.lowerBound ?? tokenIndices.upperBound)
  }

  /// The arguments in the brackets of a call, subscript, tuple, attribute or interpolation. Trailing closures are
  /// not among them.
  public var arguments: [CallArgument] { children(.argument).map { CallArgument(node: $0) } }

  /// The closures after a call or subscript, in order; all but the first have labels.
  public var trailingClosures: [CallArgument] { children(.trailingClosure).map { CallArgument(node: $0) } }
}

/// An argument or a trailing closure, seen as label and value.
public struct CallArgument: Hashable, Sendable {
  /// The `argument` or `trailingClosure`.
  public let node: Syntax

  init(node: Syntax) { self.node = node }

  /// The label without back-ticks; `nil` if there is none.
  public var label: String? {
    node.flags.contains(.labeled) ? node.tree.text(ofToken: node.anchorIndex) : nil
  }

  /// The closure that is its whole value.
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
