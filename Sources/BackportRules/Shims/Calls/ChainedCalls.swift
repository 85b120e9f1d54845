// content.hidden(true).tint(color)    → hidden(_: true) on the receiver, then tint(_: #0) on what that gives
//
// A person writes two short calls at every use, and keeps a name for more. Of what the first call gives nothing is known
// but where it is a view, so the others have to be modifiers that the index has.
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

  /// Whether it calls one thing after another, and people keep a name for that: nothing is passed, or much is said.
  func isLongChain(_ parameters: [Parameter]) -> Bool {
    guard calls.count(where: { $0.arguments != nil }) > 1 else { return false }
    return parameters.isEmpty || values.flatMap(\.texts).reduce(0) { $0 + $1.count } > Self.mostCharacters
  }

  /// How much of constants people write at each use.
  private static let mostCharacters = 40

  /// How many calls people write at each use.
  static let mostLinks = 1

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

  /// Takes what is known of the calls behind the first one.
  /// - Parameter result: what the shim gives, as declared.
  mutating func consultRest(_ parameters: [Parameter], result: String?, in pass: FilePass) throws(Obstacle) {
    if rest.isEmpty { return }
    // Properties take nothing that could be of another type there.
    if rest.allSatisfy({ $0.arguments == nil }) {
      facts?.result = nil
      facts?.isChosenByResult = false
      return
    }
    for link in rest {
      guard var all = facts, result == "some View",
        let more = link.call.nativeFacts(of: .type("View"), parameters, in: pass)
      else { throw .more(".\(link.name)") }
      all.types.merge(more.types) { $1 }
      all.kept.formUnion(more.kept)
      all.delayed.formUnion(more.delayed)
      all.styles.formUnion(more.styles)
      all.basis.formUnion(more.basis)
      all.deprecation = all.deprecation ?? more.deprecation
      all.isUsable = all.isUsable && more.isUsable
      all.result = more.result
      facts = all
    }
  }
}

extension CallRewrite {
  /// The calls behind the first one, each on a line of its own where the first one stands so.
  /// - Parameter end: where the name of the first one ends.
  func rest(_ passed: [CallSite.Passed], behind end: Int, in tree: SyntaxTree) throws(Obstacle) -> String {
    if forwarding.rest.isEmpty { return "" }
    let name = tree.tokenIndex(at: end - 1)
    let lead = name > 1 ? tree.text[Int(tree.tokens[name - 2].end)..<Int(tree.tokens[name - 1].start)] : ""
    let isOnItsLine =
      name > 1 && tree.tokens[name - 1].kind == .period && lead.contains(where: \.isNewline)
      && lead.allSatisfy(\.isWhitespace)
    var result = ""
    for link in forwarding.rest {
      var list: [String] = []
      for argument in link.arguments ?? [] {
        if argument.isTrailing { throw .closure }
        list.append(
          (argument.label.map { "\($0): " } ?? "") + (try text(of: argument.value, passed, in: tree)))
      }
      let call = link.arguments == nil ? "" : "(\(list.joined(separator: ", ")))"
      result += (isOnItsLine ? lead : "") + ".\(link.name)\(call)"
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
