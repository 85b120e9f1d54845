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

  /// The compiler's order: an extension's own clause before the plain one, the platform's own before that of
  /// the platform whose availability it inherits, `*` last.
  private func decision(on platform: Platform, isExtension: Bool, without removed: ArgumentSet) -> Decision {
    var isFirstName = true
    for candidate in [platform, platform.ancestor] {
      guard let candidate else { break }
      for nameIsExtension in [true, false] where isExtension || !nameIsExtension {
        if let index = index(candidate, nameIsExtension, without: removed) {
          // An unknown name may stand for a clause that comes before this one.
          if hasCustomName, !isFirstName { return .notJudged(.customName) }
          return decision(by: index, on: platform, as: candidate)
        }
        isFirstName = false
      }
    }
    return hasCustomName ? .notJudged(.customName) : .wildcard
  }

  private func decision(by index: Int, on platform: Platform, as candidate: Platform) -> Decision {
    let clause = clauses[index]
    if clause.isImpossible { return .notJudged(.impossibleVersion) }
    guard platform == .visionOS, candidate == .iOS else { return .clause(index) }
    // visionOS 1 began with everything of iOS 17; what later versions are equal to, the SDK says.
    return clause.version <= Version(17) ? .satisfied(index) : .notJudged(.mappedBySDK)
  }

  private func index(_ platform: Platform, _ isExtension: Bool, without removed: ArgumentSet) -> Int? {
    clauses.firstIndex {
      guard case .platform(platform, isExtension) = $0.name else { return false }
      return !removed.contains($0.argument)
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
