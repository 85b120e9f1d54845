import Availability
import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension RunPlan {
  /// The changes of the raised manifests.
  var raisedManifests: [FileChange] {
    guard let raise else { return [] }
    return raise.texts.sorted { $0.key < $1.key }.map { path, text in
      FileChange(path: path, shownPath: Paths.shown(path), original: raise.originals[path]!, contents: text)
    }
  }

  var raisedMinimums: [RaisedMinimum] {
    (raise?.raised ?? []).map {
      RaisedMinimum(
        shownPath: Paths.shown($0.declaration.path), line: $0.declaration.line,
        platform: $0.declaration.platform, old: $0.declaration.version, new: $0.version,
        owner: $0.declaration.owner)
    }
  }

  /// What was not raised, or was written in another form: sentences without full stops.
  var remarksOnRaise: [String] {
    guard let raise, let declarations else { return [] }
    let platforms = raise.minimums.keys
    let computed = declarations.computed.filter { $0.platform.map(platforms.contains) ?? true }.map {
      "not raised: \(Paths.shown($0.place)): '\($0.text)' is computed; change it by hand"
    }
    let shared = raise.shared.map {
      "not raised: \(Paths.shown($0.path)):\($0.line): it is the minimum of several platforms; give each its own"
    }
    let undeclared = raise.undeclared.map {
      "not raised: \($0.rawValue): no manifest here declares a minimum of it"
    }
    let reached = raise.reached.map {
      "not raised: \($0.platform.rawValue): it is at \($0.version) already (\(Paths.shown($0.path)):\($0.line))"
    }
    return undeclared + reached + computed + shared + remarksOnTools(raise.tools) + remarksOnOthers(raise)
  }

  /// The files that are no manifests and still name an old minimum.
  private func remarksOnOthers(_ raise: ManifestRaise) -> [String] {
    let found = OldNumbers.mentions(of: raise, below: viewedFolders).map {
      "\(Paths.shown($0.path)):\($0.line) (\($0.platform.rawValue) \($0.version))"
    }
    guard !found.isEmpty else { return [] }
    return [
      "not raised, because these are no manifests; change them by hand: " + listed(found, limit: 10)
    ]
  }

  /// Whether the run was to raise minimums and none is lower than requested. Then nothing is migrated.
  var hasNothingToRaise: Bool { raise?.raised.isEmpty ?? false }

  /// One sentence for all packages that need the same tools version.
  private func remarksOnTools(_ tools: [ManifestRaise.Tools]) -> [String] {
    Dictionary(grouping: tools) { [$0.isRaised ? 1 : 0, $0.needed.major, $0.needed.minor] }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, tools in
        let isOne = tools.count == 1
        let paths = Paths.shown(tools[0].path) + (isOne ? "" : " and \(tools.count - 1) more")
        let needed = "the tools of Swift \(key[1]).\(key[2])"
        return tools[0].isRaised
          ? "\(paths) now \(isOne ? "asks" : "ask") for \(needed), which \(isOne ? "its" : "their") new minimum needs"
          : "\(paths) \(isOne ? "states" : "state") the new minimum as a string: the constant needs \(needed), which "
            + "--raise-tools-version asks for"
      }
  }

  /// Throws when no minimum is stated as plain text.
  static func checkRaise(of declarations: MinimumDeclarations) throws(UsageError) {
    guard declarations.stated.isEmpty else { return }
    let computed = declarations.computed.first
    let remedy =
      computed.map {
        "\(Paths.shown($0.place)) computes it with '\($0.text)': change that by hand, and migrate then"
      }
      ?? "name the folder of the project, or migrate by --min"
    throw UsageError("no manifest below the paths states a minimum that could be raised: \(remedy)")
  }
}

extension CommandRun {
  /// Lists the declared minimums, those that are lower than others, and what raising each would free.
  func listMinimums(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.format == .text else {
      throw UsageError("--raise without a version is answered as text: leave out --format")
    }
    let destination = try ReportDestination(arguments.outputPath, standard: output.results)
    let plan = try RunPlan(arguments, environment: environment, kept: .contents)
    if !arguments.isQuiet { plan.remarks.forEach(say) }
    let stated = (plan.declarations?.stated ?? []).map { declaration in
      var declaration = declaration
      declaration.path = Paths.shown(declaration.path)
      return declaration
    }
    let computed = (plan.declarations?.computed ?? []).map { (place: Paths.shown($0.place), text: $0.text) }
    DeclaredMinimumsReport.write(stated, computed: computed, to: destination.writer)
    var question = arguments
    question.showsForecast = true
    destination.writer.write("\n")
    try answer(question, for: plan, linter: linter(arguments, plan), to: destination.writer)
    for problem in plan.problems { say(problem) }
    try destination.finish()
    return plan.problems.contains { $0.kind == .unreadable } ? .incomplete : .success
  }
}
