// _token == nil        compared
// _token as? Token     cast
// _token = nil         cleared
// _token = Token()     assigned
import SwiftSource

/// What is done with a variable that may hold anything.
enum StorageUse {
  case compared
  /// - Parameter tokens: with the parentheses around it, if there are any.
  case cast(_ tokens: Range<Int>, to: String, isForced: Bool)
  case cleared
  case assigned(_ value: Range<Int>)

  /// - Parameter index: the variable's name. `nil`: something else.
  init?(at index: Int, in tree: SyntaxTree) {
    func word(_ offset: Int) -> String { tree.text(ofToken: index + offset) }
    if ["==", "!="].contains(word(1)), word(2) == "nil" {
      self = .compared
      return
    }
    if word(1) == "as" {
      let start = index + 3
      let isOwn = { (node: Syntax) in node.kind == .type && node.tokenIndices.lowerBound == start }
      guard ["?", "!"].contains(word(2)),
        let type = Array(tree.node(coveringToken: start).selfAndAncestors).last(where: isOwn)
      else { return nil }
      let end = type.tokenIndices.upperBound
      let first = tree.isMember(index) && tree.tokens[index - 2].keyword == .self ? index - 2 : index
      let isInParentheses =
        tree.text(ofToken: first - 1) == "(" && tree.text(ofToken: end) == ")"
        && tree.node(coveringToken: first - 1).kind == .tuple
      self = .cast(
        isInParentheses ? first - 1..<end + 1 : first..<end,
        to: type.tokenIndices.map { tree.text(ofToken: $0) }.joined(), isForced: word(2) == "!")
      return
    }
    guard word(1) == "=",
      let statement = tree.node(coveringToken: index).selfAndAncestors.first(where: \.isItem),
      index + 2 < statement.tokenIndices.upperBound
    else { return nil }
    let value = index + 2..<statement.tokenIndices.upperBound
    let isNothing = value.count == 1 && tree.tokens[value.lowerBound].keyword == .nil
    self = isNothing ? .cleared : .assigned(value)
  }
}

extension SyntaxTree {
  /// Whether a name stands alone or behind `self.`.
  func isOfSelf(_ index: Int) -> Bool { !isMember(index) || tokens[index - 2].keyword == .self }

  /// Whether a name means what another type stores under it, in which it stands.
  func isStorage(_ name: String, at index: Int, ofOtherTypeThan owner: Syntax?) -> Bool {
    guard isOfSelf(index), let type = node(coveringToken: index).enclosingType, type != owner else {
      return false
    }
    return type.body?.items.contains { $0.child(.binding)?.declaredName == name } == true
  }

  /// Whether an expression is a new object of a type, or a local constant that is one.
  func makes(_ type: String, _ value: Range<Int>) -> Bool {
    if value.count == 1 {
      guard
        case .local(let local) = Scopes(self).meaning(
          of: text(ofToken: value.lowerBound), at: value.lowerBound),
        let initializer = local.variable?.child(.initializer), local.variable?.child(.type) == nil
      else { return false }
      return initializer.tokenIndices.count > 2 && makes(type, initializer.tokenIndices.dropFirst())
    }
    let value = value.drop { [.try, .await].contains(tokens[$0].keyword) }
    guard let open = value.first(where: { tokens[$0].kind == .leftParen }),
      matchingBracket(ofToken: open) == value.upperBound - 1
    else { return false }
    return (value.lowerBound..<open).map { text(ofToken: $0) }.joined() == type
  }
}

extension Syntax {
  /// Whether it is a private variable or constant of a name that may hold anything, and nothing at first.
  func stores(_ name: String) -> Bool {
    guard kind == .variableDeclaration, isPrivate, attributes.isEmpty,
      modifiers.isSubset(of: ["private", "fileprivate"]), children(.binding).count == 1,
      let binding = child(.binding), binding.declaredName == name
    else { return false }
    return mayHoldAnything
      && (binding.child(.initializer).map { $0.tokens.count == 2 && $0.text.hasSuffix("nil") } ?? true)
  }

  /// Whether it is a stored property of a type that says nothing of what it holds.
  var mayHoldAnything: Bool {
    guard kind == .variableDeclaration, let binding = child(.binding), binding.child(.accessorBlock) == nil,
      let type = binding.child(.type)?.text
    else { return false }
    return ["Any?", "AnyObject?", "NSObject?", "(any Sendable)?"].contains(type)
  }
}
