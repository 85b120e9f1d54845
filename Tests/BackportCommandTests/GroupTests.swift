import BackportCommand
import Foundation
import Testing

/// `--group-by` and `--owners`.
@Suite struct GroupTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeRepository()
    let check = "func f() {\n  if #available(iOS 13, *) { a() }\n}\n"
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Core", platforms: [.iOS(.v15)], targets: [.target(name: "Core")])

      """, to: "Packages/Core/Package.swift")
    try folder.write(check, to: "Packages/Core/Sources/Core/Core.swift")
    try folder.write(check, to: "App/Deep/One.swift")
    try folder.write("\(check)// TODO: remove when we drop iOS 12\n", to: "App/Two.swift")
    try folder.write(check, to: "Main.swift")
    try folder.write("/App/ @app\n/Packages/ @core @all\n", to: "CODEOWNERS")
  }

  private func lint(_ more: String...) -> CommandResult {
    runCommand(
      .lint, ["--min", "15", "--fail-on", "never"] + more + [folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
  }

  private func headings(_ more: String...) -> [String] {
    let result = runCommand(
      .lint, ["--min", "15", "--fail-on", "never", "--group-by"] + more + [folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
    #expect(result.err == "")
    return result.out.split(separator: "\n").map(String.init).filter {
      $0.hasSuffix(" finding") || $0.hasSuffix(" findings")
    }
  }

  @Test func ownersAreThoseOfTheRepository() {
    #expect(
      headings("owner") == ["owner @app: 3 findings", "owner @core @all: 1 finding", "no owner: 1 finding"])
  }

  @Test func anotherFileOfOwners() throws {
    let file = try folder.write("*.swift @swift\n/Main.swift\n", to: "elsewhere/OWNERS")
    #expect(headings("owner", "--owners", file) == ["owner @swift: 4 findings", "no owner: 1 finding"])
  }

  @Test func aFolderIsAPackageOrLiesAtTheTop() {
    #expect(
      headings("folder") == [
        "folder App: 3 findings", "folder Packages/Core: 1 finding", "no folder: 1 finding",
      ])
  }

  /// Whatever `--min` says.
  @Test func targetsAreThoseOfTheManifests() {
    let headings = headings("target")
    #expect(headings.count == 2)
    #expect(headings[0].contains("Packages/Core/Package.swift") && headings[0].hasSuffix(": 1 finding"))
    #expect(headings[1] == "no target: 4 findings")
  }

  @Test func aTableAndJSON() throws {
    let table = lint("--group-by", "owner", "--statistics").out.split(separator: "\n").prefix(4)
    #expect(table.map { $0.split(separator: " ").last } == ["owner", "@app", "@all", "none"])
    let json = lint("--group-by", "owner", "--format", "json").out
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let groups = try #require(report["groups"] as? [[String: Any]])
    #expect(report["groupedBy"] as? String == "owner")
    #expect(findings.map { $0["group"] as? String } == ["@app", "@app", "@app", "", "@core @all"])
    #expect(groups.map { $0["findings"] as? Int } == [3, 1, 1])
  }

  @Test func aChecklistHasAChapterForEach() throws {
    let result = runCommand(
      .migrate,
      [
        "--min", "15", "--dry-run", "--group-by", "owner", "--plan", folder.path + "/left.md",
        "--allow-dirty",
        folder.path,
      ], environment: CommandEnvironment(workingFolder: folder.path))
    #expect(result.code == .success, "\(result.err)")
    let text = try String(contentsOf: folder.url.appending(path: "left.md"), encoding: .utf8)
    #expect(text.contains("\n## owner `@app`\n\n### "))
  }

  @Test func whereNobodyOwnsAnything() throws {
    try folder.write("", to: "CODEOWNERS")
    let result = lint("--group-by", "owner")
    #expect(result.err.contains("no file has an owner: \(folder.path) has no CODEOWNERS"))
    #expect(result.out.hasPrefix("no owner: 5 findings\n"))
  }

  @Test(arguments: [
    ["--group-by", "owner", "--format", "sarif"], ["--group-by", "owner", "--format", "html"],
    ["--group-by", "target", "--inventory"], ["--owners", "x"], ["--group-by", "owner", "--owners", "x"],
    ["--group-by", "nobody"],
  ])
  func whatDoesNotGo(flags: [String]) {
    let result = runCommand(.lint, flags + ["--min", "15", folder.path])
    #expect(result.code == .usage)
    #expect(
      result.err.contains(flags[0] == "--owners" ? "--owners" : "--group-by")
        || result.err.contains("--owners x"))
  }

  /// Before anything is written.
  @Test func unreadableOwnersStopAMigration() throws {
    let result = runCommand(
      .migrate,
      [
        "--min", "15", "--allow-dirty", "--group-by", "owner", "--owners", folder.path + "/none", "--plan",
        folder.path + "/left.md", folder.path,
      ])
    #expect(result.code == .usage && result.err.contains("--owners"))
    let main = try String(contentsOf: folder.url.appending(path: "Main.swift"), encoding: .utf8)
    #expect(main.contains("#available"))
  }

  @Test func aMigrationGroupsItsChecklist() {
    let result = runCommand(.migrate, ["--min", "15", "--group-by", "owner", folder.path])
    #expect(result.code == .usage)
    #expect(result.err.contains("--plan"))
  }
}
