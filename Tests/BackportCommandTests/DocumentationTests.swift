import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// What the README and the articles show to be copied works when it is copied. `Tests/Reports/readme.py` runs their
/// commands, and `.ci/run documentation` builds them.
@Suite struct DocumentationTests {
  private static let folder = "Sources/BackportCommand/Documentation.docc"

  private func article(_ name: String) throws -> String {
    try String(contentsOf: Repository.url("\(Self.folder)/\(name).md"), encoding: .utf8)
  }

  /// The first block of code in a language.
  private func block(_ language: String, in name: String) throws -> String {
    let article = try article(name)
    let start = try #require(article.range(of: "```\(language)\n"))
    let end = try #require(article[start.upperBound...].range(of: "\n```"))
    return String(article[start.upperBound..<end.lowerBound])
  }

  @Test func configurationIsAccepted() throws {
    let folder = try TemporaryFolder()
    try folder.write(try block("json", in: "Configuration"), to: ".backport.json")
    try folder.write("if #available(iOS 16, macOS 13, *) { modern() }\n", to: "A.swift")
    let result = runCommand(.lint, [folder.path])
    #expect(result.code == .findings, "\(result.err)")
    #expect(result.out.contains("iOS 16.0"))
  }

  @Test func ignoreCommentsAreUnderstood() throws {
    let folder = try TemporaryFolder()
    try folder.write(try block("swift", in: "LeaveThingsAsTheyAre") + "\n", to: "A.swift")
    let result = runCommand(.lint, ["--min", "15", "--quiet", folder.path])
    #expect(result.code == .success, "\(result.out)")
    #expect(result.err.isEmpty, "\(result.err)")
  }

  /// Every flag that is named is one that `--help` lists.
  @Test func flagsExist() throws {
    let pages = Repository.files(in: Self.folder, suffix: ".md") + [Repository.url("README.md")]
    let text = try pages.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let help = Tool.allCases.map { runCommand($0, ["--help"]).out }.joined()
    let named = Set(text.matches(of: /(?:backport-[a-z]+ |`)(--[a-z-]+)/).map { String($0.output.1) })
    #expect(named.count >= 20)
    for flag in named { #expect(help.contains("  \(flag)"), "\(flag)") }
  }

  @Test func theReadmeIsShort() throws {
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
    for link in readme.matches(of: /\]\(([^)#:]+)\)/).map({ String($0.output.1) }) {
      #expect(FileManager.default.fileExists(atPath: Repository.url(link).path), "\(link)")
    }
  }
}
