import BackportCommand
import Foundation
import Testing

/// `--verify` with commands that look at the files instead of compiling them.
@Suite struct VerifyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
  }

  private static let files = [
    "A.swift": """
    func a() {
      if #available(iOS 13, *) { one() } else { oldOne() }
      if #available(iOS 13, *) {
        two()
        if #available(iOS 14, *) { three() } else { oldThree() }
      } else { oldTwo() }
    }

    """,
    "B.swift": """
    @available(iOS 13, *)
    func b() {
      if #available(iOS 13, *) { four() } else { oldFour() }
    }

    """,
    "Gone.swift": "@available(iOS, obsoleted: 12)\nfunc gone() {}\n",
  ]

  private func migrate(_ command: String, _ more: [String] = [], waits: Bool = false) -> CommandResult {
    var environment = CommandEnvironment(workingFolder: folder.path)
    environment.waitsBetweenWrites = waits
    return runCommand(
      .migrate, ["--min", "15", "--allow-dirty", "--verify", command, folder.path] + more,
      environment: environment)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  /// Nothing but the given files is left behind.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func whatPassesIsMigratedWhole() throws {
    let result = migrate("true")
    #expect(result.code == .success)
    #expect(result.out.contains("'true' passes: 2 runs."))
    #expect(try text("A.swift") == "func a() {\n  one()\n  two()\n  three()\n}\n")
    #expect(try text("B.swift") == "func b() {\n  four()\n}\n")
    #expect(try names() == ["A.swift", "B.swift"])
  }

  @Test func onlyWhatBreaksIsTakenBack() throws {
    let result = migrate("cd '\(folder.path)' && grep -q oldOne A.swift && grep -q oldFour B.swift")
    #expect(result.code == .success)
    #expect(
      try text("A.swift")
        == "func a() {\n  if #available(iOS 13, *) { one() } else { oldOne() }\n  two()\n  three()\n}\n")
    #expect(
      try text("B.swift")
        == "func b() {\n  if #available(iOS 13, *) { four() } else { oldFour() }\n}\n")
    #expect(try names() == ["A.swift", "B.swift"])
    #expect(result.out.contains("A.swift:2:6: note: taken back, the command fails with it: "))
    #expect(result.out.contains("B.swift:2:6: note: taken back"))
    #expect(result.out.contains("passes with 2 fixes taken back"))
  }

  /// `swift build` takes a file for unchanged that has the time, in seconds, of its last build.
  @Test func noFileIsWrittenTwiceInASecond() throws {
    let seen = try TemporaryFolder()
    let keep = "cp -p A.swift '\(seen.path)'/$(ls '\(seen.path)' | wc -l | tr -d ' ')"
    _ = migrate(
      "cd '\(folder.path)' && \(keep) && grep -q oldOne A.swift && grep -q oldThree A.swift", waits: true)
    var seconds: [Int: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: seen.path) {
      let path = seen.url.appending(path: name).path
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      let second = Int(try #require(time).timeIntervalSince1970)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(seconds.updateValue(text, forKey: second) ?? text == text)
    }
    #expect(seconds.count > 2)
  }

  /// A check within a check is a matter of what the outer one leaves: they are kept or taken back together.
  @Test func whatDependsOnEachOtherStaysTogether() throws {
    _ = migrate("cd '\(folder.path)' && grep -q oldThree A.swift")
    let old = try #require(Self.files["A.swift"])
    let kept = old.replacing("  if #available(iOS 13, *) { one() } else { oldOne() }\n", with: "  one()\n")
    #expect(try text("A.swift") == kept)
    #expect(try text("B.swift") == "func b() {\n  four()\n}\n")
  }

  /// A file that goes comes back where the command needs it, with its mode.
  @Test func aDeletedFileComesBack() throws {
    let path = folder.url.appending(path: "Gone.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let result = migrate("test -e '\(path)'")
    #expect(result.code == .success)
    #expect(try text("Gone.swift") == Self.files["Gone.swift"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try text("B.swift") == "func b() {\n  four()\n}\n")
  }

  @Test func whatFailsAlreadyIsSaidAndNothingIsDone() throws {
    let result = migrate("echo broken; exit 3")
    #expect(result.code == .usage)
    #expect(result.err.contains("broken\n"))
    #expect(result.err.contains("fails before anything is migrated (exit code 3)"))
    for (name, text) in Self.files { #expect(try self.text(name) == text) }
    #expect(try names() == Self.files.keys.sorted())
  }

  @Test func theCommandsOutputIsReported() throws {
    let command = "cd '\(folder.path)' && grep -q oldOne A.swift || { echo 'needs oldOne'; exit 7; }"
    let text = migrate(command)
    #expect(text.out.contains("With all of them (exit code 7) it printed:\n  needs oldOne\n"))
  }

  @Test func aCommandThatPrintsNothingIsReported() throws {
    let text = migrate("cd '\(folder.path)' && grep -q oldOne A.swift")
    #expect(text.out.hasSuffix("With all of them (exit code 1) it printed nothing.\n"))
  }

  @Test func theReportForProgramsSaysTheSame() throws {
    let result = migrate(
      "cd '\(folder.path)' && grep -q oldOne A.swift || { echo 'needs oldOne'; exit 7; }",
      ["--format", "json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let verification = try #require(report["verification"] as? [String: Any])
    #expect(verification["failure"] as? String == "exit code 7")
    #expect(verification["output"] as? String == "needs oldOne\n")
    #expect((report["takenBack"] as? [Any])?.count == 1)
    #expect((report["left"] as? [Any])?.isEmpty == true)
  }

  /// A command that rewrites what is to be put back is no judge of it; what it wrote is not lost.
  @Test(arguments: [true, false])
  func aCommandThatWritesIsTold(_ onlyWhenMigrated: Bool) throws {
    let path = folder.url.appending(path: "B.swift").path
    let write = "echo '// mine' >> '\(path)'"
    let result = migrate(
      "grep -q oldFour '\(path)' || { \(write); exit 1; }" + (onlyWhenMigrated ? "" : "; \(write)"))
    #expect(result.code == .incomplete)
    #expect(result.err.contains("must not write to the migrated files"), "\(result.err)")
    #expect(try text("B.swift").hasSuffix("// mine\n"))
    #expect(try text("A.swift") == Self.files["A.swift"])
  }

  // MARK: How many runs

  /// A file with a check a line, and a command that wants some of them back: it prints an error for the line of each,
  /// as compilers do, or nothing.
  private func migrateMany(
    wanting numbers: [Int], printsPlaces: Bool = true, _ more: [String] = []
  ) throws -> CommandResult {
    let lines = (0..<70).map { "  if #available(iOS 13, *) { new\($0)() } else { old\($0)() }\n" }
    try folder.write("func many() {\n\(lines.joined())}\n", to: "Many.swift")
    let path = folder.url.appending(path: "Many.swift").path
    let trials = numbers.map { number in
      let place =
        printsPlaces
        ? "grep -n '\\bnew\(number)(' Many.swift | sed 's#:.*#:3: error: no#; s#^#\(path):#'" : ":"
      return "grep -q 'old\(number)(' Many.swift || { \(place); failed=1; }"
    }
    return migrate("cd '\(folder.path)'; \(trials.joined(separator: "; ")); test -z \"$failed\"", more)
  }

  @Test(arguments: zip([[33], [5, 33, 61], [5, 20, 33, 34, 61]], ["3 runs", "7 runs", "11 runs"]))
  func whatErrorsPointAtIsTriedFirst(_ numbers: [Int], _ runs: String) throws {
    let result = try migrateMany(wanting: numbers)
    #expect(result.out.contains(": \(runs). With all of them (exit code 1)"), "\(result.out)")
    let text = try text("Many.swift")
    for number in 0..<70 { #expect(text.contains("old\(number)(") == numbers.contains(number)) }
  }

  @Test func withoutPlacesAllFixesAreHalved() throws {
    let result = try migrateMany(wanting: [33], printsPlaces: false)
    #expect(result.out.contains("passes with 1 fix taken back: "))
    #expect(!result.out.contains(": 3 runs"))
    #expect(try text("Many.swift").contains("else { old33() }"))
  }

  /// An error elsewhere names what went.
  @Test func theNameInAnErrorIsFollowed() throws {
    let command =
      "test -e '\(folder.path)/Gone.swift' || { echo \"/User.swift:1:1: error: cannot find 'gone' in scope\"; exit 1; }"
    let result = migrate(command)
    #expect(result.out.contains("passes with 1 fix taken back: 3 runs"), "\(result.out)")
    #expect(try text("B.swift") == "func b() {\n  four()\n}\n")
  }

  @Test func aBudgetEndsTheSearch() throws {
    let result = try migrateMany(wanting: [33], printsPlaces: false, ["--verify-budget", "5"])
    #expect(result.code == .success)
    #expect(result.out.contains(": 5 runs, then --verify-budget was spent"), "\(result.out)")
    #expect(result.out.contains("taken back, the command may fail with it"))
    #expect(try text("Many.swift").contains("else { old33() }"))
  }

  @Test(arguments: ["0", "1", "0m", "x", "-3", "5h"]) func aBudgetIsANumber(_ text: String) {
    let result = migrate("true", ["--verify-budget", text])
    #expect(result.code == .usage)
    #expect(result.err.contains("--verify-budget \(text) is not a limit"))
  }

  @Test func aBudgetNeedsACommand() {
    let result = runCommand(.migrate, ["--min", "15", "--verify-budget", "3", folder.path])
    #expect(result.code == .usage && result.err.contains("--verify-budget goes with --verify"))
  }

  @Test(arguments: [["--dry-run"], ["--diff"]])
  func goesWithWritingOnly(_ flags: [String]) throws {
    let result = migrate("true", flags)
    #expect(result.code == .usage)
    #expect(result.err.contains("leave out --dry-run, --diff and -"))
  }
}
