// swift-tools-version:5.10
import PackageDescription
let package = Package(name: "Versions", platforms: [.iOS(.v14)], targets: [.target(name: "Versions")])
