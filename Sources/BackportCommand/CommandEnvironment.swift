import LintCore
import Projects
import SystemCalls

/// The environment of a run. A value, so that tests can provide their own.
public struct CommandEnvironment: Sendable {
  public var variables: [String: String]
  /// Absolute.
  public var workingFolder: String
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool
  public var inputIsTerminal = false
  /// The number of columns of the terminal; `nil`: unknown.
  public var terminalWidth: Int?
  /// Reads a line from the terminal, without its ending; `nil`: end of input.
  public var readLine: @Sendable () -> String? = { nil }
  public var processorCount: Int
  /// The system's declarations, unless `--sdk` or the configuration names an SDK.
  public var system = NativeSystem.builtIn
  /// `untilExit` when the process ends with the run.
  package var memory = MemoryUse.sparing
  /// Whether the run's thread has a large stack, so that it can work itself: see `DeepStack`.
  package var isOnDeepStack = false
  /// Whether a verification writes files at most once in a second: its command may compare times by seconds.
  package var waitsBetweenWrites = true
  /// All of standard input. Read once, and only for `-`.
  public var standardInput: @Sendable () throws -> [UInt8]

  public init(
    variables: [String: String] = [:], workingFolder: String, outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, processorCount: Int = 2,
    standardInput: @escaping @Sendable () throws -> [UInt8] = { [] }
  ) {
    self.variables = variables
    self.workingFolder = workingFolder
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.processorCount = processorCount
    self.standardInput = standardInput
  }

  /// The environment of this process.
  public static var current: CommandEnvironment {
    var variables: [String: String] = [:]
    for name in ["HOME", "NO_COLOR", "TERM"] {
      variables[name] = CurrentProcess.variable(name)
    }
    var environment = CommandEnvironment(
      variables: variables, workingFolder: Paths.currentFolder(),
      outputIsTerminal: FileDescriptor.standardOutput.isTerminal,
      errorIsTerminal: FileDescriptor.standardError.isTerminal, processorCount: CurrentProcess.processorCount,
      standardInput: { try FileDescriptor.standardInput.readToEnd() })
    environment.terminalWidth = FileDescriptor.standardOutput.terminalWidth
    environment.inputIsTerminal = FileDescriptor.standardInput.isTerminal
    environment.readLine = { Swift.readLine() }
    environment.memory = .untilExit
    environment.isOnDeepStack = DeepStack.isOfMainThread
    #if os(macOS)
      let home = CurrentProcess.variable("HOME")
      environment.system = ActiveSDK(home: home, toolVersion: Tool.version).system
    #endif
    return environment
  }
}
