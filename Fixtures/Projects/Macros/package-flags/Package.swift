// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Flags",
  platforms: [.iOS(.v15)],
  targets: [
    .target(
      name: "Flags",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableExperimentalFeature("AvailabilityMacro=Plain 1.0:iOS 16, macOS 13"),
        .enableExperimentalFeature("AvailabilityMacro=Spaced 1.0 : iOS 16", .when(platforms: [.iOS])),
        .enableExperimentalFeature("AvailabilityMacro=_versionless:iOS 16, Android 28"),
        .enableExperimentalFeature("AvailabilityMacro=Wrong 1.0:iOS 16, *"),
        .enableExperimentalFeature("AvailabilityMacro=iOS 1.0:iOS 16"),
        .unsafeFlags([
          "-Xfrontend", "-define-availability", "-Xfrontend", "Frontend 1.0:iOS 16",
          "-define-availability", "Driver 1.0:iOS 16",
          "-enable-experimental-feature", "AvailabilityMacro=Feature 1.0:iOS 16",
          "-Xfrontend", "-enable-experimental-feature", "-Xfrontend", "AvailabilityMacro=Both 1.0:iOS 16",
        ]),
      ]),
    // .enableExperimentalFeature("AvailabilityMacro=Comment 1.0:iOS 16")
    .target(name: "Other"),
  ]
)
