import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// What the README shows to be copied works when it is copied.
@Suite struct ReadmeTests {
  private static let readme = try? String(contentsOf: Repository.url("README.md"), encoding: .utf8)

  private func block(_ language: String, after heading: String) throws -> String {
    let readme = try #require(Self.readme)
    let section = try #require(readme.range(of: "\n## \(heading)\n"))
    let start = try #require(readme[section.upperBound...].range(of: "```\(language)\n"))
    let end = try #require(readme[start.upperBound...].range(of: "\n```"))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  @Test func configurationIsAccepted() throws {
    let folder = try TemporaryFolder()
    try folder.write(try block("json", after: "Configuration"), to: ".backport.json")
    try folder.write("if #available(iOS 16, macOS 13, *) { modern() }\n", to: "A.swift")
    let result = runCommand(.lint, [folder.path])
    #expect(result.code == .findings, "\(result.err)")
    #expect(result.out.contains("iOS 16.0"))
  }

  @Test func ignoreCommentsAreUnderstood() throws {
    let folder = try TemporaryFolder()
    try folder.write(try block("swift", after: "Leaving things as they are") + "\n", to: "A.swift")
    let result = runCommand(.lint, ["--min", "15", "--quiet", folder.path])
    #expect(result.code == .success, "\(result.out)")
    #expect(result.err.isEmpty, "\(result.err)")
  }

  /// Every flag that the README names is one that `--help` lists.
  @Test func flagsExist() throws {
    let readme = try #require(Self.readme)
    let help = Tool.allCases.map { runCommand($0, ["--help"]).out }.joined()
    let named = Set(readme.matches(of: /(?:backport-[a-z]+ |`)(--[a-z-]+)/).map { String($0.output.1) })
    #expect(named.count >= 8)
    for flag in named { #expect(help.contains("  \(flag)"), "\(flag)") }
  }
}
