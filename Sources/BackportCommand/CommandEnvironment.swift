import LintCore
import Projects
import SystemCalls

/// What a run may know of the world around it. A value, so that tests can make up their own.
public struct CommandEnvironment: Sendable {
  public var variables: [String: String]
  /// Absolute.
  public var workingFolder: String
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool
  public var inputIsTerminal = false
  /// The next line that somebody types, without its ending; `nil`: there is none.
  public var readLine: @Sendable () -> String? = { nil }
  public var processorCount: Int
  /// What the system has, unless somebody says where that is known from.
  public var system = NativeSystem.builtIn
  /// `untilExit` where the process ends with the run.
  package var memory = MemoryUse.sparing
  /// Whether the thread of the run may work as the others do: see `DeepStack`.
  package var isOnDeepStack = false
  /// All of standard input; asked for once, and only when `-` is given.
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

  /// That of this process.
  public static var current: CommandEnvironment {
    var variables: [String: String] = [:]
    for name in ["NO_COLOR", "TERM"] {
      variables[name] = CurrentProcess.variable(name)
    }
    var environment = CommandEnvironment(
      variables: variables, workingFolder: Paths.currentFolder(),
      outputIsTerminal: FileDescriptor.standardOutput.isTerminal,
      errorIsTerminal: FileDescriptor.standardError.isTerminal, processorCount: CurrentProcess.processorCount,
      standardInput: { try FileDescriptor.standardInput.readToEnd() })
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
