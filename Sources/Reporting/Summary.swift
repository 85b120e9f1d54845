import Availability
import LintCore

/// The figures for the end of a report.
struct Summary {
  var files: Int
  var findings: Int
  /// Sorted by rule.
  var byRule: [(rule: String, count: Int)]
  var bySeverity: [Severity: Int]
  /// The number of findings with a safe fix.
  var safelyFixable: Int
  /// The approximate number of lines that these fixes remove.
  var linesRemovable: Int

  init(_ result: RunResult) {
    files = result.fileCount
    self.findings = result.findings.count
    var counts: [String: Int] = [:]
    bySeverity = [:]
    safelyFixable = 0
    linesRemovable = result.findings.safelyRemovableLines
    // Avoids copies of the findings.
    let findings = result.findings
    for index in findings.indices {
      counts[findings[index].rule, default: 0] += 1
      bySeverity[findings[index].severity, default: 0] += 1
      if findings[index].fix?.applicability == .safe { safelyFixable += 1 }
    }
    byRule = counts.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
  }

  /// The targets, without those that differ only in what reports do not show.
  static func distinctTargets(of result: RunResult) -> [DeploymentTarget] {
    var seen: Set<DeploymentTarget> = []
    return result.targets.filter { target in
      seen.insert(DeploymentTarget(target.platform, target.minimum, source: target.source)).inserted
    }
  }
}
