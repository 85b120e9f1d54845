import BackportRules
import LintCore
import Reporting

/// `backport-lint`: reports.
public enum LintCommand {
  public static func run(
    arguments: [String], environment: CommandEnvironment, output: CommandOutput
  ) -> ExitCode {
    let run = CommandRun(tool: .lint, environment: environment, output: output)
    return run.run(arguments) { try run.lint($0) }
  }
}

extension CommandRun {
  fileprivate func lint(_ arguments: Arguments) throws -> ExitCode {
    if arguments.servesEditor { try serveEditor(arguments) }
    try checkCombination(of: arguments)
    let destination = try ReportDestination(arguments.outputPath, standard: output.results)
    let known = try baseline(arguments)
    let newBaseline = try arguments.newBaselinePath.map {
      try ReportDestination($0, flag: "--write-baseline", standard: output.results)
    }
    let showsProgress = environment.errorIsTerminal && !arguments.isQuiet
    let progress = showsProgress ? Progress(message: output.message) : nil
    defer { progress?.finish() }
    let plan = try RunPlan(arguments, environment: environment, progress: progress, keepsContents: true)
    progress?.clear()
    if arguments.isVerbose { plan.explanations.forEach(say) }
    if !arguments.isQuiet { plan.remarks.forEach(say) }

    var linter = Linter(workers: arguments.jobs ?? environment.processorCount)
    linter.memory = environment.memory
    linter.listsAllUses = arguments.asksForPlans || arguments.format.showsRelatedPlaces
    if let progress { linter.progress = { progress.update("\($0) of \($1) files judged") } }
    if arguments.asksForPlans, arguments.format != .html {
      answer(arguments, for: plan, linter: linter, to: destination.writer)
      progress?.finish()
      for problem in plan.problems { say(problem) }
      try destination.finish()
      return plan.problems.contains { $0.kind == .unreadable } ? .incomplete : .success
    }
    var result = linter.run(plan.files, hidden: plan.hidden)
    progress?.finish()

    result.problems = plan.problems + result.problems
    for problem in result.problems { say(problem) }
    if let known { leaveOut(known, of: &result, plan, arguments) }
    try writeBaseline(of: &result, arguments, to: newBaseline)
    let code = exitCode(for: result, failOn: arguments.failOn)
    if arguments.format == .html {
      writePage(of: result, plan, linter: linter, to: destination.writer)
    } else {
      write(result, code: code, arguments: arguments, to: destination.writer)
    }
    try destination.finish()
    environment.memory.keep(result)
    return code
  }

  private func checkCombination(of arguments: Arguments) throws(UsageError) {
    if arguments.asksForPlans, ![.text, .json, .html].contains(arguments.format) {
      throw UsageError("--forecast and --inventory are answered as text, json or html: choose one of them")
    }
  }

  private func exitCode(for result: RunResult, failOn: FailOn) -> ExitCode {
    if result.problems.contains(where: { $0.kind == .unreadable }) { return .incomplete }
    return result.findings.contains { failOn.isReached(by: $0.severity) } ? .findings : .success
  }

  private func write(_ result: RunResult, code: ExitCode, arguments: Arguments, to out: ByteWriter) {
    let isTerminal = environment.outputIsTerminal && arguments.outputPath == nil
    switch arguments.format {
    case .text:
      TextReport(
        isColored: isColored(arguments.color, isTerminal: isTerminal), showsSource: isTerminal,
        showsSummary: !arguments.isQuiet
      ).write(result, to: out)
    case .json:
      JSONReport(toolName: tool.rawValue, toolVersion: Tool.version).write(result, to: out)
    case .sarif:
      SARIFReport(
        toolName: tool.rawValue, toolVersion: Tool.version, rules: Catalogue.rules,
        sourceRoot: environment.workingFolder, exitCode: Int(code.rawValue)
      ).write(result, to: out)
    case .github:
      GitHubReport().write(result, to: out)
      let hidden = GitHubReport.hiddenCount(of: result)
      if hidden > 0, !arguments.isQuiet {
        say(
          "GitHub shows \(GitHubReport.limitPerStep) annotations of a kind for a step, so \(hidden) of these "
            + "\(hidden == 1 ? "is" : "are") only in the log; --format sarif has no such limit")
      }
    case .xcode:
      XcodeReport(workingFolder: environment.workingFolder).write(result, to: out)
    case .html: break
    }
  }

  /// https://no-color.org: any value that is not empty turns colours off, unless they are asked for.
  private func isColored(_ mode: ColorMode, isTerminal: Bool) -> Bool {
    switch mode {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment.variables["NO_COLOR"] ?? "").isEmpty
        && environment.variables["TERM"] != "dumb"
    }
  }
}
