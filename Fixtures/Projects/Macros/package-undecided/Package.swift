// swift-tools-version: 6.0
import PackageDescription

func computed(_ version: String) -> SwiftSetting {
  .enableExperimentalFeature("AvailabilityMacro=Computed \(version):macOS 13, iOS \(version)")
}

let systems = "macOS 14, iOS 17"

let release = Context.environment["RELEASE"] ?? "9999"
#if os(macOS)
let host = "AvailabilityMacro=Hosted 1.0:iOS 16"
#else
let host = "AvailabilityMacro=Hosted 1.0:iOS 17"
#endif

let named: [SwiftSetting] = ["Named"].map { .enableExperimentalFeature("AvailabilityMacro=\($0) 1.0:iOS 17") }
let numbered: [SwiftSetting] = ["1.0", "2.0"].map {
  .enableExperimentalFeature("AvailabilityMacro=Numbered \($0):iOS 17")
}
let shared: [SwiftSetting] = named + numbered + [
  computed("1.0"),
  .enableExperimentalFeature("AvailabilityMacro=Added 1.0:" + systems),
  .enableExperimentalFeature(host),
  .enableExperimentalFeature("AvailabilityMacro=Released 1.0:iOS \(release)"),
  .enableExperimentalFeature("AvailabilityMacro=Known 1.0:iOS 17"),
]

let package = Package(
  name: "Undecided",
  platforms: [.iOS(.v15)],
  targets: [
    .target(
      name: "Old",
      swiftSettings: shared + [.enableExperimentalFeature("AvailabilityMacro=Mine 1.0:iOS 16")]),
    .target(
      name: "New", path: "Code/New",
      swiftSettings: shared + [.enableExperimentalFeature("AvailabilityMacro=Mine 1.0:iOS 17")]),
    .target(
      name: "Both", path: "Code",
      swiftSettings: shared + [.enableExperimentalFeature("AvailabilityMacro=Mine 1.0:iOS 16")]),
  ]
)
