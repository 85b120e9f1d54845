import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  /// Migrates so that the user's command passes, and reports the result.
  func verified(
    _ result: MigrationResult, by command: String, _ migrator: Migrator, _ plan: RunPlan,
    _ arguments: Arguments
  ) throws -> MigrationResult {
    let isShown = environment.errorIsTerminal && !arguments.isQuiet
    let clear = isShown ? "\r\u{1B}[K" : ""
    let migration = VerifiedMigration(
      migrator: migrator, files: plan.files, command: ShellCommand(text: command),
      place: VerificationPlace(workingFolder: environment.workingFolder, paths: arguments.runPaths),
      budget: try arguments.verificationBudget.map(VerificationBudget.init) ?? VerificationBudget(),
      waitsBetweenWrites: environment.waitsBetweenWrites
    ) { text in
      if isShown {
        output.message("\(clear)verifying, \(text)")
      } else if arguments.isVerbose {
        say("verifying, \(text)")
      }
    }
    do {
      defer { output.message(clear) }
      return try migration.run(result)
    } catch let error as VerifiedMigration.FailsAlready {
      output.message(String(decoding: error.outcome.output, as: UTF8.self))
      throw UsageError(
        "'\(command)' fails before anything is migrated (\(error.outcome.failure ?? "")): make it pass first; "
          + "nothing was changed")
    } catch let error as Interruption {
      say("interrupted; the files are as they were, and the same command goes on from here")
      error.pass()
    } catch let error as VerifiedMigration.NotPutBack {
      if let leftover = error.leftover { say(leftover) }
      throw ReportError(
        message:
          "the verification ended early (\(error.reason)): '\(command)' must not write to the migrated files")
    } catch let error as WriteError {
      throw ReportError(
        message: "\(error); nothing was changed; '\(command)' must not write to the migrated files")
    } catch let error as SystemError {
      throw ReportError(message: "'\(command)' could not be run: \(error); nothing was changed")
    }
  }

  /// Restores what a killed verification left, before files are read.
  func checkKilledVerification(_ arguments: Arguments) throws {
    let place = VerificationPlace(workingFolder: environment.workingFolder, paths: arguments.runPaths)
    guard arguments.writes else {
      if arguments.standardInputName == nil, place.journals().contains(where: place.concerns) {
        say(
          "a verification is running here, or did not end: files may contain what it tried; "
            + "a run that writes restores them first")
      }
      return
    }
    try VerificationJournal.recover(at: place).forEach(say)
  }

  private func say(_ leftover: VerificationJournal.Leftover) {
    if !leftover.restored.isEmpty {
      say("\(counted(leftover.restored.count, "file")) restored after a verification that did not end")
    }
    for (path, copy) in leftover.left {
      say("\(path) was changed during a verification and was left; as it was before: \(copy)")
    }
  }
}
