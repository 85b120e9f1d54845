// haptics = haptics.modern()   → not haptics = haptics, which does not compile
//
// Whether the statement could go instead, only its observers know.
import SwiftSource

extension SyntaxTree {
  /// The variable that an edit would leave assigned to itself.
  func selfAssigned(by edit: Edit, of edits: [Edit]) -> String? {
    guard edit.range.lowerBound < text.bytes.count,
      let statement = node(at: edit.range.lowerBound).selfAndAncestors.first(where: \.isItem),
      statement.kind == .expressionStatement, statement.range.upperBound >= edit.range.upperBound,
      let sign = statement.tokenIndices.first(where: { tokens[$0].kind == .equal }),
      node(coveringToken: sign) == statement, edit.range.lowerBound >= Int(tokens[sign].end)
    else { return nil }
    let value = Int(tokens[sign].end)..<statement.range.upperBound
    let inside = edits.filter {
      value.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= value.upperBound
    }
    let changed = SyntaxTree(text.text(of: value, applying: inside.ordered))
    let target = statement.tokenIndices.lowerBound..<sign
    let words = words(of: target, at: target.lowerBound, in: self)
    let left = changed.tokens.indices.dropLast()
    return !left.isEmpty && self.words(of: left, at: target.lowerBound, in: changed) == words
      ? text[bytes(of: target)] : nil
  }

  /// Without a `self` that says nothing at a token of this tree.
  private func words(of tokens: Range<Int>, at place: Int, in tree: SyntaxTree) -> [String] {
    let words = tokens.map { tree.text(ofToken: $0) }
    guard words.count > 2, words.starts(with: ["self", "."]), !Scopes(self).isLocal(words[2], at: place)
    else {
      return words
    }
    return Array(words.dropFirst(2))
  }
}
