#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What both executables do: run in this process, and tell the shell how it went.
public func runProcess(_ tool: Tool) -> Never {
  // A reader that has gone (`| head`) is seen as an error of the write, not as a signal.
  signal(SIGPIPE, SIG_IGN)
  // So is a file that grows beyond its limit (`ulimit -f`).
  signal(SIGXFSZ, SIG_IGN)
  let arguments = Array(CommandLine.arguments.dropFirst())
  let code =
    switch tool {
    case .lint: LintCommand.run(arguments: arguments, environment: .current, output: .standard)
    case .migrate: MigrateCommand.run(arguments: arguments, environment: .current, output: .standard)
    }
  exit(code.rawValue)
}
