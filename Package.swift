// swift-tools-version: 6.0
import PackageDescription

// Arrows point down only: every target names just what stands above it in this list.
// The repository's own tests check that no source file imports upwards.
let package = Package(
  name: "Backport",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "backport-lint", targets: ["backport-lint"]),
    .executable(name: "backport-migrate", targets: ["backport-migrate"]),
  ],
  targets: [
    // Not `System`: the SDKs of Apple's systems have a module of that name, which their Foundation imports.
    .target(name: "CLibrary"),
    .target(name: "SystemCalls", dependencies: ["CLibrary"]),
    .target(name: "SwiftSource", dependencies: ["SystemCalls"]),
    .target(name: "Availability"),
    .target(name: "Native", dependencies: ["SystemCalls", "SwiftSource", "Availability"]),
    .target(name: "Projects", dependencies: ["SystemCalls", "SwiftSource", "Availability", "Native"]),
    .target(name: "BuildIndex", dependencies: ["SystemCalls", "SwiftSource"]),
    .target(name: "Semantics", dependencies: ["SwiftSource", "Native"]),
    .target(
      name: "LintCore",
      dependencies: [
        "SystemCalls", "SwiftSource", "Availability", "Native", "Projects", "BuildIndex", "Semantics",
      ]),
    .target(
      name: "BackportRules",
      dependencies: [
        "SystemCalls", "SwiftSource", "Availability", "Native", "Projects", "Semantics", "LintCore",
      ]),
    .target(
      name: "Migration", dependencies: ["SystemCalls", "SwiftSource", "Availability", "Projects", "LintCore"]),
    .target(
      name: "Reporting",
      dependencies: ["SystemCalls", "SwiftSource", "Availability", "Projects", "LintCore", "Migration"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SystemCalls", "SwiftSource", "Availability", "Projects", "LintCore", "BackportRules", "Migration",
        "Reporting",
      ]),
    .target(
      name: "BackportCommand",
      dependencies: [
        "SystemCalls", "SwiftSource", "Availability", "Projects", "BuildIndex", "LintCore", "BackportRules",
        "Migration",
        "Reporting", "LanguageServer",
      ]),
    .executableTarget(name: "backport-lint", dependencies: ["BackportCommand"]),
    .executableTarget(name: "backport-migrate", dependencies: ["BackportCommand"]),

    .executableTarget(
      name: "backport-benchmark",
      dependencies: ["SwiftSource", "Availability", "LintCore", "BackportRules"], path: "Tests/Benchmarks",
      exclude: ["SwiftSyntaxParse.swift.txt"]),
    .executableTarget(
      name: "native-index", dependencies: ["Availability", "Native", "Projects"],
      path: "Tests/NativeIndexTool"),
    .target(
      name: "FixtureSupport",
      dependencies: [
        "SwiftSource", "Availability", "LintCore", "BackportRules", "Migration", "Reporting",
        "BackportCommand",
      ],
      path: "Tests/FixtureSupport"),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls", "FixtureSupport"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource", "FixtureSupport"]),
    .testTarget(name: "AvailabilityTests", dependencies: ["Availability", "FixtureSupport"]),
    .testTarget(
      name: "NativeTests", dependencies: ["SwiftSource", "Availability", "Native", "FixtureSupport"]),
    .testTarget(
      name: "ProjectsTests",
      dependencies: ["SystemCalls", "Availability", "Native", "Projects", "FixtureSupport"]),
    .testTarget(name: "BuildIndexTests", dependencies: ["SwiftSource", "BuildIndex", "FixtureSupport"]),
    .testTarget(name: "SemanticsTests", dependencies: ["SwiftSource", "Semantics", "FixtureSupport"]),
    .testTarget(
      name: "LintCoreTests",
      dependencies: [
        "SystemCalls", "SwiftSource", "Availability", "Projects", "LintCore", "BackportRules", "Migration",
        "FixtureSupport",
      ]),
    .testTarget(
      name: "BackportRulesTests",
      dependencies: [
        "SwiftSource", "Availability", "Native", "Projects", "LintCore", "BackportRules", "Migration",
        "FixtureSupport",
      ]),
    .testTarget(
      name: "MigrationTests", dependencies: ["SwiftSource", "LintCore", "Migration", "FixtureSupport"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["SwiftSource", "Availability", "LintCore", "Migration", "Reporting", "FixtureSupport"]),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["SwiftSource", "LanguageServer", "FixtureSupport"],
      exclude: ["Client", "Neovim"]),
    .testTarget(
      name: "BackportCommandTests",
      dependencies: [
        "SystemCalls", "Availability", "Projects", "BackportRules", "Reporting", "BackportCommand",
        "FixtureSupport",
      ]),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        "SwiftSource", "Availability", "Native", "BuildIndex", "Semantics", "LintCore", "FixtureSupport",
      ],
      exclude: ["Oracle", "compare.sh"]),
    .testTarget(name: "FuzzTests", dependencies: ["SwiftSource", "FixtureSupport"]),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["Availability", "LintCore", "BackportRules", "Reporting", "FixtureSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
