// content.hidden(true).tint(color)    → hidden(_: true) on the receiver, then tint(_: #0) on what that gives
// region?.identifier                  → region on the receiver, then identifier on what that gives, if it gives something
//
// Several calls are written at each use of a declaration that is marked for it. Of other shims a person keeps the name.
import LintCore
import Native
import Projects
import SwiftSource

extension Forwarding {
  /// A member of what the call before it gives.
  struct Link: Hashable, Sendable {
    var name: String
    /// `nil`: it is a property.
    var arguments: [Argument]?
    /// A `?` stands before it.
    var isOptional = false

    /// The same on a receiver.
    var call: Forwarding { Forwarding(receiver: .receiver, name: name, arguments: arguments) }
  }

  /// Whether a `?` in it makes it an optional, whatever its last member gives.
  var isOptionalChain: Bool { rest.contains(where: \.isOptional) }

  /// All that is called, one after the other.
  var calls: [Forwarding] {
    var first = self
    first.rest = []
    return [first] + rest.map(\.call)
  }

  /// The names of all that is called, for a message that quotes them; `nil`: nothing is.
  var callNames: String? {
    name.map { ([$0] + rest.map(\.name)).joined(separator: "' and '") }
  }
}

extension CallRewrite {
  /// The calls behind the first one, each on a line of its own where the first one stands so.
  /// - Parameter end: where the name of the first one ends.
  func rest(_ passed: [CallSite.Passed], behind end: Int, in tree: SyntaxTree) throws(Obstacle) -> String {
    if forwarding.rest.isEmpty { return "" }
    try checkOrder(passed, in: tree)
    let name = tree.tokenIndex(at: end - 1)
    let lead = name > 1 ? tree.text[Int(tree.tokens[name - 2].end)..<Int(tree.tokens[name - 1].start)] : ""
    let isOnItsLine =
      name > 1 && tree.tokens[name - 1].kind == .period && lead.contains(where: \.isNewline)
      && lead.allSatisfy(\.isWhitespace)
    var result = ""
    for link in forwarding.rest {
      let mark = link.isOptional ? "?" : ""
      result +=
        mark + (isOnItsLine ? lead : "") + ".\(link.name)\(try list(of: link.arguments, passed, in: tree))"
    }
    return result
  }
}

extension [Edit] {
  /// With a text behind all that they write up to a place.
  func writing(_ text: String, at place: Int) -> [Edit] {
    if text.isEmpty { return self }
    var edits = self
    if let last = edits.lastIndex(where: { $0.range.upperBound == place }) {
      edits[last].replacement += text
    } else {
      edits.append(Edit(place..<place, replacement: text))
    }
    return edits
  }
}

extension ForwardingUseReader {
  /// Edits that make an optional chain of some tokens, so that what follows asks the whole of it:
  /// `locale.region?.identifier.lowercased()`, `(locale.region?.identifier)!`.
  func asOneValue(
    _ edits: [Edit], _ operand: Range<Int>, _ forwarding: Forwarding
  ) throws(Obstacle) -> [Edit] {
    let last = tree.tokens[operand.upperBound - 1]
    let next = tree.tokens[operand.upperBound]
    let marks: [TokenKind] = [.postfixQuestionMark, .exclamationMark, .leftSquare, .leftParen]
    guard next.kind == .period || next.start == last.end && marks.contains(next.kind) else { return edits }
    if next.kind == .postfixQuestionMark, tree.tokens[operand.upperBound + 1].kind == .period,
      forwarding.lastIsNeverNil(in: pass.context.system)
    {
      return edits + [Edit(next.range)]
    }
    // Nothing in a key path can be in parentheses.
    if node.selfAndAncestors.prefix(2).contains(where: { $0.kind == .keyPath }) { throw .otherUse }
    // `user?.code.isEmpty` is asked of a user alone, `(user?.region?.identifier).isEmpty` of nobody, too.
    let isOptionalBefore = operand.contains { tree.tokens[$0].kind == .postfixQuestionMark }
    if isOptionalBefore, next.kind != .postfixQuestionMark { throw .otherUse }
    let range = tree.bytes(of: operand)
    var edits = edits.writing(")", at: range.upperBound)
    if let first = edits.firstIndex(where: { $0.range.lowerBound == range.lowerBound }) {
      edits[first].replacement = "(" + edits[first].replacement
    } else {
      edits.insert(Edit(range.lowerBound..<range.lowerBound, replacement: "("), at: 0)
    }
    return edits
  }
}

extension Forwarding {
  /// Whether the system says that its last member is no optional.
  fileprivate func lastIsNeverNil(in system: NativeSystem) -> Bool {
    let names = calls.suffix(2).compactMap(\.name)
    guard names.count == 2 else { return false }
    let types = Set(system.declarations(named: names[0]).map { $0.result.filter { $0 != "?" } })
    let found = system.declarations(named: names[1]).filter {
      $0.kind == .property && types.contains($0.owner)
    }
    return !found.isEmpty && found.allSatisfy { !$0.result.hasSuffix("?") && !$0.result.isEmpty }
  }
}

extension ArraySlice<Syntax> {
  /// Of suffixes: whether they are members of which only the last one may be called, unless an optional stands before it.
  var isPath: Bool {
    let isCalled = last?.kind == .callSuffix
    if last?.isOptionalMark == true || isCalled && contains(where: \.isOptionalMark) { return false }
    return (isCalled ? dropLast() : self).allSatisfy {
      $0.kind == .memberSuffix && $0.tokens.count == 2 || $0.isOptionalMark
    }
  }
}

extension Syntax {
  /// Whether this suffix is the `?` of `region?.identifier`.
  var isOptionalMark: Bool {
    kind == .operatorSuffix && tokens.first?.kind == .postfixQuestionMark
  }
}
