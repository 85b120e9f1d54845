import LintCore

/// What a run is to look at, and what by: found out from the arguments before anything is judged.
struct RunPlan {
  var files: [LintFile]
  var problems: [Problem]
  /// For `--verbose`: which target came from where, and what was skipped.
  var explanations: [String]

  init(_ arguments: Arguments, environment: CommandEnvironment) throws(UsageError) {
    throw UsageError("projects cannot be read yet")
  }
}
