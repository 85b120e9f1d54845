import LintCore
import SwiftSource

extension ProjectRule {
  /// Declarations that say what to write instead, and everything that still calls them.
  static let renamedDeclarations = ProjectRule(
    gather: { RenamedDeclaration.all(in: $0) },
    resolve: { facts in
      let all = facts.all(RenamedDeclaration.self).withFinalNames
      let mentions = all.mentionsOfOldNames
      let wanted = all.filter { $0.refusal == nil }
      let names = Dictionary(grouping: wanted, by: \.name)
      if names.isEmpty {
        return .done(all.compactMap { $0.finding(uses: [], mentions: [], hidden: nil) })
      }
      // A name that several declarations share stays.
      let single = names.filter { $0.value.count == 1 }
      let targets = Set(single.values.flatMap { $0.compactMap(\.newName) })
      let owners = Set(single.values.flatMap { $0.compactMap(\.ownerName) } + targets.compactMap(\.owner))
      let filter = NameFilter(Set(single.keys).union(targets.map(\.name)).union(owners))
      let declaring = Set(
        targets.flatMap { ["func \($0.name)", "var \($0.name)", "let \($0.name)", "case \($0.name)"] }
          + (targets.map(\.name) + owners).flatMap(\.typeDeclarations))
      return .search(
        ProjectSearch(
          words: declaring.union(single.keys),
          look: { RenamedUses(declarations: single, filter: filter, pass: $0).facts() },
          next: { found in
            let targets = found.all(RenamedTarget.self)
            let types = Set(targets.filter { $0.kind == .type }.map(\.name))
            let uses = Dictionary(
              grouping: found.all(RenamedUse.self).map { $0.refused(without: types) }, by: \.name)
            return .done(
              all.compactMap { declaration in
                var declaration = declaration
                if let others = names[declaration.name], others.count > 1, declaration.refusal == nil {
                  declaration.refusal = .sharedName
                }
                if declaration.refusal == nil {
                  let judged = declaration.judge(targets, uses: uses[declaration.name] ?? [])
                  declaration.refusal = judged.refusal
                  declaration.doubt = declaration.doubt ?? judged.doubt
                }
                return declaration.finding(
                  uses: uses[declaration.name] ?? [], mentions: mentions[declaration.place] ?? [],
                  hidden: found.hidden)
              })
          }))
    })
}

extension [RenamedDeclaration] {
  /// Each with what its callers say in the end: the new name of one may be that of another that goes as well.
  fileprivate var withFinalNames: Self {
    let byName = Dictionary(grouping: self, by: \.name)
    return map { declaration in
      var result = declaration
      var seen: Set<String> = [declaration.name]
      while let new = result.newName,
        let next = byName[new.name]?.first(where: { declaration.leads(to: $0, by: new) }),
        let newer = next.newName
      {
        guard seen.insert(next.name).inserted else {
          result.refusal = result.refusal ?? .circularNames
          break
        }
        guard next.refusal == nil, byName[new.name]?.count == 1 else { break }
        result.newName = newer
        result.renamed = next.renamed
        result.native = next.native
      }
      return result
    }
  }

  /// By the place of a declaration, the attributes of others that give its name as their new one. They give its own new
  /// name when it goes.
  fileprivate var mentionsOfOldNames: [ProjectPlace: [FileEdit]] {
    let byName = Dictionary(grouping: self, by: \.name)
    return reduce(into: [:]) { mentions, declaration in
      guard let written = declaration.mentionsOfNewName.first?.replacement, let new = NewName(written) else {
        return
      }
      for other in byName[new.name] ?? [] where declaration.leads(to: other, by: new) {
        guard let renamed = other.renamed else { continue }
        mentions[other.place, default: []] += declaration.mentionsOfNewName.map { mention in
          var edit = mention
          edit.replacement = renamed
          return edit
        }
      }
    }
  }
}

extension RenamedDeclaration {
  /// Whether another declaration is what its new name means.
  fileprivate func leads(to other: RenamedDeclaration, by new: NewName) -> Bool {
    other.kind == kind && other.ownerName == (new.owner ?? ownerName) && other.isStatic == isStatic
      && (kind != .function || new.labels == nil || other.parameters.map(\.label) == new.labels)
  }

  fileprivate func finding(uses: [RenamedUse], mentions: [FileEdit], hidden: String?) -> Finding? {
    let fix = fix(uses: uses, mentions: mentions, hidden: hidden)
    let meant = uses.filter { $0.certainty != .other }
    // Others of that name may be what the rest of the uses means.
    let isShared = fix.applicability == .manual && uses.contains(where: \.isOtherDeclaration)
    let clear = isShared ? [] : meant.filter { $0.certainty != .unclear }
    var finding = place.finding(
      "deprecated-shim", message, subject: title, removableLines: removableLines,
      related: refusal == nil ? clear.map { $0.place.callSite() } : [], fix: fix)
    finding?.unclearCallSites = refusal == nil ? meant.count - clear.count : 0
    return finding
  }

  private func fix(uses: [RenamedUse], mentions: [FileEdit], hidden: String?) -> Fix {
    if let refusal { return .manual(refusal) }
    for use in uses {
      if let reason = use.refusal { return .manual(reason) }
      if use.place.severity == nil {
        return .manual(.silencedUse(use.place.site))
      }
    }
    if onlyFile == nil, let hidden {
      return .manual(.hiddenFiles(hidden))
    }
    let edits = (uses.flatMap(\.edits) + mentions + [deletion]).merged
    let doubt = isPublic ? .publicDeclaration : doubt ?? uses.lazy.compactMap(\.doubt).first
    return Fix(edits, doubt: doubt)
  }
}

extension RenamedUse {
  /// The same, refused where the new name is of a type that is neither the project's nor imported.
  /// - Parameter types: those of the project.
  fileprivate func refused(without types: Set<String>) -> Self {
    guard let type = unseenType, refusal == nil, !types.contains(type) else { return self }
    var use = self
    use.refusal = .at(.missingImport(type), place.site)
    return use
  }
}
