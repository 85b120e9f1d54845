// min iOS 16:
//   extension View {
//     func halfSheet() -> some View {
//       if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
//     }
//   }                                      → nothing
//   Text("a").halfSheet()                  → Text("a").presentationDetents([.medium])
//   func written(_ date: Date) -> String   → nothing
//   written(day)                           → day.formatted()
//
// Nothing but the name says what a use means: where another declaration has it, or a use does not look like one,
// the shim stays. One that has the native name is an overload shim.
import LintCore
import SwiftSource

extension Rule {
  public static let forwardingShim = Rule(
    id: "forwarding-shim",
    summary: "A function or property that only calls the system since its check is settled",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds functions and computed properties whose whole body is the native call where there is one, and a \
        fallback elsewhere: `halfSheet()`, `isToggle()`, `written(_:)`. Parameters may have other labels than \
        the native ones or another order, constants may be added, values may be made of parameters \
        (`.zoom(sourceID: id, in: space)`, `isOn ? .visible : .hidden`, `{ background }`), and a closure may \
        hand on other parameters than it takes (`{ _, new in action(new) }`).
        """,
      why: """
        Everybody who reads a call has to look up what the helper does, only to find one native call.
        """,
      before: """
        // the minimum is iOS 16
        extension View {
          @ViewBuilder func halfSheet() -> some View {
            if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
          }
        }
        Text("Inbox").halfSheet()
        """,
      after: """
        Text("Inbox").presentationDetents([.medium])
        """,
      safety: """
        Safe where every use in the project can be rewritten and no other declaration has the name. Not safe \
        where it is public, may fulfil a requirement, or may be overridden. Left to a person where it does \
        more than forward, where it is handed on as a function, where Objective-C may call it, and where an \
        argument would be evaluated twice, never, later, or in another order; the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { ForwardingShimReader(pass: $0).shims() },
      resolve: { found in
        let shims = found.all(ForwardingShim.self)
        if shims.isEmpty { return .done([]) }
        let undecided = found.listsAllUses ? shims : shims.filter { $0.reason == nil }
        let rivals = ForwardingRivals(shims, undecided: undecided)
        return .search(
          ProjectSearch(words: rivals.words, laterWords: Set(undecided.map(\.name)), look: rivals.look) {
            rivals in search(for: undecided, of: shims, rivals)
          })
      }))
}

/// What still has to be found once it is known what the project declares.
private func search(
  for undecided: [ForwardingShim], of found: [ForwardingShim], _ rivals: ProjectFacts
) -> ProjectStep {
  var shims = found
  let declared = Set(rivals.all(NamespaceRival.self).map(\.name))
  let functions = Set(rivals.all(OwnMember.self).map(\.name) + found.map(\.name))
  let types = rivals.all(NamespaceRival.self).finalTypes
  for index in shims.indices {
    shims[index].forwarding.distrust(declared, functions: functions)
    shims[index].forwarding?.settleConversions(by: types)
  }
  let subjects = subjects(of: shims, rivals)
  var names = Set(undecided.map(\.name))
  if !rivals.listsAllUses {
    names.formIntersection(subjects.lazy.filter { $0.obstacle == nil }.map(\.group))
  }
  let uses = ForwardingUses(shims, called: names)
  return .search(
    ProjectSearch(words: names, look: uses.look) { found in
      .done(ShimVerdicts(rule: "forwarding-shim", subjects: subjects, uses: found.all()).findings)
    })
}

private func subjects(of shims: [ForwardingShim], _ facts: ProjectFacts) -> [ShimSubject] {
  let declared = facts.all(NamespaceRival.self)
  let rivals = Set(declared.map(\.name))
  // A nested type is extended by its path.
  let types = Set(declared.lazy.filter { !$0.isNested }.map(\.name))
  let members = Set(facts.all(OwnMember.self))
  return shims.map { shim in
    let isOfProject = shim.isWithinType || shim.owner.map(types.contains) ?? false
    return ShimSubject(
      group: shim.name, title: shim.title, fullTitle: shim.title, native: shim.forwarding?.name,
      origin: shim.forwarding?.facts?.origin,
      obstacle: obstacle(to: shim, isOfProject: isOfProject, rivals, members, hidden: facts.hidden),
      isQuiet: !shim.isPlain || isOfProject,
      doubt: shim.isPublic ? ShimVerdicts.publicDoubt : shim.doubt(besides: rivals),
      doubtIfUnused: shim.onlyFile == nil && !shim.isUnknownToSystem
        ? "nothing in the project calls it, but a protocol may ask for it" : nil,
      place: shim.place, deletion: shim.deletion, removableLines: shim.removableLines)
  }
}

private func obstacle(
  to shim: ForwardingShim, isOfProject: Bool, _ rivals: Set<String>, _ members: Set<OwnMember>,
  hidden: String?
) -> ShimSubject.Obstacle? {
  if shim.place.severity == nil { return .silent }
  guard let forwarding = shim.forwarding else { return shim.reason.map { .reason($0) } ?? .silent }
  // What it makes is the project's own, or it is a member of the project's own type.
  if let name = forwarding.name, case .none = forwarding.receiver, rivals.contains(name) {
    return .silent
  }
  if !forwarding.constantTypes(shim.parameters).isDisjoint(with: rivals) { return .silent }
  if forwarding.receiver == .receiver, isOfProject, !shim.isWithinType { return .silent }
  if let reason = shim.reason { return .reason(reason) }
  if let type = shim.nativeTypes.subtracting(shim.owner.map { [$0] } ?? []).intersection(rivals).min() {
    return .reason("the project has a '\(type)' of its own")
  }
  if let other = members.lazy.filter({ $0.takesThePlace(of: forwarding) }).map(\.title).min() {
    return .reason("the project has a '\(other)' of its own, which may be what it calls")
  }
  if forwarding.isImplied, let name = forwarding.name, rivals.contains(name) {
    return .reason("the project has a '\(name)' that is no member, which may be what it calls")
  }
  if let hidden, shim.onlyFile == nil { return .reason("a use may be out of sight: \(hidden)") }
  return nil
}

extension ForwardingShim {
  /// - Parameter types: those that the project declares.
  fileprivate func doubt(besides types: Set<String>) -> String? {
    if let doubt { return doubt }
    if !conformances.isDisjoint(with: types) { return doubtOfOwnProtocols }
    return forwarding?.facts?.deprecation
  }
}
