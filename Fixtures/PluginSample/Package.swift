// swift-tools-version: 6.0
import PackageDescription

// A package that uses all three plug-ins: one while it builds, two as commands. CI builds it. By path it takes
// `Plugins/backport.artifactbundle`, which `.ci/artifact-bundle` makes; a project of yours names a release instead:
// .package(url: "https://github.com/OWNER/backport-plugins", from: "0.1.0")
let package = Package(
  name: "PluginSample",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "backport-plugins", path: "../../Plugins")],
  targets: [
    .target(
      name: "PluginSample", plugins: [.plugin(name: "BackportLintBuild", package: "backport-plugins")])
  ]
)
