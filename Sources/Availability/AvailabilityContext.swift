/// One platform that a piece of code is built for, and on which of its versions the code can run.
public struct BuiltPlatform: Hashable, Sendable {
  public var platform: Platform
  /// `nil`: both an extension and not, or unknown.
  public var isApplicationExtension: Bool?
  /// Where the minimum comes from. `nil`: the code is built for the platform, but nobody says from which
  /// version on; only what an enclosing gate or `*` settles is judged then.
  public var target: DeploymentTarget?
  public var known: KnownRange
  /// The gate, as numbered by the caller, that `known.lower` comes from; `nil`: the minimum.
  public var lowerGate: Int?
  /// The gate that `known.upper` comes from.
  public var upperGate: Int?

  public init(_ target: DeploymentTarget) {
    platform = target.platform
    isApplicationExtension = target.isApplicationExtension
    let minimum = target.minimum.canonical(on: target.platform) ?? target.minimum
    known = KnownRange(from: minimum)
    self.target = target
  }

  /// A platform without a known minimum.
  public init(unlisted platform: Platform) {
    self.platform = platform
    known = KnownRange(from: Version(0))
  }

  mutating func narrow(to range: KnownRange, gate: Int?) {
    let narrowed = known.intersection(range)
    if narrowed.lower != known.lower { lowerGate = gate }
    if narrowed.upper != known.upper { upperGate = gate }
    known = narrowed
  }
}

/// What is known of the systems that a piece of code runs on: its platforms, each with a range of versions.
///
/// A value: begin with the targets of a file, narrow it on the way down through `#if`, declarations and
/// gates, and judge what stands there.
public struct AvailabilityContext: Hashable, Sendable {
  public private(set) var platforms: [BuiltPlatform]
  /// Platforms that it is not built for as far as we know, with minimums that somebody stated all the same. They count
  /// for clauses that name them: who states a minimum has not given the clause up. Judgements number them after
  /// `platforms`.
  private var stated: [BuiltPlatform] = []

  /// - Parameters:
  ///   - targets: the targets that the file is built into; of several alike the lowest minimum counts.
  ///   - unlisted: platforms that it is built for as well, from a version that nobody states (those that a
  ///     package does not list). Mac Catalyst has iOS's minimum when that is known, as the tools have it.
  ///   - stated: the stated minimums of other platforms.
  public init(targets: [DeploymentTarget], unlisted: [Platform] = [], stated: [DeploymentTarget] = []) {
    platforms = []
    for target in targets { add(BuiltPlatform(target)) }
    for platform in unlisted where !platforms.contains(where: { $0.platform == platform }) {
      if platform == .macCatalyst, var iOS = targets.lowest(of: .iOS) {
        iOS.platform = .macCatalyst
        iOS.minimum = max(iOS.minimum, Version(13, 1))
        add(BuiltPlatform(iOS))
      } else {
        add(BuiltPlatform(unlisted: platform))
      }
    }
    for target in stated where !platforms.contains(where: { $0.platform == target.platform }) {
      self.stated.append(BuiltPlatform(target))
    }
  }

  /// The platforms that it is built for and those whose minimums are stated, as judgements number them.
  public var judgedPlatforms: [BuiltPlatform] { platforms + stated }

  /// The minimums that are stated of platforms that it is not built for.
  public var statedTargets: [DeploymentTarget] { stated.compactMap(\.target) }

  /// The same where nothing but what it is built for counts.
  public var builtOnly: AvailabilityContext {
    var result = self
    result.stated = []
    return result
  }

  /// What a list of clauses is judged on.
  func places(for list: ClauseList) -> [BuiltPlatform] {
    stated.isEmpty || !stated.contains { list.names($0.platform) } ? platforms : judgedPlatforms
  }

  private mutating func narrowEach(by range: (BuiltPlatform) -> KnownRange, gate: Int?) {
    for index in platforms.indices { platforms[index].narrow(to: range(platforms[index]), gate: gate) }
    for index in stated.indices { stated[index].narrow(to: range(stated[index]), gate: gate) }
  }

  private mutating func add(_ new: BuiltPlatform) {
    let same = platforms.firstIndex {
      $0.platform == new.platform && $0.isApplicationExtension == new.isApplicationExtension
    }
    guard let same else { return platforms.append(new) }
    if new.known.lower < platforms[same].known.lower { platforms[same] = new }
  }

