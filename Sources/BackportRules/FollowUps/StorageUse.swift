// _token == nil              compared
// (self._token as? Token)    cast
// _token = nil               cleared
// _token = Token()           assigned
import SwiftSource

/// What is done with a variable that may hold anything.
enum StorageUse {
  case compared
  /// - Parameters:
  ///   - tokens: with the parentheses around it, if there are any.
  ///   - sign: what makes it a cast: ` as? Token`.
  case cast(_ tokens: Range<Int>, _ sign: Range<Int>, to: Syntax)
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
      let chain = tree.node(coveringToken: index).selfAndAncestors.first { $0.kind == .chain }
      let first =
        chain.map(\.tokenIndices).flatMap { $0.upperBound == index + 1 ? $0.lowerBound : nil } ?? index
      let isInParentheses =
        tree.text(ofToken: first - 1) == "(" && tree.text(ofToken: end) == ")"
        && tree.node(coveringToken: first - 1).kind == .tuple
      self = .cast(isInParentheses ? first - 1..<end + 1 : first..<end, index + 1..<end, to: type)
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

extension Syntax {
  /// Whether it is a stored property of a type that says nothing of what it holds.
  var mayHoldAnything: Bool {
    guard kind == .variableDeclaration, let binding = child(.binding), binding.child(.accessorBlock) == nil,
      let type = binding.child(.type)?.text
    else { return false }
    return ["Any?", "AnyObject?", "NSObject?", "(any Sendable)?"].contains(type)
  }
}
