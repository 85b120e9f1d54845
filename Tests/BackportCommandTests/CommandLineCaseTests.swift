import BackportCommand
import Foundation
import Testing

/// The cases of `Fixtures/CommandLine`.
@Suite struct CommandLineCaseTests {
  @Test(arguments: CommandLineCase.all)
  func doesWhatTheCaseSays(_ test: CommandLineCase) throws {
    #expect(test.reason.hasSuffix("."), "a case opens with a sentence that says why")
    #expect(!test.runs.isEmpty)
    let folder = try TemporaryFolder()
    for file in test.files { try folder.write(file.contents, to: file.path) }
    for run in test.runs {
      let words = run.words.map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
      let tool = try #require(Tool(rawValue: words[0]))
      let environment = CommandEnvironment(
        workingFolder: FileManager.default.currentDirectoryPath, standardInput: { Array(run.input.utf8) })
      let result = runCommand(tool, Array(words.dropFirst()), environment: environment)
      #expect(result.code.rawValue == run.exit, "\(run.words.joined(separator: " "))")
      expect(result.out, run.out, in: folder)
      expect(result.err, run.err, in: folder)
    }
  }

  private func expect(_ text: String, _ expected: [String], in folder: TemporaryFolder) {
    var lines = text.replacingOccurrences(of: folder.path, with: "FOLDER").components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    let shown = lines.joined(separator: "\n")
    #expect(CommandLineCase.matches(lines[...], expected[...]), "got:\n\(shown)")
  }

  @Test func thereAreCases() {
    #expect(CommandLineCase.all.count >= 5)
  }
}
