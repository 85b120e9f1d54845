import LintCore
import Migration
import Projects
import SystemCalls

/// The base folder of the paths in a report.
///
/// GitHub, GitLab and `git apply` expect paths relative to the repository, wherever the tool was run.
public struct ReportRoot: Sendable {
  /// Absolute: the base of the shown paths.
  private let workingFolder: String
  /// Absolute.
  public let folder: String

  public init(_ folder: String, workingFolder: String) {
    self.folder = folder
    self.workingFolder = workingFolder
  }

  /// The repository that contains the working folder; without one, the working folder.
  public static func repository(of workingFolder: String) -> ReportRoot {
    let top = VersionControl.repository(of: workingFolder, includingItself: true)
    return ReportRoot(top ?? workingFolder, workingFolder: workingFolder)
  }

  /// Whether paths are relative to the working folder.
  public var isWorkingFolder: Bool { folder == workingFolder }

  /// A shown path relative to the root; absolute when it lies outside.
  public func path(_ shown: String) -> String {
    if isWorkingFolder { return shown }
    let absolute = Paths.join(workingFolder, shown)
    if let path = Paths.relative(absolute, to: folder) { return path }
    // The root is a real path. A path on the command line may contain links.
    return Paths.resolved(absolute).flatMap { Paths.relative($0, to: folder) } ?? absolute
  }

  public func rebased(_ result: RunResult) -> RunResult {
    if isWorkingFolder { return result }
    var result = result
    result.findings = result.findings.map(rebased)
    for index in result.problems.indices { result.problems[index].path = path(result.problems[index].path) }
    return result
  }

  public func rebased(_ result: MigrationResult) -> MigrationResult {
    if isWorkingFolder { return result }
    var result = result
    for index in result.changes.indices {
      result.changes[index].shownPath = path(result.changes[index].shownPath)
    }
    for index in result.raised.indices {
      result.raised[index].shownPath = path(result.raised[index].shownPath)
    }
    result.applied = result.applied.map(rebased)
    result.remaining = result.remaining.map(rebased)
    result.heldBack = result.heldBack.map(rebased)
    result.postponed = Dictionary(first: result.postponed.map { (rebased($0), rebased($1)) })
    return result
  }

  private func rebased(_ postponement: Postponement) -> Postponement {
    var postponement = postponement
    switch postponement.reason {
    case .reaches(let path): postponement.reason = .reaches(self.path(path))
    case .goesWith(let rule, let path, let line):
      postponement.reason = .goesWith(rule: rule, path: self.path(path), line: line)
    case nil: break
    }
    return postponement
  }

  private func rebased(_ finding: Finding) -> Finding {
    var finding = finding
    finding.path = path(finding.path)
    for index in finding.related.indices { finding.related[index].path = path(finding.related[index].path) }
    if var fix = finding.fix {
      for index in fix.edits.indices { fix.edits[index].path = path(fix.edits[index].path) }
      finding.fix = fix
    }
    return finding
  }
}
