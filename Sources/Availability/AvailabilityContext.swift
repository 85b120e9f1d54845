/// One platform that the code is built for, with the range of versions on which it can run.
public struct BuiltPlatform: Hashable, Sendable {
  public var platform: Platform
  /// `nil`: both in and outside of an extension, or unknown.
  public var isApplicationExtension: Bool?
  /// The source of the minimum. `nil`: the code is built for the platform, but its minimum is unknown. Then
  /// only an enclosing gate or `*` decides.
  public var target: DeploymentTarget?
  public var known: KnownRange
  /// The gate that sets `known.lower`, numbered by the caller. `nil`: the minimum sets it.
  public var lowerGate: Int?
  /// The gate that sets `known.upper`.
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
    known = KnownRange(from: platform.firstRelease)
  }

  mutating func narrow(to range: KnownRange, gate: Int?) {
    let narrowed = known.intersection(range)
    if narrowed.lower != known.lower { lowerGate = gate }
    if narrowed.upper != known.upper { upperGate = gate }
    known = narrowed
  }
}

/// The systems that a piece of code runs on: its platforms, each with a range of versions.
///
/// A value type. Start with the targets of a file, narrow the context for each enclosing `#if`, declaration
/// and gate, and judge the conditions inside.
public struct AvailabilityContext: Hashable, Sendable {
  public private(set) var platforms: [BuiltPlatform]
  /// Platforms that no known target builds for, but whose minimums are stated. A clause that names one is
  /// still needed: whoever states a minimum supports the platform. In judgements they are numbered after
  /// `platforms`.
  private var stated: [BuiltPlatform] = []

  /// - Parameters:
  ///   - targets: the targets that build the file. Of several for one platform the lowest minimum counts.
  ///   - unlisted: further platforms that the file is built for, with no stated minimum (those that a
  ///     package does not list). Mac Catalyst takes the minimum of iOS when it is known, as the compiler
  ///     does.
  ///   - stated: stated minimums of platforms that the file is not built for.
  public init(targets: [DeploymentTarget], unlisted: [Platform] = [], stated: [DeploymentTarget] = []) {
    platforms = []
    for target in targets { add(BuiltPlatform(target)) }
    let lowest = targets.filter { $0.platform == .iOS }.min { $0.minimum < $1.minimum }
    for platform in unlisted where !platforms.contains(where: { $0.platform == platform }) {
      if platform == .macCatalyst, var iOS = lowest {
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

  /// The platforms built and then those with only a stated minimum, in the order that judgements number them.
  public var judgedPlatforms: [BuiltPlatform] { stated.isEmpty ? platforms : platforms + stated }

  /// The stated minimums of platforms that the code is not built for.
  public var statedTargets: [DeploymentTarget] { stated.compactMap(\.target) }

  /// The same context without the platforms that have only a stated minimum.
  public var builtOnly: AvailabilityContext {
    var result = self
    result.stated = []
    return result
  }

  /// The platforms on which a list of clauses is judged.
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

  /// Whether no platform built can reach the code.
  public var isUnreachable: Bool { platforms.allSatisfy(\.known.isEmpty) }
}

// MARK: - Narrowing

extension AvailabilityContext {
  /// The context inside the branch that is taken when the condition holds (the body of `if` and `while`, the
  /// statements after `guard`), or when it does not hold (`else`).
  ///
  /// - Parameters:
  ///   - holds: `false` only when the condition is the sole element of its list; otherwise use
  ///     ``narrowedByFailure(of:gate:)``.
  ///   - gate: a number by which the caller identifies the gate.
  public func narrowed(by condition: AvailabilityCondition, holds: Bool, gate: Int? = nil) -> Self {
    guard !condition.isMalformed else { return self }
    var result = self
    result.narrowEach(
      by: { condition.list.range(on: $0, as: .condition, holds: holds != condition.isUnavailable) },
      gate: gate)
    return result
  }

  /// The context inside the `else` of a condition list: at least one of its availability conditions does not
  /// hold. The list must have no other elements.
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

  /// The context inside a declaration with this attribute. `deprecated`, `obsoleted` and `unavailable` do not
  /// narrow it: code that was compiled against an older version still runs.
  public func narrowed(by attribute: AvailabilityAttribute, gate: Int? = nil) -> Self {
    guard let list = attribute.introduction else { return self }
    var result = self
    result.narrowEach(by: { list.range(on: $0, as: .attribute, holds: true) }, gate: gate)
    return result
  }

  /// The context inside `#if` with this condition, or inside its `#else` when `holds` is false.
  public func narrowed(to condition: PlatformCondition, holds: Bool = true) -> Self {
    var result = self
    result.platforms.removeAll { condition.evaluate(on: $0.platform) == !holds }
    result.stated.removeAll { condition.evaluate(on: $0.platform) == !holds }
    return result
  }
}

extension [BuiltPlatform] {
  /// The union of two lists of ranges for the same platforms.
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
  /// Whether the clause names the platform itself.
  func names(_ platform: Platform) -> Bool {
    clauses.contains {
      if case .platform(let named, _) = $0.name { return named == platform }
      return false
    }
  }

  /// The versions on which the requirement of the clauses holds, or does not hold.
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
