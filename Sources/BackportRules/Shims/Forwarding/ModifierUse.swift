// text.modifier(Badged(count: 2))    → text.badge(2)
// modifier(Badged(count: 2))         → badge(2)
// text.modifier(Plain())             → text, where nothing is left of it
//
// Anything else that is made of a modifier, or of its type, needs the type.
import Availability
import LintCore
import SwiftSource
import SystemCalls

/// `modifier(X(…))`, by the name of `X`.
struct ModifierUse {
  /// The argument.
  private let value: Syntax
  /// The token that says `modifier`, and the call's suffix.
  private let maker: Int
  private let call: Syntax
  /// `nil`: nothing stands before `modifier`.
  private let member: Syntax?
  private var tree: SyntaxTree { call.tree }

  init?(at index: Int, in tree: SyntaxTree) {
    guard
      let chain = tree.node(coveringToken: index).selfAndAncestors.first(where: { $0.kind == .chain }),
      let argument = chain.parent, argument.kind == .argument, argument.tokenIndices == chain.tokenIndices,
      let call = argument.parent, call.kind == .callSuffix, call.arguments.count == 1,
      call.trailingClosures.isEmpty, chain.suffixes.last?.kind == .callSuffix, call.calleeName == "modifier"
    else { return nil }
    value = chain
    self.call = call
    member = call.previousSuffix
    guard let maker = member?.anchorIndex ?? call.parent?.baseTokens.first else { return nil }
    self.maker = maker
  }

  /// What is left without the call: what it is applied to.
  private var removal: Edit {
    get throws(Obstacle) {
      let start = tree.tokens[maker].range.lowerBound
      if !tree.comments(in: start..<call.range.upperBound).isEmpty { throw .lostComment }
      if tree.tokens[max(maker - 2, 0)].kind == .postfixQuestionMark { throw .otherUse }
      guard let member else { return Edit(start..<call.range.upperBound, replacement: "self") }
      return tree.text.deletion(of: member.range.lowerBound..<call.range.upperBound)
    }
  }

  /// What takes its place.
  /// - Parameters:
  ///   - native: the modifier that is called instead; `nil`: none.
  ///   - made: what makes the value.
  ///   - end: where the name of its type ends.
  func edits(
    _ native: String?, by rewrite: CallRewrite, of made: Syntax, at end: Int, in scopes: Scopes
  ) throws(Obstacle) -> [Edit] {
    guard made.parent == value, value.suffixes.last == made else {
      throw .otherUse
    }
    let start = tree.tokens[maker].range.lowerBound
    let before = start..<end
    let behind = made.range.upperBound..<call.range.upperBound
    guard tree.comments(in: before).isEmpty, tree.comments(in: behind).isEmpty else {
      throw .lostComment
    }
    let arguments = try rewrite.edits(of: made, at: end, in: tree)
    guard let native else { return [try removal] }
    var written = native
    switch member?.memberBase {
    case nil: written = try scopes.spelling(ofOwnMember: native, at: maker)
    case .ownValue: try scopes.checkOwnMember(native, at: maker)
    case .value("super"): throw .shadowed(native)
    default: break
    }
    return [Edit(before, replacement: written)] + arguments + [Edit(behind, replacement: "")]
  }
}
