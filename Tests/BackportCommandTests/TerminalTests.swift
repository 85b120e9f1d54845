import BackportCommand
import Foundation
import Testing

/// What differs between a terminal and a file.
@Suite struct TerminalTests {
  private static let escape = "\u{1B}["

  private func run(_ words: [String], terminal: Bool, variables: [String: String] = [:]) throws
    -> CommandResult
  {
    let folder = try TemporaryFolder()
    try folder.write("if #available(iOS 13, *) { modern() }\n", to: "A.swift")
    return runCommand(
      .lint, ["--min", "15", folder.path] + words,
      environment: CommandEnvironment(
        variables: variables, workingFolder: "/", outputIsTerminal: terminal, errorIsTerminal: terminal))
  }

  @Test func terminalShowsTheLineInColours() throws {
    let out = try run([], terminal: true).out
    #expect(out.contains(Self.escape))
    #expect(out.contains("\nif #available(iOS 13, *) { modern() }\n   "))
    #expect(out.contains("^~~~~~~~~~~~~~~~~~~~~"))
  }

  @Test func fileHasALineAFinding() throws {
    let out = try run(["--quiet"], terminal: false).out
    #expect(!out.contains(Self.escape))
    #expect(out.split(separator: "\n").count == 1)
  }

  @Test(
    arguments: [
      (["--color", "never"], true, [:], false), (["--color", "always"], false, [:], true),
      ([], true, ["NO_COLOR": "1"], false), ([], true, ["NO_COLOR": ""], true),
      (["--color", "always"], true, ["NO_COLOR": "1"], true), ([], true, ["TERM": "dumb"], false),
    ] as [([String], Bool, [String: String], Bool)])
  func coloursFollowTheFlagThenTheEnvironment(
    _ words: [String], _ terminal: Bool, _ variables: [String: String], _ isColored: Bool
  ) throws {
    #expect(try run(words, terminal: terminal, variables: variables).out.contains(Self.escape) == isColored)
  }

  @Test func fileFromATerminalIsPlain() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/report.txt"
    #expect(try run(["--output", path], terminal: true).code == .findings)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("[redundant-check]") && !text.contains(Self.escape))
  }
}
