import Availability
import Projects
import SwiftSource
import SystemCalls

/// Judges a project at one minimum after the other. Files are read and parsed once.
public struct Forecaster: Sendable {
  public var linter: Linter

  public init(linter: Linter) {
    self.linter = linter
    // There are many steps, and the memory of each must be freed before the next.
    self.linter.memory = .sparing
  }

  /// The findings at each minimum from the present ones up to the newest in the code, and all shims found at
  /// any step.
  /// - Parameter hidden: why the files may not be the whole project, as a sentence without a full stop.
  public func run(_ files: [LintFile], hidden: String? = nil) -> (forecast: Forecast, inventory: Inventory) {
    var run = Run(linter: linter, files: [], hidden: hidden)
    let mentioned: MentionedVersions
    let wildcardDecisions: Int
    (run.files, mentioned, wildcardDecisions) = load(files)
    let present = run.step([])
    var series: [Forecast.Series] = []
    let platforms = Self.platforms(of: files)
    for (platform, minimum) in platforms {
      let versions = (mentioned.versions[platform] ?? []).filter { $0 > minimum }.sorted()
      guard !versions.isEmpty else { continue }
      let steps = versions.map { run.step([Forecast.Minimum(platform, $0)]) }
      series.append(
        Forecast.Series(
          platforms: [platform], present: [Forecast.Minimum(platform, minimum)], steps: [present] + steps))
    }
    // A check that names several platforms may need all of them raised.
    let gaining = series.contains(where: \.hasGain) ? series.filter(\.hasGain) : series
    if gaining.count > 1 {
      let raised = platforms.filter { platform, _ in gaining.contains { $0.platforms == [platform] } }
      series.append(together(raised, mentioned, present, &run))
    }
    return (
      Forecast(series: series.filter(\.hasGain)), run.shims.inventory(wildcardDecisions: wildcardDecisions)
    )
  }

  /// All platforms raised together, by yearly releases.
  private func together(
    _ platforms: [(Platform, Version)], _ mentioned: MentionedVersions, _ present: Forecast.Step,
    _ run: inout Run
  ) -> Forecast.Series {
    let years = platforms.flatMap { platform, minimum in
      (mentioned.versions[platform] ?? []).filter { $0 > minimum }
        .compactMap { Generation.year(of: $0, on: platform) }
    }
    let raised = platforms.filter { Generation.version(of: $0.0, inYear: 2025) != nil }
    let first = raised.compactMap { Generation.year(of: $0.1, on: $0.0) }.min() ?? 2019
    var steps = [present]
    for year in first...max(first, years.max() ?? first) {
      let minimums = raised.map { platform, minimum in
        let version = Generation.version(of: platform, inYear: year)
        return Forecast.Minimum(platform, max(minimum, version ?? minimum))
      }
      guard zip(minimums, raised).contains(where: { $0.version > $1.1 }) else { continue }
      steps.append(run.step(minimums))
    }
    return Forecast.Series(
      platforms: raised.map(\.0), present: raised.map { Forecast.Minimum($0.0, $0.1) }, steps: steps)
  }

  /// The files, which are judged repeatedly.
  private struct Run {
    let linter: Linter
    var files: [LintFile]
    let hidden: String?
    var shims = ShimRecords()

    mutating func step(_ minimums: [Forecast.Minimum]) -> Forecast.Step {
      var contexts: [ObjectIdentifier: LintContext] = [:]
      let raised = files.map { file in
        let known = ObjectIdentifier(file.context)
        let context = contexts[known] ?? file.context.raised(to: minimums)
        contexts[known] = context
        var file = file
        file.context = context
        return file
      }
      var step = Forecast.Step(minimums: minimums)
      var callSites: Set<CallSitePlace> = []
      let findings = linter.run(raised, hidden: hidden).findings
      step.lines = findings.safelyRemovableLines
      for finding in findings {
        step.findingsByRule[finding.rule, default: 0] += 1
        guard ForecastGroup(ofRule: finding.rule) == .shims else { continue }
        callSites.formUnion(finding.callSites.map(CallSitePlace.init))
        shims.add(finding, at: minimums)
      }
      step.callSites = callSites.count
      return step
    }
  }

  // MARK: Files

  /// Parses the files in which any rule may have findings, and collects the versions in them.
  private func load(_ files: [LintFile]) -> ([LintFile], MentionedVersions, wildcardDecisions: Int) {
    let batches = Batches(count: files.count)
    let outcomes = Workers.run(min(linter.workers, files.count)) {
      let reader = FileReader()
      var trees: [Int: SyntaxTree] = [:]
      var mentioned = MentionedVersions()
      var wildcardDecisions = 0
      while let batch = batches.take() {
        for index in batch {
          guard let tree = Self.tree(of: files[index], reader) else { continue }
          trees[index] = tree
          let context = files[index].context
          let facts = AvailabilityFacts(of: tree, context: context.availability, macros: context.macros)
          mentioned.add(facts)
          wildcardDecisions += facts.wildcardDecisions
        }
      }
      return (trees, mentioned, wildcardDecisions)
    }
    var loaded = files
    var mentioned = MentionedVersions()
    for (trees, versions, _) in outcomes {
      for (index, tree) in trees { loaded[index].tree = tree }
      mentioned.add(versions)
    }
    return (loaded, mentioned, outcomes.reduce(0) { $0 + $1.2 })
  }

  /// `nil` when the file need not be parsed, or cannot be read: the linter reports that.
  private static func tree(of file: LintFile, _ reader: FileReader) -> SyntaxTree? {
    func tree(_ bytes: UnsafeRawBufferPointer) -> SyntaxTree? {
      guard ContentFaults.reasonNotToRead(bytes) == nil,
        file.context.rules.groups.isAnyConcerned(with: bytes)
      else {
        return nil
      }
      return SyntaxTree(file.text(of: bytes))
    }
    if file.isScreenedOut { return nil }
    return (try? file.withBytes(reader, tree)) ?? nil
  }

  /// The platforms of the files, each with its lowest minimum. Mac Catalyst follows iOS where that is built.
  private static func platforms(of files: [LintFile]) -> [(Platform, Version)] {
    var lowest: [Platform: Version] = [:]
    var seen: Set<ObjectIdentifier> = []
    for file in files where seen.insert(ObjectIdentifier(file.context)).inserted {
      for target in file.context.targets {
        lowest[target.platform] = min(lowest[target.platform] ?? target.minimum, target.minimum)
      }
    }
    if lowest[.iOS] != nil { lowest[.macCatalyst] = nil }
    return Platform.allCases.compactMap { platform in lowest[platform].map { (platform, $0) } }
  }
}
