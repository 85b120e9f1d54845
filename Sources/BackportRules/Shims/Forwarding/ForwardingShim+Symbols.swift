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
  enum Rivalry { case possible, elsewhere, none }

  /// The build tells that the shim does not call it. A call in its place has the same receiver and arguments: it does not
  /// either, unless the member is one of another type, which the receiver of a use may be.
  func rivalry(of member: OwnMember) -> Rivalry {
    guard !nativeSymbols.isEmpty, !member.symbols.isEmpty, nativeSymbols.isDisjoint(with: member.symbols)
    else {
      return .possible
    }
    return member.owner == owner && !member.isPrivate ? .none : .elsewhere
  }
}
