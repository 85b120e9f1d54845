// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "Planner",
  platforms: [
    .iOS(.v14),
    .macOS("11.0"),
    .tvOS(.v14),
    .watchOS(.v7),
  ],
  products: [
    .library(name: "Planner", targets: ["Planner"])
  ],
  targets: [
    .target(name: "Planner")
  ]
)
