import LintCore

/// Finds what overloads come to, without a look at every file that names `View`: first what declares the types that they
/// name, then, of those that the project declares, the mentions. A type that something else names is lost with the first
/// such mention, and its others are not looked for.
struct OverloadSearch {
  let shims: [OverloadShim]
  /// What was found so far.
  private var facts: [any ProjectFact] = []
  /// The types whose declarations were looked for.
  private var declared: Set<String> = []
  /// Those whose extensions were looked for, and those whose mentions were.
  private var extended: Set<String> = []
  private var mentioned: Set<String> = []

  init(_ shims: [OverloadShim]) { self.shims = shims }

  var start: ProjectStep { .search(search(declaring: typesOfShims)) }

  private var typesOfShims: Set<String> { shims.reduce(into: []) { $0.formUnion($1.types) } }

  private func search(
    declaring new: Set<String>, extending own: Set<String> = [], mentioning owned: Set<String> = []
  ) -> ProjectSearch {
    var later = self
    later.declared.formUnion(new)
    later.extended.formUnion(own)
    later.mentioned.formUnion(owned)
    let uses = OverloadUses(shims, types: new.union(own).union(owned), withCalls: declared.isEmpty)
    let declarations = new.flatMap(\.typeDeclarations) + own.map { "extension \($0)" }
    return ProjectSearch(
      words: owned.union(declarations).union(uses.callWords), look: uses.look,
      next: { [later] found in
        var later = later
        later.facts += found.files.flatMap(\.facts)
        return later.step(hidden: found.hidden)
      })
  }

  private func step(hidden: String?) -> ProjectStep {
    let verdicts = OverloadVerdicts(shims, facts, hidden: hidden)
    // What declares those that only overloads name may name others.
    let new = verdicts.typesOfOwnedHelpers.subtracting(declared)
    let own = Set(verdicts.helpers.keys).subtracting(extended)
    let owned = verdicts.ownedHelpers.subtracting(mentioned)
    if !new.isEmpty || !own.isEmpty || !owned.isEmpty {
      return .search(search(declaring: new, extending: own, mentioning: owned))
    }
    // What only lost types name has nothing to do with overloads.
    let types = typesOfShims.union(verdicts.typesOfOwnedHelpers)
    let facts = facts.filter { ($0 as? OverloadHelper).map { types.contains($0.name) } ?? true }
    return .done(OverloadVerdicts(shims, facts, hidden: hidden).findings)
  }
}
