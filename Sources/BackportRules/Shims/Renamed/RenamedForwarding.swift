// @available(*, deprecated, renamed: "two") func one() -> Int { two() }      two() takes the place of one()
// @available(*, deprecated, renamed: "size") func one() -> Int { size }      size does
// @available(*, deprecated, renamed: "two()") func one() -> Int { 5 }        `two` of the project may do something else
// @available(*, deprecated, renamed: "two(_:)") func one(_ x: A) { two(x.b) }    callers have no `x.b`
//
// What stands in for something native cannot call it. What the project keeps beside its old name can.
import LintCore
import SwiftSource

/// Whether a declaration does nothing but use what its `renamed:` names.
enum RenamedForwarding: Hashable, Sendable {
  case none
  /// By a call with its own arguments, by the labels that the call has.
  case call([String?])
  /// By its name alone.
  case name

  init(_ node: Syntax, to new: NewName, parameters: [Parameter], facts: AvailabilityFacts) {
    self = .none
    if node.kind == .typealiasDeclaration {
      if node.child(.type)?.text.split(separator: ".").last.map(String.init) == new.name { self = .name }
      return
    }
    guard let value = node.valueGivenBack(facts), let written = node.tree.lastName(of: value) else { return }
    guard written.name == new.name else { return }
    guard let call = written.call else {
      self = .name
      return
    }
    let values = (call.arguments + call.trailingClosures).map(\.valueText)
    guard values == parameters.map(\.name), !parameters.contains(where: \.isInout) else { return }
    let labels = zip(parameters.indices, parameters).map { number, parameter in
      number < call.arguments.count ? call.arguments[number].label : parameter.label
    }
    // By other labels it is another function that is called.
    if new.labels.map({ $0 == labels }) ?? true { self = .call(labels) }
  }
}

extension Syntax {
  /// Of a function or variable: the one expression that it gives back once its checks are known.
  func valueGivenBack(_ facts: AvailabilityFacts) -> Range<Int>? {
    let holder = kind == .variableDeclaration ? child(.binding) : self
    if kind == .variableDeclaration, let value = holder?.child(.initializer) {
      return value.tokenIndices.dropFirst()
    }
    let block = kind == .variableDeclaration ? holder?.child(.accessorBlock) : body
    guard let block, case .value(let tokens, _) = ModernBody(of: block, facts: facts) else { return nil }
    return tokens
  }
}

extension SyntaxTree {
  /// The name that an expression ends with, and its call: `two` of `two(by: x)`, `self.two`, `E.two`.
  fileprivate func lastName(of value: Range<Int>) -> (name: String, call: Syntax?)? {
    var tokens = value
    while let first = tokens.first, ["try", "await"].contains(text(ofToken: first)) {
      tokens = tokens.dropFirst()
    }
    guard let first = tokens.first else { return nil }
    if tokens.count == 1 { return (text(ofToken: first), nil) }
    guard let chain = chain(of: tokens) else { return nil }
    var suffixes = Array(chain.suffixes)
    let call = suffixes.last?.kind == .callSuffix ? suffixes.removeLast() : nil
    let base = chain.baseTokens.map { text(ofToken: $0) }
    // Of the same value or of a type: `a.b.two()` is another one's.
    guard suffixes.allSatisfy({ $0.kind == .memberSuffix }) else { return nil }
    let owners = base + suffixes.dropLast().map(\.name)
    let name = suffixes.last?.name ?? base.last
    guard let name, suffixes.isEmpty ? base.count == 1 : owners.allSatisfy({ $0 == "self" || $0.isTypeName })
    else { return nil }
    return (name, call)
  }
}
