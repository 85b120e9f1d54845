import LintCore
import Reporting

/// A migration that a command of the user's agrees with: fixes with which it fails are taken back, as few as
/// possible.
struct VerifiedMigration {
  let migrator: Migrator
  /// As they are on the disk.
  let files: [LintFile]
  let command: ShellCommand
  let place: VerificationPlace
  /// Says how far it has come.
  let progress: (String) -> Void

  /// The command fails although nothing has been changed.
  struct FailsAlready: Error {
    var outcome: ShellCommand.Outcome
  }

  /// Somebody, or the command, has written to the files that were being migrated.
  struct NotPutBack: Error {
    var reason: String
    var leftover: VerificationJournal.Leftover?
  }

  /// Leaves the tree migrated, or on any error as it was.
  func run(_ whole: MigrationResult) throws -> MigrationResult {
    Interruption.startNoting()
    defer { Interruption.stopNoting() }
    progress("run 1: without any fix")
    let before = try command.run()
    guard before.failure == nil else { throw FailsAlready(outcome: before) }
    var tree = try VerifiedTree(whole.changes, at: place)
    do {
      let result = try settled(whole, in: &tree)
      tree.journal.close()
      return result
    } catch {
      do {
        try tree.putBack()
        tree.journal.close()
      } catch let obstacle {
        throw NotPutBack(reason: "\(obstacle)", leftover: try tree.journal.abandon())
      }
      throw error
    }
  }

  private func settled(_ whole: MigrationResult, in tree: inout VerifiedTree) throws -> MigrationResult {
    let units = whole.units
    var runCount = 1
    let trial = { (result: MigrationResult, tree: inout VerifiedTree) throws -> ShellCommand.Outcome in
      try tree.become(result.changes)
      runCount += 1
      progress("run \(runCount): with \(result.applied.count) of \(whole.applied.count) fixes")
      return try command.run()
    }
    let first = try trial(whole, &tree)
    var accepted = whole
    if first.failure != nil {
      accepted = MigrationResult(fileCount: whole.fileCount)
      var acceptedLeftOut = Set(units.indices)
      let halving = try Halving(count: units.count) { leftOut in
        let result = migrated(without: leftOut.map { units[$0] }, whole)
        guard try trial(result, &tree).failure == nil else { return false }
        accepted = result
        acceptedLeftOut = leftOut
        return true
      }
      assert(halving.leftOut == acceptedLeftOut)
      if acceptedLeftOut.count == units.count { accepted = migrated(without: units, whole) }
    }
    try Interruption.throwIfAny()
    try tree.become(accepted.changes)
    accepted.problems = whole.problems
    accepted.verification = Verification(
      command: command.text, runCount: runCount, failure: first.failure, output: first.output)
    return accepted
  }

  /// The migration once more, of the files as they were, without some of its units.
  private func migrated(without units: [MigrationUnit], _ whole: MigrationResult) -> MigrationResult {
    let originals = Dictionary(
      whole.changes.map { ($0.shownPath, $0.original) }, uniquingKeysWith: { first, _ in first })
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
