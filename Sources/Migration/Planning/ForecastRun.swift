/// One project judged at many minimums, each based on the analysis of the one before.
import LintCore

struct ForecastRun {
  private let linter: Linter
  private let project: ForecastFiles
  /// At the present minimums.
  private let start: ProjectAnalysis
  private var analysis: ProjectAnalysis
  /// The minimums of `analysis`.
  private var minimums: [Forecast.Minimum] = []
  /// The shims found at any step.
  private(set) var shims = ShimRecords()

  init(linter: Linter, project: ForecastFiles, hidden: String?) {
    self.linter = linter
    self.project = project
    var analysis = ProjectAnalysis(project.files, linter: linter, hidden: hidden)
    // Later steps use the words and trees that its searches find.
    analysis.updateAll(PassShelf(isForMigration: true))
    start = analysis
    self.analysis = analysis
  }

  /// The step at the present minimums.
  mutating func present() -> Forecast.Step { count([]) }

  /// Goes back to the present minimums.
  mutating func restart() {
    analysis = start
    minimums = []
  }

  /// Raises the minimums. They are no lower than at the step before.
  mutating func step(_ raised: [Forecast.Minimum]) -> Forecast.Step {
    let all = raised.withCatalyst
    var concerned = Set(project.concerned(from: minimums, to: all)).union(project.others)
    concerned.formUnion(analysis.filesWithVersionedFacts)
    concerned.formUnion(analysis.indices { ForecastGroup(ofRule: $0.rule) == .others })
    analysis.raise({ $0.raised(to: all) }, judging: concerned.sorted())
    minimums = all
    return count(raised)
  }

  private mutating func count(_ minimums: [Forecast.Minimum]) -> Forecast.Step {
    var step = Forecast.Step(minimums: minimums)
    var callSites: Set<CallSitePlace> = []
    let findings = linter.result(of: analysis).findings
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

extension ProjectAnalysis {
  /// The files whose own findings satisfy a predicate.
  fileprivate func indices(where isWanted: (Finding) -> Bool) -> [Int] {
    visits.compactMap { $0.value.findings.contains(where: isWanted) ? $0.key : nil }
  }
}
