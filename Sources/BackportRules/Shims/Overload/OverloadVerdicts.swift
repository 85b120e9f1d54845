import LintCore
import SwiftSource

/// The verdicts on overloads, and on the types that only they use.
struct OverloadVerdicts {
  let shims: [OverloadShim]
  let helpers: [String: [OverloadHelper]]
  let mentions: [String: [OverloadMention]]
  let calls: [OverloadCall]
  let rivals: [OverloadRival]
  let hidden: String?
  static let rule = "overload-shim"

  /// - Parameter facts: what the files say of the overloads and the types that they name.
  init(_ shims: [OverloadShim], _ facts: [any ProjectFact], hidden: String?) {
    self.shims = shims
    // What is only extended here is not the project's.
    // A file may have been looked into more than once.
    var places: Set<ProjectPlace> = []
    let found = facts.compactMap { $0 as? OverloadHelper }.filter { places.insert($0.place).inserted }
    helpers = Dictionary(grouping: found, by: \.name)
      .filter { !$0.value.allSatisfy(\.isExtension) }
    mentions = Dictionary(grouping: facts.compactMap { $0 as? OverloadMention }, by: \.name)
    calls = facts.compactMap { $0 as? OverloadCall }
    rivals = facts.compactMap { $0 as? OverloadRival }
    self.hidden = hidden
  }

  var findings: [Finding] {
    let owned = ownedHelpers
    var reasons = shims.indices.map { reason(for: $0, owned: owned) }
    let groups = groups(owned)
    // What belongs together goes together.
    for index in shims.indices where reasons[index] == nil {
      reasons[index] =
        shims.indices.lazy.filter { groups[$0] == groups[index] }.compactMap { reasons[$0] }.first
    }
    return shims.indices.compactMap {
      verdict(on: $0, reasons[$0], groups: groups, owned: owned).finding(Self.rule)
    }
  }

  // MARK: Helper types

  /// What may go as well when they do.
  var typesOfOwnedHelpers: Set<String> {
    ownedHelpers.reduce(into: []) { types, name in
      for helper in helpers[name] ?? [] { types.formUnion(helper.types) }
    }
  }

  /// The project's types that nothing names but overloads and each other.
  var ownedHelpers: Set<String> {
    var owned = reachable
    while true {
      let regions = shims.map(\.deletion) + owned.flatMap { helpers[$0] ?? [] }.map(\.deletion)
      let lost = owned.filter { name in
        (mentions[name] ?? []).contains { mention in !regions.contains { $0.holds(mention.place) } }
      }
      if lost.isEmpty { return owned }
      owned.subtract(lost)
    }
  }

  /// The types that overloads name, and those that these name.
  private var reachable: Set<String> {
    var result: Set<String> = []
    var open = shims.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    while let name = open.popFirst() {
      guard helpers[name] != nil, result.insert(name).inserted else { continue }
      for helper in helpers[name] ?? [] { open.formUnion(helper.types.subtracting(result)) }
    }
    return result
  }

  /// The number of the group that each overload belongs to: by the types that they share.
  private func groups(_ owned: Set<String>) -> [Int] {
    var groups = Array(shims.indices)
    for first in shims.indices {
      for second in shims.indices where second > first {
        let shared = shims[first].types.intersection(shims[second].types)
        guard shared.contains(where: { owned.contains($0) || isOwnResult($0) }),
          groups[first] != groups[second]
        else { continue }
        let (old, new) = (groups[second], groups[first])
        groups = groups.map { $0 == old ? new : $0 }
      }
    }
    return groups
  }

  /// Whether an overload gives back values of a type of the project.
  private func isOwnResult(_ name: String) -> Bool {
    helpers[name] != nil && shims.contains { $0.resultTypes.contains(name) }
  }

  // MARK: Verdicts

