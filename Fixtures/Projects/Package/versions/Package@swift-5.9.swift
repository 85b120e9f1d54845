// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Versions", platforms: [.iOS(.v13)], targets: [.target(name: "Versions")])
