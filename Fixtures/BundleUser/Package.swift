// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "BundleUser",
  platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [
    .target(name: "BundleUser", plugins: ["BackportLintBuild"]),
    // In a package of yours: .binaryTarget(name: "Backport", url: "…/backport-0.1.0.artifactbundle.zip", checksum: "…")
    .binaryTarget(name: "Backport", path: "backport.artifactbundle"),
    .plugin(
      name: "BackportLintBuild", capability: .buildTool(), dependencies: ["Backport"],
      path: "Plugins-BackportLintBuild"),
  ]
)
