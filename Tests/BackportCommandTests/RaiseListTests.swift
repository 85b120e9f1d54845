import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// What `--raise` finds: the list of declared minimums, and constants in other files.
@Suite struct RaiseListTests {
  @Test func withoutAVersionItListsWhatIsDeclared() throws {
    let folder = try TemporaryFolder()
    for (name, version) in [("App", 16), ("Core", 13)] {
      try folder.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(.v\(version))], targets: [.target(name: "P", path: "S")])

        """, to: "\(name)/Package.swift")
    }
    try folder.write("func f() { if #available(iOS 17, *) { new() } else { old() } }\n", to: "App/S/A.swift")
    let result = runCommand(.migrate, [folder.path, "--raise"])
    #expect(result.code == .success, "\(result.err)")
    #expect(
      result.out.hasPrefix(
        """
        iOS
          13.0  \(folder.path)/Core/Package.swift:3, lower than 16.0 elsewhere
          16.0  \(folder.path)/App/Package.swift:3

        """), "\(result.out)")
    #expect(result.out.contains("iOS 17.0"), "\(result.out)")
  }

  @Test func equalLinesOfTheListAreOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(RaiseTests.project, to: "App.xcodeproj/project.pbxproj")
    try folder.write("struct A {}\n", to: "A.swift")
    let result = runCommand(.migrate, [folder.path, "--raise"])
    #expect(result.code == .success, "\(result.err)")
    #expect(
      result.out.contains(
        "14.0  \(folder.path)/App.xcodeproj/project.pbxproj:12, 14 (project, Debug; target App, Debug)\n"),
      "\(result.out)")
  }

  @Test func constantsOfTuistsHelpersAreRaised() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a",
          deploymentTargets: .iOS(Versions.oldest), sources: ["S/**"]),
      ])

      """, to: "Project.swift")
    let helper = "Tuist/ProjectDescriptionHelpers/Versions.swift"
    let constants = "public enum Versions { public static let oldest = \"15.0\" }\n"
    try folder.write(constants, to: helper)
    try folder.write("struct A {}\n", to: "S/A.swift")
    let result = runCommand(.migrate, ["--raise", "17", "--allow-dirty", folder.path])
    #expect(result.code == .success, "\(result.err)")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent(helper), encoding: .utf8)
        == constants.replacing("15.0", with: "17.0"))
  }
}
