// swift-tools-version: 6.0
import PackageDescription

// A package that uses all three plugins, by path. CI builds it.
let package = Package(
  name: "PluginSample",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Backport", path: "../..")],
  targets: [
    .target(name: "PluginSample", plugins: [.plugin(name: "BackportLintBuild", package: "Backport")])
  ]
)
