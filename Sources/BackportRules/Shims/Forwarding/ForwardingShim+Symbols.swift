import LintCore
import SwiftSource

extension FilePass {
  /// Shims of the file with what the build's index says of them.
  func identified(_ facts: [any ProjectFact]) -> [any ProjectFact] {
    if context.buildIndex == nil { return facts }
    return facts.map { fact in
      guard var shim = fact as? ForwardingShim,
        let symbols = symbols(ofToken: tree.tokenIndex(at: shim.place.start.offset))
      else { return fact }
      shim.symbols = symbols
      shim.nativeSymbols = nativeSymbols(of: shim)
      let system = context.system
      shim.isOfOneType = shim.owner.map { system.knows(type: $0) && !system.isProtocol($0) } ?? false
      return shim
    }
  }

  /// What the native name means wherever it stands in the shim; empty where the index does not tell for one of them.
  private func nativeSymbols(of shim: ForwardingShim) -> Set<String> {
    guard let name = shim.forwarding?.name else { return [] }
    let range = shim.deletion.start.offset..<shim.deletion.end.offset
    var all: Set<String> = []
    for token in tree.identifiers(among: NameFilter([name]))
    where range.contains(tree.tokens[token].range.lowerBound) {
      guard let symbols = symbols(ofToken: token) else { return [] }
      all.formUnion(symbols)
    }
    return all
  }
}

extension ForwardingShim {
  /// What the index says of a member that could be called in the place of the native one.
  enum Rivalry {
    /// It does not tell.
    case possible
    /// The shim calls it: what it forwards to is the project's own.
    case called
    /// Only a receiver of another type than the shim's own may have it.
    case elsewhere
    case none
  }

  /// A call in the place of a shim has the same arguments. Where its receiver has the same type, too, it means what the
  /// shim means.
  func rivalry(of member: OwnMember) -> Rivalry {
    guard !nativeSymbols.isEmpty, !member.symbols.isEmpty else { return .possible }
    guard nativeSymbols.isDisjoint(with: member.symbols) else { return .called }
    if member.isPrivate { return .elsewhere }
    return member.owner == owner || isOfOneType ? .none : .elsewhere
  }
}
