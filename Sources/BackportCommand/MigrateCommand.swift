import Availability
import BackportRules
import LintCore
import Migration
import Reporting
import SystemCalls

/// `backport-migrate`: rewrites.
public enum MigrateCommand {
  public static func run(
    arguments: [String], environment: CommandEnvironment, output: CommandOutput
  ) -> ExitCode {
    let run = CommandRun(tool: .migrate, environment: environment, output: output)
    return run.run(arguments) { try run.migrate($0) }
  }
}

extension CommandRun {
  fileprivate func migrate(_ arguments: Arguments) throws -> ExitCode {
    try checkCombination(of: arguments)
    if arguments.raise == "" { return try listMinimums(arguments) }
    let root = try reportRoot(arguments, defaultsToRepository: arguments.showsDiff)
    let destination = try ReportDestination(arguments.outputPath, standard: output.results)
    let checklist = try arguments.checklistPath.map { path throws(UsageError) in
      try ChecklistFile(path, standard: output.results)
    }
    try checkKilledVerification(arguments)
    let plan = try RunPlan(arguments, environment: environment, kept: .words, slicesRules: true)
    if arguments.isVerbose { plan.explanations.forEach(say) }
    if !arguments.isQuiet { plan.remarks.forEach(say) }

    var linter = linter(arguments, plan)
    // Only these say where a shim that stays is used.
    linter.listsAllUses = arguments.format != .text || arguments.checklistPath != nil
    var migrator = migrator(linter, plan)
    migrator.appliesUnsafeFixes = arguments.appliesUnsafeFixes || arguments.isInteractive
    migrator.chosen = try chosenChanges(arguments, among: plan.files)
    migrator.commentRule = .versionComment
    migrator.foldedNames = FoldedName.all
    migrator.settledNames = FoldedName.settled
    migrator.otherChanges = plan.raisedManifests
    migrator.isLastRun =
      !arguments.isInteractive && arguments.commitPiece == nil && arguments.verification == nil
    if plan.hasNothingToRaise, !arguments.isQuiet {
      say("nothing is raised, so nothing is migrated; without --raise, the declared minimums count")
    }
    var result = migrator.run(plan.hasNothingToRaise ? [] : plan.files, hidden: plan.hidden)
    result.problems = plan.problems + result.problems
    if arguments.isVerbose, let coverage = plan.buildIndex?.explanation { say(coverage) }
    if arguments.isInteractive {
      guard let agreed = try agreed(result, migrator, plan, arguments) else { return .success }
      result = agreed
    }
    if let packages = plan.unusedPackages?.findings(after: result.changes), !plan.hasNothingToRaise {
      result.remaining = (result.remaining + packages).sorted(by: Finding.precedes)
    }
    if let piece = arguments.commitPiece {
      let commits = try committed(
        result, by: piece, migrator, plan, arguments, listedBy: destination.writer)
      if arguments.isDryRun { try destination.finish() }
      if let code = commits {
        try warnOfHigherMinimum(of: result.changes, plan, arguments)
        return code
      }
    } else if arguments.writes {
      if !arguments.allowsDirtyTree { try checkVersionControl(of: result.changes) }
      let paths = plan.files.map(\.path) + result.changes.map(\.path)
      FileWriter.removeLeftovers(in: Set(paths.map(Paths.parent)))
      do {
        if let command = arguments.verification, !result.changes.isEmpty {
          result = try verified(result, by: command, migrator, plan, arguments)
        } else {
          try FileWriter.write(result.changes)
        }
      } catch let error as WriteError {
        say("\(error.path): \(error.message); nothing was changed")
        return .incomplete
      }
    }
    try writeChecklist(checklist, of: result, plan, arguments)
    result.raised = plan.raisedMinimums
    for problem in result.problems { say(problem) }
    if !arguments.isQuiet { plan.remarksOnRaise.forEach(say) }
    say(unknownNames: result.unknownNames, of: plan, arguments)
    say(unmatched: result.unmatchedPlaces)
    say(result.withheld, linter.protectedFiles, arguments)
    if arguments.standsIn, !arguments.isDryRun, !arguments.showsDiff {
      // The original text, if nothing changed.
      let text = result.changes.first.map { $0.contents ?? [] } ?? plan.files.first?.contents ?? []
      destination.writer.write(bytes: text)
    } else {
      write(
        root.rebased(result), arguments, root, targets: plan.targets,
        to: destination.writer)
    }
    try destination.finish()
    try warnOfHigherMinimum(of: result.changes, plan, arguments)
    return result.problems.contains { $0.kind == .unreadable } ? .incomplete : .success
  }

