// content.hidden(true).tint(color)    → hidden(_: true) on the receiver, then tint(_: #0) on what that gives
//
// Several calls are written at each use of a declaration that is marked for it. Of other shims a person keeps the name.
import LintCore
import SwiftSource

extension Forwarding {
  /// A member of what the call before it gives.
  struct Link: Hashable, Sendable {
    var name: String
    /// `nil`: it is a property.
    var arguments: [Argument]?

    /// The same on a receiver.
    var call: Forwarding { Forwarding(receiver: .receiver, name: name, arguments: arguments) }
  }

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
      result += (isOnItsLine ? lead : "") + ".\(link.name)\(try list(of: link.arguments, passed, in: tree))"
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
