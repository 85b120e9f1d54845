// let ticket = Ticket()             let pass: Office.Pass = …      func f(_ slip: consuming Slip)
// let ticket = office.find(3)       guard let ticket = find(3) else {…}      let other = ticket
import SwiftSource

/// Where values of types of the project stand that cannot be copied.
struct UncopiedValues: Sendable {
  let types: Set<String>
  /// The functions and properties that give such values.
  let sources: Set<String>
  let consumingMethods: Set<String>

  /// No type is known.
  static let none = UncopiedValues(of: OwnMeanings())

  init(of meanings: OwnMeanings) {
    types = meanings.uncopiedTypes
    sources = meanings.uncopiedSources
    consumingMethods = meanings.consumingMethods
  }

  var isEmpty: Bool { types.isEmpty }

  /// Whether a variable or parameter is seen to hold one that is its own.
  func mayBeHeld(by binding: NameBinding) -> Bool { mayBeHeld(by: binding, depth: 0) }

  private func mayBeHeld(by binding: NameBinding, depth: Int) -> Bool {
    let node = binding.node
    switch node.kind {
    case .caseLabel:
      guard let statement = node.parent?.parent, statement.kind == .switchStatement else { return false }
      let end = statement.child(.switchCase)?.tokenIndices.lowerBound ?? node.tokenIndices.lowerBound
      return mayBeGiven(by: statement.anchorIndex + 1..<max(end - 1, statement.anchorIndex + 1), node, depth)
    case .conditionElement where node.child(.initializer) == nil && node.child(.type) == nil:
      // `if let ticket`
      return mayBeGiven(by: binding.token..<binding.token + 1, node, depth)
    default:
      let part = node.kind == .variableDeclaration ? binding.variable : node
      return part.map { mayBeHeld(by: $0, depth) } ?? false
    }
  }

  /// - Parameter part: a binding, parameter or condition.
  private func mayBeHeld(by part: Syntax, _ depth: Int) -> Bool {
    if let type = part.child(.type) {
      let words = type.tokenIndices.map { type.tree.text(ofToken: $0) }
      // Whatever an alias or a generic parameter stands for.
      if words.contains("consuming") { return true }
      return !words.contains("borrowing") && !words.contains("inout") && !types.isDisjoint(with: words)
    }
    guard let value = part.child(.initializer) else { return false }
    return mayBeGiven(by: value.tokenIndices.dropFirst(), value, depth)
  }

  /// - Parameter node: that the expression belongs to.
  private func mayBeGiven(by expression: Range<Int>, _ node: Syntax, _ depth: Int) -> Bool {
    let tree = node.tree
    let words = expression.drop { ["try", "await", "consume", "?", "!"].contains(tree.text(ofToken: $0)) }
    guard let first = words.first else { return false }
    if words.count == 1 { return mayBeGiven(byName: first, node, depth) }
    let chain = tree.node(coveringToken: first).selfAndAncestors.first { $0.kind == .chain }
    guard let chain, chain.tokenIndices == words else {
      // `flag ? Ticket(1) : Ticket(2)`, `(ticket)`, `{ Ticket(3) }`
      return words.contains { mayBeMeant($0, node, depth) }
    }
    // `Office.Pass()`
    let path = chain.tokenIndices.prefix { [.identifier, .period].contains(tree.tokens[$0].kind) }
    let typed = Array(chain.baseTokens) + path
    if typed.contains(where: { types.contains(tree.text(ofToken: $0)) }) { return true }
    guard let last = chain.suffixes.last(where: { $0.kind == .memberSuffix }) else {
      // `make()`, `same(ticket)`
      return words.contains { mayBeMeant($0, node, depth) }
    }
    return sources.contains(last.name)
  }

  private func mayBeMeant(_ index: Int, _ node: Syntax, _ depth: Int) -> Bool {
    let tree = node.tree
    return tree.tokens[index].kind == .identifier
      && (types.contains(tree.text(ofToken: index)) || mayBeGiven(byName: index, node, depth))
  }

  private func mayBeGiven(byName index: Int, _ node: Syntax, _ depth: Int) -> Bool {
    let name = node.tree.text(ofToken: index)
    if case .local(let other) = Scopes(node.tree).meaning(of: name, at: node.tokenIndices.lowerBound) {
      return depth < 4 && mayBeHeld(by: other, depth: depth + 1)
    }
    return sources.contains(name)
  }

  /// Whether a statement declares one that ends with the block.
  func isDeclared(by item: Syntax) -> Bool {
    if isEmpty { return false }
    switch item.kind {
    case .variableDeclaration: return item.children(.binding).contains { mayBeHeld(by: $0, 0) }
    case .guardStatement:
      return item.children(.conditionElement).contains { $0.flags.contains(.isLet) && mayBeHeld(by: $0, 0) }
    default: return false
    }
  }
}
