// isModern, self.isModern, Self.isModern, Device.isModern, isModern(), .isModern in an extension of Bool
//
// Refused: mentions that may mean another declaration (a parameter, a pattern, a member of something else),
// assignments, selectors, and members of the answer. A key path keeps the declaration.
import Native
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
    if node.isLabel(index) || answer.isHidden(at: index) { return .label }
    if answer.isReadOnlyMember, node.isLastOfKeyPath(index) { return .question }
    let isHidden = node.ancestors.contains {
      switch $0.kind {
      case .keyPath, .type, .unexpected: true
      // What a property wrapper is given is a value like others.
      case .attribute:
        answer.reach != .project || !$0.children(.argument).contains { $0.tokenIndices.contains(index) }
      case .macroExpansion: ["selector", "keyPath"].contains($0.name)
      default: false
      }
    }
    if isHidden { return .unclear }
    let isReadAtLeast = answer.isOnlyRead(at: index)
    guard !Scopes(tree).isBinding(index), let tokens = operand(at: index, node, in: tree, of: answer) else {
      return isReadAtLeast ? .question : .unclear
    }
    var place = node
    while place.kind == .chain || place.kind.isSuffix, let parent = place.parent { place = parent }
    // `.if(.isModern) {…}` would be `.if(true) {…}`, which nobody would write.
    if place.kind == .argument, place.tokenIndices.upperBound == tokens.upperBound,
      tree.tokens[tokens.lowerBound].kind == .period, place.parent?.trailingClosures.isEmpty == false
    {
      return .question
    }
    if tree.isChanged(tokens) { return .change }
    let use = AnswerUse(tree: tree, tokens: tokens, place: place)
    return use.isAsked ? .use(use) : isReadAtLeast ? .question : .unclear
  }

  private static func operand(
    at index: Int, _ node: Syntax, in tree: SyntaxTree, of answer: KnownAnswer
  ) -> Range<Int>? {
    var tokens = index..<index + 1
    var rest: [Syntax] = []
    if node.kind == .memberSuffix, node.anchorIndex == index {
      guard let chain = node.parent, chain.kind == .chain, answer.reach != .block,
        let place = chain.suffixes.firstIndex(of: node), answer.isReached(by: chain, before: place)
      else { return nil }
      tokens = chain.tokenIndices.lowerBound..<index + 1
      rest = Array(chain.suffixes[(place + 1)...])
    } else {
      guard tree.tokens[index].kind == .identifier, answer.isSeen(from: node) else { return nil }
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

extension KnownAnswer {
  /// Whether the members before a place of a chain lead to it.
  fileprivate func isReached(by chain: Syntax, before place: Int) -> Bool {
    let members = chain.suffixes[..<place]
    let base = chain.baseTokens
    if base.isEmpty { return members.isEmpty && isImplicitBool }
    guard base.count == 1, members.allSatisfy({ $0.kind == .memberSuffix && $0.tokens.count == 2 }) else {
      return false
    }
    let word = chain.tree.text(ofToken: base.lowerBound)
    if members.isEmpty, word == "self" || word == "Self" {
      if reach == .project { return ownerName != nil }
      let isOfType = word == "Self" || chain.isInStaticMember
      return isOwn(chain.enclosingType) && isOfType == isStatic
    }
    let path = ([word] + members.map(\.name)).joined(separator: ".")
    if let ownerName, path == ownerName || path.hasSuffix("." + ownerName) {
      return reach == .project || isStatic && owner?.isNamed(by: path) == true
    }
    // Some other value: nothing is lost when it is not asked for.
    return reach == .project && ownerName != nil && !name.isCommonQuestion
  }

  /// Whether its bare name means it at a node.
  fileprivate func isSeen(from node: Syntax) -> Bool {
    if reach == .project { return true }
    if reach == .block { return node.enclosingType == declaration.enclosingType }
    if ownerName == nil { return !node.mayMeanMember(name) }
    return isOwn(node.enclosingType) && node.isInStaticMember == isStatic
  }

  private var owner: Syntax? { declaration.parent?.parent }

  /// Whether it is a member of a type, with nothing between: other types have other members.
  private func isOwn(_ type: Syntax?) -> Bool {
    guard let type, let owner, owner.kind.isTypeDeclaration else { return false }
    return type.sharesMembers(with: owner)
  }

  private var isStatic: Bool { declaration.isStaticMember }

  /// Whether it is what `.name` means where a Bool is asked for, and nothing of the system.
  var isImplicitBool: Bool {
    reach == .project && isStatic && ownerName == "Bool"
      && NativeIndex.builtIn.declarations(named: name).isEmpty
  }
}

extension Syntax {
  /// Whether the member of a type that it lies in is one of the type itself.
  fileprivate var isInStaticMember: Bool {
    let member = selfAndAncestors.first { $0.parent?.scopeContainer.kind == .memberBlock }
    return member.map { $0.isStaticMember } ?? false
  }

  /// Whether a bare name may be that of a member which the file does not show: one of the standard library's that
  /// answers a question.
  fileprivate func mayMeanMember(_ name: String) -> Bool {
    name.isCommonQuestion
      && enclosingType.map { $0.kind == .extensionDeclaration || $0.child(.inheritance) != nil } == true
  }

  /// Whether a token of it is what a key path leads to.
  fileprivate func isLastOfKeyPath(_ index: Int) -> Bool {
    guard kind == .memberSuffix, anchorIndex == index, let path = parent, path.kind == .keyPath else {
      return false
    }
    return path.tokenIndices.upperBound == index + 1
  }

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
    switch tokens[operand.upperBound].kind {
    case .equal: return true
    case .period: return text(ofToken: operand.upperBound + 1) == "toggle"
    case .binaryOperator: return text(ofToken: operand.upperBound).isAssignment
    default: return false
    }
  }
}

extension String {
  /// Of an operator: whether it is one that assigns, as all do that end like `&&=` and do not compare.
  fileprivate var isAssignment: Bool {
    hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
  }

  /// Whether the system's types answer it, too.
  fileprivate var isCommonQuestion: Bool { Self.commonQuestions.contains(self) }

  private static let commonQuestions: Set<String> = [
    "isEmpty", "isNaN", "isFinite", "isInfinite", "isZero", "isNormal", "isCancelled", "isASCII", "isLetter",
    "isNumber", "isWhitespace", "isNewline", "isUppercase", "isLowercase", "isPunctuation", "isSymbol",
    "isHidden", "isEnabled", "isSelected", "isHighlighted", "isEditing", "isFocused", "isAnimating",
    "isActive",
    "isOpaque", "isFinished", "isExecuting", "isReady", "isRunning", "isValid", "isViewLoaded", "isPaused",
  ]
}
