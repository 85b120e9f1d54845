// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "Atlas",
  platforms: [.macOS(.v11)],
  targets: [
    .executableTarget(name: "Atlas")
  ]
)
