import BackportRules
import LintCore
import Projects
import SystemCalls

/// `--init` and `--print-config`: writes a configuration, and shows the one in effect.
extension CommandRun {
  /// Writes a configuration with the given flags, and what the project declares as comments.
  func writeConfiguration(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.paths.count < 2 else {
      throw UsageError("--init writes one configuration: name one folder")
    }
    let folder = arguments.paths.first ?? "."
    guard Paths.resolved(folder + "/.") != nil else {
      throw UsageError("\(folder) is no folder: name the one that \(Configuration.fileName) is to lie in")
    }
    let path = folder == "." ? Configuration.fileName : Paths.join(folder, Configuration.fileName)
    guard !FileSystem.exists(path) else {
      throw UsageError("\(path) is there already: --print-config \(folder) shows what holds")
    }
    let minimums = try ResolvedArguments(arguments).minimums.minimums
    let destination = try ReportDestination(path, flag: "--init", standard: output.results)
    destination.writer.write(
      ConfigurationDraft(
        minimums: minimums, excludes: arguments.excludes, failOn: arguments.chosenFailOn,
        declared: declaredTargets(arguments)
      ).text)
    try destination.finish()
    output.results.write("\(path): written\n")
    return .success
  }

  /// The project's declarations, without flags; empty: none.
  private func declaredTargets(_ arguments: Arguments) -> [String] {
    var question = Arguments()
    question.paths = arguments.paths
    question.isVerbose = true
    question.excludes = arguments.excludes
    guard let plan = try? RunPlan(question, environment: environment) else { return [] }
    return plan.targetExplanations
  }

  /// Prints the settings of a file or folder, line by line, with their sources.
  func printConfiguration(of path: String, _ typed: Arguments) throws -> ExitCode {
    var arguments = typed
    arguments.paths = [path]
    arguments.isVerbose = true
    let discovery = Discovery.find([path])
    let leftOut = try reasonsToLeaveOut(path, arguments, discovery)
    arguments.ignoresExcludes = true
    let map = try ConfigurationMap(discovery, named: arguments.configuration)
    let file = discovery.files.first { $0.path == Paths.shown(path) }
    let configuration = try file.map(map.configuration) ?? nearest(arguments)
    let plan = try RunPlan(arguments, environment: environment)
    let lines = ConfigurationPage(
      path: path, configuration: configuration, isFile: file != nil, targets: plan.targetExplanations,
      leftOut: leftOut, rules: plan.files.first(where: \.isNamed)?.context.rules.rules ?? [],
      arguments: arguments
    ).lines
    output.results.write(lines.joined(separator: "\n") + "\n")
    return .success
  }

  private func nearest(_ arguments: Arguments) throws -> Configuration {
    try ConfigurationMap.configurations(above: arguments.paths, named: arguments.configuration).first
      ?? Configuration()
  }

  private func reasonsToLeaveOut(
    _ path: String, _ arguments: Arguments, _ discovery: Discovery
  ) throws -> [String] {
    guard let real = Paths.resolved(path) else {
      throw UsageError("\(path) is not there: name a file or folder")
    }
    var reasons: [String] = []
    for path in arguments.configuration.map({ [$0] }) ?? ConfigurationMap.nearest(above: [path]) {
      let configuration = try ConfigurationMap.configurations(above: [], named: path).first
      let patterns = configuration?.exclude ?? []
      if ExcludeSet(folder: Paths.parent(Paths.resolved(path) ?? path), patterns: patterns).excludes(real) {
        reasons.append("excluded by \(Paths.shown(path))")
      }
    }
    let configurations = try ConfigurationMap.configurations(
      above: arguments.paths, named: arguments.configuration)
    if let reason = arguments.protectedFiles(discovery, configurations)?.reason(for: Paths.shown(path)) {
      reasons.append(reason.description)
    }
    return reasons
  }
}
