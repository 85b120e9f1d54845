import Availability

/// What a run found, ready for a report.
public struct RunResult: Sendable {
  /// The distinct targets that files were judged by, in the order platform, minimum, source.
  public var targets: [DeploymentTarget]
  /// Ordered by path, line, column, rule.
  public var findings: [Finding]
  /// How many Swift files were looked at.
  public var fileCount: Int
  /// Files that could not be read, or only in part, with what to do about it: `path: message`.
  public var problems: [Problem]

  public init(targets: [DeploymentTarget], findings: [Finding], fileCount: Int, problems: [Problem]) {
    self.targets = targets
    self.findings = findings
    self.fileCount = fileCount
    self.problems = problems
  }
}

/// A file that could not be dealt with: one sentence that says what is wrong and what to do.
public struct Problem: Hashable, Sendable {
  public var path: String
  public var message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
