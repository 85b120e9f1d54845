import Projects
import SystemCalls

extension NativeSystem {
  /// The system's declarations: from `--sdk`, from `sdk` in the configuration nearest above the paths, from
  /// the active Xcode on a Mac, otherwise the built-in index.
  static func chosen(
    by arguments: Arguments, _ environment: CommandEnvironment
  ) throws(UsageError) -> NativeSystem {
    if let path = arguments.sdkPath { return try at(path, saidBy: "--sdk \(path)") }
    let start = arguments.standardInputName.map { [$0] } ?? arguments.paths
    let configurations: [Configuration]
    do {
      configurations = try ConfigurationMap.configurations(above: start, named: arguments.configuration)
    } catch {
      throw UsageError(error.description)
    }
    let said = configurations.compactMap { configuration in
      configuration.runSettings["sdk"].map { (configuration.path ?? "", $0) }
    }
    guard let (file, setting) = said.first else { return environment.system }
    if let other = said.first(where: { $0.1.name != setting.name }) {
      throw UsageError("\(file) and \(other.0) disagree about 'sdk': pass --sdk")
    }
    let path = Paths.join(Paths.parent(file), setting.name)
    return try at(path, saidBy: "\(file):\(setting.line): 'sdk': \(path)")
  }

  private static func at(_ path: String, saidBy place: String) throws(UsageError) -> NativeSystem {
    do {
      return try at(path)
    } catch {
      throw UsageError("\(place) \(error)")
    }
  }
}

extension CommandRun {
  /// Writes the index of `--index-sdk`, for use with `--sdk` on machines without the SDK.
  func writeIndex(of path: String, _ arguments: Arguments) throws -> ExitCode {
    let sdk: AppleSDK
    do {
      sdk = try AppleSDK(path)
    } catch {
      throw UsageError("--index-sdk \(path) \(error)")
    }
    let destination = try ReportDestination(arguments.outputPath, standard: output.results)
    destination.writer.write(bytes: sdk.index())
    try destination.finish()
    return .success
  }
}
