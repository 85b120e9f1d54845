import BackportRules
import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  func checkCommitting(of arguments: Arguments) throws(UsageError) {
    guard arguments.commitPiece != nil else { return }
    if arguments.verification != nil {
      throw UsageError("--commit-per commits what --verify has not tried yet: verify first, or leave it out")
    }
    if arguments.showsDiff || arguments.standsIn {
      throw UsageError("--commit-per writes and commits files: leave out --diff and -")
    }
    if arguments.allowsDirtyTree {
      throw UsageError(
        "--commit-per needs a clean tree: commit or stash the changes, and leave out --allow-dirty")
    }
    if arguments.isDryRun, arguments.format != .text {
      throw UsageError("--dry-run lists the commits of --commit-per as text: leave out --format")
    }
  }

  /// Commits a migration piece by piece, or lists the commits.
  /// - Returns: the exit code, if the run ends here.
  func committed(
    _ result: MigrationResult, by piece: CommitPiece, _ migrator: Migrator, _ plan: RunPlan,
    _ arguments: Arguments, listedBy out: ByteWriter
  ) throws -> ExitCode? {
    if result.changes.isEmpty { return nil }
    let paths = result.changes.map(\.path)
    guard let repository = CommitRepository(of: paths) else {
      throw UsageError(
        "the changed files are not all in one git repository: name the folder of one; nothing was changed")
    }
    if !arguments.isDryRun { try checkClean(repository, result.changes) }
    let commits = CommitPlan(
      of: result,
      dividedBy: CommitDivision(
        piece: piece,
        files: FileGroups(of: plan, in: repository.root, owners: try codeOwners(arguments))),
      migrator, plan,
      ruleOrder: Catalogue.pages.map(\.id))
    if arguments.isDryRun {
      for step in commits.steps { out.write("\(step.message.subject) (\(step.message.size))\n") }
      return .success
    }
    FileWriter.removeLeftovers(in: Set((plan.files.map(\.path) + paths).map(Paths.parent)))
    for (place, step) in commits.steps.enumerated() {
      do {
        try repository.commit(step)
      } catch {
        say(
          "'\(step.message.subject)' was not committed (\(error)); \(place) of "
            + "\(counted(commits.steps.count, "commit")) made, and the files are as the last one has them")
        return .incomplete
      }
    }
    if !arguments.isQuiet { say("\(counted(commits.steps.count, "commit")) made") }
    return nil
  }

  private func checkClean(_ repository: CommitRepository, _ changes: [FileChange]) throws {
    let isDirty: Bool
    do {
      isDirty = try repository.isDirty()
    } catch {
      throw UsageError("git does not say whether there are uncommitted changes (\(error))")
    }
    if isDirty {
      throw UsageError(
        "uncommitted changes in \(repository.root): commit or stash them before --commit-per; nothing was changed"
      )
    }
    try checkVersionControl(of: changes)
  }
}
