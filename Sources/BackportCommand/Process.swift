import SystemCalls

/// What both executables do: run in this process, and tell the shell how it went.
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
