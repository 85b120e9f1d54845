import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Radio",
  targets: [
    .target(
      name: "Radio", destinations: Build.destinations, product: .app, bundleId: "org.example.radio",
      deploymentTargets: .radio, sources: ["Radio/**"]),
    .target(
      name: "Clock", destinations: [.appleWatch], product: .app, bundleId: "org.example.clock",
      deploymentTargets: .watchOS(Build.watch), sources: ["Clock/**"]),
  ])
