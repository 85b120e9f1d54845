import LintCore

/// The two commands of this library.
public enum Tool: String, CaseIterable, Sendable {
  case lint = "backport-lint"
  case migrate = "backport-migrate"

  /// The version, by semantic versioning. Reports contain it.
  public static let version = "0.1.0"
  /// The repository that reports link to; `nil` in a build from source. The release workflow sets it.
  public static let homepage: String? = nil
  /// The folder of the rules' pages in this version.
  static let rulePages = homepage.map {
    "\($0)/blob/v\(version)/Sources/BackportCommand/Documentation.docc/Rules"
  }
  /// The release date of this version, for manual pages.
  static let released = "November 21, 2026"
}

/// The exit code of a run.
public enum ExitCode: Int32, Sendable {
  /// Nothing at or above `--fail-on`, or the migration is complete.
  case success = 0
  /// There are findings.
  case findings = 1
  /// Wrong usage or configuration: nothing was judged.
  case usage = 2
  /// Some files could not be read or written; the rest was done.
  case incomplete = 3
}

/// Wrong usage or configuration: a sentence that says what to do instead.
struct UsageError: Error, Hashable, Sendable {
  var message: String
  /// Earlier problems that may be the cause.
  var problems: [Problem]

  init(_ message: String, problems: [Problem] = []) {
    self.message = message
    self.problems = problems
  }
}

/// What `body` returns. Its error is one of usage.
/// - Parameters:
///   - before: what the message says before the error.
///   - after: what it says after it.
func orUsageError<Result>(
  _ before: String = "", _ after: String = "", _ body: () throws -> Result
) throws(UsageError) -> Result {
  do { return try body() } catch { throw UsageError("\(before)\(error)\(after)") }
}
