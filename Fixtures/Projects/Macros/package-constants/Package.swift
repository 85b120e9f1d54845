// swift-tools-version: 6.2
import PackageDescription

let first = "AvailabilityMacro=Kit 1.0:macOS 14, iOS 17"
let second =
  "AvailabilityMacro=Kit 1.1:macOS 15, iOS 18, visionOS 2"

let kit: [SwiftSetting] = [
  .enableExperimentalFeature(first),
  .enableExperimentalFeature(second),
]

let listed: [SwiftSetting] = [
  "AvailabilityMacro=Listed 1.0:macOS 13, iOS 16",
  "AvailabilityMacro=Listed 2.0:macOS 14, iOS 17",
].map { .enableExperimentalFeature($0) }

let flags =
  ["-Xfrontend", "-define-availability", "-Xfrontend", "Flag 1.0:iOS 16", "-define-availability", "Flag 2.0:iOS 17"]

let package = Package(
  name: "Constants", platforms: [.macOS(.v13), .iOS(.v16)],
  targets: [.target(name: "Constants", swiftSettings: kit + [.unsafeFlags(flags)])])

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + listed + [
    .enableExperimentalFeature("AvailabilityMacro=Loop 1.0:macOS 14, iOS 17")
  ]
}
