import SwiftSource

extension SyntaxTree {
  /// Whether an expression is a call of a function that gives back nothing: one of the file's own, or a well-known
  /// one. `nil`: the file does not say.
  /// - Parameter tree: the one that the expression is of.
  func givesNothing(_ value: Range<Int>, of tree: SyntaxTree) -> Bool? {
    var words = value.map { tree.text(ofToken: $0) }
    while let first = words.first, first == "await" || first == "try" { words.removeFirst() }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    guard words.count > 2, words.last == ")", !words.contains("?"),
      let open = tree.matchingBracket(ofToken: value.upperBound - 1), value.contains(open - 1)
    else { return nil }
    let name = tree.text(ofToken: open - 1)
    let start = value.upperBound - words.count
    if open == start + 1,
      ["print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure"].contains(name)
    {
      return true
    }
    // Nothing but names stands before it.
    guard
      (start..<open).allSatisfy({ [.identifier, .period].contains(tree.tokens[$0].kind) })
    else { return nil }
    let isMember = open > start + 1
    let functions = nodes { $0 == .functionDeclaration }.filter {
      $0.declaredName == name && (!isMember || $0.parent?.kind == .memberBlock)
    }
    if functions.isEmpty, isMember, ["append", "removeAll", "sort", "shuffle"].contains(name) {
      return true
    }
    let answers = Set(
      functions.map { ["Void", "()", nil].contains($0.child(.returnType)?.child(.type)?.text) })
    return answers.count == 1 ? answers.first : nil
  }
}
