// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "None", targets: [.executableTarget(name: "none", path: "Code")])
