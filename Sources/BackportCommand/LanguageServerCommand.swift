import LanguageServer
import LintCore
import Projects
import Reporting

extension CommandRun {
  /// `backport-lint --language-server`. The other flags apply to every project that the editor opens.
  func serveEditor(_ arguments: Arguments) throws(UsageError) -> Never {
    guard arguments.paths.isEmpty, arguments.outputPath == nil, !arguments.standsIn else {
      throw UsageError("--language-server is told by the editor what to judge: leave out paths and --output")
    }
    _ = try ResolvedArguments(arguments)
    let tool = tool
    let message = output.message
    LanguageServer.run(
      planner: Self.planner(arguments, environment: environment),
      workers: arguments.jobs ?? environment.processorCount, version: Tool.version,
      rulePages: RulePageFolder(version: Tool.version) { "# \($0.id)\n\n\($0.markdown)\n" },
      logsTraffic: arguments.isVerbose,
      log: { line in message("\(tool.rawValue): \(line.printable)\n") })
  }

  /// Plans like a lint of the folder.
  private static func planner(_ arguments: Arguments, environment: CommandEnvironment) -> ServerPlanner {
    { request in
      var arguments = arguments
      let settings = request.settings
      arguments.minimums += settings.minimums
      arguments.platforms += settings.platforms
      arguments.select += settings.select
      arguments.ignore += settings.ignore
      arguments.excludes += settings.exclude
      arguments.takePresentIDs()
      arguments.configuration = settings.configuration ?? arguments.configuration
      var environment = environment
      environment.standardInput = { [] }
      environment.memory = .sparing
      switch request.scope {
      case .folder(let path): arguments.paths = [path]
      case .file(let path):
        arguments.paths = ["-"]
        arguments.standardInputName = path
      }
      do {
        let plan = try RunPlan(arguments, environment: environment, widens: request.scope.isFolder)
        return ServerPlan(
          files: plan.files, problems: plan.problems, remarks: plan.remarks, hidden: plan.hidden,
          namedSources: plan.namedSources, modules: plan.modules, protectedFiles: plan.protectedFiles)
      } catch let error as UsageError {
        throw Refusal(
          ([error.message] + error.problems.map { "\($0.path): \($0.message)" }).joined(separator: "\n"))
      }
    }
  }
}
