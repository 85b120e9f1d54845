import BackportRules
import LintCore
import Reporting
import SystemCalls

/// What both commands begin and end with: reading the flags, answering questions, and saying what went wrong.
struct CommandRun {
  let tool: Tool
  let environment: CommandEnvironment
  let output: CommandOutput

  /// Reads the flags, answers what was asked, or else hands on to `work`.
  func run(_ words: [String], work: (Arguments) throws -> ExitCode) -> ExitCode {
    do {
      let arguments = try Arguments(parsing: words, for: tool)
      if let answer = try answer(to: arguments) {
        output.results.write(answer)
        return finish(.success)
      }
      try arguments.checkStandardInput()
      return finish(try work(arguments))
    } catch let error as ReportError {
      say(error.message)
      return .incomplete
    } catch let error as UsageError {
      error.problems.forEach(say)
      say(error.message)
    } catch {
      say("\(error)")
    }
    return .usage
  }

  private func answer(to arguments: Arguments) throws(UsageError) -> String? {
    if arguments.showsHelp { return HelpPage(tool: tool).text }
    if arguments.showsVersion { return "\(tool.rawValue) \(Tool.version)\n" }
    if let shell = arguments.completedShell { return CompletionScript(tool: tool, shell: shell).text }
    if arguments.showsManual { return ManualPage(tool: tool).text }
    if arguments.listsRules { return RulePages.list(Catalogue.rules) }
    if let rule = arguments.explainedRule { return try RulePages.explanation(of: rule, in: Catalogue.rules) }
    return nil
  }

  /// Flushes the results. A reader that has gone does not change the outcome; a full disk does.
  private func finish(_ code: ExitCode) -> ExitCode {
    do {
      try output.results.flush()
      return code
    } catch let error as SystemError where error == .closedPipe {
      return code
    } catch {
      say("the report could not be written: \(error)")
      return .incomplete
    }
  }

  /// In the compiler's form too, so that it can be clicked on.
  func say(_ problem: Problem) {
    let severity = problem.kind == .unreadable ? "error" : "warning"
    output.message("\(problem.path.printable): \(severity): \(problem.message.printable)\n")
  }

  /// What was found in generated and vendored files, in a sentence each; with `--verbose` file by file.
  func say(_ withheld: WithheldFindings, _ files: ProtectedFiles?, _ arguments: Arguments) {
    guard let files, !arguments.isQuiet else { return }
    withheld.sentences(files).forEach(say)
    guard arguments.isVerbose else { return }
    for path in withheld.counts.keys.sorted() {
      files.reason(for: path).map { say("left out, for it is \($0): \(path)") }
    }
  }

  /// A message about the run: `backport-lint: …`.
  func say(_ message: String) {
    output.message("\(tool.rawValue): \(message.printable)\n")
  }
}
