// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Library", platforms: [.iOS(.v13), .macOS(.v11)],
  targets: [.target(name: "Library", path: "Source")])
