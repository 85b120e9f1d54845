import SystemCalls

/// Runs a command in this process, and exits with its code.
public func runProcess(_ tool: Tool) -> Never {
  Signals.ignoreFailedWrites()
  let arguments = Array(CommandLine.arguments.dropFirst())
  let code =
    switch tool {
    case .lint: LintCommand.run(arguments: arguments, environment: .current, output: .standard)
    case .migrate: MigrateCommand.run(arguments: arguments, environment: .current, output: .standard)
    }
  CurrentProcess.exit(code.rawValue)
}
