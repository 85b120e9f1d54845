import Availability
import BackportRules
import LintCore
import Projects

/// What a run is to look at, and what by: found out from the arguments before anything is judged.
struct RunPlan {
  var files: [LintFile] = []
  var problems: [Problem] = []
  /// For `--verbose`: which target came from where, and what was skipped.
  var explanations: [String] = []

  init(_ arguments: Arguments, environment: CommandEnvironment) throws(UsageError) {
    let rules: RuleSelection
    do {
      rules = try RuleSelection(
        catalogue: Catalogue.rules, select: arguments.select.isEmpty ? nil : arguments.select,
        ignore: arguments.ignore)
    } catch {
      throw RulePages.unknownRule(error.name, nearest: error.nearest)
    }
    let targets = try Self.targets(of: arguments.minimums)
    guard !targets.isEmpty else {
      throw UsageError("no deployment target is known; say it: --min 16, or --min iOS=16,macOS=13")
    }
    let context = LintContext(targets: targets, rules: rules)
    var walk = FolderWalk()
    for path in arguments.paths.isEmpty ? ["."] : arguments.paths { walk.add(path) }
    problems = walk.problems
    files = walk.files.sorted().map { LintFile(path: $0, shownPath: $0, context: context) }
    guard !files.isEmpty || !problems.isEmpty else {
      throw UsageError("there are no Swift files here; name the folder that holds them")
    }
    explanations = targets.map { "\($0.platform.rawValue) \($0.minimum) from \($0.source)" }
  }

  /// Reads `15` (iOS) and `macOS=12`.
  private static func targets(of specifications: [String]) throws(UsageError) -> [DeploymentTarget] {
    var targets: [DeploymentTarget] = []
    for specification in specifications {
      let parts = specification.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.count == 2 ? parts[0] : "iOS"
      guard let platform = Platform(spokenName: name) else {
        let nearest = nearestName(to: String(name), in: Platform.allCases.map(\.rawValue))
        let remedy = nearest.map { "did you mean \($0)?" } ?? "write --min iOS=16"
        throw UsageError("--min names the platform '\(name)', which there is not; \(remedy)")
      }
      guard let version = Version(parts[parts.count - 1]) else {
        throw UsageError("--min cannot be '\(specification)'; write --min 16, or --min iOS=16,macOS=13")
      }
      targets.append(DeploymentTarget(platform, version, source: "--min"))
    }
    return targets
  }
}
