import Availability
import LintCore
import SwiftSource

/// What is to become of wrappers and what they offer.
struct NamespaceConclusion {
  let members: [NamespaceMember]
  let wrappers: [NamespaceWrapper]
  let accessors: [NamespaceAccessor]
  let extensions: [NamespaceExtension]
  let rivals: Set<String>
  let uses: [NamespaceUse]
  let hidden: String?
  static let rule = "namespace-shim"

  var findings: [Finding] {
    var obstacles = members.map(obstacle)
    spread(&obstacles)
    var edits = members.map { [$0.deletion] }
    var related: [[RelatedPlace]] = members.map { _ in [] }
    for use in uses {
      for meaning in use.meanings {
        related[meaning.member].append(use.place.related("used here"))
        edits[meaning.member] += meaning.edits
      }
    }
    let shims = members.indices.compactMap { index in
      finding(on: members[index], obstacle: obstacles[index], edits: edits[index], related: related[index])
    }
    return shims + emptiedWrappers
  }

  // MARK: Members

  /// Why a member stays, whatever its uses are.
  private func obstacle(to member: NamespaceMember) -> Obstacle? {
    guard member.isShim else { return .silent }
    if let reason = member.reason { return .reason(reason) }
    let own = wrappers.filter { $0.type == member.type }
    if own.isEmpty { return .reason("'\(member.type)' is declared elsewhere") }
    if !own.allSatisfy(\.isPlain) {
      return .reason("'\(member.type)' does more than hold what it is made with")
    }
    if let receiver = member.receiver, member.forwarding?.receiver == .receiver,
      !own.allSatisfy({ $0.stored == receiver })
    {
      return .reason("it calls '\(receiver)', which is not what '\(member.type)' holds")
    }
    if rivals.contains(member.type) { return .reason("'\(member.type)' is declared more than once") }
    if member.place.severity == nil { return .silent }
    return hidden.map { .reason("a use may be out of sight: \($0)") }
  }

  private enum Obstacle {
    /// It is no shim, or not to be spoken of.
    case silent
    case reason(String)
  }

  /// A use that has to stay as it is keeps all that it may mean; so it goes on until nothing changes.
  private func spread(_ obstacles: inout [Obstacle?]) {
    var isChanging = true
    while isChanging {
      isChanging = false
      for use in uses {
        if let reason = use.obstacle {
          for index in members.indices
          where use.types.contains(members[index].type) && obstacles[index] == nil {
            obstacles[index] = .reason(reason)
            isChanging = true
          }
        }
        guard let reason = reasonToKeep(use, obstacles) else { continue }
        for meaning in use.meanings where obstacles[meaning.member] == nil {
          obstacles[meaning.member] = .reason(reason)
          isChanging = true
        }
      }
    }
  }

  private func reasonToKeep(_ use: NamespaceUse, _ obstacles: [Obstacle?]) -> String? {
    if let refusal = use.meanings.lazy.compactMap(\.refusal).first { return refusal }
    let staying = use.meanings.first { obstacles[$0.member] != nil }
    if let staying, use.meanings.count > 1 {
      return
        "the call in \(use.place.phrase) may mean the overload '\(members[staying.member].title)', which stays"
    }
    let first = use.meanings.first?.edits
    return use.meanings.contains { $0.edits != first }
      ? "its overloads become different calls in \(use.place.phrase)" : nil
  }

  private func finding(
    on member: NamespaceMember, obstacle: Obstacle?, edits: [FileEdit], related: [RelatedPlace]
  ) -> Finding? {
    let title = "'\(member.type).\(member.title)'"
    switch obstacle {
    case .silent?: return nil
    case .reason(let reason)?:
      return member.place.finding(
        Self.rule, "\(title) is a shim that has to stay, without its check: \(reason)", related: related,
        fix: Fix(.manual, reason: reason))
    case nil:
      let native = member.forwarding?.name ?? member.renamed
      let what = native.map { "does nothing but call the system's '\($0)'" } ?? "does nothing"
      let uses = related.count == 1 ? "its use" : "its \(related.count) uses"
      let consequence = related.isEmpty ? "nobody uses it, and it can go" : "\(uses) can do so, and it can go"
      let unique = edits.merged
      let fix =
        member.isPublic
        ? Fix(.unsafe, reason: "it is public: clients of the library may use it", edits: unique)
        : Fix(.safe, edits: unique)
      return member.place.finding(
        Self.rule, "\(title) \(what): \(consequence)", removableLines: member.removableLines,
        related: related, fix: fix)
    }
  }

  // MARK: Wrappers

  /// Wrappers that nothing is reached through any more.
  private var emptiedWrappers: [Finding] {
    wrappers.compactMap { wrapper in
      let type = wrapper.type
      guard wrapper.isPlain, hidden == nil, !rivals.contains(type),
        wrappers.count(where: { $0.type == type }) == 1, !members.contains(where: { $0.type == type }),
        !uses.contains(where: { $0.types.contains(type) }),
        extensions.allSatisfy({ $0.type != type || $0.isEmpty })
      else { return nil }
      let own = accessors.filter { $0.type == type }
      let rests = extensions.filter { $0.type == type }
      let places = own.map(\.place) + rests.map(\.place)
      guard (places + [wrapper.place]).allSatisfy({ $0.severity != nil }) else { return nil }
      let edits = ([wrapper.deletion] + own.map(\.deletion) + rests.map(\.deletion)).merged
      let isPublic = wrapper.isPublic || own.contains(where: \.isPublic)
      return wrapper.place.finding(
        Self.rule, "nothing is reached through '\(type)' any more: it can go",
        related: places.map { $0.related("goes with it") },
        fix: isPublic
          ? Fix(.unsafe, reason: "it is public: clients of the library may use it", edits: edits)
          : Fix(.safe, edits: edits))
    }
  }
}

extension NamespaceMember {
  /// Whether it is there for older systems only, and its check is settled.
  var isShim: Bool {
    if reason != nil { return true }
    if renamed != nil, kind == .type { return true }
    guard forwarding != nil else { return false }
    return !conditions.isEmpty || type.isConventionalNamespace
  }
}
