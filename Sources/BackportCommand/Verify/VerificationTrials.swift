import LintCore

/// Runs of a command on states of the files: counted, limited, and known again after an interruption.
struct VerificationTrials {
  let command: ShellCommand
  let budget: VerificationBudget
  /// Says how far it has come.
  let progress: (String) -> Void
  private(set) var tree: VerifiedTree
  private(set) var known: KnownTrials
  /// How often the command was run.
  private(set) var runCount = 0
  private let start = ContinuousClock.now

  /// One run more is not within the budget.
  struct BudgetSpent: Error {}

  init(
    of command: ShellCommand, _ budget: VerificationBudget, _ tree: VerifiedTree, _ known: KnownTrials,
    progress: @escaping (String) -> Void
  ) {
    self.command = command
    self.budget = budget
    self.tree = tree
    self.known = known
    self.progress = progress
  }

  /// What the command says of the files with some changes, all others being as they were.
  /// - Parameter what: which fixes are in them.
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

  /// Leaves the files with these changes.
  mutating func settle(_ changes: [FileChange]) throws {
    try Interruption.throwIfAny()
    try tree.become(tree.contents(with: changes))
  }

  /// Everything as it was.
  mutating func putBack() throws { try tree.become(tree.contents(with: [])) }
}
