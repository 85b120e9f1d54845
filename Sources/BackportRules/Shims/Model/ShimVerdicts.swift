import LintCore
import SwiftSource

/// A place where a shim may be used.
struct ShimUse: ProjectFact {
  /// What could be meant, by its number, and what would become of the use.
  struct Meaning: Hashable, Sendable {
    var shim: Int
    var edits: [FileEdit]
    /// Why it cannot be rewritten.
    var refusal: String?
    /// Why only a type checker could tell whether it means the same afterwards.
    var doubt: String?
    /// How far the text tells that it is this declaration that is meant.
    var standing = Standing.own
  }

  /// The groups of shims that may be meant: those of a wrapper, those of one name.
  var groups: Set<String>
  var meanings: [Meaning]
  /// Why nothing of these groups can go.
  var obstacle: String?
  /// Why it may mean one of these groups, which only a type checker could tell.
  var doubt: String? = nil
  /// The type that the word is asked of, where the file says so.
  var typeOfBase: String? = nil
  /// The word is asked of something that nothing is known of.
  var isOfMember = false
  /// The labels of a call's arguments; `nil`: nothing is called.
  var labels: [String?]? = nil
  /// Another declaration of the project with that name.
  var rival: NameRival? = nil
  var place: ProjectPlace
}

/// A shim, as far as its verdict goes.
struct ShimSubject {
  enum Obstacle: Equatable {
    /// It is no shim, or not to be spoken of.
    case silent
    case reason(String)
  }

  var group: String
  /// `badge(_:)`.
  var title: String
  /// As messages call it: `Backport.badge(_:)`.
  var fullTitle: String
  /// What uses can call instead; `nil`: nothing.
  var native: String?
  /// Since when there is one, as far as that is known.
  var origin: NativeOrigin?
  /// Why it stays, whatever its uses are.
  var obstacle: Obstacle?
  /// Nobody needs to know that it stays, nor that nobody uses it.
  var isQuiet = false
  /// Why its fix is not safe.
  var doubt: String?
  /// Why no fix of its kind is: what stands in the project says more.
  var doubtOfKind: String?
  /// Why it is not where nothing uses it.
  var doubtIfUnused: String?
  /// It has code of its own in place of the native one's.
  var isStandIn = false
  /// Another clause of a `#if` declares it, too.
  var hasAlternatives = false
  var place: ProjectPlace
  var deletion: FileEdit
  var removableLines: Int
}

/// One verdict for each shim over all of its uses: all are rewritten and it goes, or it stays and says why.
struct ShimVerdicts {
  let rule: String
  let subjects: [ShimSubject]
  let uses: [ShimUse]
  /// By group.
  private let doubts: [String: String]
  /// By the number of a shim, of one of its uses.
  private let doubtsOfUses: [Int: String]

  init(rule: String, subjects: [ShimSubject], uses: [ShimUse]) {
    self.rule = rule
    self.subjects = subjects
    self.uses = uses
    doubts = uses.reduce(into: [:]) { doubts, use in
      guard let doubt = use.doubt else { return }
      for group in use.groups where doubts[group] == nil { doubts[group] = doubt }
    }
    doubtsOfUses = uses.lazy.flatMap(\.meanings).reduce(into: [:]) { doubts, meaning in
      if let doubt = meaning.doubt, doubts[meaning.shim] == nil { doubts[meaning.shim] = doubt }
    }
  }

  private func doubt(of index: Int) -> String? {
    let subject = subjects[index]
    let found = doubts[subject.group]
    if let kind = subject.doubtOfKind { return found.map { "\($0); \(kind)" } ?? kind }
    return subject.doubt ?? found ?? doubtsOfUses[index]
  }

  var findings: [Finding] {
    var obstacles = subjects.map(\.obstacle)
    spread(&obstacles)
    var edits = subjects.map { [$0.deletion] }
    var related: [[RelatedPlace]] = subjects.map { _ in [] }
    var unclear = subjects.map { _ in 0 }
    let rivals = Dictionary(grouping: uses.compactMap(\.rival), by: \.name)
    for use in uses {
      for meaning in use.meanings {
        switch obstacles[meaning.shim] == nil ? .own : use.standing(of: meaning, among: rivals) {
        case .own, .likely: related[meaning.shim].append(use.place.callSite())
        case .unclear: unclear[meaning.shim] += 1
        case .other: break
        }
        edits[meaning.shim] += meaning.edits
      }
    }
    for members in companies(obstacles) {
      let together = members.flatMap { edits[$0] }
      for index in members { edits[index] = together }
    }
    return subjects.indices.compactMap { index in
      var finding = finding(on: index, obstacles[index], edits: edits[index], related: related[index])
      finding?.native = subjects[index].origin
      finding?.unclearCallSites = unclear[index]
      return finding
    }
  }

