import Availability
import BackportRules
import BuildIndex
import LintCore
import Projects
import SystemCalls

/// The files of a run and their contexts, resolved from the arguments before anything is judged.
struct RunPlan {
  var files: [LintFile] = []
  var problems: [Problem] = []
  /// Notices for the user that are not problems. Omitted with `--quiet`.
  var remarks: [String] = []
  /// Why the files may not be the whole project, as a sentence without a full stop.
  var hidden: String?
  /// The given folders, absolute.
  var viewedFolders: [String] = []
  /// The files that manifests list by name.
  var namedSources: NamedSources
  /// See `Migrator.modules`.
  private(set) var modules: (@Sendable ([String]) -> FileModules)?
  /// `nil` for a single text.
  private(set) var unusedPackages: UnusedPackages?
  /// `nil` for a single text.
  private(set) var otherSources: OtherSources?
  /// See `Linter.protectedFiles`.
  var protectedFiles: ProtectedFiles?
  /// All targets, without duplicates.
  private(set) var targets: [DeploymentTarget] = []
  /// The declared minimums, for a run that raises or lists them.
  private(set) var declarations: MinimumDeclarations?
  private(set) var raise: ManifestRaise?
  /// For `--verbose`: the source of each target, and the skipped files.
  var explanations: [String] = []
  /// What builds of the project left; `nil`: not to be read.
  private(set) var buildIndex: BuildIndex?
  /// The targets of consecutive files.
  private(set) var targetRows: [(files: Range<Int>, targets: FileTargets)] = []
  /// The part of the explanations about targets.
  private(set) var targetExplanations: [String] = []
  /// The given files that the configuration excludes.
  private var leftOut: [String] = []

  /// - Parameters:
  ///   - kept: what the walk keeps of files, so that they are not read twice.
  ///   - widens: whether to also read the rest of the projects around the paths.
  ///   - slicesRules: whether unselected rules still count as evidence. The result of a migration depends
  ///     on them, that of a lint does not.
  init(
    _ arguments: Arguments, environment: CommandEnvironment, progress: Progress? = nil,
    kept: Discovery.Options.Kept = .nothing, widens: Bool = true, slicesRules: Bool = false
  ) throws {
    let workers = arguments.jobs ?? environment.processorCount
    let resolved = try ResolvedArguments(arguments)
    var discovery = try Self.discovery(
      arguments, workers: workers, memory: environment.memory, progress: progress, kept: kept,
      widens: widens && (slicesRules || !arguments.asksForPlans), slicesRules: slicesRules)
    let contents = try orUsageError("standard input could not be read: ", "; give the file's text to it") {
      try arguments.standsIn ? environment.standardInput() : nil
    }
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
      // The rest of the run uses the new texts.
      for (path, text) in raise?.texts ?? [:] { discovery.manifestTexts[path] = text }
    }
    hidden = discovery.hidden
    viewedFolders = discovery.wholeFolders
    namedSources = NamedSources(discovery)
    let map = ProjectMap(discovery)
    let sources = notSkipped(discovery, configurations, arguments, beside: map.preparations)
    modules = { map.modules(ofFiles: $0, among: sources) }
    guard sources.contains(where: \.isNamed) || !problems.isEmpty || !leftOut.isEmpty else {
      if let path = discovery.firstExcluded {
        throw UsageError("all Swift files here are excluded, such as \(path); --no-exclude judges them")
      }
      throw UsageError("there are no Swift files here; name the folder or the files to judge")
    }
    let targets = TargetResolver(map, minimums: resolved.minimums, platforms: resolved.platforms)
    if !arguments.standsIn {
      otherSources = OtherSources(discovery: discovery, targets: targets, configurations: configurations)
    }
    buildIndex = try BuildIndex.chosen(by: arguments, environment)
    var contexts = ContextTable(
      arguments, slicesRules: slicesRules,
      system: try NativeSystem.chosen(by: arguments, environment), buildIndex: buildIndex)
    remarks += Catalogue.remarks(onFormer: arguments.formerIDs + configurations.all.flatMap(\.formerIDs))
    // Files around the paths are read for information only.
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
      rows.append((row, try contexts.context(for: row.targets, row.configuration)))
    }
    self.targets = Array(known)
    files = Self.files(of: rows, among: sources, contents: contents, workers: workers)
    // Names may be used in files that were not looked at.
    if !arguments.standsIn, hidden == nil {
      unusedPackages = UnusedPackages(discovery: discovery, files: files)
    }
    environment.memory.keep((discovery, map, targets, files))
    // Other manifests or flags replace what a manifest does not state, so the files are still judged.
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
    _ arguments: Arguments, workers: Int, memory: MemoryUse, progress: Progress?,
    kept: Discovery.Options.Kept, widens: Bool, slicesRules: Bool
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
      screen: screen.passes, kept: kept,
      progress: { count in progress?.update("\(count) files read") })
    options.memory = memory
    options.widens = widens
    if let name = arguments.standardInputName { return Discovery.standIn(for: name, options: options) }
    return Discovery.find(paths, options: options)
  }

  /// The files that their configuration does not exclude. Files that git ignores are included: the project
  /// may be built with them, so their uses count.
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
        explanations.append("not judged, because git ignores it: \(file.path)")
        var file = file
        file.isIgnored = true
        return file
      }
      let configuration = configurations.configuration(for: file)
      guard let path = configuration.path, !configuration.exclude.isEmpty, !arguments.ignoresExcludes else {
        return file
      }
      let set = excludes[path] ?? ExcludeSet(folder: Paths.parent(path), patterns: configuration.exclude)
      excludes[path] = set
      let isExcluded = set.excludes(file.realPath)
      if isExcluded, named.contains(file.path) { leftOut.append(file.path) }
      if isExcluded, hidden == nil { hidden = "'\(file.path)' is excluded" }
      return isExcluded ? nil : file
    }
  }

  /// Reports why an excluded file that was given on the command line is not judged.
  private mutating func remarkOnExcluded() {
    guard let first = leftOut.first else { return }
    let more = leftOut.count > 1 ? " and \(leftOut.count - 1) more are" : " is"
    remarks.append(
      "\(first)\(more) excluded by the configuration and not judged; --no-exclude judges what is")
  }

  // MARK: Targets

  /// - Throws: when no file can be judged.
  private mutating func remark(
    on groups: TargetGroups, _ arguments: Arguments, _ configurations: ConfigurationMap
  ) throws(UsageError) {
    let named = files.count(where: \.isNamed)
    // Nothing to report when all given files are excluded.
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
