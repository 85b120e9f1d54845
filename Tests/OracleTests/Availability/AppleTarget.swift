import Availability

/// Something that the compiler compiles for, and what our side calls it.
struct AppleTarget: Hashable, CustomStringConvertible {
  let platform: Platform
  let minimum: Version
  let isExtension: Bool

  var triple: String {
    switch platform {
    case .iOS: "arm64-apple-ios\(minimum)"
    case .macOS: "arm64-apple-macos\(minimum)"
    case .tvOS: "arm64-apple-tvos\(minimum)"
    case .watchOS: "arm64-apple-watchos\(minimum)"
    case .visionOS: "arm64-apple-xros\(minimum)"
    case .macCatalyst: "arm64-apple-ios\(minimum)-macabi"
    case .driverKit: "arm64-apple-driverkit\(minimum)"
    }
  }

  var compilerArguments: [String] { ["-target", triple] + (isExtension ? ["-application-extension"] : []) }

  var deploymentTarget: DeploymentTarget {
    DeploymentTarget(platform, minimum, isApplicationExtension: isExtension, source: triple)
  }

  var context: AvailabilityContext { AvailabilityContext(targets: [deploymentTarget]) }

  var description: String { triple + (isExtension ? " (extension)" : "") }

  /// DriverKit is missing: the compiler cannot build for it without Apple's parts.
  static let all: [AppleTarget] = {
    let minimums: [(Platform, [Version])] = [
      (.iOS, [Version(13), Version(15), Version(17, 4), Version(26)]),
      (.macOS, [Version(10, 15), Version(11), Version(13, 3), Version(26)]),
      (.tvOS, [Version(13), Version(16)]),
      (.watchOS, [Version(7), Version(9, 1)]),
      (.visionOS, [Version(1), Version(2, 1), Version(26)]),
      (.macCatalyst, [Version(13, 1), Version(15), Version(17)]),
    ]
    return minimums.flatMap { platform, versions in
      versions.enumerated().flatMap { index, version in
        let plain = AppleTarget(platform: platform, minimum: version, isExtension: false)
        let asExtension = AppleTarget(platform: platform, minimum: version, isExtension: true)
        return index % 2 == 0 ? [plain, asExtension] : [plain]
      }
    }
  }()
}
