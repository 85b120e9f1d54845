import LintCore
import Migration
import Reporting
import SystemCalls

/// A migration that passes a command of the user: fixes with which it fails are reverted, as few as possible.
struct VerifiedMigration {
  let migrator: Migrator
  /// The files on disk.
  let files: [LintFile]
  let command: ShellCommand
  let place: VerificationPlace
  let budget: VerificationBudget
  /// See `VerifiedTree`.
  let waitsBetweenWrites: Bool
  /// Reports the progress.
  let progress: (String) -> Void

  /// The command fails without any change.
  struct FailsAlready: Error {
    var outcome: ShellCommand.Outcome
  }

  /// The command, or somebody else, has written to the files being migrated.
  struct NotPutBack: Error {
    var reason: String
    var leftover: VerificationJournal.Leftover?
  }

  /// How many times the fixes that a failing command points at are left out, before all fixes are searched.
  private static let guessLimit = 8

  /// Leaves the files migrated; after an error, unchanged.
  func run(_ whole: MigrationResult) throws -> MigrationResult {
    Signals.startNotingEndings()
    defer { Signals.stopNotingEndings() }
    var trials = VerificationTrials(
      command: command, budget: budget, progress: progress,
      tree: try VerifiedTree(whole.changes, at: place, waitsBetweenWrites: waitsBetweenWrites),
      known: KnownTrials(of: command.text, files, whole.changes, at: place))
    do {
      let before = try trials.outcome(of: [], "without any fix")
      guard before.failure == nil else { throw FailsAlready(outcome: before) }
      let result = try settled(whole, &trials)
      trials.tree.journal.close()
      trials.known.forget()
      return result
    } catch {
      if !(error is Interruption) { trials.known.forget() }
      do {
        try trials.putBack()
        trials.tree.journal.close()
      } catch let obstacle {
        throw NotPutBack(reason: "\(obstacle)", leftover: try trials.tree.journal.abandon())
      }
      throw error
    }
  }

  private func settled(
    _ whole: MigrationResult, _ trials: inout VerificationTrials
  ) throws -> MigrationResult {
    let first = try trials.outcome(of: whole.changes, "with all \(whole.applied.count) fixes")
    var accepted = whole
    var isCutShort = false
    if first.failure != nil {
      (accepted, isCutShort) = try withoutCulprits(whole, first, &trials)
    }
    try trials.settle(accepted.changes)
    accepted.problems = whole.problems
    accepted.verification = Verification(
      command: command.text, runCount: trials.runCount, failure: first.failure, output: first.output)
    accepted.verification?.knownRunCount = trials.known.usedCount
    accepted.verification?.isCutShort = isCutShort
    return accepted
  }

  // MARK: Searching

  /// The largest part of a migration, found within the budget, with which the command passes.
  /// - Parameter first: the result with all fixes.
  private func withoutCulprits(
    _ whole: MigrationResult, _ first: ShellCommand.Outcome, _ trials: inout VerificationTrials
  ) throws -> (accepted: MigrationResult, isCutShort: Bool) {
    let units = whole.units
    let suspects = SuspectFixes(of: whole, workingFolder: place.workingFolder)
    var accepted: MigrationResult?
    var failing = (result: whole, output: first.output)
    func passes(without leftOut: Set<Int>) throws -> Bool {
      let result = migrated(without: leftOut.sorted().map { units[$0] }, whole)
      let outcome = try trials.outcome(
        of: result.changes, "with \(result.applied.count) of \(whole.applied.count) fixes")
      guard outcome.failure == nil else {
        failing = (result, outcome.output)
        return false
      }
      accepted = result
      return true
    }
    do {
      var blamed: Set<Int> = []
      var isEnough = false
      for _ in 0..<Self.guessLimit where !isEnough {
        let others = suspects.units(blamedBy: failing.output, for: failing.result).subtracting(blamed)
        if others.isEmpty { break }
        blamed.formUnion(others)
        isEnough = try passes(without: blamed)
      }
      let searched = isEnough ? blamed.sorted() : Array(units.indices)
      if searched.count > 1 {
        _ = try Halving(count: searched.count) { try passes(without: Set($0.map { searched[$0] })) }
      }
    } catch is VerificationTrials.BudgetSpent {
      return (accepted ?? migrated(without: units, whole), true)
    }
    return (accepted ?? migrated(without: units, whole), false)
  }

  /// Repeats the migration of the original files without some units.
  private func migrated(without units: [MigrationUnit], _ whole: MigrationResult) -> MigrationResult {
    let originals = Dictionary(first: whole.changes.map { ($0.shownPath, $0.original) })
    var migrator = migrator
    migrator.forbidden = MigrationScope(of: units)
    return migrator.run(
      files.map { file in
        var file = file
        if let original = originals[file.shownPath] { file.contents = original }
        return file
      })
  }
}
