// swift-tools-version: 5.9
import PackageDescription

/* platforms: [.iOS(.v9)], /* nested */ */
let package = Package(
  name: "Plain, platforms: [.iOS(.v8)]",
  // platforms: [.tvOS(.v9)],
  platforms: [
    .iOS(.v15),
    .macOS("12.3"), .macCatalyst(.v15),
    SupportedPlatform.watchOS(.v8),
    .custom("Linux", versionString: "1"),
    .driverKit(.v21),
  ],
  products: [.library(name: "Plain", targets: ["Plain"])],
  targets: [
    .target(name: "Plain"),
    .testTarget(name: "PlainTests", dependencies: ["Plain", .target(name: "Other")]),
  ]
)
