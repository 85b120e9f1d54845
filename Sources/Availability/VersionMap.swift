// What Apple's SDKs for visionOS say in `VersionMap` (`iOS_visionOS`) of their SDKSettings.json:
//   17.1 → 1.0, 17.4 → 1.1, 17.5 → 1.2, 18.0 … 18.6 → 2.0 … 2.6, 26.0, 26.2, 26.3, 26.4 → the same
// The compiler looks up the version, then its first number alone; what is older than 17.1 is 1.0, what is
// newer than the last one counts as it is written.

extension Version {
  /// What this version of iOS in an attribute means on visionOS. The bounds differ where it stands in no
  /// SDK's map, or only in the maps of some: the lower one is for its first number alone, the upper one
  /// for the version with that number in visionOS's own count.
  var visionOSVersions: ClosedRange<Version> {
    if self < Version(17, 4) { return Version(1)...Version(1) }
    if self < Version(18) {
      switch self {
      case Version(17, 4): return Version(1, 1)...Version(1, 1)
      case Version(17, 5): return Version(1, 2)...Version(1, 2)
      // 17 alone is older than 17.1.
      default: return Version(1)...Version(1)
      }
    }
    let counterpart = self < Version(26) ? Version(major - 16, minor, patch) : self
    let isListed = patch == 0 && (minor == 0 || isInMaps)
    return isListed ? counterpart...counterpart : Version(counterpart.major)...counterpart
  }

  /// Has a second number that every SDK with such a version knows.
  private var isInMaps: Bool {
    switch major {
    case 18: minor <= 6
    case 26: (2...4).contains(minor)
    default: false
    }
  }
}

extension Clause {
  /// The versions that may make it satisfied, by platform.
  public func versions(as use: ClauseUse) -> [(platform: Platform, version: Version)] {
    switch name {
    case .platform(.iOS, _):
      [(.iOS, version)] + (use == .condition ? [] : [(.visionOS, version.visionOSVersions.upperBound)])
    case .platform(let platform, _): [(platform, version)]
    case .anyAppleOS: Platform.allCases.filter { $0 != .driverKit }.map { ($0, version) }
    case .otherSystem, .swiftLanguage, .swiftRuntime, .packageDescription, .custom: []
    }
  }
}
