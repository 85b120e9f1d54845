import LintCore
import SwiftSource

/// What becomes of forwarding shims, as far as what the project declares decides it.
enum ForwardingVerdicts {
  /// The shims without what the index says of names that the project has.
  static func judge(_ shims: [ForwardingShim], by rivals: ProjectFacts) -> [ForwardingShim] {
    let declared = DeclaredTypes(rivals)
    let functions = Set(
      rivals.all(OwnMember.self).map(\.name) + shims.lazy.filter { $0.kind == .member }.map(\.name))
    let actors = Dictionary(
      rivals.all(NamespaceRival.self).compactMap { rival in rival.actor.map { (rival.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    return shims.map { shim in
      var shim = shim
      shim.forwarding.distrust(declared.rivals(of: shim), functions: functions)
      shim.effects.actor = shim.effects.actor ?? shim.owner.flatMap { actors[$0] }
      return shim
    }
  }

  static func subjects(of shims: [ForwardingShim], _ facts: ProjectFacts) -> [ShimSubject] {
    let types = DeclaredTypes(facts)
    let allMembers = Dictionary(grouping: Set(facts.all(OwnMember.self)), by: \.name)
    return shims.map { shim in
      let rivals = types.rivals(of: shim)
      let members = shim.namesOfRivals.flatMap { allMembers[$0] ?? [] }.filter { member in
        shim.receiverType.map(member.isMember) ?? true
      }
      let isOfProject =
        shim.kind == .member && (shim.isWithinType || shim.rootOfOwner.map(types.outer.contains) ?? false)
      return ShimSubject(
        group: shim.name, title: shim.title,
        fullTitle: shim.title,
        headline: shim.headline,
        origin: shim.forwarding?.facts?.origin,
        obstacle: obstacle(
          to: shim, isOfProject: isOfProject, rivals, members, facts),
        isQuiet: !shim.isMarked && (!shim.isPlain || isOfProject),
        doubt: shim.isPublic ? .publicDeclaration : shim.doubt(besides: rivals, members),
        doubtIfUnused: shim.mayBeRequiredUnused ? .required(nil) : nil,
        restsOnIndex: members.contains(where: shim.mayMean),
        hasAlternatives: shim.hasAlternatives, place: shim.renaming?.place ?? shim.place,
        deletions: [shim.deletion],
        removableLines: shim.removableLines)
    }
  }

  private static func obstacle(
    to shim: ForwardingShim, isOfProject: Bool, _ rivals: Set<String>, _ members: [OwnMember],
    _ facts: ProjectFacts
  ) -> Obstacle? {
    if (shim.renaming?.place ?? shim.place).severity == nil { return .notAShim }
    if shim.mayStandForOwn {
      return shim.reason ?? (shim.onlyFile == nil ? facts.hidden.map(Obstacle.hiddenFiles) : nil)
    }
    if shim.kind == .shadow, let reason = shim.reason { return reason }
    guard let forwarding = shim.forwarding else { return shim.reason ?? .notAShim }
    // What it makes is the project's own, or it is a member of the project's own type.
    if let name = forwarding.name, case .none = forwarding.receiver, rivals.contains(name) {
      return .notAShim
    }
    if !forwarding.constantTypes(shim.parameters).isDisjoint(with: rivals) { return .notAShim }
    // A case or constant of the project's own type.
    if case .type(let type) = forwarding.receiver, rivals.contains(shim.root(of: type)) { return .notAShim }
    if forwarding.receiver == .receiver, isOfProject, !shim.isWithinType { return .notAShim }
    if let reason = shim.reason { return reason }
    if let type = shim.nativeTypes.subtracting(shim.rootOfOwner.map { [$0] } ?? []).intersection(rivals).min()
    {
      return .ownDeclaration(type)
    }
    let others = members.filter(shim.mayMean)
    // Of the same type, where nothing is known of a native one, it can only be what the shim calls.
    let isOwn = forwarding.facts == nil && others.contains { $0.owner == shim.owner }
    if isOwn || others.contains(where: { shim.rivalry(of: $0) == .called }) { return .notAShim }
    if let other = others.lazy.filter({ shim.rivalry(of: $0) == .possible }).map(\.title).min() {
      return .ownDeclaration(other)
    }
    if shim.kind == .modifier, members.contains(where: \.takesModifier) {
      return .ownDeclaration("modifier(_:)")
    }
    if forwarding.isImplied, let name = forwarding.name, rivals.contains(name) {
      return .shadowed(name)
    }
    if let hidden = facts.hidden, shim.onlyFile == nil { return .hiddenFiles(hidden) }
    return nil
  }
}

/// The types that the project declares with names that are taken for the system's.
private struct DeclaredTypes {
  /// A nested type is named by its path, but in the type that it lies in.
  let outer: Set<String>
  private let all: Set<String>

  init(_ facts: ProjectFacts) {
    let rivals = facts.all(NamespaceRival.self)
    all = Set(rivals.map(\.name))
    outer = Set(rivals.lazy.filter { !$0.isNested }.map(\.name))
  }

  /// Those that a bare name may mean where a shim is declared.
  func rivals(of shim: ForwardingShim) -> Set<String> {
    let isInExtensionOfSystem =
      shim.kind == .member && !shim.isWithinType && shim.rootOfOwner.map { !outer.contains($0) } ?? false
    return isInExtensionOfSystem ? outer : all
  }
}

extension OwnMember {
  /// Whether `modifier(X())` may mean it: what is passed there is no function.
  fileprivate var takesModifier: Bool { name == "modifier" && labels == [nil] && !takesFunction }
}

extension ForwardingShim {
  /// Whether something that does not name it may need it. A requirement of the project and an override name it, and what is
  /// declared in a type that conforms to nothing, the system does not ask for.
  fileprivate var mayBeRequiredUnused: Bool {
    kind == .member && renaming == nil && !isMarked && onlyFile == nil && !isWithinType && !isUnknownToSystem
  }

  /// Whether a call in its place could mean a member of the project. What follows the first call has the same receiver at
  /// a use, so what the whole module sees means the same there.
  fileprivate func mayMean(_ member: OwnMember) -> Bool {
    guard let forwarding else { return false }
    return member.takesThePlace(of: member.isPrivate || isPublic ? forwarding : forwarding.calls[0])
  }

  /// - Parameters:
  ///   - types: those that the project declares.
  ///   - members: the project's that have the name of what it calls.
  fileprivate func doubt(besides types: Set<String>, _ members: [OwnMember]) -> Doubt? {
    if let doubt { return doubt }
    if members.contains(where: { mayMean($0) && rivalry(of: $0) == .elsewhere }) {
      return .maybeMeant(nil)
    }
    if !conformances.isDisjoint(with: types) { return doubtOfOwnProtocols }
    return forwarding?.facts?.deprecation
  }
}
