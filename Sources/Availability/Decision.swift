/// The construct that contains the clauses. The compiler applies different rules to each.
public enum ClauseUse: Hashable, Sendable {
  /// `#available` and `#unavailable`
  case condition
  /// `@available`
  case attribute
  /// `@backDeployed`
  case backDeployment
}

extension ClauseList {
  /// The clause that decides on a platform.
  enum Decision: Hashable {
    /// The clause at this index, and the platform's version that it compares with. A range when SDKs disagree
    /// about the version.
    case clause(Int, ClosedRange<Version>)
    /// The clause at this index, which holds for every version: an old `iOS` clause of an attribute on
    /// visionOS.
    case satisfied(Int)
    case wildcard
    case notJudged(Verdict.Reason)
  }

  /// The decisions on a platform: two when the code may run both in and outside of an extension.
  func decisions(
    on place: BuiltPlatform, as use: ClauseUse, without removed: ArgumentSet = []
  ) -> (Decision, Decision?) {
    let plain = decision(
      on: place, as: use, isExtension: place.isApplicationExtension ?? false, without: removed)
    guard place.isApplicationExtension == nil else { return (plain, nil) }
    let other = decision(on: place, as: use, isExtension: true, without: removed)
    return (plain, other == plain ? nil : other)
  }

  /// The clause for extensions of a platform, outside of one: it does not apply, but where each version has it, it is as
  /// stale as the platform's own would be.
  private func clauseOfExtensions(on place: BuiltPlatform, without removed: ArgumentSet) -> Int? {
    clauses.firstIndex { clause in
      guard case .platform(place.platform, isApplicationExtension: true) = clause.name,
        !removed.contains(clause.argument),
        !clause.isImpossible
      else { return false }
      return place.known.isAtLeast(clause.version) == .always
    }
  }

  /// Selects, like the compiler, one of the clauses that apply to a platform. A later clause replaces an
  /// earlier one when its platform inherits from the other's. The source order matters when neither inherits:
  /// `iOSApplicationExtension` and `macCatalyst` in an extension for Catalyst.
  private func decision(
    on place: BuiltPlatform, as use: ClauseUse, isExtension: Bool, without removed: ArgumentSet
  ) -> Decision {
    let platform = place.platform
    if hasRuntimeName { return .notJudged(.swiftRuntime) }
    var chosen: (index: Int, name: ActiveName)?
    var hasForeignExtension = false
    for (index, clause) in clauses.enumerated() where !removed.contains(clause.argument) {
      guard let name = ActiveName(clause.name, on: platform, as: use, isExtension: isExtension) else {
        continue
      }
      if platform == .visionOS, name.kinship == .inherited, name.isExtension { hasForeignExtension = true }
      if let known = chosen?.name, !name.replaces(known, on: platform, as: use) { continue }
      chosen = (index, name)
    }
    // Swift 6.3 treats `iOSApplicationExtension` as closer than `visionOS`.
    if hasForeignExtension, chosen?.name.kinship == .own { return .notJudged(.mappedBySDK) }
    guard let chosen else {
      if hasCustomName { return .notJudged(.customName) }
      // `deprecated:` and the like of a clause that does not apply say nothing.
      let stale = use == .condition ? clauseOfExtensions(on: place, without: removed) : nil
      return stale.map(Decision.satisfied) ?? .wildcard
    }
    // An unknown name may stand for a clause that is closer to the platform.
    if hasCustomName, !(chosen.name.kinship == .own && chosen.name.isExtension == isExtension) {
      return .notJudged(.customName)
    }
    return decision(by: chosen.index, on: place, as: chosen.name)
  }

  private func decision(by index: Int, on place: BuiltPlatform, as name: ActiveName) -> Decision {
    let (clause, platform) = (clauses[index], place.platform)
    if clause.isImpossible { return .notJudged(.impossibleVersion) }
    // The compiler's sources do not define what `anyAppleOS` means for DriverKit.
    if name.kinship == .any, platform == .driverKit { return .notJudged(.customName) }
    guard platform == .visionOS, name.kinship == .inherited else {
      return .clause(index, clause.version...clause.version)
    }
    let versions = clause.version.visionOSVersions
    // Swift 6.3 does not map versions of extension clauses: it compares iOS's number with visionOS's. What is built
    // outside of extensions, too, compiles without that.
    if name.isExtension, place.isApplicationExtension != nil {
      return .clause(index, versions.lowerBound...max(versions.upperBound, clause.version))
    }
    return versions.upperBound <= Version(1) ? .satisfied(index) : .clause(index, versions)
  }
}

/// The relation between a clause's name and the platform that the code is built for.
struct ActiveName: Hashable {
  enum Kinship: Int {
    case any, inherited, own
  }

  let kinship: Kinship
  let isExtension: Bool

  /// `nil`: the clause does not apply to the platform.
  init?(_ name: PlatformName, on platform: Platform, as use: ClauseUse, isExtension: Bool) {
    switch name {
    case .anyAppleOS:
      kinship = .any
      self.isExtension = false
    case .platform(let named, let namesExtension) where isExtension || !namesExtension:
      guard named == platform || named == platform.ancestor(for: use) else { return nil }
      kinship = named == platform ? .own : .inherited
      self.isExtension = namesExtension
    case .platform, .otherSystem, .swiftLanguage, .swiftRuntime, .packageDescription, .custom: return nil
    }
  }

  /// Whether this clause replaces an earlier one with the other name.
  func replaces(_ other: ActiveName, on platform: Platform, as use: ClauseUse) -> Bool {
    // visionOS prefers its own clauses.
    if platform == .visionOS, kinship == .own, other.kinship != .own { return true }
    // `@backDeployed` uses the last one of `macCatalyst` and `iOSApplicationExtension`.
    if use == .backDeployment, kinship != .any, other.kinship != .any, kinship != other.kinship,
      isExtension != other.isExtension, (kinship == .own) != isExtension
    {
      return true
    }
    switch (kinship, isExtension) {
    // Catalyst inherits from iOS, with and without extension, and from its own plain form.
    case (.own, true): return other.kinship != .own || !other.isExtension
    case (.own, false): return other.kinship != .own && !other.isExtension
    case (.inherited, true): return other.kinship != .own && !other.isExtension
    case (.inherited, false): return other.kinship == .any
    case (.any, _): return false
    }
  }
}

extension Platform {
  /// The platform whose clauses apply when there are none for this platform. At run time, iOS clauses do not
  /// apply to visionOS.
  fileprivate func ancestor(for use: ClauseUse) -> Platform? {
    switch self {
    case .macCatalyst: .iOS
    case .visionOS: use == .condition ? nil : .iOS
    case .iOS, .macOS, .tvOS, .watchOS, .driverKit: nil
    }
  }
}

/// A set of argument indices. It ignores indices above 63.
struct ArgumentSet: Equatable, ExpressibleByArrayLiteral {
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
