import LintCore
import Projects
import SwiftSource

/// Applies the fixes of findings in memory: computes a plan of all that the project allows, and applies the
/// requested slice of it.
public struct Migrator: Sendable {
  public var linter: Linter
  /// Whether to apply fixes that only a type checker could prove.
  public var appliesUnsafeFixes: Bool
  /// The parts of the files that must not change.
  public var forbidden = MigrationScope()
  /// The requested slice.
  public var selection = FixSelection.everything
  /// The changes that a person selected or accepted.
  public var chosen = ChosenChanges()
  /// Further changes of a run, which are never reverted.
  public var otherChanges: [FileChange] = []
  /// The rule whose findings in the changed files are counted, whether it is on or off.
  public var commentRule: Rule?
  /// Finds in a file the declarations of which one expression is left without their checks.
  public var foldedNames: (@Sendable (FilePass) -> [FoldedName])?
  /// Finds in a file, as it is left, those that come to one value by what went elsewhere, since it was the other.
  public var settledNames: (@Sendable (FilePass, SyntaxTree) -> [FoldedName])?
  /// The files that list source files by name.
  public var namedSources: NamedSources?
  /// Tells the modules of files by their paths; `nil`: any file may see any other.
  public var modules: (@Sendable ([String]) -> FileModules)?
  /// Whether the process ends with the run, so that caches need not be freed.
  public var isLastRun = false

  public init(linter: Linter, appliesUnsafeFixes: Bool = false) {
    self.linter = linter
    self.appliesUnsafeFixes = appliesUnsafeFixes
  }

  /// - Parameter hidden: why the files may not be the whole project, as a sentence without a full stop.
  public func run(_ files: [LintFile], hidden: String? = nil) -> MigrationResult {
    var analysis = ProjectAnalysis(files, linter: linter, hidden: hidden)
    let given = analysis.given?.count ?? files.count
    let shelf = PassShelf(isForMigration: true, rewritesLittle: given * 4 < files.count)
    analysis.updateAll(shelf)
    return run(analysis, shelf)
  }

  /// The same for files that have been read already.
  public func run(_ current: ProjectAnalysis) -> MigrationResult { run(current, PassShelf()) }

  private func run(_ current: ProjectAnalysis, _ shelf: PassShelf) -> MigrationResult {
    let memory = MigrationMemory(of: current.files, for: self, shelf)
    guard case .everything = selection else {
      return result(of: MigrationRounds(current, by: self, memory: memory), [])
    }
    let plan = MigrationPlan(of: current, by: self, memory)
    let slice = plan.slice()
    var result = result(of: slice, plan.left(by: slice))
    result.unmatchedPlaces = plan.chosen.unmatched
    result.work = plan.whole.analysis.work
    if isLastRun { linter.memory.keep(plan) }
    return result
  }

  func isWanted(_ finding: Finding) -> Bool {
    finding.isFixable
      && (appliesUnsafeFixes || finding.fix?.applicability == .safe || chosen.mayAccept(finding))
  }

  private func result(
    of slice: MigrationRounds, _ postponed: [(finding: Finding, postponement: Postponement)]
  )
    -> MigrationResult
  {
    var result = MigrationResult(
      applied: slice.applied, fileCount: slice.state.files.count(where: \.isNamed),
      roundCount: slice.roundCount,
      problems: slice.problems)
    result.problems = slice.analysis.problems.filter { slice.state.isNamed($0.path) } + result.problems
    result.unknownNames = slice.analysis.unknownNames
    result.withheld = slice.analysis.judgement.withheld
    result.withheld.keep(slice.state.isNamed)
    result.remaining = slice.remaining.filter { slice.state.isNamed($0.path) && slice.state.isAsked($0) }
    let known = Set(result.remaining)
    // A finding on a declaration that another run fixes does not need a person.
    let places = Set(postponed.lazy.map(\.finding.key))
    result.remaining.removeAll { !$0.isFixable && places.contains($0.key) }
    result.remaining += postponed.lazy.map(\.finding).filter { !known.contains($0) || !$0.isFixable }
    if !chosen.only.isEmpty { result.remaining = postponed.map(\.finding) }
    result.remaining.sort(by: Finding.precedes)
    for (finding, postponement) in postponed { result.postponed[finding] = postponement }
    result.heldBack = result.remaining.filter { finding in
      isWanted(finding)
        && slice.state.group(of: finding).map { group in
          forbidden.touches(slice.state.origins(of: group))
        } == true
    }
    slice.state.settle(&result, namedSources)
    let deleted = Set(result.changes.lazy.filter { $0.contents == nil }.map(\.shownPath))
    result.comments = commentRule.map(slice.state.counted)?.filter { !deleted.contains($0.path) } ?? []
    if let foldedNames {
      let named = result.remaining.filter(\.keepsName)
      result.remaining.removeAll(where: \.keepsName)
      // What the findings that are left are about is not repeated.
      let left = Dictionary(grouping: result.remaining, by: \.path)
      let settled = settledNames.map(slice.state.settledNames) ?? []
      let folded = (slice.state.foldedNames(foldedNames) + settled).sorted(by: Finding.precedes)
      result.kept = (folded.adding(named) + slice.state.emptiedBodies).filter {
        kept in
        !deleted.contains(kept.path)
          && left[kept.path]?.contains { $0.start.line == kept.start.line || $0.subject == kept.subject }
            != true
      }
    }
    result.add(otherChanges)
    return result
  }
}

extension [Finding] {
  /// With other declarations that keep their names, by place.
  fileprivate func adding(_ others: [Finding]) -> [Finding] {
    let missing = others.filter { other in
      !contains { $0.path == other.path && $0.start.line == other.start.line }
    }
    if missing.isEmpty { return self }
    let added = missing.map { finding in
      var finding = finding
      finding.severity = .note
      finding.message = "'\(finding.subject)' says more than a native call, and keeps its name"
      finding.fix = nil
      return finding
    }
    return (self + added).sorted(by: Finding.precedes)
  }
}
