import Availability
import BackportRules
import LintCore
import Projects
import SystemCalls

/// What a run is to look at, and what by: found out from the arguments before anything is judged.
struct RunPlan {
  var files: [LintFile] = []
  var problems: [Problem] = []
  /// What the caller should know of although nothing is wrong with it; not with `--quiet`.
  var remarks: [String] = []
  /// Why not all of the project is in view, in a sentence without a full stop.
  var hidden: String?
  /// See `Linter.viewedFolders`.
  var viewedFolders: [String] = []
  /// The files that manifests name one by one.
  var namedSources: NamedSources
  /// See `Linter.protectedFiles`.
  var protectedFiles: ProtectedFiles?
  /// What the files are judged by, each once for files with the same.
  private(set) var targets: [DeploymentTarget] = []
  /// What the manifests declare, for a run that raises it or lists it.
  private(set) var declarations: MinimumDeclarations?
  private(set) var raise: ManifestRaise?
  /// For `--verbose`: which target came from where, and what was skipped.
  var explanations: [String] = []
  /// What files in a row are judged by.
  private(set) var targetRows: [(files: Range<Int>, targets: FileTargets)] = []
  /// The first part of these.
  private(set) var targetExplanations: [String] = []
  /// The files that were named and that the configuration excludes.
  private var leftOut: [String] = []

  /// - Parameters:
  ///   - keepsContents: files that are looked at once need not be read twice.
  ///   - widens: whether the projects that the paths are a part of are to be known as a whole.
  ///   - slicesRules: whether the rules that are not asked for are still evidence: what a migration writes depends on
  ///     them, what a lint reports does not.
  init(
    _ arguments: Arguments, environment: CommandEnvironment, progress: Progress? = nil,
    keepsContents: Bool = false, widens: Bool = true, slicesRules: Bool = false
  ) throws {
    let workers = arguments.jobs ?? environment.processorCount
    let resolved = try ResolvedArguments(arguments)
    var discovery = try Self.discovery(
      arguments, workers: workers, memory: environment.memory, progress: progress,
      keepsContents: keepsContents, widens: widens && !arguments.asksForPlans, slicesRules: slicesRules)
    let contents = try arguments.standsIn ? StandardInput.contents(environment) : nil
    let configurations = try ConfigurationMap(discovery, named: arguments.configuration)
    if !arguments.standsIn, let path = discovery.foreignFile {
      throw UsageError("\(path) is no Swift file: name files that end in .swift, or a folder")
    }
    problems =
      discovery.problems.map { Problem(.unreadable, $0) }
      + discovery.brokenLinks.map { Problem(.doubtful, $0) }

    let above = Set(ConfigurationMap.nearest(above: arguments.runPaths))
    let ofRun = configurations.all.filter { configuration in
      arguments.configuration != nil || configuration.path.map(above.contains) ?? false
    }
    protectedFiles = arguments.protectedFiles(discovery, ofRun)
    if arguments.raise != nil {
      let files = protectedFiles
      let found = MinimumDeclarations(discovery) { files?.reason(for: $0) != nil }
      declarations = found
      raise = resolved.raise.map {
        ManifestRaise(found, to: $0, raisesTools: arguments.raisesToolsVersion)
      }
      if raise != nil { try Self.checkRaise(of: found) }
      // The rest of the run rests on the new texts.
      for (path, text) in raise?.texts ?? [:] { discovery.manifestTexts[path] = text }
    }
    hidden = discovery.hidden
    viewedFolders = discovery.wholeFolders
    namedSources = NamedSources(discovery)
    let map = ProjectMap(discovery)
    let sources = notSkipped(discovery, configurations, arguments, beside: map.preparations)
    guard sources.contains(where: \.isNamed) || !problems.isEmpty || !leftOut.isEmpty else {
      if let path = discovery.firstExcluded {
        throw UsageError("all Swift files here are excluded, such as \(path); --no-exclude judges them")
      }
      throw UsageError("there are no Swift files here; name the folder or the files to judge")
    }
    let targets = TargetResolver(map, minimums: resolved.minimums, platforms: resolved.platforms)
    var contexts = ContextTable(
      arguments, slicesRules: slicesRules,
      system: try NativeSystem.chosen(by: arguments, environment))
    // What lies around the paths is only there to be known.
    let isWhole = sources.allSatisfy { $0.isNamed || $0.isIgnored }
    for configuration in configurations.all {
      try contexts.check(configuration)
      guard isWhole, arguments.configuration == nil, !arguments.standsIn, let path = configuration.path else {
        continue
      }
      if !above.contains(path) { remarks += configuration.uselessRunSettings }
    }
    var groups = TargetGroups()
    var rows: [JudgedRow] = []
    var known: Set<DeploymentTarget> = []
    for row in targets.targets(for: sources, configurations: configurations, workers: workers) {
      groups.add(row.targets, count: sources[row.files].count(where: \.isNamed))
      known.formUnion(row.targets.targets)
      targetRows.append((row.files, row.targets))
      rows.append(JudgedRow(row: row, context: try contexts.context(for: row.targets, row.configuration)))
    }
    self.targets = Array(known)
    files = Self.files(of: rows, among: sources, contents: contents, workers: workers)
    environment.memory.keep((discovery, map, targets, files))
    // What a manifest does not tell is made up for by others or by flags: the files are judged all the same.
    problems += map.problems.filter(discovery.concernsNamedFiles).map { Problem(.doubtful, $0) }
    problems += groups.unread.map { Problem(.doubtful, $0) }
    try remark(on: groups, arguments, configurations)
    if arguments.isVerbose {
      targetExplanations = groups.explanations
      explanations = targetExplanations + explanations
    }
  }

