// swift-tools-version: 6.0
import PackageDescription

func systems(_ version: String) -> SwiftSetting {
  .enableExperimentalFeature("AvailabilityMacro=Computed \(version):macOS 13, iOS \(version)")
}

struct Tag {
  let name: String
}
let tags = [Tag(name: "Typed")]

let release = Context.environment["RELEASE"] ?? "9999"
#if os(macOS)
let host = "AvailabilityMacro=Hosted 1.0:iOS 16"
#else
let host = "AvailabilityMacro=Hosted 1.0:iOS 17"
#endif

let typed: [SwiftSetting] = tags.map { .enableExperimentalFeature("AvailabilityMacro=\($0.name) 1.0:iOS 17") }
let shared: [SwiftSetting] = typed + [
  systems("1.0"),
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
