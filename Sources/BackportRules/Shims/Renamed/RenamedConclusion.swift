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
      let idle = IdleTypes(all)
      if names.isEmpty, idle.names.isEmpty {
        return .done(all.compactMap { $0.finding(uses: [], mentions: [], hidden: nil) })
      }
      // A name that several declarations share stays.
      let single = names.filter { $0.value.count == 1 }
      let types = Set(single.values.flatMap { $0.compactMap(\.typeToWrite) })
      let filter = NameFilter(Set(single.keys).union(types))
      return .search(
        ProjectSearch(
          words: Set(types.flatMap(\.typeDeclarations)).union(single.keys).union(idle.names),
          look: {
            RenamedUses(declarations: single, filter: filter, pass: $0).facts() + idle.mentions(in: $0)
          },
          next: { found in
            let types = Set(found.all(NamespaceRival.self).map(\.name))
            let uses = Dictionary(
              grouping: found.all(RenamedUse.self).map { $0.refused(without: types) }, by: \.name)
            let unused = idle.unused(found.all())
            return .done(
              all.compactMap { declaration in
                var declaration = declaration
                if unused.contains(declaration.place) {
                  (declaration.refusal, declaration.doubt) = (nil, .required(nil))
                }
                if let others = names[declaration.name], others.count > 1, declaration.refusal == nil {
                  declaration.refusal = .sameName(nil)
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
          result.refusal = result.refusal ?? .newName(nil)
          break
        }
        guard next.refusal == nil, byName[new.name]?.count == 1 else { break }
        result.newName = newer
        result.renamed = next.renamed
        result.doubt = result.doubt ?? next.doubt
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
        return .manual(.at(.silenced, use.place.site))
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
    use.refusal = .at(.invisible(type), place.site)
    return use
  }
}
