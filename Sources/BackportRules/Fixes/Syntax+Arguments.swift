// { $0 + $1 }                 two arguments, used without names
// { [weak self] in f($0) }    one: the signature names no parameters
// { item in f(item) }         none: the signature names them
import SwiftSource

extension Syntax {
  /// The first token of a closure's signature behind attributes and captures. A signature with a result has one.
  private var startOfParameters: Int {
    var first = tokenIndices.lowerBound
    while first < anchorIndex, tree.text(ofToken: first).hasPrefix("@") {
      first += tree.text(ofToken: first) == "@" ? 2 : 1
      // Parentheses behind a space are those of the parameters.
      if tree.tokens[first].kind == .leftParen, tree.tokens[first].flags.contains(.joinedToPrevious) {
        first = (tree.matchingBracket(ofToken: first) ?? first) + 1
      }
    }
    if tree.tokens[first].kind == .leftSquare { first = (tree.matchingBracket(ofToken: first) ?? first) + 1 }
    return first
  }

  /// The numbers of the arguments that a closure uses as `$0`, `$1` and so on.
  var argumentUses: [Int] {
    tokensOutsideClosures().filter { tree.tokens[$0].kind == .dollarIdentifier }
      .compactMap { Int(tree.text(ofToken: $0).dropFirst()) }
  }

  /// Whether a closure may use `$0`: it has no signature, or one of nothing but attributes and captures.
  var namesNoParameters: Bool {
    child(.closureSignature).map { $0.startOfParameters == $0.anchorIndex } ?? true
  }

  /// The number of arguments that a closure uses, by the highest `$n` in it.
  var argumentCount: Int { argumentUses.max().map { $0 + 1 } ?? 0 }
}
