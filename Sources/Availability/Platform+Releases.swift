extension Platform {
  /// The oldest version that today's tools can build for. SwiftPM's `Platform.swift` lists it as
  /// `oldestSupportedVersion` (Swift 6.3).
  public var oldestTarget: Version {
    switch self {
    case .iOS, .tvOS: Version(12)
    case .macOS: Version(10, 13)
    case .watchOS: Version(4)
    case .visionOS: Version(1)
    case .macCatalyst: Version(13)
    case .driverKit: Version(19)
    }
  }

  /// The major version that it began with: no system is older.
  var firstRelease: Version { minors.keys.min().map { Version($0) } ?? Version(0) }

  /// Whether a version was released. Patches are not checked.
  public func hasReleased(_ version: Version) -> Bool {
    if let last = minors[version.major] { return version.minor <= last }
    return version.major == Self.newestYear || version.major == Self.newestYear - 1
  }

  /// Whether a version is so high that its author meant "never": `iOS 99`. The next year's version is not.
  public func isNever(_ version: Version) -> Bool { version.major > Self.newestYear + 1 }

  /// The released versions in words: `8 to 18, 26 and 27`.
  public var releasedMajors: String {
    let old = minors.keys.filter { $0 != 10 || self != .macOS }.sorted()
    let first = self == .macOS ? "10.0" : old.first.map(String.init) ?? ""
    let range = old.last.map { "\(first) to \($0), " } ?? ""
    return range + "\(Self.newestYear - 1) and \(Self.newestYear)"
  }

  /// The major version of all platforms in the newest release, of autumn 2026.
  private static let newestYear = 27

  /// The last minor version of each major version before 26, after the list "Apple security releases"
  /// (support.apple.com/100100) and, for versions before 2015, Wikipedia's version histories; 26 November 2026.
  /// Minor versions of releases that may still be updated are not limited.
  private var minors: [Int: Int] {
    let open = 99
    switch self {
    case .iOS:
      return [
        1: 1, 2: 2, 3: 2, 4: 3, 5: 1, 6: 1, 7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 5, 13: 7, 14: 8, 15: 8, 16: 7,
        17: 7, 18: open,
      ]
    case .macCatalyst: return [13: 7, 14: 8, 15: 8, 16: 7, 17: 7, 18: open]
    case .macOS: return [10: 15, 11: 7, 12: 7, 13: 7, 14: open, 15: open]
    case .tvOS: return [9: 2, 10: 2, 11: 4, 12: 4, 13: 4, 14: 7, 15: 6, 16: 6, 17: 6, 18: open]
    case .watchOS: return [1: 0, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3, 7: 6, 8: 8, 9: 6, 10: 6, 11: open]
    case .visionOS: return [1: 3, 2: open]
    case .driverKit: return [19: open, 20: open, 21: open, 22: open, 23: open, 24: open, 25: open]
    }
  }
}
