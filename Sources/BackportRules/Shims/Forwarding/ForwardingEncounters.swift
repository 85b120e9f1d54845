import LintCore
import SwiftSource

/// Finds the shims that the given files have to do with: they may use one, or declare something that may be meant in the
/// place of what it calls.
struct ForwardingEncounters: Sendable {
  private let rivals: ForwardingRivals
  private let shims: [ForwardingShim]
  private let uses: ForwardingUses

  init(_ shims: [ForwardingShim]) {
    self.shims = shims
    rivals = ForwardingRivals(shims, undecided: shims, among: shims)
    uses = ForwardingUses(shims, called: Set(shims.map(\.name)))
  }

  private struct Mention: ProjectFact {
    var name: String
  }

  var words: Set<String> { rivals.words.union(uses.numbers.keys) }

  /// See `ProjectSearch.basis`.
  var basis: [String: Int] { rivals.basis.merging(uses.basis) { [$0, $1].hashValue } }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let mentioned = uses.look(pass).lazy.compactMap { $0 as? ShimUse }.filter(\.mayMeanShim).flatMap(\.groups)
    return Set(mentioned).sorted().map(Mention.init) + rivals.look(pass)
  }

  /// The names of shims that the facts of `look` speak of, now or before an edit.
  func shims(metIn facts: ProjectFacts) -> Set<String> {
    let declared = Set(names(facts, \NamespaceRival.name) + names(facts, \OwnMember.name))
    let ruledOut = shims.lazy.filter { !rivals.names(of: $0).isDisjoint(with: declared) }.map(\.name)
    return Set(names(facts, \Mention.name)).union(ruledOut)
  }

  private func names<Fact: ProjectFact>(_ facts: ProjectFacts, _ name: (Fact) -> String) -> [String] {
    (facts.all(Fact.self) + facts.past(Fact.self)).map(name)
  }
}

extension ShimUse {
  /// Whether it is more than a call with other labels.
  fileprivate var mayMeanShim: Bool {
    obstacle != nil || doubt != nil || meanings.contains { $0.certainty != .other }
  }
}
