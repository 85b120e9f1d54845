// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tides",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Tides", targets: ["Tides"])],
  targets: [.target(name: "Tides")]
)
