// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Inside", platforms: [.macOS(.v11)], targets: [.target(name: "Inside")])
