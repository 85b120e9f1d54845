// The key `VersionMap` (`iOS_visionOS`) in SDKSettings.json of Apple's SDKs for visionOS:
//   17.1 → 1.0, 17.4 → 1.1, 17.5 → 1.2, 18.0 … 18.6 → 2.0 … 2.6, 26.0, 26.2, 26.3, 26.4 → the same
//
// The compiler looks up the version, and then its first number alone. A version before 17.1 becomes 1.0, one
// after the last entry stays as written.

extension Version {
  /// The visionOS versions that this iOS version in an attribute may stand for. The bounds differ when the
  /// version is in no SDK's map, or not in all: the lower bound is the result for its first number alone, the
  /// upper bound the version itself.
  package var visionOSVersions: ClosedRange<Version> {
    if self < Version(17, 4) { return Version(1)...Version(1) }
    if self < Version(18) {
      switch self {
      case Version(17, 4): return Version(1, 1)...Version(1, 1)
      case Version(17, 5): return Version(1, 2)...Version(1, 2)
      // 17 alone is below 17.1.
      default: return Version(1)...Version(1)
      }
    }
    let counterpart = self < Version(26) ? Version(major - 16, minor, patch) : self
    let isListed = patch == 0 && (minor == 0 || isInMaps)
    return isListed ? counterpart...counterpart : Version(counterpart.major)...counterpart
  }

  /// Whether every SDK with this major version has an entry for its second number.
  private var isInMaps: Bool {
    switch major {
    case 18: minor <= 6
    case 26: (2...4).contains(minor)
    default: false
    }
  }
}

extension Clause {
  /// For each platform, the versions that may satisfy the clause.
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
