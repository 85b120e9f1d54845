import LintCore
import SwiftSource

/// The verdicts on overloads. What only they name goes afterwards, as any other declaration that nothing names.
struct OverloadVerdicts {
  let shims: [OverloadShim]
  /// The types of the project that each names, and those that these name.
  private let reach: [Set<String>]
  private let helpers: [OverloadHelper]
  private let calls: [OverloadCall]
  /// The number of each among those of its name.
  private let numbers: [Int]
  private let rivals: [OverloadRival]
  private let facts: ProjectFacts
  static let rule = RuleName.shim("overload")

  init(_ shims: [OverloadShim], _ facts: ProjectFacts) {
    self.shims = shims
    let helpers = facts.all(OverloadHelper.self)
    let types = Dictionary(helpers.map { ($0.name, $0.types) }) { $0.union($1) }
    reach = shims.map { shim in
      var (reached, open): (Set<String>, Set<String>) = ([], shim.types)
      while let name = open.popFirst() {
        if let named = types[name], reached.insert(name).inserted {
          open.formUnion(named.subtracting(reached))
        }
      }
      return reached
    }
    self.helpers = helpers
    calls = facts.all()
    var counts: [String: Int] = [:]
    numbers = shims.map { shim in
      defer { counts[shim.name, default: 0] += 1 }
      return counts[shim.name, default: 0]
    }
    rivals = facts.all()
    self.facts = facts
  }

  /// What belongs together goes together.
  var findings: [Finding] {
    let groups = groups
    let reasons = shims.indices.map(reason)
    return shims.indices.compactMap { index in
      let members = shims.indices.filter { groups[$0] == groups[index] }
      let obstacle = reasons[index] ?? members.lazy.compactMap { reasons[$0] }.first
      return verdict(on: index, obstacle, with: members).finding(Self.rule)
    }
  }

  /// The number of the group that each overload belongs to: by the types of the project that they share.
  private var groups: [Int] {
    var groups = Array(shims.indices)
    for first in shims.indices {
      for second in shims.indices.dropFirst(first + 1) where groups[first] != groups[second] {
        if reach[first].isDisjoint(with: reach[second]) { continue }
        let (old, new) = (groups[second], groups[first])
        groups = groups.map { $0 == old ? new : $0 }
      }
    }
    return groups
  }

  private func calls(of index: Int) -> [OverloadCall] {
    calls.filter { $0.name == shims[index].name && $0.shims.contains(numbers[index]) }
  }

  private func reason(for index: Int) -> Obstacle? {
    let shim = shims[index]
    if let reason = shim.reason { return reason }
    let own = calls(of: index)
    if let rival = rivals.first(where: { $0.name == shim.name }) {
      return .at(.sameName(nil), rival.place.site)
    }
    let result = shim.resultTypes.first(where: reach[index].contains) ?? ""
    let takers = Set(
      shims.indices.filter { reach[$0].contains(result) && !shims[$0].resultTypes.contains(result) }
        .map { shims[$0].name })
    let ownCode = shims.map(\.deletion) + helpers.map(\.extent)
    for call in own where !ownCode.contains(where: { $0.holds(call.place) }) {
      if let refusal = call.refusals[numbers[index]] { return .at(refusal, call.place.site) }
      if !result.isEmpty, call.callers.isDisjoint(with: takers) { return .at(.otherUse, call.place.site) }
      let foreign = call.values[numbers[index]]?.first {
        $0.isStandIn || !$0.types.isDisjoint(with: reach[index])
      }
      if let foreign { return .at(.notWritten(foreign.text), call.place.site) }
    }
    return facts.hidden.map(Obstacle.hiddenFiles)
  }

  private func verdict(on index: Int, _ obstacle: Obstacle?, with members: [Int]) -> ShimVerdict {
    let shim = shims[index]
    let own = calls(of: index)
    let subject = ShimSubject(
      group: shim.name, title: shim.title, fullTitle: shim.title,
      headline: .givesWay(sdk: shim.sdk), place: shim.place,
      deletions: members.map { shims[$0].deletion }, removableLines: shim.removableLines)
    let doubt = members.lazy.compactMap { shims[$0].doubt }.first
    return ShimVerdict(
      subject: subject, obstacle: obstacle, doubt: doubt, edits: subject.deletions,
      related: own.map { $0.place.callSite() })
  }
}
