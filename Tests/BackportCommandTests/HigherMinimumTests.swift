import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// A `--min` above what the project declares, in a folder under version control and in one that is not.
@Suite struct HigherMinimumTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v16)], targets: [.target(name: "P")])

      """, to: "Package.swift")
    try folder.write(
      "func f() { if #available(iOS 17, *) { modern() } else { old() } }\n", to: "Sources/P/A.swift")
    return folder
  }

  private func text(in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("Sources/P/A.swift"), encoding: .utf8)
  }

  @Test func isCarriedOutUnderVersionControl() throws {
    let folder = try project()
    // A repository that holds nothing yet; `--allow-dirty` speaks of that only.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(".git"), withIntermediateDirectories: true)
    let result = runCommand(.migrate, ["--min", "17", "--allow-dirty", folder.path])
    #expect(result.code == .success)
    #expect(result.err.contains("iOS 16.0 in \(folder.path)/Package.swift:3"), "\(result.err)")
    #expect(result.err.contains("'backport-migrate --raise iOS=17'"), "\(result.err)")
    #expect(try text(in: folder) == "func f() { modern() }\n")
  }

  /// What a package says of Mac Catalyst does not follow iOS by itself.
  @Test func raisesMacCatalystThatIsDeclared() throws {
    let folder = try project()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P", platforms: [.iOS(.v16), .macCatalyst(.v16)], targets: [.target(name: "P")])

      """, to: "Package.swift")
    let result = runCommand(.migrate, ["--min", "iOS=17", "--allow-dirty", folder.path])
    #expect(result.err.contains("'backport-migrate --raise iOS=17,macCatalyst=17'"), "\(result.err)")
  }

  @Test(arguments: ["--allow-higher-min", "--quiet"]) func isNotSaidOnRequest(_ flag: String) throws {
    let folder = try project()
    let result = runCommand(.migrate, ["--min", "17", "--allow-dirty", flag, folder.path])
    #expect(result.code == .success)
    #expect(result.err.isEmpty, "\(result.err)")
    #expect(try text(in: folder) == "func f() { modern() }\n")
  }

  @Test func isSaidOfACopy() throws {
    let folder = try project()
    let result = runCommand(.migrate, ["--min", "17", "--allow-dirty", folder.path])
    #expect(result.code == .success)
    #expect(result.err.contains("--min is above what the project declares"))
    #expect(try text(in: folder) == "func f() { modern() }\n")
  }

  @Test func isNoMatterForOtherPlatformsAndWhatIsNotRewritten() throws {
    let folder = try project()
    for minimum in ["16", "macOS=14", "16.4"] {
      let result = runCommand(.migrate, ["--min", minimum, "--allow-dirty", folder.path])
      #expect(result.code == .success)
      #expect(result.err.isEmpty, "\(result.err)")
    }
  }
}
