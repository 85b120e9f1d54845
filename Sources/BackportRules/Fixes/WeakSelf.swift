// { [weak self] in guard let self else { return }; stop() }                     a `Player`, which `stop` may release
// { [weak self] in let player = self; stop() }                                 the same
// { [weak self] in guard let self else { return }; let player = self; stop() }  `self` holds that one already
import SwiftSource

extension SyntaxTree {
  /// The type of a `self` that a closure captures weakly, and that no other `self` of it holds.
  func typeOfWeakSelf(at index: Int) -> String? {
    for node in node(coveringToken: index).selfAndAncestors {
      if node.bindsSelf(before: index) { return nil }
      guard node.kind == .closure, let captured = node.child(.closureSignature)?.capturedSelf else {
        continue
      }
      let isStrong = [.leftSquare, .comma].contains(tokens[captured - 1].kind)
      return isStrong ? nil : Scopes(self).enclosingType(at: index)?.extendedOrDeclaredName
    }
    return nil
  }
}

extension Syntax {
  /// Whether a condition of it, or of a `guard` in it, gives a token behind it another `self`.
  fileprivate func bindsSelf(before index: Int) -> Bool {
    let conditions: [Syntax]
    switch kind {
    case .ifStatement, .whileStatement:
      guard let body, index < body.tokenIndices.upperBound else { return false }
      conditions = conditionElements
    default:
      conditions = items.filter { $0.kind == .guardStatement && $0.tokenIndices.upperBound <= index }
        .flatMap(\.conditionElements)
    }
    return conditions.contains { element in
      element.flags.contains(.isLet) && element.tokenIndices.upperBound <= index
        && tree.text(ofToken: element.tokenIndices.lowerBound + 1) == "self"
    }
  }

  /// Of a closure's signature: the `self` among its captures.
  fileprivate var capturedSelf: Int? {
    guard let start = tokenIndices.first(where: { tree.tokens[$0].kind == .leftSquare }),
      let end = tree.matchingBracket(ofToken: start)
    else { return nil }
    return (start + 1..<end).first {
      tree.text(ofToken: $0) == "self" && tree.tokens[$0 - 1].kind != .equal
        && [.comma, .rightSquare].contains(tree.tokens[$0 + 1].kind)
    }
  }
}
