import BackportCommand
import Foundation
import Testing

/// `--since`: what lies on changed lines, judged with the whole project.
@Suite struct SinceTests {
  private let folder: TemporaryFolder
  private static let check = "if #available(iOS 13, *) { a() }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeRepository()
    try folder.write("func f() {\n  \(Self.check)  b()\n}\n", to: "A.swift")
    try folder.write(Self.check, to: "Sub/B.swift")
    try commit("first")
  }

  private func git(_ arguments: String...) throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments
    git.standardOutput = FileHandle.nullDevice
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0)
  }

  private func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  private func lint(_ reference: String, _ more: String...) -> CommandResult {
    runCommand(
      .lint, ["--min", "15", "--since", reference] + more,
      environment: CommandEnvironment(workingFolder: folder.path))
  }

  @Test func nothingHasChanged() {
    let result = lint("HEAD", folder.path)
    #expect(result.code == .success)
    #expect(
      result.out.hasPrefix(
        "Nothing stale in 2 files for iOS 15.0 on lines changed since HEAD. 2 more lie on other lines."))
  }

  /// Committed, not committed, not known to git, and with a name that git quotes.
  @Test func changedLinesAndNewFiles() throws {
    try folder.write("func f() {\n  \(Self.check)  b()\n  \(Self.check)}\n", to: "A.swift")
    try commit("second")
    try folder.write("func g() {}\n// +++ b/Sub/B.swift\n++ b/Sub/B.swift\n" + Self.check, to: "Sub/C.swift")
    try folder.write(Self.check, to: "Ü \"q\".swift")
    try git("add", "Ü \"q\".swift")
    let result = lint("HEAD~1", folder.path)
    #expect(result.code == .findings)
    let places = result.out.split(separator: "\n").filter { $0.contains(": warning: ") }.map {
      $0.split(separator: ":").prefix(2).joined(separator: ":").replacing(folder.path + "/", with: "")
    }
    #expect(places == ["A.swift:4", "Sub/C.swift:4", "Ü \"q\".swift:1"])
    #expect(result.out.contains(" on lines changed since HEAD~1."))
    #expect(result.out.contains(" 2 more lie on other lines."))
    let json = lint("HEAD~1", "--format", "json", folder.path).out
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["since"] as? String == "HEAD~1" && summary["findingsOnOtherLines"] as? Int == 2)
  }

  /// What happened on the other line of development is no change of this one; a file that only moved has not changed.
  @Test func sinceTheLinesOfDevelopmentParted() throws {
    try git("branch", "-m", "main")
    try git("checkout", "-q", "-b", "topic")
    try git("mv", "Sub/B.swift", "Sub/Moved.swift")
    try commit("topic")
    try git("checkout", "-q", "main")
    try folder.write("// changed\n", to: "A.swift")
    try commit("main")
    try git("checkout", "-q", "topic")
    #expect(lint("main", folder.path).out.hasPrefix("Nothing stale in 2 files"))
    try folder.write("// first\n" + Self.check, to: "Sub/Moved.swift")
    #expect(lint("main", folder.path).out.hasPrefix("Nothing stale in 2 files"))
    try folder.write(Self.check + Self.check, to: "Sub/Moved.swift")
    #expect(lint("main", folder.path).out.contains("Found 1 warning"))
  }

  @Test func whatGitCannotAnswer() throws {
    let unknown = lint("nope", folder.path)
    #expect(unknown.code == .usage)
    #expect(unknown.err.contains("--since nope: git knows no commit 'nope' in "), "\(unknown.err)")
    let flag = lint("--help", folder.path)
    #expect(flag.code == .usage)
    let outside = try TemporaryFolder()
    try outside.write(Self.check, to: "A.swift")
    let homeless = lint("HEAD", outside.path)
    #expect(homeless.code == .usage && homeless.err.contains("lies in no repository"), "\(homeless.err)")
    try git("checkout", "-q", "--orphan", "other")
    try commit("other")
    let parted = lint("HEAD@{1}", folder.path)
    #expect(parted.code == .usage)
  }

  @Test(arguments: ["--forecast", "--inventory", "--statistics"]) func listsFindingsOnly(_ flag: String) {
    let result = lint("HEAD", flag, folder.path)
    #expect(result.code == .usage && result.err.contains("--since lists findings: leave out "))
  }
}
