import LintCore
import Migration

/// `--interactive`.
extension CommandRun {
  func checkInteraction(of arguments: Arguments) throws(UsageError) {
    guard arguments.isInteractive else { return }
    if !arguments.writes {
      throw UsageError("--interactive writes what is agreed to: leave out --dry-run, --diff and -")
    }
    if arguments.format != .text || arguments.commitPiece != nil || arguments.verification != nil {
      throw UsageError(
        "--interactive goes with neither --format, --commit-per nor --verify: run those on what it leaves")
    }
    if !environment.inputIsTerminal {
      throw UsageError(
        "--interactive asks on a terminal, and standard input is none: "
          + "--only and --accept choose changes without questions")
    }
  }

  /// Shows each change and asks whether to make it.
  /// - Returns: the accepted changes; `nil`: write nothing.
  func agreed(_ whole: MigrationResult, _ migrator: Migrator, _ plan: RunPlan, _ arguments: Arguments) throws
    -> MigrationResult?
  {
    if whole.changes.isEmpty { return whole }
    if !arguments.allowsDirtyTree { try checkVersionControl(of: whole.changes) }
    let conversation = Conversation(ask: output.message, readLine: environment.readLine)
    guard var result = InteractiveMigration(of: whole, migrator, plan, conversation).run() else {
      say("nothing was changed")
      return nil
    }
    result.problems = whole.problems
    return result
  }
}