  /// A use that has to stay as it is keeps all that it may mean; so it goes on until nothing changes.
  private func spread(_ obstacles: inout [ShimSubject.Obstacle?]) {
    var isChanging = true
    while isChanging {
      isChanging = false
      for use in uses {
        if let reason = use.obstacle {
          for index in subjects.indices
          where obstacles[index] == nil && use.groups.contains(subjects[index].group) {
            obstacles[index] = .reason(reason)
            isChanging = true
          }
        }
        if use.meanings.allSatisfy({ obstacles[$0.shim] != nil }) { continue }
        guard let reason = reasonToKeep(use, obstacles) else { continue }
        for meaning in use.meanings where obstacles[meaning.shim] == nil {
          obstacles[meaning.shim] = .reason(reason)
          isChanging = true
        }
      }
    }
  }

  /// Overloads that a use may mean alike go together: once one has taken the uses along, nothing would speak for
  /// taking away the others.
  private func companies(_ obstacles: [ShimSubject.Obstacle?]) -> [[Int]] {
    var leaders = Array(subjects.indices)
    for use in uses {
      let members = use.meanings.map(\.shim).filter { obstacles[$0] == nil && doubt(of: $0) == nil }
      guard let first = members.first else { continue }
      for other in members.dropFirst() where leaders[other] != leaders[first] {
        let (old, new) = (leaders[other], leaders[first])
        for index in leaders.indices where leaders[index] == old { leaders[index] = new }
      }
    }
    return Dictionary(grouping: subjects.indices, by: { leaders[$0] }).values.filter { $0.count > 1 }
  }

  private func reasonToKeep(_ use: ShimUse, _ obstacles: [ShimSubject.Obstacle?]) -> String? {
    if let refusal = use.meanings.lazy.compactMap(\.refusal).first { return refusal }
    if let staying = use.meanings.first(where: { obstacles[$0.shim] != nil }), use.meanings.count > 1 {
      return
        "the call in \(use.place.phrase) may mean the overload '\(subjects[staying.shim].title)', which stays"
    }
    let first = use.meanings.first?.edits
    guard use.meanings.contains(where: { $0.edits != first }) else { return nil }
    let isAlternative = use.meanings.contains { subjects[$0.shim].hasAlternatives }
    return isAlternative
      ? "in another clause of '#if' it comes to another call, in \(use.place.phrase)"
      : "its overloads become different calls in \(use.place.phrase)"
  }

  private func finding(
    on index: Int, _ obstacle: ShimSubject.Obstacle?, edits: [FileEdit], related: [RelatedPlace]
  ) -> Finding? {
    let subject = subjects[index]
    switch obstacle {
    case .silent?: return nil
    case .reason(let reason)?:
      if subject.isQuiet { return nil }
      var finding = subject.place.finding(
        rule, "'\(subject.fullTitle)' stays without its check: \(reason)",
        related: related, fix: Fix(.manual, reason: reason))
      finding?.restsOnCheck = true
      return finding
    case nil:
      let verb = subject.isStandIn ? "stands in for" : "only calls"
      let what = subject.native.map { "\(verb) '\($0)'" } ?? "does nothing"
      let callers = related.count == 1 ? "its caller" : "its \(related.count) callers"
      let instead = subject.native.map { "can call '\($0)' directly" } ?? "can do without it"
      let consequence = related.isEmpty ? "nothing uses it" : "\(callers) \(instead)"
      let doubt = doubt(of: index)
      if related.isEmpty, subject.isQuiet, doubt ?? subject.doubtIfUnused != nil { return nil }
      // Nothing but the shim itself would change: its check need not wait for that.
      if related.isEmpty, doubt == nil, let reason = subject.doubtIfUnused {
        return subject.place.finding(
          rule, "'\(subject.fullTitle)' \(what); \(consequence)", related: related,
          fix: Fix(.manual, reason: reason))
      }
      let fix = doubt.map { Fix(.unsafe, reason: $0, edits: edits.merged) }
      return subject.place.finding(
        rule, "'\(subject.fullTitle)' \(what); \(consequence)", removableLines: subject.removableLines,
        related: related, fix: fix ?? Fix(.safe, edits: edits.merged))
    }
  }

  static let publicDoubt = "it is public: clients of the library may use it"
}
