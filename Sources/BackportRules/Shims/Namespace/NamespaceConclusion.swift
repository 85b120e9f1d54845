import LintCore
import SwiftSource

/// The verdicts on wrappers and their members.
struct NamespaceConclusion {
  let members: [NamespaceMember]
  let wrappers: [NamespaceWrapper]
  let accessors: [NamespaceAccessor]
  let extensions: [NamespaceExtension]
  let rivals: Set<String>
  let ownMembers: Set<OwnMember>
  let uses: [ShimUse]
  let hidden: String?
  static let rule = RuleName.shim("namespace")

  var findings: [Finding] {
    let subjects = members.map { member in
      ShimSubject(
        group: member.type, title: member.title, fullTitle: "\(member.type).\(member.title)",
        headline: .calls(native: member.forwarding?.callNames ?? member.renamed),
        origin: member.forwarding?.facts?.origin, obstacle: obstacle(to: member),
        doubt: member.isPublic ? .publicDeclaration : member.doubt ?? member.forwarding?.facts?.deprecation,
        place: member.place, deletions: [member.deletion],
        removableLines: member.removableLines)
    }
    return ShimVerdicts(rule: Self.rule, subjects: subjects, uses: uses).findings + emptiedWrappers
  }

  /// Whether anything could be said, whatever the uses are.
  var asksForUses: Bool {
    members.contains { obstacle(to: $0) != .notAShim }
      || wrappers.contains { wrapper in !members.contains { $0.type == wrapper.type } }
  }

  /// Why a member stays, whatever its uses are.
  private func obstacle(to member: NamespaceMember) -> Obstacle? {
    guard member.isShim, member.place.severity != nil else { return .notAShim }
    let own = wrappers.filter { $0.type == member.type }
    // A generic type or protocol of another sort, in another module.
    let isReached = member.type == "Backport" || accessors.contains { $0.type == member.type }
    if own.isEmpty, !isReached { return .notAShim }
    // An independent type that happens to be generic.
    if !own.isEmpty, !own.allSatisfy(\.isWrapper) { return .notAShim }
    if let reason = member.reason { return reason }
    if own.isEmpty { return .invisible(member.type) }
    if !own.allSatisfy(\.isPlain) {
      return .more(member.type)
    }
    if let receiver = member.receiver, member.forwarding?.receiver == .receiver,
      !own.allSatisfy({ $0.stored == receiver })
    {
      return .more(receiver)
    }
    if accessors.contains(where: { $0.type == member.type && !$0.isStatic && !$0.isPlain }) {
      return .more(member.type)
    }
    if let forwarding = member.forwarding,
      let other = ownMembers.lazy.filter({ $0.takesThePlace(of: forwarding) }).map(\.title).min()
    {
      return .ownDeclaration(other)
    }
    if let type = member.forwarding?.constantTypes(member.parameters).intersection(rivals).min() {
      return .ownDeclaration(type)
    }
    if rivals.contains(member.type) { return .sameName(member.type) }
    return hidden.map(Obstacle.hiddenFiles)
  }

  /// Wrappers that nothing is reached through any more.
  private var emptiedWrappers: [Finding] {
    wrappers.compactMap { wrapper in
      let type = wrapper.type
      guard wrapper.isPlain, hidden == nil, !rivals.contains(type),
        wrappers.count(where: { $0.type == type }) == 1, !members.contains(where: { $0.type == type }),
        !uses.contains(where: { $0.groups.contains(type) }),
        extensions.allSatisfy({ $0.type != type || $0.isEmpty })
      else { return nil }
      let own = accessors.filter { $0.type == type }
      let rests = extensions.filter { $0.type == type }
      let places = own.map(\.place) + rests.map(\.place)
      guard (places + [wrapper.place]).allSatisfy({ $0.severity != nil }) else { return nil }
      let edits = ([wrapper.deletion] + own.map(\.deletion) + rests.map(\.deletion)).merged
      let isPublic = wrapper.isPublic || own.contains(where: \.isPublic)
      return wrapper.place.finding(
        Self.rule, "nothing is reached through '\(type)' any more: it can go", subject: type,
        related: places.map { $0.related("goes with it") },
        fix: Fix(edits, doubt: isPublic ? .publicDeclaration : wrapper.doubt))
    }
  }
}

extension NamespaceMember {
  /// Whether it is there for older systems only, and its check is constant.
  var isShim: Bool {
    if reason != nil { return true }
    if renamed != nil, kind == .type { return true }
    guard forwarding != nil else { return false }
    return !conditions.isEmpty || type.isConventionalNamespace
  }
}
