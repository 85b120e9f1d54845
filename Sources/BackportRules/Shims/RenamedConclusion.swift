import LintCore
import SwiftSource

extension ProjectRule {
  /// Declarations that say what to write instead, and everything that still calls them.
  static let renamedDeclarations = ProjectRule(
    gather: { RenamedDeclaration.all(in: $0) },
    resolve: { facts in
      let all = facts.all(RenamedDeclaration.self)
      let wanted = all.filter { $0.refusal == nil }
      let names = Dictionary(grouping: wanted, by: \.name)
      if names.isEmpty {
        return .done(all.compactMap { $0.finding(uses: [], hidden: nil) })
      }
      // What several declarations are called stays, whoever uses it.
      let single = names.filter { $0.value.count == 1 }
      let filter = NameFilter(single.keys)
      return .search(
        ProjectSearch(
          words: Set(single.keys),
          look: { RenamedUses(declarations: single, filter: filter, pass: $0).facts() },
          next: { found in
            let uses = Dictionary(grouping: found.all(RenamedUse.self), by: \.name)
            return .done(
              all.compactMap { declaration in
                var declaration = declaration
                if let others = names[declaration.name], others.count > 1, declaration.refusal == nil {
                  declaration.refusal = "several declarations have that name"
                }
                return declaration.finding(uses: uses[declaration.name] ?? [], hidden: found.hidden)
              })
          }))
    })
}

extension RenamedDeclaration {
  fileprivate func finding(uses: [RenamedUse], hidden: String?) -> Finding? {
    let related = refusal == nil ? uses.map { $0.place.related("used here") } : []
    return place.finding(
      "deprecated-shim", message, removableLines: removableLines, related: related,
      fix: fix(uses: uses, hidden: hidden))
  }

  private func fix(uses: [RenamedUse], hidden: String?) -> Fix {
    if let refusal { return Fix(.manual, reason: refusal) }
    for use in uses {
      if let reason = use.refusal { return Fix(.manual, reason: reason) }
      if use.place.severity == nil {
        return Fix(.manual, reason: "\(use.place.phrase) is told to stay as it is")
      }
    }
    if onlyFile == nil, let hidden {
      return Fix(.manual, reason: "a use may be out of sight: \(hidden)")
    }
    let edits = (uses.flatMap(\.edits) + [deletion]).merged
    let doubt = isPublic ? ShimVerdicts.publicDoubt : doubt ?? uses.lazy.compactMap(\.doubt).first
    return doubt.map { Fix(.unsafe, reason: $0, edits: edits) } ?? Fix(.safe, edits: edits)
  }
}
