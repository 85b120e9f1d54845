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
  fileprivate func lint(_ typed: Arguments) throws -> ExitCode {
    var arguments = typed
    if arguments.servesEditor { try serveEditor(arguments) }
    if arguments.writesConfiguration { return try writeConfiguration(arguments) }
    if let path = arguments.questionedPath { return try printConfiguration(of: path, arguments) }
    if let sdk = arguments.indexedSDK { return try writeIndex(of: sdk, arguments) }
    try arguments.takeRunSettings()
    try checkCombination(of: arguments)
    let root = try reportRoot(arguments, defaultsToRepository: arguments.format.isReadFromRepository)
    let destination = try ReportDestination(arguments.outputPath, standard: output.results)
    let known = try baseline(arguments)
    let changed = try changedLines(arguments)
    let earlier = try earlierReport(arguments)
    let newBaseline = try arguments.newBaselinePath.map {
      try ReportDestination($0, flag: "--write-baseline", standard: output.results)
    }
    let showsProgress = environment.errorIsTerminal && !arguments.isQuiet
    let progress = showsProgress ? Progress(message: output.message) : nil
    defer { progress?.finish() }
    let plan = try RunPlan(arguments, environment: environment, progress: progress, kept: .contents)
    progress?.clear()
    if arguments.isVerbose { plan.explanations.forEach(say) }
    if !arguments.isQuiet { plan.remarks.forEach(say) }

    var linter = linter(arguments, plan)
    linter.listsAllUses = arguments.asksForPlans || arguments.format.showsRelatedPlaces
    if let progress { linter.progress = { progress.update("\($0) of \($1) files judged") } }
    if arguments.asksForPlans, arguments.format != .html {
      try answer(arguments, for: plan, linter: linter, progress: progress, to: destination.writer)
      progress?.finish()
      for problem in plan.problems { say(problem) }
      try destination.finish()
      return plan.problems.contains { $0.kind == .unreadable } ? .incomplete : .success
    }
    var result = linter.run(plan.files, hidden: plan.hidden)
    if let packages = plan.unusedPackages?.findings(), !packages.isEmpty {
      result.findings = (result.findings + packages).sorted(by: Finding.precedes)
    }
    if [.text, .json, .html].contains(arguments.format) {
      result.otherLanguages = plan.otherSources?.count(workers: linter.workers, plan.protectedFiles)
    }
    progress?.clear()

    result.problems = plan.problems + result.problems
    for problem in result.problems { say(problem) }
    say(unknownNames: result.unknownNames, of: plan, arguments)
    if arguments.isVerbose, let coverage = plan.buildIndex?.explanation { say(coverage) }
    say(result.withheld, linter.protectedFiles, arguments)
    if let changed { limit(&result, to: changed, plan, arguments) }
    if let known { leaveOut(known, of: &result, plan, arguments) }
    try writeBaseline(of: &result, arguments, to: newBaseline)
    let code = exitCode(for: result, failOn: arguments.failOn)
    let groups = try findingGroups(arguments, for: result.findings, of: plan, root)
    if let earlier {
      write(result, comparedWith: earlier, arguments, root, to: destination.writer)
    } else if arguments.showsStatistics {
      try writeStatistics(
        of: root.rebased(result), arguments, linter: linter, groups: groups, to: destination.writer)
    } else if arguments.format == .html {
      try writePage(
        of: result, plan, arguments, linter: linter, progress: progress, to: destination.writer)
    } else {
      write(result, code: code, arguments, root, groups: groups, to: destination.writer)
    }
    progress?.finish()
    try destination.finish()
    environment.memory.keep(result)
    return code
  }

  private func checkCombination(of arguments: Arguments) throws(UsageError) {
    try checkGrouping(of: arguments)
    if arguments.asksForPlans, ![.text, .json, .html].contains(arguments.format) {
      throw UsageError("--forecast and --inventory are answered as text, json or html: choose one of them")
    }
    if arguments.plansForecast, !arguments.showsForecast, arguments.format != .html {
      throw UsageError("--exact plans the rows of a forecast: add --forecast")
    }
    if let template = arguments.linkTemplate {
      guard arguments.format == .html else {
        throw UsageError("--link-to makes links of --format html: add it")
      }
      guard template.contains("{path}") else {
        throw UsageError("--link-to \(template) names no {path}: write https://…/{commit}/{path}#L{line}")
      }
    }
    if arguments.comparedPath != nil {
      if arguments.asksForPlans || arguments.showsStatistics || arguments.newBaselinePath != nil
        || arguments.since != nil
      {
        throw UsageError(
          "--compare holds findings against a report: leave out --forecast, --inventory, --statistics, --since "
            + "and --write-baseline")
      }
      if ![.text, .json].contains(arguments.format) {
        throw UsageError("--compare is answered as text or json: choose one of them")
      }
    }
    if arguments.since != nil {
      if arguments.asksForPlans || arguments.showsStatistics || arguments.newBaselinePath != nil {
        throw UsageError(
          "--since lists findings: leave out --forecast, --inventory, --statistics and --write-baseline")
      }
      if arguments.standardInputName != nil {
        throw UsageError("--since asks git about files and - is none: name the file")
      }
    }
    guard arguments.showsStatistics else { return }
    if arguments.asksForPlans {
      throw UsageError("--statistics counts findings: leave out --forecast and --inventory")
    }
    if ![.text, .json].contains(arguments.format) {
      throw UsageError("--statistics is answered as text or json: choose one of them")
    }
  }

  private func exitCode(for result: RunResult, failOn: FailOn) -> ExitCode {
    if result.problems.contains(where: { $0.kind == .unreadable }) { return .incomplete }
    return result.findings.contains { failOn.isReached(by: $0.severity) } ? .findings : .success
  }
}
