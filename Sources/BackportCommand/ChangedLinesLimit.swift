import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  /// The lines changed since the commit of `--since`, in each repository of the paths.
  func changedLines(_ arguments: Arguments) throws(UsageError) -> [ChangedLines]? {
    guard let reference = arguments.since else { return nil }
    var repositories: Set<String> = []
    for path in arguments.runPaths.isEmpty ? ["."] : arguments.runPaths {
      let path = Paths.join(environment.workingFolder, path)
      guard let real = Paths.resolved(path),
        let repository = VersionControl.repository(of: real, includingItself: true)
      else {
        throw UsageError("--since \(reference) asks git, and \(path) lies in no repository: leave it out")
      }
      repositories.insert(repository)
    }
    return try orUsageError("--since \(reference): ") {
      try repositories.sorted().map { try ChangedLines.since(reference, in: $0) }
    }
  }

  /// Removes the findings that are not on changed lines.
  func limit(
    _ result: inout RunResult, to changed: [ChangedLines], _ plan: RunPlan, _ arguments: Arguments
  ) {
    let paths = Dictionary(first: plan.files.map { ($0.shownPath, $0.path) })
    var real: [String: String] = [:]
    let count = result.findings.count
    result.findings = result.findings.filter { finding in
      let path = real[finding.path] ?? Paths.resolved(paths[finding.path] ?? finding.path) ?? finding.path
      real[finding.path] = path
      return changed.contains { $0.hold(finding.start.line...finding.end.line, of: path) }
    }
    result.limit = LineLimit(reference: arguments.since ?? "", otherCount: count - result.findings.count)
  }
}
