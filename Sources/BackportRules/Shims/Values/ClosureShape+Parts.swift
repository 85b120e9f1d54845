// onKeyPress(key) { press in
//   switch action(press.modifiers) { case .handled: return .handled; case .ignored: return .ignored } }
//
// x.shim(key) { keys in f(keys); return .handled }   → x.onKeyPress(key) { press in f(press.modifiers); return .handled }
// x.shim(key) { f($0) ? .handled : .ignored }        → x.onKeyPress(key) { f($0.modifiers) ? .handled : .ignored }
// x.shim(key) { f($0) }                              refused: only cases by their names are known to be the same
import SwiftSource

/// The part of a native closure's only parameter that a shim's closure takes.
struct ClosurePart: Hashable, Sendable {
  /// What the shim calls the native parameter: `press`, `$0`.
  let name: String
  /// `.modifiers`
  private let path: String

  /// - Parameter words: a call; `action(press.modifiers)` becomes `action(press)`.
  init?(removedFrom words: inout [String]) {
    guard words.count > 5, words.count % 2 == 0, words[1] == "(", words.last == ")" else { return nil }
    let members = words[3..<words.count - 1]
    guard members.enumerated().allSatisfy({ ($0.offset % 2 == 0) == ($0.element == ".") }),
      members.allSatisfy({ $0 == "." || $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    name = words[2]
    path = members.joined()
    words.removeSubrange(3..<words.count - 1)
  }

  /// - Parameters:
  ///   - written: what the closure calls its parameter; `nil`: it has no signature.
  ///   - place: where it does.
  func edits(of closure: Syntax, called written: String?, in place: Range<Int>?) throws(Obstacle) -> [Edit] {
    let tree = closure.tree
    guard let written, let place else {
      let numbers = closure.tokensOutsideClosures().filter { tree.tokens[$0].kind == .dollarIdentifier }
      guard !numbers.isEmpty, numbers.allSatisfy({ tree.text(ofToken: $0) == "$0" }) else {
        throw .closureParameters
      }
      return numbers.map { index in Edit(behind: tree.tokens[index].range, path) }
    }
    if written == "_" { return [] }
    let scopes = Scopes(tree)
    let mentions = closure.tokenIndices.filter { tree.bareName(ofToken: $0) == written }
    var uses: [Int] = []
    for index in mentions where !place.contains(Int(tree.tokens[index].start)) {
      if tree.tokens[index - 1].kind == .period { continue }
      let node = tree.node(coveringToken: index)
      if node.kind == .argument, node.flags.contains(.labeled), node.anchorIndex == index { continue }
      if scopes.isShorthand(index) { throw .closureParameterNames }
      // Another one of that name, in the closure.
      if scopes.isBinding(index) { continue }
      guard case .local(let binding) = scopes.meaning(of: written, at: index) else {
        throw .closureParameterNames
      }
      if Int(tree.tokens[binding.token].start) == place.lowerBound { uses.append(index) }
    }
    // The name that the shim has for it, unless that means something else here.
    let isFree = !name.hasPrefix("$") && !closure.tokenIndices.contains { tree.bareName(ofToken: $0) == name }
    let new = isFree ? name : written
    return [Edit(place, replacement: new)]
      + uses.map { Edit(tree.tokens[$0].range, replacement: new + path) }
  }
}

extension Edit {
  fileprivate init(behind range: Range<Int>, _ text: String) {
    self.init(range.upperBound..<range.upperBound, replacement: text)
  }
}

extension ClosureShape {
  /// Refuses a closure that does not say the cases that it gives.
  /// - Parameter cases: those that the native type has, too.
  static func check(_ closure: Syntax, gives cases: Set<String>, of type: String) throws(Obstacle) {
    let tree = closure.tree
    var values: [Range<Int>] = []
    switch ClosureBody(of: closure) {
    case .nothing: throw .closureGives(type)
    case .expression(let value): values = [value]
    case .choice(let all): values = all
    case .returns: break
    }
    for token in closure.tokensOutsideClosures() where tree.tokens[token].keyword == .return {
      guard let value = tree.node(coveringToken: token).returnedTokens else { throw .closureGives(type) }
      values.append(value)
    }
    func isCase(_ tokens: Range<Int>) -> Bool {
      tokens.count == 2 && tree.tokens[tokens.lowerBound].kind == .period
        && cases.contains(tree.text(ofToken: tokens.lowerBound + 1))
    }
    let areCases = values.allSatisfy { value in
      if isCase(value) { return true }
      // `isDone ? .handled : .ignored`
      let end = value.upperBound
      return value.count > 6 && isCase(end - 2..<end) && tree.tokens[end - 3].kind == .colon
        && isCase(end - 5..<end - 3) && tree.tokens[end - 6].kind == .infixQuestionMark
    }
    // Its type may be written in it.
    if !areCases || closure.tokenIndices.contains(where: { tree.text(ofToken: $0) == type }) {
      throw .closureGives(type)
    }
  }
}

extension Syntax {
  /// Of a statement: the expression that it is; of `switch value { case .a: return .a }` the value, and the cases.
  var subjectOfSameCases: (value: Range<Int>, cases: Set<String>?)? {
    if kind == .expressionStatement { return (tokenIndices, nil) }
    guard kind == .switchStatement else { return nil }
    let subject = tokenIndices.dropFirst().prefix { tree.tokens[$0].kind != .leftBrace }
    var cases: Set<String> = []
    for line in children where line.tokenIndices.lowerBound > subject.lowerBound {
      guard let (name, value) = line.plainCase, value.map({ tree.text(ofToken: $0) }) == [".", name] else {
        // The closing brace, and what the value is made of.
        if line.tokenIndices.lowerBound < subject.upperBound { continue }
        return nil
      }
      cases.insert(name)
    }
    return cases.isEmpty ? nil : (subject, cases)
  }
}
