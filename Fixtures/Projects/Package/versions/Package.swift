// swift-tools-version:5.5
import PackageDescription
let package = Package(name: "Versions", platforms: [.iOS(.v12)], targets: [.target(name: "Versions")])
