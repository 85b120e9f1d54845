import ProjectDescription

let minimums: DeploymentTargets = .multiplatform(iOS: "16.0", macOS: "13.0")
// deploymentTargets: .iOS("9.0")

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: [.iPhone, .iPad, .mac, .macCatalyst], product: .app, bundleId: "a.b.c",
      deploymentTargets: minimums, sources: ["App/**"],
      dependencies: [.target(name: "Kit")]),
    .target(
      name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "a.b.d",
      deploymentTargets: .iOS("17.0"), sources: ["Widget/**/*.swift", "App/Shared.swift"]),
    Target(
      name: "Old", platform: .tvOS, product: .framework, bundleId: "a.b.e",
      deploymentTarget: .tvOS(targetVersion: "14.0"), sources: "Old/**"),
    .target(
      name: "Watch", destinations: [.appleWatch], product: .app, bundleId: "a.b.f", sources: ["Watch/**"]),
  ]
)
