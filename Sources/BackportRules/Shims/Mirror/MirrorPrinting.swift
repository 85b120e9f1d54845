// "\(style)", print(style), dump(styles), style as Any
//
// A mirror prints the name of its case; the native type may describe itself in another way.
import LintCore
import SwiftSource

extension MirrorUseReader {
  /// A place where the description of a mirror's value can be seen.
  var printedUse: MirrorUse? {
    guard isShown(index) else { return nil }
    return use(
      doubt: .printed(tree.text(ofToken: index), mirror.converter.native, place.site))
  }

  /// The same of what stores a mirror's value: it may print itself.
  var printedOwnerUse: MirrorUse? {
    guard node.kind == .binding, let variable = node.parent, let owner = variable.owningType,
      let body = owner.body,
      let token = body.tokenIndices.first(where: { tree.text(ofToken: $0) == "self" && isShown($0) })
    else { return nil }
    let place = pass.projectPlace(tree.tokens[token].range)
    return use(
      doubt: .printedOwner(tree.text(ofToken: index), mirror.converter.native, place.site))
  }

  /// Whether the value of a name becomes a text or an `Any`, there or through another name that it is assigned to.
  private func isShown(_ token: Int) -> Bool {
    var open = [token]
    var seen: Set<Int> = []
    while let token = open.popLast() {
      guard seen.insert(token).inserted, let chain = value(of: token) else { continue }
      if shows(chain) { return true }
      open += takers(of: chain)
    }
    return false
  }

  /// The tokens of a value that is the mirror's or holds it, as far as the chain around a name goes; `nil`: the chain
  /// converts it, or asks it for something else.
  private func value(of token: Int) -> Range<Int>? {
    let node = tree.node(coveringToken: token)
    let chain = node.kind == .memberSuffix ? node.parent : node.kind == .chain ? node : nil
    guard let chain, chain.kind == .chain else { return token..<token + 1 }
    for suffix in chain.suffixes where suffix.tokenIndices.lowerBound > token && suffix.kind == .memberSuffix
    {
      if [mirror.converter.name, "count", "isEmpty", "hash", "contains"].contains(suffix.name) { return nil }
    }
    return chain.tokenIndices
  }

  private func shows(_ value: Range<Int>) -> Bool {
    let next = tree.text(ofToken: value.upperBound)
    if next == "as" { return true }
    let previous = value.lowerBound > 0 ? tree.text(ofToken: value.lowerBound - 1) : ""
    if ["==", "!=", "is"].contains(next) || ["==", "!="].contains(previous) { return false }
    for around in tree.node(coveringToken: value.lowerBound).selfAndAncestors
    where around.kind != .chain {
      switch around.kind {
      case .interpolation: return true
      case .argument:
        guard let call = around.parent, call.kind != .tuple else { continue }
        if call.kind == .interpolation { return true }
        return call.calleeName.map(SystemNames.printers.contains) ?? false
      case .initializer: return around.parent?.child(.type)?.tokens.contains { isAny($0) } ?? false
      case .closure, .codeBlock, .memberBlock, .accessorBlock, .sourceFile, .conditionElement: return false
      default: continue
      }
    }
    return false
  }

  private func isAny(_ token: Token) -> Bool {
    ["Any", "AnyHashable", "any"].contains(tree.text[token.range])
  }
  /// The names that take a value on without a type: a constant, a loop's variable, a closure's parameter.
  private func takers(of value: Range<Int>) -> [Int] {
    let node = tree.node(coveringToken: value.lowerBound)
    for around in node.selfAndAncestors {
      switch around.kind {
      case .initializer where around.tokenIndices.upperBound == value.upperBound:
        guard let binding = around.parent, binding.kind == .binding || binding.kind == .conditionElement,
          binding.child(.type) == nil, let block = binding.enclosingBlock
        else { return [] }
        let name = tree.text(ofToken: around.tokenIndices.lowerBound - 1)
        return mentions(of: name, in: value.upperBound..<block.tokenIndices.upperBound)
      case .forStatement:
        guard let body = around.body, value.upperBound <= body.tokenIndices.lowerBound else { return [] }
        let names = around.tokenIndices.lowerBound + 1..<value.lowerBound
        return names.filter { tree.tokens[$0].kind == .identifier }
          .flatMap { mentions(of: tree.text(ofToken: $0), in: body.tokenIndices) }
      case .chain where around.tokenIndices == value:
        let closures = around.descendants.filter { $0.kind == .closure }
        let found = closures.flatMap { closure in
          let names = closure.child(.closureSignature)?.tokenIndices.filter {
            tree.tokens[$0].kind == .identifier
          }
          return (names?.map { tree.text(ofToken: $0) } ?? ["$0", "$1"]).flatMap {
            mentions(of: $0, in: closure.itemTokens ?? 0..<0)
          }
        }
        if !found.isEmpty { return found }
      case .closure, .codeBlock, .memberBlock, .sourceFile: return []
      default: continue
      }
    }
    return []
  }

  private func mentions(of name: String, in tokens: Range<Int>) -> [Int] {
    tokens.filter {
      [.identifier, .dollarIdentifier].contains(tree.tokens[$0].kind) && tree.text(ofToken: $0) == name
    }
  }
}
