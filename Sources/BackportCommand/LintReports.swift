import BackportRules
import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  /// The base of the paths in a report: `--root`, or what the format's readers expect.
  func reportRoot(_ arguments: Arguments, defaultsToRepository: Bool) throws(UsageError) -> ReportRoot {
    let workingFolder = environment.workingFolder
    guard let path = arguments.root else {
      return defaultsToRepository
        ? .repository(of: workingFolder) : ReportRoot(workingFolder, workingFolder: workingFolder)
    }
    // Only a folder contains `.`.
    guard let folder = Paths.resolved(Paths.join(workingFolder, path) + "/.") else {
      throw UsageError("--root \(path) is no folder: name the one that the report's paths start from")
    }
    return ReportRoot(folder, workingFolder: workingFolder)
  }

  /// Writes the findings in all formats except HTML.
  func write(
    _ unbased: RunResult, code: ExitCode, _ arguments: Arguments, _ root: ReportRoot,
    groups: FindingGroups?, to out: ByteWriter
  ) {
    let full = root.rebased(unbased)
    lazy var result = arguments.isVerbose ? full : full.shortened
    switch arguments.format {
    case .text:
      let isTerminal = environment.outputIsTerminal && arguments.outputPath == nil
      TextReport(
        isColored: isColored(arguments.chosenColor ?? .auto, isTerminal: isTerminal), showsSource: isTerminal,
        showsSummary: !arguments.isQuiet, namesMinimums: !arguments.isVerbose, listsAll: arguments.isVerbose,
        groups: groups
      ).write(full, to: out)
    case .json:
      JSONReport(toolName: tool.rawValue, toolVersion: Tool.version, groups: groups).write(full, to: out)
    case .sarif:
      SARIFReport(
        toolName: tool.rawValue, toolVersion: Tool.version, homepage: Tool.homepage,
        rulePages: Tool.rulePages, rules: Catalogue.pages.filter { !$0.isFollowUp }, sourceRoot: root.folder,
        exitCode: Int(code.rawValue)
      ).write(full, to: out)
    case .github:
      GitHubReport.write(result, to: out)
      remarkOnLimit(result, arguments)
    case .gitlab: GitLabReport.write(result, to: out)
    case .markdown: MarkdownReport(toolName: tool.rawValue, groups: groups).write(result, to: out)
    case .checkstyle: CheckstyleReport.write(result, to: out)
    case .junit:
      let failOn = arguments.failOn
      JUnitReport(toolName: tool.rawValue) { failOn.isReached(by: $0) }.write(result, to: out)
    case .xcode:
      XcodeReport.write(
        arguments.isVerbose ? unbased : unbased.shortened, workingFolder: environment.workingFolder, to: out)
    case .html: break
    }
  }

  /// Writes the number of findings, and the result of a migration of the same files with the same flags.
  func writeStatistics(
    of result: RunResult, _ arguments: Arguments, linter: Linter, groups: FindingGroups?,
    to out: ByteWriter
  ) throws {
    let plan = try RunPlan(arguments, environment: environment, slicesRules: true)
    let migration = migrator(linter, plan).run(plan.files, hidden: plan.hidden)
    let report = StatisticsReport(
      toolName: tool.rawValue, toolVersion: Tool.version, migration: MigrationSummary(migration),
      groups: groups)
    if arguments.format == .json {
      report.writeJSON(result, to: out)
    } else {
      report.writeText(result, showsSummary: !arguments.isQuiet, to: out)
    }
  }

  private func remarkOnLimit(_ result: RunResult, _ arguments: Arguments) {
    let hidden = GitHubReport.hiddenCount(of: result)
    guard hidden > 0, !arguments.isQuiet else { return }
    say(
      "GitHub shows \(GitHubReport.limitPerStep) annotations of a kind for a step, so \(hidden) of these "
        + "\(hidden == 1 ? "is" : "are") only in the log; --format sarif has no such limit")
  }

  /// https://no-color.org: a non-empty value disables colours, unless `--color` enables them.
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