  // MARK: Files

  private static func discovery(
    _ arguments: Arguments, workers: Int, memory: MemoryUse, progress: Progress?, keepsContents: Bool,
    widens: Bool, slicesRules: Bool
  ) throws -> Discovery {
    let paths = arguments.runPaths
    let excludes =
      arguments.ignoresExcludes
      ? [] : try ConfigurationMap.excludes(above: paths, named: arguments.configuration)
    let screen = FileScreen(
      catalogue: Catalogue.rules, select: slicesRules ? [] : arguments.select,
      ignore: arguments.rulesOff + (slicesRules ? [] : arguments.ignore))
    var options = Discovery.Options(
      excludes: excludes + [ExcludeSet(patterns: arguments.excludes)], workers: workers,
      screen: screen.passes, keepsContents: keepsContents,
      progress: { count in progress?.update("\(count) files read") })
    options.memory = memory
    options.widens = widens
    if let name = arguments.standardInputName { return Discovery.standIn(for: name, options: options) }
    return Discovery.find(paths, options: options)
  }

  /// The files that the configuration nearest to them does not leave out. Those that git ignores are known: the project
  /// may be built with them, and what they use is in use.
  private mutating func notSkipped(
    _ discovery: Discovery, _ configurations: ConfigurationMap, _ arguments: Arguments,
    beside preparations: ([SourceFile]) -> [@Sendable () -> Void]
  ) -> [SourceFile] {
    let ignored = GitIgnore.ignored(
      discovery.files, in: discovery, beside: preparations(discovery.files))
    if ignored.isEmpty, configurations.all.allSatisfy(\.exclude.isEmpty) { return discovery.files }
    var excludes: [String: ExcludeSet] = [:]
    let named = Set(arguments.paths.map { Paths.shown($0) })
    defer { remarkOnExcluded() }
    return discovery.files.compactMap { file in
      if arguments.standsIn, file.isNamed { return file }
      if ignored.contains(file) {
        explanations.append("not judged, for git ignores it: \(file.path)")
        var file = file
        file.isIgnored = true
        return file
      }
      let configuration = configurations.configuration(for: file)
      guard let path = configuration.path, !configuration.exclude.isEmpty, !arguments.ignoresExcludes else {
        return file
      }
      let set = excludes[path] ?? ExcludeSet(configuration: path, patterns: configuration.exclude)
      excludes[path] = set
      let isExcluded = set.excludes(file.realPath)
      if isExcluded, named.contains(file.path) { leftOut.append(file.path) }
      if isExcluded, hidden == nil { hidden = "'\(file.path)' is excluded" }
      return isExcluded ? nil : file
    }
  }

  /// Whoever names a file that the configuration excludes is told why nothing comes of it.
  private mutating func remarkOnExcluded() {
    guard let first = leftOut.first else { return }
    let more = leftOut.count > 1 ? " and \(leftOut.count - 1) more are" : " is"
    remarks.append(
      "\(first)\(more) excluded by the configuration and not judged; --no-exclude judges what is")
  }

  // MARK: Targets

  /// - Throws: when there is nothing to judge any of the files by.
  private mutating func remark(
    on groups: TargetGroups, _ arguments: Arguments, _ configurations: ConfigurationMap
  ) throws(UsageError) {
    let named = files.count(where: \.isNamed)
    // Nothing is left of what was named when all of it is excluded.
    guard named > 0 else { return }
    if groups.unknownCount == named || groups.hasNoMinimum {
      if let platforms = arguments.platforms.isEmpty ? nil : arguments.platforms.joined(separator: ",") {
        throw UsageError(
          "no minimum of \(platforms) is declared here, so nothing is judged: "
            + "name other platforms, or pass --min with one of \(platforms)", problems: problems)
      }
      if let limited = configurations.all.first(where: { $0.platforms != nil })?.path {
        let shown = Paths.relative(limited, to: Paths.currentFolder()) ?? limited
        throw UsageError(
          "no minimum is declared here of the platforms that \(shown) names, so nothing is judged: "
            + "name other platforms there, or pass --min", problems: problems)
      }
    }
    if groups.unknownCount == named {
      throw UsageError(TargetResolver.nothingKnown, problems: problems)
    }
    if groups.hasNoMinimum, !groups.unread.isEmpty {
      throw UsageError(
        "no minimum that is declared here can be read, so nothing is judged: "
          + "pass --min, such as --min 16 or --min iOS=16,macOS=13", problems: problems)
    }
    if groups.unknownCount > 0 {
      remarks.append(
        "\(countedFiles(groups.unknownCount)) in no target that is known and not judged; "
          + "--min judges them too, --verbose says more")
    }
    if groups.hasNoMinimum {
      remarks.append("the project declares no minimum, so nothing can be stale; --min judges by one")
    }
  }
}

/// `1 file is`, `2 files are`.
private func countedFiles(_ count: Int) -> String { count == 1 ? "1 file is" : "\(count) files are" }

extension Problem {
  fileprivate init(_ kind: Kind, _ unread: UnreadMinimum) {
    self.init(kind, path: unread.place, message: unread.message)
  }

  fileprivate init(_ kind: Kind, _ problem: ProjectProblem) {
    let line = problem.line.map { "line \($0): " } ?? ""
    self.init(kind, path: problem.path, message: line + problem.message)
  }
}
