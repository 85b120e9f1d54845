import BackportCommand
import Foundation
import Testing

/// `--commit-per`: what is committed, and when nothing is.
@Suite struct CommitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeRepository()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "A"), .target(name: "B")])

      """, to: "Package.swift")
    try folder.write(
      """
      func a() {
        if #available(iOS 16, *) { modern() } else { legacy() }
      }
      func modern() {}
      private func legacy() {}

      """, to: "Sources/A/A.swift")
    try folder.write(
      """
      @available(iOS 16, *)
      func b() {}

      func c() {
        if #available(iOS 17, *) { b() }
      }

      """, to: "Sources/B/B.swift")
    try folder.write("/Sources/A/ @one\n/Sources/B/ @two\n", to: "CODEOWNERS")
    try git("config", "user.name", "A")
    try git("config", "user.email", "a@example.org")
    try git("config", "commit.gpgsign", "false")
    try git("add", "-A")
    try git("commit", "-q", "-m", "Begin")
  }

  @discardableResult
  private func git(_ words: String...) throws -> String {
    let git = Process()
    let pipe = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", folder.path] + words
    git.standardOutput = pipe
    try git.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: output, as: UTF8.self)
  }

  private func subjects() throws -> [String] {
    try git("log", "--reverse", "--format=%s").split(separator: "\n").dropFirst().map(String.init)
  }

  private func migrate(_ words: String...) -> CommandResult {
    runCommand(.migrate, [folder.path] + words)
  }

  private static let byPiece = [
    "rule": [
      "Raise the minimum to iOS 17", "Remove availability checks with a known result",
      "Remove availability attributes that are always satisfied",
    ],
    "folder": [
      "Raise the minimum to iOS 17", "Remove dead availability code in Sources/A",
      "Remove dead availability code in Sources/B",
    ],
    "owner": [
      "Raise the minimum to iOS 17", "Remove dead availability code owned by @one",
      "Remove dead availability code owned by @two",
    ],
  ]

  @Test(arguments: ["change", "rule", "folder", "owner", "target"])
  func theCommitsAddUpToOneRun(piece: String) throws {
    let dry = migrate("--raise", "17", "--commit-per", piece, "--dry-run")
    #expect(dry.code == .success, "\(dry.err)")
    #expect(try subjects().isEmpty)
    let result = migrate("--raise", "17", "--commit-per", piece)
    #expect(result.code == .success, "\(result.err)")
    #expect(try git("status", "--porcelain") == "")
    let subjects = try subjects()
    #expect(
      dry.out.split(separator: "\n").map { $0.prefix { $0 != "(" }.dropLast() } == subjects.map { $0[...] })
    if let expected = Self.byPiece[piece] { #expect(subjects == expected) }
    let tree = try git("rev-parse", "HEAD^{tree}")
    let first = try git("rev-list", "--max-parents=0", "HEAD").split(separator: "\n").map(String.init)[0]
    try git("reset", "-q", "--hard", first)
    #expect(migrate("--raise", "17").code == .success)
    try git("commit", "-q", "-a", "-m", "At once")
    #expect(try git("rev-parse", "HEAD^{tree}") == tree)
  }

  @Test func aDirtyTreeIsRefused() throws {
    try folder.write("/Sources/A/ @one\n", to: "CODEOWNERS")
    let result = migrate("--raise", "17", "--commit-per", "rule")
    #expect(result.code == .usage)
    #expect(result.err.contains("uncommitted changes"))
    #expect(try subjects().isEmpty)
  }

  @Test func aHookThatRefusesLeavesTheFilesAsTheyWere() throws {
    let hook = try folder.write(
      "#!/bin/sh\nif git diff --cached --name-only | grep -q B.swift; then echo no B >&2; exit 1; fi\n",
      to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    let result = migrate("--raise", "17", "--commit-per", "folder")
    #expect(result.code == .incomplete)
    #expect(result.err.contains("no B"))
    #expect(result.err.contains("2 of 3 commits made"))
    #expect(try subjects().count == 2)
    #expect(try git("status", "--porcelain") == "")
  }

  @Test(arguments: [["--diff"], ["--verify", "true"], ["--allow-dirty"]])
  func whatDoesNotGoWithIt(flags: [String]) {
    let result = runCommand(.migrate, [folder.path, "--min", "17", "--commit-per", "rule"] + flags)
    #expect(result.code == .usage)
    #expect(result.err.contains("--commit-per"))
  }
}
