// onChange(of: value) { _, new in action(new) }    hands the second of two parameters on
// perform { try action() }                         is `action`
//
// x.shim(of: a) { new in f(new) }    → x.onChange(of: a) { _, new in f(new) }
// x.shim(of: a) { f($0) }            → x.onChange(of: a) { f($1) }
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
      let number = parameters.firstIndex(where: { $0.name == words[0] && $0.isFunction }),
      let count = parameters[number].closureParameterCount
    else { return nil }
    let passed = words.count == 3 ? [] : words[2..<words.count - 1].split(separator: ",").map(Array.init)
    guard passed.count == count, passed.allSatisfy({ $0.count == 1 }) else { return nil }
    var names: [String]
    if let signature = closure.child(.closureSignature) {
      guard let list = ParameterNames(of: signature), !list.hasOthers else { return nil }
      names = list.names
    } else {
      let numbers = passed.map { $0[0].first == "$" ? Int($0[0].dropFirst()) : nil }
      names = (0..<(numbers.compactMap { $0 }.max() ?? -1) + 1).map { "$\($0)" }
    }
    let places = names.map { name in name == "_" ? nil : passed.firstIndex(of: [name]) }
    // Each is handed on once, and nothing else is.
    guard Set(places.compactMap { $0 }).count == count else { return nil }
    return (number, ClosureShape(places: places, count: count))
  }

  /// What makes a closure that was written for the shim one for the native call.
  func edits(of closure: Syntax) throws(Obstacle) -> [Edit] {
    let signature = closure.child(.closureSignature)
    if let signature, let list = ParameterNames(of: signature), !list.names.isEmpty {
      guard list.names.count == count, let range = list.range else {
        throw .closure
      }
      let names = places.map { $0.map { list.names[$0] } ?? "_" }
      return [Edit(range, replacement: names.joined(separator: ", "))]
    }
    if let signature, ParameterNames(of: signature) == nil {
      throw .closure
    }
    return try numbering(closure)
  }

  /// `$0` becomes `$1`.
  private func numbering(_ closure: Syntax) throws(Obstacle) -> [Edit] {
    let tree = closure.tree
    var edits: [Edit] = []
    var highest = -1
    for token in closure.tokensOutsideClosures() where tree.tokens[token].kind == .dollarIdentifier {
      guard let number = Int(tree.text(ofToken: token).dropFirst()), let place = places.firstIndex(of: number)
      else { throw .closure }
      highest = max(highest, place)
      if place != number { edits.append(Edit(tree.tokens[token].range, replacement: "$\(place)")) }
    }
    // Without a signature the highest number says how many there are.
    guard highest == places.count - 1 else {
      throw .closure
    }
    return edits
  }
}

/// The names that a closure's signature gives to its parameters.
private struct ParameterNames {
  var names: [String]
  /// Where they stand, without parentheses; `nil`: there are none.
  var range: Range<Int>?
  /// It says something else, too: captures, attributes, effects, what is given back.
  var hasOthers: Bool

  /// `nil`: it says their types, or a name twice.
  init?(of signature: Syntax) {
    let tree = signature.tree
    var tokens = signature.tokenIndices.dropLast()
    hasOthers = false
    // Attributes and captures come first.
    while let first = tokens.first, [.atSign, .leftSquare].contains(tree.tokens[first].kind) {
      hasOthers = true
      if tree.tokens[first].kind == .leftSquare {
        guard let end = tree.matchingBracket(ofToken: first) else { return nil }
        tokens = end + 1..<tokens.upperBound
      } else {
        guard let attribute = signature.children(.attribute).first(where: { $0.tokenIndices.contains(first) })
        else { return nil }
        tokens = attribute.tokenIndices.upperBound..<tokens.upperBound
      }
    }
    if let first = tokens.first, tree.tokens[first].kind == .leftParen {
      guard let end = tree.matchingBracket(ofToken: first) else { return nil }
      if end + 1 < tokens.upperBound { hasOthers = true }
      tokens = first + 1..<end
    } else if let end = tokens.first(where: {
      ![.identifier, .wildcard, .comma, .colon].contains(tree.tokens[$0].kind)
    }) {
      hasOthers = true
      tokens = tokens.lowerBound..<end
    }
    let words = tokens.map { tree.text(ofToken: $0) }
    names = stride(from: 0, to: words.count, by: 2).map { words[$0] }
    // A name, a comma, a name.
    guard words.isEmpty || words.count % 2 == 1,
      stride(from: 1, to: words.count, by: 2).allSatisfy({ words[$0] == "," })
    else { return nil }
    range =
      tokens.isEmpty
      ? nil : Int(tree.tokens[tokens.lowerBound].start)..<Int(tree.tokens[tokens.upperBound - 1].end)
  }
}

extension Parameter {
  /// Of a parameter that is a function: how many it takes; `nil`: that is not plain.
  fileprivate var closureParameterCount: Int? {
    let tree = SyntaxTree("let x: \(type)")
    let tokens = tree.tokens.indices
    guard let open = tokens.first(where: { tree.tokens[$0].kind == .leftParen }),
      let close = tree.matchingBracket(ofToken: open),
      let arrow = tokens.first(where: { $0 > close && !["async", "throws"].contains(tree.text(ofToken: $0)) }
      ),
      tree.tokens[arrow].kind == .arrow, !type.hasSuffix("?")
    else { return nil }
    let words = (open + 1..<close).map { tree.text(ofToken: $0) }
    // What is passed would no longer be made one of these.
    if words.contains(where: { ["Any", "any", "AnyObject", "inout", "...", "(", "<"].contains($0) }) {
      return nil
    }
    return words.isEmpty ? 0 : words.count { $0 == "," } + 1
  }
}
