extension ClauseList {
  /// What counts on a platform.
  enum Decision: Hashable {
    /// That clause, by its place in `clauses`.
    case clause(Int)
    /// That clause, which holds whatever the version: an old `iOS` clause on visionOS.
    case satisfied(Int)
    case wildcard
    case notJudged(Verdict.Reason)
  }

  /// The one or two decisions on a platform: two when the code is built as an extension and not.
  func decisions(on place: BuiltPlatform, without removed: ArgumentSet = []) -> (Decision, Decision?) {
    let plain = decision(
      on: place.platform, isExtension: place.isApplicationExtension ?? false, without: removed)
    guard place.isApplicationExtension == nil else { return (plain, nil) }
    let other = decision(on: place.platform, isExtension: true, without: removed)
    return (plain, other == plain ? nil : other)
  }

  /// The compiler's choice among the clauses that count on a platform: a later one takes the place of the
  /// one before when it is for a platform that inherits from the other's. The order written matters where
  /// neither does: `iOSApplicationExtension` and `macCatalyst` in an extension for Catalyst.
  private func decision(on platform: Platform, isExtension: Bool, without removed: ArgumentSet) -> Decision {
    var chosen: (index: Int, name: ActiveName)?
    for (index, clause) in clauses.enumerated() where !removed.contains(clause.argument) {
      guard let name = ActiveName(clause.name, on: platform, isExtension: isExtension) else { continue }
      // A check on visionOS does not look at iOS's clauses when it has its own.
      let isPreferred = platform == .visionOS && name.isOwn && chosen?.name.isOwn == false
      if let known = chosen?.name, !isPreferred, !name.inherits(from: known) { continue }
      chosen = (index, name)
    }
    guard let chosen else { return hasCustomName ? .notJudged(.customName) : .wildcard }
    // An unknown name may stand for a clause that is closer to the platform.
    if hasCustomName, !(chosen.name.isOwn && chosen.name.isExtension == isExtension) {
      return .notJudged(.customName)
    }
    return decision(by: chosen.index, on: platform, as: chosen.name)
  }

  private func decision(by index: Int, on platform: Platform, as name: ActiveName) -> Decision {
    let clause = clauses[index]
    if clause.isImpossible { return .notJudged(.impossibleVersion) }
    guard platform == .visionOS, !name.isOwn else { return .clause(index) }
    // visionOS 1 began with everything of iOS 17; what later versions are equal to, the SDK says.
    return clause.version <= Version(17) ? .satisfied(index) : .notJudged(.mappedBySDK)
  }
}

/// How a clause's name relates to the platform that the code is built for.
private struct ActiveName {
  /// The platform's own, not that of the one whose availability it inherits.
  let isOwn: Bool
  let isExtension: Bool

  /// `nil`: the clause says nothing there.
  init?(_ name: PlatformName, on platform: Platform, isExtension: Bool) {
    guard case .platform(let named, let namesExtension) = name, isExtension || !namesExtension else {
      return nil
    }
    guard named == platform || named == platform.ancestor else { return nil }
    isOwn = named == platform
    self.isExtension = namesExtension
  }

  func inherits(from other: ActiveName) -> Bool {
    switch (isOwn, isExtension) {
    // Catalyst's from iOS's, plain or not, and from its own plain form.
    case (true, true): !other.isOwn || !other.isExtension
    case (true, false): !other.isOwn && !other.isExtension
    case (false, true): !other.isOwn && !other.isExtension
    case (false, false): false
    }
  }
}

extension Platform {
  /// The platform whose clauses count where there is none of its own.
  fileprivate var ancestor: Platform? {
    switch self {
    case .macCatalyst, .visionOS: .iOS
    case .iOS, .macOS, .tvOS, .watchOS, .driverKit: nil
    }
  }
}

/// A set of argument numbers; those from 64 on are never in it.
struct ArgumentSet: ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral elements: Int...) {
    for element in elements { insert(element) }
  }

  mutating func insert(_ argument: Int) {
    if argument < 64 { bits |= 1 << UInt64(argument) }
  }

  mutating func remove(_ argument: Int) {
    if argument < 64 { bits &= ~(1 << UInt64(argument)) }
  }

  func contains(_ argument: Int) -> Bool { argument < 64 && bits & 1 << UInt64(argument) != 0 }
}
