import BackportCommand
import Foundation
import Testing

/// `--interactive`: what is asked, and what becomes of the answers.
@Suite struct InteractiveTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/A.swift" }

  private static let text = """
    import Foundation

    func a() {
      if #available(iOS 14, *) { b() } else { c() }
    }

    func b() {
      if #available(iOS 13, *) { print(1) }
    }
    private func c() {}

    extension Date {
      @available(iOS, deprecated: 14, renamed: "now")
      static var today: Date { Date() }
    }
    let days = [Date.today, .today]
    let others = [b]

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "A.swift")
  }

  private func migrate(_ answers: String..., flags: [String] = []) -> CommandResult {
    var environment = CommandEnvironment(workingFolder: folder.path)
    environment.inputIsTerminal = true
    let lines = Lines(answers)
    environment.readLine = { lines.next() }
    return runCommand(
      .migrate, [folder.path, "--min", "15", "--allow-dirty", "--interactive"] + flags,
      environment: environment)
  }

  /// What somebody types.
  private final class Lines: @unchecked Sendable {
    private var rest: [String]
    init(_ lines: [String]) { rest = lines.reversed() }
    func next() -> String? { rest.popLast() }
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func whatIsAgreedToIsDone() throws {
    let result = migrate("y", "n", "n")
    #expect(result.code == .success)
    #expect(result.err.contains("(1/3)"))
    #expect(result.err.contains("+  b()"))
    #expect(try text().contains("func a() {\n  b()\n}"))
    #expect(try !text().contains("private func c()"))
    #expect(try text().contains("#available(iOS 13, *)"))
    #expect(try text().contains("Date.today"))
  }

  @Test func whatIsNotSafeIsAskedAboutWithItsReason() throws {
    let result = migrate("n", "n", "y")
    #expect(result.err.contains("not safe: "))
    #expect(try text().contains("[Date.now, .now]"))
    #expect(try text().contains("#available(iOS 14, *)"))
  }

  @Test func allOfARule() throws {
    let result = migrate("a", "n")
    #expect(try !text().contains("#available"))
    #expect(try text().contains("Date.today"))
    #expect(result.out.contains("Applied 3 fixes"))
    try folder.write(Self.text, to: "A.swift")
    _ = migrate("d", "y")
    #expect(try text().contains("#available(iOS 13, *)"))
    #expect(try text().contains("[Date.now, .now]"))
  }

  @Test func anAnswerIsTakenBack() throws {
    _ = migrate("y", "u", "n", "y", "n")
    #expect(try text().contains("#available(iOS 14, *)"))
    #expect(try !text().contains("#available(iOS 13, *)"))
  }

  @Test func whatIsIgnoredIsNotReportedAgain() throws {
    _ = migrate("y", "i", "n")
    #expect(try text().contains("  // backport:ignore redundant-check\n  if #available(iOS 13, *)"))
    let lint = runCommand(.lint, [folder.path, "--min", "15", "--select", "redundant-check"])
    #expect(lint.code == .success)
  }

  @Test func quittingKeepsWhatWasAgreedTo() throws {
    _ = migrate("y", "q")
    #expect(try text().contains("func a() {\n  b()\n}"))
    #expect(try text().contains("#available(iOS 13, *)"))
  }

  @Test(arguments: [["y", "x"], ["y"], []]) func nothingIsWritten(_ answers: [String]) throws {
    var environment = CommandEnvironment(workingFolder: folder.path)
    environment.inputIsTerminal = true
    let lines = Lines(answers)
    environment.readLine = { lines.next() }
    let result = runCommand(
      .migrate, [folder.path, "--min", "15", "--allow-dirty", "--interactive"], environment: environment)
    #expect(result.code == .success)
    #expect(result.err.contains("nothing was changed"))
    #expect(try text() == Self.text)
  }

  @Test func helpIsPrinted() {
    let result = migrate("?", "what", "x")
    #expect(result.err.contains("i  leave it, and write a comment"))
  }

  @Test func withoutATerminalItIsRefused() throws {
    let result = runCommand(.migrate, [folder.path, "--min", "15", "--allow-dirty", "--interactive"])
    #expect(result.code == .usage)
    #expect(result.err.contains("asks on a terminal"))
    #expect(try text() == Self.text)
  }

  @Test(arguments: ["--dry-run", "--diff", "--format=json", "--verify=true", "--commit-per=rule"])
  func whatItDoesNotGoWithIsRefused(_ flag: String) {
    let result = migrate(flags: [flag])
    #expect(result.code == .usage)
    #expect(result.err.contains("--interactive"))
  }
}
