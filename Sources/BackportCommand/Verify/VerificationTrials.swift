import LintCore
import Migration

/// Runs the command on states of the files, with a count, a limit and a cache.
struct VerificationTrials {
  let command: ShellCommand
  let budget: VerificationBudget
  /// Reports the progress.
  let progress: (String) -> Void
  var tree: VerifiedTree
  var known: KnownTrials
  /// The number of runs of the command.
  private(set) var runCount = 0
  private let start = ContinuousClock.now

  /// The next run would exceed the budget.
  struct BudgetSpent: Error {}

  /// The result of the command with some changes applied, and all other files unchanged.
  /// - Parameter what: a description of the applied fixes.
  mutating func outcome(of changes: [FileChange], _ what: String) throws -> ShellCommand.Outcome {
    let contents = tree.contents(with: changes)
    if let outcome = known.outcome(of: contents) { return outcome }
    guard budget.allows(run: runCount + 1, since: start) else { throw BudgetSpent() }
    try tree.become(contents)
    runCount += 1
    progress("run \(runCount): \(what)")
    let outcome = try command.run()
    known.keep(outcome, of: contents)
    return outcome
  }

  /// Applies these changes for good.
  mutating func settle(_ changes: [FileChange]) throws {
    try Interruption.throwIfAny()
    try tree.become(tree.contents(with: changes))
  }

  /// Restores all files.
  mutating func putBack() throws { try tree.become(tree.contents(with: [])) }
}
