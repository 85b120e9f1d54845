// onChange(of: value) { _, new in action(new) }    hands the second of two parameters on
// perform { try action() }                         is `action`
//
// x.shim(of: a) { new in f(new) }    → x.onChange(of: a) { _, new in f(new) }
// x.shim(of: a) { f($0) }            keeps the shim: only names become others
import SwiftSource

/// How the closure that a native call takes hands its parameters on to the one that a shim takes.
struct ClosureShape: Hashable, Sendable {
  /// For each parameter of the native closure: which of the shim's closure it is; `nil`: it is dropped.
  private let places: [Int?]
  /// How many parameters the shim's closure has.
  private let count: Int

  /// Both take and give the same.
  var isIdentity: Bool { places == Array(0..<count) }

  /// - Parameters:
  ///   - closure: does nothing but call one of the parameters: `{ _, new in action(new) }`.
  ///   - parameters: of the shim.
  static func read(_ closure: Syntax, parameters: [Parameter]) -> (number: Int, shape: ClosureShape)? {
    let tree = closure.tree
    guard closure.items.count == 1, closure.items[0].kind == .expressionStatement else { return nil }
    // What it marks is what the parameter does itself.
    let words = Array(
      closure.items[0].tokenIndices.map { tree.text(ofToken: $0) }.drop { ["try", "await"].contains($0) })
    guard words.count >= 3, words[1] == "(", words.last == ")",
      let number = parameters.firstIndex(where: { $0.name == words[0] && $0.isFunction })
    else { return nil }
    let passed = words[2..<words.count - 1].split(separator: ",").map(Array.init)
    let signature = closure.child(.closureSignature)
    guard let names = signature.map(\.plainNames) ?? passed.indices.map({ "$\($0)" }) else { return nil }
    let places = names.map { passed.firstIndex(of: [$0]) }
    // Each is handed on once, and nothing else is.
    guard Set(places.compactMap(\.self)).count == passed.count else { return nil }
    return (number, ClosureShape(places: places, count: passed.count))
  }

  /// What makes a closure that was written for the shim one for the native call.
  func edits(of closure: Syntax) throws(Obstacle) -> [Edit] {
    guard let signature = closure.child(.closureSignature), let names = signature.plainNames, !names.isEmpty,
      names.count == count
    else { throw .closure }
    let end = Int(closure.tree.tokens[signature.tokenIndices.upperBound - 2].end)
    let written = places.map { $0.map { names[$0] } ?? "_" }.joined(separator: ", ")
    return [Edit(signature.range.lowerBound..<end, replacement: written)]
  }
}

extension Syntax {
  /// Of a closure's signature: the names of its parameters; `nil`: it says something else, too.
  fileprivate var plainNames: [String]? {
    let parts = tokenIndices.dropLast().map { tree.text(ofToken: $0) }.split(separator: ",")
    return parts.allSatisfy { $0.count == 1 } ? parts.compactMap(\.first) : nil
  }
}