  /// Whether the code is built for no platform that we know of, or is never reached on any.
  public var isUnreachable: Bool { platforms.allSatisfy(\.known.isEmpty) }
}

extension [DeploymentTarget] {
  fileprivate func lowest(of platform: Platform) -> DeploymentTarget? {
    filter { $0.platform == platform }.min { $0.minimum < $1.minimum }
  }
}

// MARK: - Narrowing

extension AvailabilityContext {
  /// Inside the branch taken when the condition holds (the body of `if` and `while`, the rest of the block
  /// after `guard`), or when it does not (`else`).
  ///
  /// - Parameters:
  ///   - holds: for a negative branch, the condition must be the only element of its list; see
  ///     ``narrowedByFailure(of:gate:)`` otherwise.
  ///   - gate: any number by which the caller finds the gate again.
  public func narrowed(by condition: AvailabilityCondition, holds: Bool, gate: Int? = nil) -> Self {
    guard !condition.isMalformed else { return self }
    var result = self
    result.narrowEach(
      by: { condition.list.range(on: $0, as: .condition, holds: holds != condition.isUnavailable) },
      gate: gate)
    return result
  }

  /// Inside the `else` of a condition list: at least one of the list's availability conditions does not hold.
  /// Only for a list without any other element.
  public func narrowedByFailure(of conditions: [AvailabilityCondition], gate: Int? = nil) -> Self {
    guard var result = conditions.first.map({ narrowed(by: $0, holds: false, gate: gate) }) else {
      return self
    }
    for condition in conditions.dropFirst() {
      let other = narrowed(by: condition, holds: false, gate: gate)
      result.platforms = platforms.narrowed(to: result.platforms, or: other.platforms, gate: gate)
      result.stated = stated.narrowed(to: result.stated, or: other.stated, gate: gate)
    }
    return result
  }

  /// Inside a declaration with that attribute. `deprecated`, `obsoleted` and `unavailable` do not narrow:
  /// what was compiled against an older version goes on running.
  public func narrowed(by attribute: AvailabilityAttribute, gate: Int? = nil) -> Self {
    guard let list = attribute.introduction else { return self }
    var result = self
    result.narrowEach(by: { list.range(on: $0, as: .attribute, holds: true) }, gate: gate)
    return result
  }

  /// Inside `#if` with that condition, or, when it does not hold, in its `#else`.
  public func narrowed(to condition: PlatformCondition, holds: Bool = true) -> Self {
    var result = self
    result.platforms.removeAll { condition.evaluate(on: $0.platform) == !holds }
    result.stated.removeAll { condition.evaluate(on: $0.platform) == !holds }
    return result
  }
}

extension [BuiltPlatform] {
  /// The same platforms where one or the other is known of them.
  fileprivate func narrowed(to one: [BuiltPlatform], or other: [BuiltPlatform], gate: Int?) -> [BuiltPlatform]
  {
    indices.map { index in
      var place = self[index]
      place.narrow(to: one[index].known.union(other[index].known), gate: gate)
      return place
    }
  }
}

extension ClauseList {
  /// Whether a clause is for that platform itself.
  func names(_ platform: Platform) -> Bool {
    clauses.contains {
      if case .platform(let named, _) = $0.name { return named == platform }
      return false
    }
  }

  /// The versions on which the clauses' requirement holds, or does not.
  fileprivate func range(on place: BuiltPlatform, as use: ClauseUse, holds: Bool) -> KnownRange {
    let decisions = decisions(on: place, as: use)
    let range = range(decisions.0, holds: holds, within: place.known)
    guard let other = decisions.1 else { return range }
    return range.union(self.range(other, holds: holds, within: place.known))
  }

  private func range(_ decision: Decision, holds: Bool, within known: KnownRange) -> KnownRange {
    switch decision {
    case .clause(_, let versions):
      return holds
        ? KnownRange(from: versions.lowerBound) : KnownRange(from: Version(0), before: versions.upperBound)
    case .satisfied, .wildcard:
      return holds ? known : KnownRange(from: known.lower, before: known.lower)
    case .notJudged:
      return known
    }
  }
}