  private func checkCombination(of arguments: Arguments) throws(UsageError) {
    try checkInteraction(of: arguments)
    try checkGrouping(of: arguments)
    try checkCommitting(of: arguments)
    if arguments.raise != nil, !arguments.minimums.isEmpty {
      throw UsageError(
        "--raise changes what the project declares and --min judges by something else: choose one")
    }
    if arguments.raise != nil, arguments.standsIn {
      throw UsageError("--raise writes manifests and - is a single file: name the project's folder")
    }
    if arguments.raisesToolsVersion, arguments.raise ?? "" == "" {
      throw UsageError("--raise-tools-version goes with --raise: say to what, such as --raise 17")
    }
    if arguments.verification != nil, !arguments.writes {
      throw UsageError("--verify runs a command on the migrated files: leave out --dry-run, --diff and -")
    }
    if arguments.verificationBudget != nil, arguments.verification == nil {
      throw UsageError("--verify-budget goes with --verify: say what to run, such as --verify 'swift build'")
    }
    if arguments.isDryRun, arguments.showsDiff {
      throw UsageError("--dry-run and --diff are two answers to the same question: choose one")
    }
    if arguments.showsDiff, arguments.format != .text {
      throw UsageError("--diff prints a patch and --format \(arguments.format.rawValue) a report: choose one")
    }
    if arguments.standsIn, !arguments.isDryRun, arguments.format != .text {
      throw UsageError(
        "- prints the rewritten text and --format \(arguments.format.rawValue) a report: add --dry-run")
    }
  }

  func checkVersionControl(of changes: [FileChange]) throws(UsageError) {
    let shown = Dictionary(first: changes.map { ($0.path, $0.shownPath) })
    let names = { (paths: [String]) in listed(paths.map { shown[$0] ?? $0 }, limit: 10) }
    let remedy = "nothing was changed; --allow-dirty rewrites all the same"
    switch VersionControl.objection(to: changes.map(\.path)) {
    case nil: return
    case .noRepository(let paths):
      throw UsageError("not under version control: \(names(paths)); \(remedy)")
    case .uncommitted(let paths):
      throw UsageError("uncommitted changes in \(names(paths)): commit or stash them; \(remedy)")
    case .unknown(let message):
      throw UsageError("git does not say whether there are uncommitted changes (\(message)); \(remedy)")
    }
  }

  private func write(
    _ result: MigrationResult, _ arguments: Arguments, _ root: ReportRoot, targets: [DeploymentTarget],
    to out: ByteWriter
  ) {
    if arguments.showsDiff {
      if !root.isWorkingFolder, !arguments.isQuiet, !result.changes.isEmpty {
        say("the patch's paths begin at \(root.folder): apply it there")
      }
      for change in result.changes {
        let diff = UnifiedDiff(old: change.original, new: change.contents ?? [])
        // A patch can only contain relative paths: this one is for `/`.
        let path = change.shownPath.drop { $0 == "/" }
        out.write(bytes: diff.text(path: String(path), isDeleted: change.contents == nil))
      }
      if !arguments.isQuiet { sayWhatIsLeft(by: result.inOriginalFiles, arguments) }
      return
    }
    let result = arguments.isDryRun ? result.inOriginalFiles : result
    switch arguments.format {
    case .json:
      MigrationJSONReport.write(
        result, toolName: tool.rawValue, toolVersion: Tool.version, isDryRun: arguments.isDryRun, to: out)
    default:
      MigrationTextReport(
        isDryRun: arguments.isDryRun, showsSummary: !arguments.isQuiet,
        messages: arguments.isVerbose ? nil : ShortMessages(targets), listsAll: arguments.isVerbose
      ).write(
        result, to: out)
    }
  }

  /// Beside a patch, on standard error: the patch may be piped on.
  private func sayWhatIsLeft(by result: MigrationResult, _ arguments: Arguments) {
    if arguments.isVerbose {
      let report = MigrationTextReport(isDryRun: true, showsSummary: false, listsAll: true)
      return output.message(ByteWriter.string { report.write(result, to: $0) })
    }
    let left = MigrationSummary(result).left.count
    if left > 0 { say("\(counted(left, "finding")) \(left == 1 ? "is" : "are") left; --dry-run says why") }
  }
}
