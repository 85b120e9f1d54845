/// `backport-migrate`: rewrites.
public enum MigrateCommand {
  public static func run(
    arguments: [String], environment: CommandEnvironment, output: CommandOutput
  ) -> ExitCode {
    let run = CommandRun(tool: .migrate, environment: environment, output: output)
    return run.run(arguments) { _ in
      throw UsageError("rewriting is not there yet; backport-lint reports what could go")
    }
  }
}
