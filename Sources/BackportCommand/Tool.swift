import LintCore

/// The two commands, which share this library.
public enum Tool: String, CaseIterable, Sendable {
  case lint = "backport-lint"
  case migrate = "backport-migrate"

  /// Follows semantic versioning; reports carry it.
  public static let version = "0.1.0"
  /// The repository that reports lead to; `nil` in a build from source, which does not know where it is from. The
  /// release workflow puts its own in.
  public static let homepage: String? = nil
  /// The folder of the rules' pages, as this version has them.
  static let rulePages = homepage.map {
    "\($0)/blob/v\(version)/Sources/BackportCommand/Documentation.docc/Rules"
  }
  /// The day of that version, as manual pages have it.
  static let released = "November 21, 2026"
}

/// What a run tells its caller.
public enum ExitCode: Int32, Sendable {
  /// Nothing at or above `--fail-on`, or the migration is done.
  case success = 0
  /// There are findings.
  case findings = 1
  /// Wrong usage or configuration: nothing was judged.
  case usage = 2
  /// Some files could not be read or written; the rest was done.
  case incomplete = 3
}

/// Wrong usage or configuration, in one sentence that says what to do instead.
struct UsageError: Error, Hashable, Sendable {
  var message: String
  /// What was found out before, and may be the reason.
  var problems: [Problem]

  init(_ message: String, problems: [Problem] = []) {
    self.message = message
    self.problems = problems
  }
}
