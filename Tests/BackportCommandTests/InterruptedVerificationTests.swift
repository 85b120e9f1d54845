import BackportCommand
import Foundation
import Testing

/// A verification that is ended in the middle of its command leaves the tree as it was: at once when it is asked to
/// end, with the next run when it is killed.
@Suite struct InterruptedVerificationTests {
  private let folder: TemporaryFolder
  private static let old = "func f() {\n  if #available(iOS 13, *) { a() } else { b() }\n}\n"
  private static let new = "func f() {\n  a()\n}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.old, to: "A.swift")
    try folder.write(Self.old, to: "B.swift")
  }

  private func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try BuiltTool.migrate()
    process.arguments = ["--min", "15", "--allow-dirty"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// A run whose command passes on the old files, and on the new ones says so and does not end.
  private func startAndWait() throws -> Process {
    let process = try start([
      "--verify", "grep -q available A.swift || { echo $$ > number; mv number reached; exec sleep 600; }",
      ".",
    ])
    while process.isRunning, !FileManager.default.fileExists(atPath: folder.path + "/reached") {
      usleep(1_000)
    }
    #expect(try text("A.swift") == Self.new)
    return process
  }

  /// The command outlives a tool that was killed.
  private func endCommand() throws {
    let number = try text("reached").trimmingCharacters(in: .whitespacesAndNewlines)
    kill(try #require(pid_t(number)), SIGKILL)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func askedToEnd(_ signal: Int32) throws {
    let process = try startAndWait()
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try text("A.swift") == Self.old)
    #expect(try text("B.swift") == Self.old)
    #expect(try names() == ["A.swift", "B.swift", "reached"])
  }

  @Test
  func killed() throws {
    let process = try startAndWait()
    kill(process.processIdentifier, SIGKILL)
    try endCommand()
    process.waitUntilExit()
    #expect(try text("B.swift") == Self.new)
    try folder.write("// mine\n", to: "B.swift")

    let look = runCommand(
      .migrate, ["--min", "15", "--dry-run", folder.path],
      environment: CommandEnvironment(workingFolder: folder.path))
    #expect(look.err.contains("or did not end: files may contain what it tried"))
    #expect(try text("A.swift") == Self.new)

    let next = try start(["--select", "stale-todo", "."])
    next.waitUntilExit()
    #expect(next.terminationStatus == 0)
    #expect(try text("A.swift") == Self.old)
    // What somebody wrote since stays, and what was there before can still be had.
    #expect(try text("B.swift") == "// mine\n")
    let kept = try #require(try names().first { $0.hasPrefix(".backport-verify-left-") })
    #expect(try text(kept + "/1") == Self.old)
  }

  /// What has been tried is known to the next run of the same command, and is forgotten when one has ended.
  @Test(arguments: [false, true])
  func goesOnWhereItWas(_ isChanged: Bool) throws {
    let log = try TemporaryFolder()
    try folder.makeRepository()
    let command =
      "echo run >> '\(log.path)/runs'; test -e go || grep -q available A.swift "
      + "|| { echo $$ > number; mv number reached; exec sleep 600; }"
    let first = try start(["--verify", command, "."])
    while first.isRunning, !FileManager.default.fileExists(atPath: folder.path + "/reached") {
      usleep(1_000)
    }
    kill(first.processIdentifier, SIGINT)
    first.waitUntilExit()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.git").contains {
        $0.hasPrefix("backport-verified-")
      })
    try folder.write("", to: "go")
    // The command may see it, too.
    if isChanged { try folder.write("let x = 1\n", to: "C.swift") }
    let second = try start(["--verify", command, "."])
    second.waitUntilExit()
    #expect(try text("A.swift") == Self.new)
    let runs = try String(contentsOf: log.url.appending(path: "runs"), encoding: .utf8)
    #expect(runs.split(separator: "\n").count == (isChanged ? 4 : 3))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.git").allSatisfy {
        !$0.hasPrefix("backport")
      })
  }

  @Test
  func twoAtATimeAreOneTooMany() throws {
    let first = try startAndWait()
    let second = try start(["."])
    second.waitUntilExit()
    #expect(second.terminationStatus == 2)
    kill(first.processIdentifier, SIGTERM)
    first.waitUntilExit()
    #expect(try text("A.swift") == Self.old)
  }

  /// Runs in one working folder are about different projects: neither waits for the other.
  @Test(arguments: ["", "true"])
  func anotherProjectDoesNotWait(_ command: String) throws {
    for name in ["One/A.swift", "Two/A.swift"] { try folder.write(Self.old, to: name) }
    let first = try start([
      "--verify",
      "grep -q available One/A.swift || { echo $$ > number; mv number reached; exec sleep 600; }", "One",
    ])
    while first.isRunning, !FileManager.default.fileExists(atPath: folder.path + "/reached") {
      usleep(1_000)
    }
    let second = try start((command.isEmpty ? [] : ["--verify", command]) + ["Two"])
    second.waitUntilExit()
    #expect(second.terminationStatus == 0)
    #expect(try text("Two/A.swift") == Self.new)
    let third = try start(["One/A.swift"])
    third.waitUntilExit()
    #expect(third.terminationStatus == 2)
    kill(first.processIdentifier, SIGTERM)
    first.waitUntilExit()
    #expect(try text("One/A.swift") == Self.old)
    #expect(try names() == ["A.swift", "B.swift", "One", "Two", "reached"])
  }
}
