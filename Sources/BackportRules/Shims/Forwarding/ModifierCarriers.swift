// extension View { func badged(_ n: Int) -> some View { modifier(Badged(count: n)) } }
// text.badged(2)   → text.badge(2), and both declarations go
//
// A function that only applies the modifier is removed with it where possible: afterwards nothing would show that it
// was a shim. Otherwise the function stays and calls the native modifier.
import LintCore
import SwiftSource

/// The functions that only apply modifiers, and the verdicts on both.
struct ModifierCarriers: Sendable {
  private let rule: String
  private let subjects: [ShimSubject]
  private let uses: [ShimUse]
  private let carriers: [ForwardingShim]

  /// `nil`: there are none.
  /// - Parameters:
  ///   - found: the uses of the modifiers.
  ///   - rivals: the project's declarations that calls may mean instead of the native ones.
  init?(rule: String, subjects: [ShimSubject], uses found: ProjectFacts, rivals: ProjectFacts) {
    let carriers = found.all(ForwardingShim.self)
    if carriers.isEmpty { return nil }
    self.rule = rule
    self.subjects = subjects
    uses = found.all()
    self.carriers = ForwardingVerdicts.judge(carriers, by: rivals)
  }

  var step: ProjectStep {
    let names = Set(carriers.map(\.name))
    let rivals = ForwardingRivals(carriers, undecided: carriers)
    let uses = ForwardingUses(carriers, called: names)
    return .search(
      ProjectSearch(
        words: names.union(rivals.words), look: { rivals.look($0) + uses.look($0) },
        next: { .done(findings($0)) }))
  }

  private func findings(_ facts: ProjectFacts) -> [Finding] {
    let own = ShimVerdicts(
      rule: rule, subjects: ForwardingVerdicts.subjects(of: carriers, facts), uses: facts.all()
    ).verdicts
    let going = zip(carriers, own).compactMap { carrier, verdict in
      verdict.flatMap { $0.goes ? (carrier: carrier, verdict: $0) : nil }
    }
    let indirect = facts.all(ShimUse.self).compactMap {
      $0.use(ofModifiersOf: carriers, going: going.map(\.carrier))
    }
    let left = uses.filter { use in !going.contains { $0.carrier.deletion.holds(use.place) } } + indirect
    var subjects = subjects
    for (carrier, verdict) in going {
      guard let number = carrier.carried, let doubt = verdict.doubt else { continue }
      subjects[number].doubt = subjects[number].doubt ?? doubt
    }
    var verdicts = ShimVerdicts(rule: rule, subjects: subjects, uses: left).verdicts
    for (carrier, verdict) in going {
      guard let number = carrier.carried, verdicts[number]?.goes == true else { continue }
      verdicts[number]?.edits += verdict.edits
      verdicts[number]?.subject.removableLines += verdict.subject.removableLines
    }
    return verdicts.compactMap { $0?.finding(rule) }
  }
}

extension ShimUse {
  /// Of a use of functions that apply modifiers: the same as one of the modifiers whose functions go.
  fileprivate func use(ofModifiersOf carriers: [ForwardingShim], going: [ForwardingShim]) -> ShimUse? {
    let found = Set(
      meanings.lazy.filter { $0.certainty != .other && going.contains(carriers[$0.shim]) }
        .compactMap { carriers[$0.shim].carried })
    if found.isEmpty { return nil }
    return ShimUse(
      groups: [], meanings: found.sorted().map { Meaning(shim: $0, edits: []) }, obstacle: nil,
      isIndirect: true, place: place)
  }
}
