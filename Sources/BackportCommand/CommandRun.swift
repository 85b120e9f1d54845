import BackportRules
import LintCore
import Reporting
import SystemCalls

/// The common parts of both commands: parsing flags, answering questions, and reporting errors.
struct CommandRun {
  let tool: Tool
  let environment: CommandEnvironment
  let output: CommandOutput

  /// Parses the flags. Answers a question such as `--help`, or calls `work`.
  func run(_ words: [String], work: (Arguments) throws -> ExitCode) -> ExitCode {
    do {
      var arguments = try Arguments(parsing: words, for: tool)
      arguments.takePresentIDs()
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
    if arguments.listsRules { return RulePages.list(Catalogue.pages) }
    if let rule = arguments.explainedRule {
      Catalogue.remarks(onFormer: arguments.formerIDs).forEach(say)
      return try RulePages.explanation(of: rule, in: Catalogue.pages)
    }
    return nil
  }

  /// Flushes the results. A closed pipe does not change the exit code; a full disk does.
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

  /// In the compiler's form, so that terminals can link it.
  func say(_ problem: Problem) {
    let severity = problem.kind == .unreadable ? "error" : "warning"
    output.message("\(problem.path.printable): \(severity): \(problem.message.printable)\n")
  }

  /// Reports the findings in generated and vendored files, in a sentence for each kind; with `--verbose` also
  /// each file.
  func say(_ withheld: WithheldFindings, _ files: ProtectedFiles?, _ arguments: Arguments) {
    guard let files, !arguments.isQuiet else { return }
    withheld.sentences(files).forEach(say)
    guard arguments.isVerbose else { return }
    for path in withheld.counts.keys.sorted() {
      files.reason(for: path).map { say("left out, because it is \($0): \(path)") }
    }
  }

  /// Prints a message: `backport-lint: …`.
  func say(_ message: String) {
    output.message("\(tool.rawValue): \(message.printable)\n")
  }
}
