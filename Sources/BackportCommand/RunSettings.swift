import LintCore
import Projects
import SystemCalls

/// The settings of a run in configurations (`baseline`, `fail-on`, `format`), which flags override.
extension Arguments {
  /// The files that must not be changed, by the flags and configurations; `nil`: none.
  func protectedFiles(_ discovery: Discovery, _ configurations: [Configuration]) -> ProtectedFiles? {
    if ignoresExcludes || configurations.contains(where: { $0.excludesGenerated == false }) { return nil }
    return ProtectedFiles(discovery, named: paths)
  }

  mutating func takeRunSettings() throws(UsageError) {
    let configurations = try runConfigurations
    // Tables are not available in every format.
    let answersQuestion = asksForPlans || showsStatistics
    if chosenFormat == nil, !answersQuestion {
      chosenFormat = try choice("format", among: configurations)
    }
    if chosenFailOn == nil { chosenFailOn = try choice("fail-on", among: configurations) }
    if baselinePath == nil, newBaselinePath == nil, !answersQuestion {
      baselinePath = try setting("baseline", among: configurations).map { configuration, setting in
        Paths.shown(Paths.join(Paths.parent(configuration.path ?? ""), setting.name))
      }
    }
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String, among configurations: [Configuration]
  ) throws(UsageError) -> Value? {
    guard let (configuration, setting) = try setting(key, among: configurations) else { return nil }
    if let value = Value(rawValue: setting.name) { return value }
    let names = Value.allCases.map(\.rawValue)
    let remedy =
      nearestName(to: setting.name, in: names).map { "did you mean '\($0)'?" }
      ?? "it is one of \(names.joined(separator: ", "))"
    throw UsageError(
      "\(configuration.path ?? Configuration.fileName):\(setting.line): '\(key)' cannot be "
        + "'\(setting.name)': \(remedy)")
  }

  /// The configurations of the run's paths.
  var runConfigurations: [Configuration] {
    get throws(UsageError) {
      try orUsageError { try ConfigurationMap.configurations(above: runPaths, named: configuration) }
    }
  }

  /// A setting that all configurations with it agree on.
  func setting(
    _ key: String, among configurations: [Configuration]
  ) throws(UsageError) -> (Configuration, Configuration.Named)? {
    let said = configurations.compactMap { configuration in
      configuration.runSettings[key].map { (configuration, $0) }
    }
    guard let first = said.first else { return nil }
    if let other = said.first(where: { $0.1.name != first.1.name }) {
      throw UsageError(
        "\(first.0.path ?? "") and \(other.0.path ?? "") disagree about '\(key)': pass --\(key)")
    }
    return first
  }
}

extension Configuration {
  /// Settings of a run in configurations below its paths, where they have no effect.
  var uselessRunSettings: [String] {
    runSettings.sorted { $0.value.line < $1.value.line }.map { key, setting in
      "\(path ?? Configuration.fileName):\(setting.line): '\(key)' is a setting of the whole run and was ignored: it only counts in "
        + "the configuration nearest above the paths"
    }
  }
}
