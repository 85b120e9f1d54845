import BackportCommand
import Foundation
import Testing

/// A package that lies within an app's repository: what is public in it has no other clients.
@Suite struct OwnPackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.shim, to: "Packages/Core/Sources/Core/View+Half.swift")
    try folder.write(Self.manifest, to: "Packages/Core/Package.swift")
    try folder.write(Self.use, to: "App/Main.swift")
  }

  private static let shim = """
    import SwiftUI
    public extension View {
      @ViewBuilder func half() -> some View {
        if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
      }
    }

    """
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Core", platforms: [.iOS(.v17)], products: [.library(name: "Core", targets: ["Core"])],
      targets: [.target(name: "Core")])

    """
  private static let use = """
    import Core
    import SwiftUI
    struct Main: View {
      var body: some View { Text("a").half() }
    }

    """
  private static let app = """
    name: App
    targets:
      App: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App]}

    """

  /// How sure the shim's removal is: `safe`, or why not.
  private func verdict() throws -> String {
    let result = runCommand(
      .lint, ["--format", "json", "--select", "removable-shim", "--fail-on", "never", folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any], "\(result.err)")
    let findings = try #require(report["findings"] as? [[String: Any]])
    let fix = try #require(findings.first?["fix"] as? [String: Any])
    return try #require((fix["reason"] as? String) ?? (fix["applicability"] as? String))
  }

  private static let isPublic = "it is public: clients of the library may use it"

  @Test func theAppIsTheOnlyClient() throws {
    try folder.makeRepository()
    try folder.write(Self.app, to: "project.yml")
    #expect(try verdict() == "safe")
    let result = runCommand(
      .migrate, ["--allow-dirty", "--quiet", folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
    #expect(result.code == .success)
    let main = try String(contentsOf: folder.url.appending(path: "App/Main.swift"), encoding: .utf8)
    #expect(main.contains("Text(\"a\").presentationDetents([.medium])"))
  }

  @Test func aPackageAtTheTopHasOthers() throws {
    try folder.makeRepository()
    try folder.write(Self.app, to: "project.yml")
    let moved = Self.manifest.replacing(
      ".target(name: \"Core\")", with: ".target(name: \"Core\", path: \"Packages/Core/Sources/Core\")")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Packages/Core/Package.swift"))
    try folder.write(moved, to: "Package.swift")
    #expect(try verdict() == Self.isPublic)
  }

  /// SwiftPM makes no library by itself.
  @Test func aPackageWithoutALibraryHasNoClients() throws {
    let program = Self.manifest.replacing(
      "products: [.library(name: \"Core\", targets: [\"Core\"])]", with: "products: []")
    try folder.write(program, to: "Packages/Core/Package.swift")
    #expect(try verdict() == "safe")
  }

  /// Other packages can import what a library holds, and what that depends on.
  @Test(arguments: [("", "safe"), (", dependencies: [\"Core\"]", isPublic)])
  func aTargetOfNoLibraryHasNoClients(dependency: String, verdict expected: String) throws {
    let other = Self.manifest.replacing(
      "products: [.library(name: \"Core\", targets: [\"Core\"])]",
      with: "products: [.library(name: \"Kit\", targets: [\"Kit\"])]"
    ).replacing("targets: [.target", with: "targets: [.target(name: \"Kit\"\(dependency)), .target")
    try folder.write(other, to: "Packages/Core/Package.swift")
    #expect(try verdict() == expected)
  }

  /// Its product may be made of the same files.
  @Test func thereIsAPackageAtTheTop() throws {
    try folder.makeRepository()
    try folder.write(Self.app, to: "project.yml")
    try folder.write(Self.manifest.replacing("\"Core\"", with: "\"SDK\""), to: "Package.swift")
    #expect(try verdict() == Self.isPublic)
  }

  @Test func testsAreNoApplication() throws {
    try folder.makeRepository()
    try folder.write(
      Self.app.replacing("type: application", with: "type: bundle.unit-test"), to: "project.yml")
    #expect(try verdict() == Self.isPublic)
  }

  @Test func aPodspecHandsItOn() throws {
    try folder.makeRepository()
    try folder.write(Self.app, to: "project.yml")
    try folder.write(
      "Pod::Spec.new do |s|\n  s.name = 'Other'\n  s.ios.deployment_target = '17.0'\n"
        + "  s.source_files = 'Pods/**/*.swift'\nend\n", to: "Other.podspec")
    #expect(try verdict() == Self.isPublic)
  }

  @Test func withoutAnAppItIsALibrary() throws {
    try folder.makeRepository()
    #expect(try verdict() == Self.isPublic)
  }

  @Test func withoutARepositoryNothingIsKnownOfOthers() throws {
    try folder.write(Self.app, to: "project.yml")
    #expect(try verdict() == Self.isPublic)
  }
}
