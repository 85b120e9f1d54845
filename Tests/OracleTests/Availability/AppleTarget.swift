import Availability
import Foundation

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

  var compilerArguments: [String] {
    ["-target", triple] + (isExtension ? ["-application-extension"] : [])
      + (platform == .visionOS ? ["-sdk", VisionSDK.folder.path] : [])
  }

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

/// All that the compiler reads of an SDK to map iOS's versions to visionOS's.
enum VisionSDK {
  /// As in the SDK of 26.4.
  private static let versions = [
    "17.1": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "18.1": "2.1", "18.2": "2.2", "18.3": "2.3",
    "18.4": "2.4", "18.5": "2.5", "18.6": "2.6", "26.0": "26.0", "26.2": "26.2", "26.3": "26.3",
    "26.4": "26.4",
  ]

  /// A folder with an `SDKSettings.json` and nothing else.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backport-oracle-vision-sdk")
    let back = Dictionary(uniqueKeysWithValues: versions.map { ($1, $0) })
    let settings: [String: Any] = [
      "CanonicalName": "xros26.4", "Version": "26.4", "MaximumDeploymentTarget": "26.4.99",
      "VersionMap": ["iOS_visionOS": versions, "visionOS_iOS": back],
    ]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONSerialization.data(withJSONObject: settings).write(
        to: folder.appendingPathComponent("SDKSettings.json"), options: .atomic)
    } catch {
      fatalError("\(folder.path): \(error)")
    }
    return folder
  }()
}
