// text.modifier(Badged(count: 2))      button.buttonStyle(.glassy)      modifier(Badged(count: 2))
import SwiftSource

/// The only argument of a call that applies it to what stands before, by a name in it.
struct AppliedValue {
  /// The argument.
  let value: Syntax
  /// Of the argument.
  var tokens: Range<Int> { value.tokenIndices }
  var range: Range<Int> { value.range }
  /// The token that names what is called, and the call's suffix.
  let maker: Int
  let call: Syntax
  /// `nil`: nothing stands before the name.
  let member: Syntax?
  private var tree: SyntaxTree { call.tree }

  /// - Parameter name: what is called: `modifier`, `buttonStyle`.
  init?(at index: Int, in tree: SyntaxTree, by name: String) {
    guard
      let chain = tree.node(coveringToken: index).selfAndAncestors.first(where: { $0.kind == .chain }),
      let argument = chain.parent, argument.kind == .argument, argument.tokenIndices == chain.tokenIndices,
      let call = argument.parent, call.kind == .callSuffix, call.arguments.count == 1,
      call.trailingClosures.isEmpty, let outer = call.parent, outer.kind == .chain
    else { return nil }
    let suffixes = Array(outer.suffixes)
    guard let place = suffixes.firstIndex(of: call) else { return nil }
    value = chain
    self.call = call
    if place > 0 {
      guard suffixes[place - 1].kind == .memberSuffix, suffixes[place - 1].tokens.count == 2 else {
        return nil
      }
      member = suffixes[place - 1]
      maker = suffixes[place - 1].anchorIndex
    } else {
      guard outer.baseTokens.count == 1 else { return nil }
      member = nil
      maker = outer.baseTokens.lowerBound
    }
    guard tree.text(ofToken: maker) == name else { return nil }
  }

  /// Whether the argument ends with a suffix.
  func endsWith(_ suffix: Syntax) -> Bool { suffix.parent == value && value.suffixes.last == suffix }

  /// What is left without the call: what it is applied to.
  var removal: Edit {
    get throws(Obstacle) {
      let start = tree.tokens[maker].range.lowerBound
      if !tree.comments(in: start..<call.range.upperBound).isEmpty { throw .lostComment }
      // `view?.labelStyle(plain)`
      if tree.tokens[max(maker - 2, 0)].kind == .postfixQuestionMark { throw .otherUse }
      guard let member else { return Edit(start..<call.range.upperBound, replacement: "self") }
      return tree.text.deletion(of: member.range.lowerBound..<call.range.upperBound)
    }
  }
}
