// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Outer", platforms: [.iOS(.v13)],
  targets: [
    .target(name: "Outer", path: "Code", exclude: ["Left.swift"], sources: ["In", "Left.swift"]),
    .target(name: "Whole", path: "Whole"),
  ])
