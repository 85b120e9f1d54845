// shims → what the project declares in the place of what they call → their uses → verdicts
//
// In this order, since the project's declarations rule out most shims.
import LintCore
import SwiftSource

/// The search for what becomes of shims that only call the system.
struct ForwardingSearch: Sendable {
  let rule: String
  let shims: [ForwardingShim]

  /// - Parameter facts: of the phase in which the shims were gathered.
  func step(_ facts: ProjectFacts) -> ProjectStep {
    if shims.isEmpty { return .done([]) }
    let undecided = facts.listsAllUses ? shims : shims.filter { $0.reason == nil }
    // What the attribute names may be the project's own.
    if shims[0].renaming != nil { return uses(of: undecided, facts) }
    let rivals = ForwardingRivals(shims, undecided: undecided)
    return .search(
      ProjectSearch(
        words: rivals.words, laterWords: Set(undecided.map(\.name)), look: rivals.look
      ) { uses(of: undecided, $0) })
  }

  /// What still has to be found once it is known what the project declares.
  private func uses(of undecided: [ForwardingShim], _ rivals: ProjectFacts) -> ProjectStep {
    let shims = ForwardingVerdicts.judge(shims, by: rivals)
    let subjects = ForwardingVerdicts.subjects(of: shims, rivals)
    var names = Set(undecided.map(\.name))
    if !rivals.listsAllUses {
      names.formIntersection(subjects.lazy.filter { $0.obstacle == nil }.map(\.group))
    }
    let uses = ForwardingUses(shims, called: names)
    return .search(
      ProjectSearch(words: names, look: uses.look) { found in
        .done(ShimVerdicts(rule: rule, subjects: subjects, uses: found.all()).findings)
      })
  }
}
