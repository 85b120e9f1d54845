import Projects
import SystemCalls

extension NativeSystem {
  /// The system's declarations: from `--sdk`, from `sdk` in the configuration nearest above the paths, from
  /// the active Xcode on a Mac, otherwise the built-in index.
  static func chosen(
    by arguments: Arguments, _ environment: CommandEnvironment
  ) throws(UsageError) -> NativeSystem {
    if let path = arguments.sdkPath { return try at(path, saidBy: "--sdk \(path)") }
    let found = try arguments.setting("sdk", among: arguments.runConfigurations)
    guard let (configuration, setting) = found else { return environment.system }
    let file = configuration.path ?? ""
    let path = Paths.join(Paths.parent(file), setting.name)
    return try at(path, saidBy: "\(file):\(setting.line): 'sdk': \(path)")
  }

  private static func at(_ path: String, saidBy place: String) throws(UsageError) -> NativeSystem {
    try orUsageError("\(place) ") { try at(path) }
  }
}

extension CommandRun {
  /// Writes the index of `--index-sdk`, for use with `--sdk` on machines without the SDK.
  func writeIndex(of path: String, _ arguments: Arguments) throws -> ExitCode {
    let sdk = try orUsageError("--index-sdk \(path) ") { try AppleSDK(path) }
    let destination = try ReportDestination(arguments.outputPath, standard: output.results)
    destination.writer.write(bytes: sdk.index())
    try destination.finish()
    return .success
  }
}
