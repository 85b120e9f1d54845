// swift-tools-version: 6.0
import PackageDescription

// The plug-ins take released programs: whoever uses one compiles none of them.
let package = Package(
  name: "BackportPlugins",
  products: [
    .plugin(name: "BackportLintCommand", targets: ["BackportLintCommand"]),
    .plugin(name: "BackportMigrateCommand", targets: ["BackportMigrateCommand"]),
    .plugin(name: "BackportLintBuild", targets: ["BackportLintBuild"]),
  ],
  targets: [
    .binaryTarget(name: "Backport", path: "backport.artifactbundle"),
    .plugin(
      name: "BackportLintCommand",
      capability: .command(
        intent: .custom(
          verb: "backport-lint", description: "Report code that the deployment target makes dead")),
      dependencies: ["Backport"], path: "BackportLintCommand"),
    .plugin(
      name: "BackportMigrateCommand",
      capability: .command(
        intent: .custom(
          verb: "backport-migrate", description: "Remove code that the deployment target makes dead"),
        permissions: [.writeToPackageDirectory(reason: "It rewrites the Swift files that hold dead code.")]),
      dependencies: ["Backport"], path: "BackportMigrateCommand"),
    .plugin(
      name: "BackportLintBuild", capability: .buildTool(), dependencies: ["Backport"],
      path: "BackportLintBuild"),
  ]
)