  private func reason(for index: Int, owned: Set<String>) -> Obstacle? {
    let shim = shims[index]
    if let reason = shim.reason { return reason }
    let own = calls.filter { $0.shims.contains(index) }
    for rival in rivals where rival.name == shim.name {
      if rival.parameters.map(\.label) == shim.parameters.map(\.label) {
        return .at(.sameName(nil), rival.place.site)
      }
      let labels = Set(rival.parameters.map(\.label))
      if own.contains(where: { $0.labels.allSatisfy(labels.contains) }) {
        return .at(.sameName(nil), rival.place.site)
      }
    }
    for call in own {
      if let refusal = call.refusals[index] { return .at(refusal, call.place.site) }
    }
    if let call = own.first(where: { $0.openChecks.contains(index) }) {
      return .at(.olderSystems, call.place.site)
    }
    if let result = shim.resultTypes.sorted().first(where: { helpers[$0] != nil }) {
      let takers = Set(
        shims.filter { $0.types.contains(result) && !$0.resultTypes.contains(result) }.map(\.name))
      if let call = own.first(where: { $0.callers.isDisjoint(with: takers) && !isWithinShims($0.place) }) {
        return .at(.otherUse, call.place.site)
      }
    }
    if shim.argumentTypes.contains(where: { helpers[$0] != nil && !owned.contains($0) }) { return .otherUse }
    for call in own where !isWithinShims(call.place) {
      guard
        let foreign = call.values[index]?.first(where: {
          $0.isStandIn || !$0.types.isDisjoint(with: helpers.keys)
        })
      else { continue }
      return .at(.notWritten(foreign.text), call.place.site)
    }
    return hidden.map(Obstacle.hiddenFiles)
  }

  private func isWithinShims(_ place: ProjectPlace) -> Bool {
    (shims.map(\.deletion) + helpers.values.flatMap { $0 }.map(\.deletion)).contains { $0.holds(place) }
  }

  private func verdict(
    on index: Int, _ obstacle: Obstacle?, groups: [Int], owned: Set<String>
  ) -> ShimVerdict {
    let shim = shims[index]
    let own = calls.filter { $0.shims.contains(index) }
    let clear = obstacle == nil ? own : own.filter(isClear)
    let members = shims.indices.filter { groups[$0] == groups[index] }
    let going = helpersGoing(with: members, owned: owned)
    let subject = ShimSubject(
      group: shim.name, title: shim.title, fullTitle: shim.title,
      headline: shim.ground == .forwards ? .overloads : .givesWay(sdk: shim.sdk), place: shim.place,
      deletions: members.map { shims[$0].deletion } + going.map(\.deletion),
      removableLines: shim.removableLines)
    let doubt =
      members.lazy.compactMap { shims[$0].doubt }.first ?? members.lazy.compactMap(doubtOfCalls).first
      ?? (going.contains(where: \.isPublic) ? .publicDeclaration : nil)
    return ShimVerdict(
      subject: subject, obstacle: obstacle, doubt: doubt, edits: subject.deletions,
      related: clear.map { $0.place.callSite() }, unclearCallSites: own.count - clear.count)
  }

  /// The types that only some overloads and each other name.
  private func helpersGoing(with members: [Int], owned: Set<String>) -> [OverloadHelper] {
    var going: [OverloadHelper] = []
    var open = members.reduce(into: Set<String>()) { $0.formUnion(shims[$1].types) }.intersection(owned)
    var seen: Set<String> = []
    while let name = open.popFirst() {
      guard seen.insert(name).inserted else { continue }
      going += helpers[name] ?? []
      for helper in helpers[name] ?? [] { open.formUnion(helper.types.intersection(owned)) }
    }
    return going
  }

  /// Whether a call can mean one overload only, and no other function of the project.
  private func isClear(_ call: OverloadCall) -> Bool {
    call.shims.count == 1
      && !rivals.contains { rival in
        let other = NameRival(name: rival.name, labels: rival.parameters.map(\.label))
        return rival.name == call.name && other.takes(call.labels)
      }
  }

  private func doubtOfCalls(_ index: Int) -> Doubt? {
    for call in calls {
      if let label = call.omitted[index]?.first, shims[index].ground == .forwards {
        return
          .otherDefault(label)
      }
    }
    return nil
  }
}
