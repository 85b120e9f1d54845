// isModern, self.isModern, Self.isModern, Device.isModern, isModern(), .isModern in an extension of Bool
//
// Refused: mentions that may mean another declaration (a parameter, a pattern, a member of something else),
// assignments, selectors, and members of the answer. A key path keeps the declaration.
import SwiftSource

/// A use of a known answer.
struct AnswerUse {
  enum Reading {
    case use(AnswerUse)
    /// The label of an argument, or another name that only reads the same.
    case label
    /// A use that cannot be replaced by the constant.
    case question
    /// An assignment.
    case change
    case unclear
  }

  let tree: SyntaxTree
  /// The whole operand: `self.isModern`, `isModern()`.
  let tokens: Range<Int>
  /// The nearest node around the operand.
  let place: Syntax

  var range: Range<Int> {
    Int(tree.tokens[tokens.lowerBound].start)..<Int(tree.tokens[tokens.upperBound - 1].end)
  }

  /// - Parameter index: a token that reads as the answer's name does.
  static func reading(_ index: Int, in tree: SyntaxTree, of answer: KnownAnswer) -> Reading {
    let node = tree.node(coveringToken: index)
    if answer.reach == .block, node.isLabel(index) || answer.isHidden(at: index) { return .label }
    let isHidden = node.ancestors.contains {
      switch $0.kind {
      case .keyPath, .type, .unexpected, .attribute: true
      case .macroExpansion: ["selector", "keyPath"].contains($0.name)
      default: false
      }
    }
    let isReadAtLeast = answer.reach != .block || answer.isOnlyRead(at: index)
    if isHidden { return isReadAtLeast ? .question : .unclear }
    guard !Scopes(tree).isBinding(index), let tokens = operand(at: index, node, in: tree, of: answer) else {
      return isReadAtLeast ? .question : .unclear
    }
    let use = AnswerUse(of: tokens, in: tree)
    if tree.isChanged(tokens) { return .change }
    return use.isAsked ? .use(use) : isReadAtLeast ? .question : .unclear
  }

  /// The use that an expression is; `nil`: where it stands no constant can.
  static func asking(_ tokens: Range<Int>, in tree: SyntaxTree) -> AnswerUse? {
    let use = AnswerUse(of: tokens, in: tree)
    return use.isAsked ? use : nil
  }

  private init(of tokens: Range<Int>, in tree: SyntaxTree) {
    self.tree = tree
    self.tokens = tokens
    place =
      tree.node(coveringToken: tokens.lowerBound).selfAndAncestors.first {
        $0.kind != .chain && !$0.kind.isSuffix && $0.tokenIndices.contains(tokens.upperBound - 1)
      } ?? tree.root
  }

  private static func operand(
    at index: Int, _ node: Syntax, in tree: SyntaxTree, of answer: KnownAnswer
  ) -> Range<Int>? {
    var tokens = index..<index + 1
    var rest: [Syntax] = []
    if node.kind == .memberSuffix, node.anchorIndex == index {
      guard let chain = node.parent, chain.kind == .chain, answer.reach != .block,
        let place = chain.suffixes.firstIndex(of: node), chain.baseTokens.count <= 1,
        chain.suffixes[..<place].allSatisfy({ $0.kind == .memberSuffix && $0.tokens.count == 2 })
      else { return nil }
      tokens = chain.tokenIndices.lowerBound..<index + 1
      rest = Array(chain.suffixes[(place + 1)...])
    } else {
      guard tree.tokens[index].kind == .identifier else { return nil }
      if node.kind == .chain, node.baseTokens == tokens { rest = node.suffixes }
    }
    if !answer.isFunction { return rest.isEmpty ? tokens : nil }
    guard rest.count == 1, rest[0].kind == .callSuffix, rest[0].tokens.count == 2 else { return nil }
    return tokens.lowerBound..<rest[0].tokenIndices.upperBound
  }

  /// Whether its value is read where it stands.
  private var isAsked: Bool {
    var whole = tokens
    var inner = place
    while inner.kind == .argument, let tuple = inner.parent, tuple.kind == .tuple {
      if tree.isChanged(whole) { return false }
      whole = tuple.tokenIndices
      guard let outer = tuple.parent else { return false }
      inner = outer
    }
    if tree.isChanged(whole) { return false }
    switch place.kind {
    case .argument, .initializer, .returnStatement, .expressionStatement, .collection: return true
    case .conditionElement: return !place.flags.contains(.isLet)
    default: return false
    }
  }
}

extension Syntax {
  /// Whether a token of it that reads like a name only labels something.
  fileprivate func isLabel(_ index: Int) -> Bool {
    switch kind {
    case .argument: flags.contains(.labeled) && anchorIndex == index
    case .trailingClosure: anchorIndex == index
    case .memberSuffix: anchorIndex != index
    case .parameter: anchorIndex == index && tree.tokens[index + 1].kind == .identifier
    case .ifConfigCondition: true
    default: false
    }
  }
}

extension SyntaxTree {
  /// Whether the value of an operand is given to it, or may be by what follows: `x = …`, `&x`, `x.toggle()`.
  fileprivate func isChanged(_ operand: Range<Int>) -> Bool {
    if operand.lowerBound > 0, tokens[operand.lowerBound - 1].kind == .prefixAmpersand { return true }
    let next = operand.upperBound
    return isAssignment(next) || tokens[next].kind == .period && text(ofToken: next + 1) == "toggle"
  }
}
