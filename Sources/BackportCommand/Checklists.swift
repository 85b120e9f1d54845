import LintCore
import Projects
import Reporting

extension CommandRun {
  /// Writes down what a migration leaves, where `--plan` asks for it.
  func writeChecklist(of result: MigrationResult, _ plan: RunPlan, _ arguments: Arguments) throws {
    guard let path = arguments.checklistPath else { return }
    // It is read where the repository is.
    let root = try reportRoot(arguments, defaultsToRepository: true)
    let checklist = Checklist(
      root.rebased(result), targets: plan.targets,
      groups: try findingGroups(arguments, for: result.remaining, of: plan, root))
    let old = (try? FileReader.bytes(of: path)) ?? []
    let destination = try ReportDestination(path, flag: "--plan", standard: output.results)
    if path.hasSuffix(".json") {
      checklist.writeJSON(toolName: tool.rawValue, toolVersion: Tool.version, to: destination.writer)
    } else {
      checklist.writeMarkdown(keepingTicksOf: String(decoding: old, as: UTF8.self), to: destination.writer)
    }
    try destination.finish()
    if !arguments.isQuiet { say("\(counted(checklist.entries.count, "thing")) left to do: \(path)") }
  }

  /// The report of `--compare`, read before anything is judged: a wrong file is to be told at once.
  func earlierReport(_ arguments: Arguments) throws(UsageError) -> EarlierReport? {
    guard let path = arguments.comparedPath else { return nil }
    do {
      return try EarlierReport(readingFrom: path)
    } catch {
      throw UsageError(
        "--compare \(path): \(error.message); name a file that 'backport-lint --format json' has written")
    }
  }

  /// What went and came since an earlier report.
  func write(
    _ result: RunResult, comparedWith earlier: EarlierReport, _ arguments: Arguments, _ root: ReportRoot,
    to out: ByteWriter
  ) {
    let report = ComparisonReport(
      toolName: tool.rawValue, toolVersion: Tool.version, earlier: earlier, listsAll: arguments.isVerbose)
    let rebased = root.rebased(result)
    if arguments.format == .json {
      report.writeJSON(rebased, to: out)
    } else {
      report.writeText(rebased, to: out)
    }
  }
}
