import Availability
import LintCore

/// What a run comes to, for the end of a report.
struct Summary {
  var files: Int
  var findings: Int
  /// In the alphabetical order of the rules.
  var byRule: [(rule: String, count: Int)]
  var bySeverity: [Severity: Int]
  /// How many findings have a fix that is safe.
  var safelyFixable: Int
  /// About how many lines these fixes take out.
  var linesRemovable: Int

  init(_ result: RunResult) {
    files = result.fileCount
    self.findings = result.findings.count
    var counts: [String: Int] = [:]
    bySeverity = [:]
    safelyFixable = 0
    linesRemovable = result.findings.safelyRemovableLines
    // Findings are large, and are only looked at.
    let findings = result.findings
    for index in findings.indices {
      counts[findings[index].rule, default: 0] += 1
      bySeverity[findings[index].severity, default: 0] += 1
      if findings[index].fix?.applicability == .safe { safelyFixable += 1 }
    }
    byRule = counts.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
  }

  /// The targets without those that differ only in what reports do not show.
  static func distinctTargets(of result: RunResult) -> [DeploymentTarget] {
    var seen: Set<DeploymentTarget> = []
    return result.targets.filter { target in
      seen.insert(DeploymentTarget(target.platform, target.minimum, source: target.source)).inserted
    }
  }
}
