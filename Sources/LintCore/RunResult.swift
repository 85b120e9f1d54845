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
  /// How many findings were left out because a baseline knows them.
  public var knownCount = 0
  /// Set when only what lies on changed lines is in it.
  public var limit: LineLimit?
  /// How many places name what no definition is known of, by the name: they were not judged.
  public var unknownNames: [String: Int] = [:]
  /// What was found in files that are not for us to change.
  public var withheld = WithheldFindings()

  public init(targets: [DeploymentTarget], findings: [Finding], fileCount: Int, problems: [Problem]) {
    self.targets = targets
    self.findings = findings
    self.fileCount = fileCount
    self.problems = problems
  }
}

/// Only what lies on lines that were changed since a commit is asked for.
public struct LineLimit: Sendable {
  /// As it was given: `origin/main`.
  public var reference: String
  /// How many findings lie on other lines.
  public var otherCount: Int

  public init(reference: String, otherCount: Int) {
    self.reference = reference
    self.otherCount = otherCount
  }
}

/// A file that could not be dealt with: one sentence that says what is wrong and what to do.
public struct Problem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The file was not judged: exit code 3.
    case unreadable
    /// The file was judged as well as could be (not UTF-8, NUL bytes, conflict markers, an unknown rule in an
    /// ignore comment): a remark that does not change the exit code.
    case doubtful
  }
  public var kind: Kind
  public var path: String
  public var message: String

  public init(_ kind: Kind = .unreadable, path: String, message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }
}
