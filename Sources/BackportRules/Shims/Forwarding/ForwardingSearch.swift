// shims → what the project declares in the place of what they call → their uses → verdicts
//
// In this order, since the project's declarations rule out most shims.
import LintCore
import SwiftSource

/// The search for what becomes of shims that only call the system.
struct ForwardingSearch: Sendable {
  let rule: RuleName
  let shims: [ForwardingShim]

  init(rule: RuleName, shims: [ForwardingShim]) {
    self.rule = rule
    // A new name that is deprecated as well waits until those that lead to it are gone.
    let pending = Dictionary(
      shims.filter { $0.renaming != nil && $0.reason == nil && $0.forwarding?.name != $0.name }.compactMap {
        shim in
        shim.forwarding?.name.map { ($0, shim.place.site) }
      }, uniquingKeysWith: { first, _ in first })
    self.shims = shims.map { shim in
      guard shim.renaming != nil, shim.reason == nil, let site = pending[shim.name] else { return shim }
      var shim = shim
      shim.reason = .at(.otherUse, site)
      return shim
    }
  }

  /// - Parameter facts: of the phase in which the shims were gathered.
  func step(_ facts: ProjectFacts) -> ProjectStep {
    guard let given = facts.given else { return step(about: shims, facts) }
    let encounters = ForwardingEncounters(shims.filter { !given.contains($0.place.path) })
    return .search(
      ProjectSearch(
        words: encounters.words, paths: given, basis: encounters.basis, keepsPast: true, look: encounters.look
      ) { found in
        let near = encounters.shims(metIn: found)
        let shims = shims.filter { given.contains($0.place.path) || near.contains($0.name) }
        // What was found in the given files alone decides nothing else.
        return step(about: shims, facts)
      })
  }

  private func step(about shims: [ForwardingShim], _ facts: ProjectFacts) -> ProjectStep {
    if shims.isEmpty { return .done([]) }
    let undecided = facts.listsAllUses ? shims : shims.filter { $0.reason == nil }
    // What the attribute names, or what is marked says, may be the project's own.
    if shims[0].mayStandForOwn { return uses(of: shims, undecided, facts) }
    let rivals = ForwardingRivals(shims, undecided: undecided, among: self.shims)
    return .search(
      ProjectSearch(
        words: rivals.words, basis: rivals.basis, laterWords: Set(undecided.map(\.name)), look: rivals.look
      ) { uses(of: shims, undecided, $0) })
  }

  /// What still has to be found once it is known what the project declares.
  private func uses(
    of shims: [ForwardingShim], _ undecided: [ForwardingShim], _ rivals: ProjectFacts
  ) -> ProjectStep {
    let shims = ForwardingVerdicts.judge(shims, by: rivals)
    let subjects = ForwardingVerdicts.subjects(of: shims, rivals)
    var names = Set(undecided.map(\.name))
    if !rivals.listsAllUses {
      names.formIntersection(subjects.lazy.filter { $0.obstacle == nil }.map(\.group))
    }
    let uses = ForwardingUses(shims, called: names)
    return .search(
      ProjectSearch(words: names, basis: uses.basis, look: uses.look) { found in
        .done(ShimVerdicts(rule: rule, subjects: subjects, uses: uses.numbered(found.all())).findings)
      })
  }
}
