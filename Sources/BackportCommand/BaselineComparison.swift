import BackportRules
import LintCore
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  /// Reads the baseline before anything is judged, so that an invalid file is reported at once.
  func baseline(_ arguments: Arguments) throws(UsageError) -> Baseline? {
    guard let path = arguments.baselinePath else { return nil }
    if arguments.newBaselinePath != nil {
      throw UsageError(
        "--baseline leaves out what is known and --write-baseline writes all down: choose one")
    }
    return try orUsageError { try Baseline(readingFrom: path) }
  }

  /// Removes known findings from a result, and reports which findings of the baseline are fixed.
  func leaveOut(_ baseline: Baseline, of result: inout RunResult, _ plan: RunPlan, _ arguments: Arguments) {
    let rules = Dictionary(first: plan.files.map { ($0.shownPath, $0.context) })
    let comparison = baseline.compare(
      result.findings, at: arguments.baselinePath ?? "", workingFolder: environment.workingFolder,
      formerIDs: Catalogue.formerIDs
    ) { path, rule in
      let id = Catalogue.presentID(rule)
      if let context = rules[path] { return context.rules.rules.contains { $0.id == id } }
      return !FileSystem.exists(path)
    }
    result.findings = comparison.new
    result.knownCount = comparison.knownCount
    guard !arguments.isQuiet, !comparison.fixed.isEmpty else { return }
    if arguments.isVerbose { for fixed in comparison.fixed { say("fixed: \(fixed)") } }
    let verb = comparison.fixed.count == 1 ? "is" : "are"
    let more = arguments.isVerbose ? "" : "--verbose lists them, "
    say(
      "\(counted(comparison.fixed.count, "finding")) of the baseline \(verb) fixed; "
        + "\(more)--write-baseline \(arguments.baselinePath ?? "") takes them out")
  }

  /// Writes all findings to the baseline. From now on they are known.
  func writeBaseline(of result: inout RunResult, _ arguments: Arguments, to destination: ReportDestination?)
    throws
  {
    guard let path = arguments.newBaselinePath, let destination else { return }
    let baseline = Baseline(of: result.findings, at: path, workingFolder: environment.workingFolder)
    baseline.write(to: destination.writer)
    try destination.finish()
    result.findings = []
    result.knownCount = baseline.count
    if !arguments.isQuiet { say("\(counted(baseline.count, "finding")) written to \(path)") }
  }
}
