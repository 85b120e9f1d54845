/// The searches of one rule in a project so far.
struct ProjectInquiry {
  /// One search and its result.
  struct Stage {
    var search: ProjectSearch?
    /// With all words that were looked for so far.
    var known: ProjectSearch?
    /// The files that hold one of them.
    var hits = FileSet()
    var results: [Int: [any ProjectFact]] = [:]
    /// The files that were updated while this stage was idle.
    var missed = FileSet()
    /// Whether the query changed while this stage was idle.
    var hasMissedChange = false

    /// The files in which a search may find something else than the last one did; `nil`: all of the project.
    /// - Parameter holders: gives the files that may hold some words, of those files or, without any, of the project.
    func filesToSearch(
      for search: ProjectSearch, _ change: ProjectChange, updated: [Int],
      holders: (Set<String>, FileSet?) -> FileSet
    ) -> FileSet? {
      guard let last = self.search, search.paths == last.paths else { return nil }
      let updated = missed.union(FileSet(updated))
      if !change.isEmpty, !hasMissedChange { return updated }
      let changed = search.words(changedSince: last)
      return changed.isEmpty ? updated : updated.union(holders(changed, covers(search) ? hits : nil))
    }

    func covers(_ search: ProjectSearch) -> Bool { known.map(search.isCovered) ?? false }
  }

  /// The final result.
  private struct Conclusion {
    var findings: [Finding]
    /// The number of searches before it.
    var depth: Int
    /// The indices of the findings, by path.
    var numbers: [String: [Int]]
    /// The indices of the findings that mention the last edited file.
    var touching: (path: String, numbers: [Int])?

    init(_ findings: [Finding], depth: Int) {
      self.findings = findings
      self.depth = depth
      numbers = Dictionary(grouping: findings.indices) { findings[$0].path }
    }

    /// Returns `false` when some cannot be moved.
    mutating func move(by shift: TextShift) -> Bool {
      var shift = shift
      if touching?.path != shift.path {
        touching = (shift.path, findings.indices.filter { findings[$0].touches(shift.path) })
      }
      for number in touching!.numbers { findings[number].move(by: &shift) }
      return !shift.isInvalid
    }
  }

  /// The next step at some depth.
  enum Next {
    /// The last conclusion, possibly moved to its current places.
    case conclusion
    case search(ProjectSearch, ProjectChange)
    case findings([Finding])
  }

  private(set) var stages: [Stage] = []
  var past: [any ProjectFact] = []
  /// `nil` before the first.
  private var conclusion: Conclusion?

  var isConcluded: Bool { conclusion != nil }

  var findings: [Finding] { conclusion?.findings ?? [] }

  func findings(in path: String) -> [Finding] {
    conclusion?.numbers[path]?.map { conclusion!.findings[$0] } ?? []
  }

  /// The step that follows from facts. It is cached while the facts are the same.
  mutating func next(
    at depth: Int, _ change: ProjectChange, _ shift: TextShift?, draw: () -> ProjectStep
  ) -> Next {
    if let depthOfConclusion = conclusion?.depth {
      if change.contains(.same) {
        return depth < depthOfConclusion ? .search(stages[depth].search!, change) : .conclusion
      }
      // A search may contain places and so differ, although it finds the same elsewhere.
      if change.contains(.moved), depth == depthOfConclusion, let shift, conclusion!.move(by: shift) {
        return .conclusion
      }
    }
    switch draw() {
    case .done(let findings): return .findings(findings)
    case .search(let search):
      let isKnown = depth < conclusion?.depth ?? 0 && stages[depth].covers(search)
      return .search(search, isKnown ? change : [])
    }
  }

  /// Records that there are no further searches from some depth on.
  mutating func conclude(at depth: Int, updated: [Int], isChanged: Bool) {
    for index in stages.indices.dropFirst(depth) {
      stages[index].missed.formUnion(FileSet(updated))
      if isChanged { stages[index].hasMissedChange = true }
    }
  }

  mutating func conclude(_ findings: [Finding], at depth: Int, updated: [Int]) {
    conclusion = Conclusion(findings, depth: depth)
    conclude(at: depth, updated: updated, isChanged: true)
  }

  /// Records the results of a search. Returns how they changed.
  mutating func record(
    _ outcome: SearchOutcome, of running: RunningSearch, at depth: Int, updated: [Int], _ shift: TextShift?
  ) -> ProjectChange {
    while stages.count <= depth { stages.append(Stage()) }
    var change = running.change
    if running.isPartial {
      stages[depth].known = stages[depth].known.map(running.search.widened)
      // A file that changed may hold one of the earlier words.
      stages[depth].hits.formUnion(stages[depth].missed.union(FileSet(updated)))
    } else {
      stages[depth].known = running.search
      stages[depth].hits = FileSet()
      // Results for other words in other files do not apply.
      stages[depth].results = stages[depth].results.filter { running.files.contains($0.key) }
      change = []
    }
    stages[depth].hits.formUnion(outcome.hits)
    stages[depth].search = running.search
    stages[depth].missed = FileSet()
    stages[depth].hasMissedChange = false
    // Most files have no results, now and before.
    for file in stages[depth].results.isEmpty ? FileSet(outcome.facts.keys) : running.files {
      let old = stages[depth].results[file] ?? []
      let new = outcome.facts[file] ?? []
      if old.isEmpty, new.isEmpty { continue }
      let own = old.change(to: new, shift)
      if !own.contains(.same) {
        stages[depth].results[file] = new.isEmpty ? nil : new
        if running.search.keepsPast { past += old }
      }
      change.formIntersection(own)
    }
    return change
  }
}
