/// All that is known of a project's files: the findings of the rules that judge a file by itself, what the files
/// say about each other, and what follows from it. An update of some files costs what those files cost, unless
/// they change what has to be looked for in the others.
///
/// A lint is one update of all files, a round of a migration an update of those that it changed, a keystroke in an
/// editor an update of one.
public struct ProjectAnalysis {
  public private(set) var files: [LintFile]
  private let linter: Linter
  /// Why not all of the project is in view; see `ProjectFacts.hidden`.
  private let hidden: String?
  private let keepsPast: Bool
  private var visits: [Int: FileVisit] = [:]
  /// By rule, in the order of their ids.
  private var inquiries: [String: ProjectInquiry] = [:]
  private var projectFindings: [Finding] = []

  /// Nothing is read before the first update.
  /// - Parameters:
  ///   - hidden: why not all of the project is in view, in a sentence without a full stop.
  ///   - keepsPast: whether what rules gathered is kept for them after it has gone from the text.
  public init(_ files: [LintFile], linter: Linter, hidden: String? = nil, keepsPast: Bool = false) {
    self.files = files
    self.linter = linter
    self.hidden = hidden
    self.keepsPast = keepsPast
  }

  /// Reads all files.
  public mutating func updateAll() { update(Array(files.indices)) }

  /// Takes new contents of a file; `update` reads them.
  public mutating func setContents(_ contents: [UInt8]?, of index: Int) {
    files[index].contents = contents
    files[index].isScreenedOut = false
  }

  /// Reads some files, by their index, and draws the conclusions.
  public mutating func update(_ indices: [Int]) {
    let old = visits
    if !visits.isEmpty { for index in indices { visits[index] = nil } }
    for (index, visit) in linter.visit(files, indices) { visits[index] = visit }
    var changedRules: Set<String> = []
    for index in indices {
      let (before, after) = (old[index]?.facts ?? [:], visits[index]?.facts ?? [:])
      for rule in Set(before.keys).union(after.keys) {
        let gone = before[rule] ?? []
        if gone.equals(after[rule] ?? []) { continue }
        changedRules.insert(rule)
        if keepsPast, !gone.isEmpty { inquiries[rule, default: .init()].past += gone }
      }
    }
    conclude(changed: changedRules, updated: indices)
  }

  /// Ordered for reports.
  public var findings: [Finding] {
    // Files are mostly in order already, which makes sorting cheap.
    (visits.sorted { $0.key < $1.key }.flatMap(\.value.findings) + projectFindings)
      .sorted(by: Finding.precedes)
  }

  /// Ordered for reports.
  public var problems: [Problem] {
    visits.values.flatMap(\.problems).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
  }

  // MARK: Conclusions

  private mutating func conclude(changed: Set<String>, updated: [Int]) {
    let rules = visits.values.reduce(into: Set(inquiries.keys)) { $0.formUnion($1.facts.keys) }
    if rules.isEmpty {
      projectFindings = []
      return
    }
    var projectRules: [String: ProjectRule] = [:]
    var seen: Set<ObjectIdentifier> = []
    for file in files where seen.insert(ObjectIdentifier(file.context)).inserted {
      for rule in file.context.rules.rules { projectRules[rule.id] = rule.project }
    }
    var open: [(id: String, step: ProjectStep, isChanged: Bool)] = []
    for id in rules.sorted() {
      guard let rule = projectRules[id] else { continue }
      let facts = visits.compactMapValues { $0.facts[id] }
      open.append((id, rule.resolve(self.facts(facts, of: id)), changed.contains(id)))
    }
    var found: [Finding] = []
    var depth = 0
    while !open.isEmpty {
      var searches: [RunningSearch] = []
      for (id, step, isChanged) in open {
        switch step {
        case .done(let findings): found += findings
        case .search(let search):
          let known = inquiries[id]?.stages.dropFirst(depth).first
          searches.append(
            RunningSearch(
              rule: id, search: search,
              files: known?.filesToSearch(for: search, isChanged: isChanged, updated: updated)
                ?? Set(files.indices),
              isChanged: isChanged))
        }
      }
      open = []
      let outcomes = linter.search(files, searches)
      for (running, outcome) in zip(searches, outcomes) {
        let isChanged = inquiries[running.rule, default: .init()].record(outcome, of: running, at: depth)
        let results = inquiries[running.rule]!.stages[depth].results
        let step = running.search.next(facts(results, of: running.rule))
        open.append((running.rule, step, running.isChanged || isChanged))
      }
      depth += 1
    }
    projectFindings = found
  }

  private func facts(_ facts: [Int: [any ProjectFact]], of rule: String) -> ProjectFacts {
    let unread = visits.values.lazy.flatMap(\.problems).first { $0.kind == .unreadable }
    return ProjectFacts(
      files: facts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        .map { (files[$0.key].shownPath, $0.value) },
      past: inquiries[rule]?.past ?? [], hidden: hidden ?? unread.map { "\($0.path) could not be read" })
  }
}

/// What one rule asked of the project so far.
struct ProjectInquiry {
  /// One search and what it found.
  struct Stage {
    var words: Set<String> = []
    /// The files that hold one of the words.
    var hits: Set<Int> = []
    var results: [Int: [any ProjectFact]] = [:]

    /// Where a search has to look that may be the same as before. `isChanged`: what it looks for is not.
    func filesToSearch(for search: ProjectSearch, isChanged: Bool, updated: [Int]) -> Set<Int>? {
      guard search.words.isSubset(of: words) else { return nil }
      return isChanged ? hits.union(updated) : Set(updated)
    }
  }
  var stages: [Stage] = []
  var past: [any ProjectFact] = []

  /// Whether the results differ from what they were.
  mutating func record(_ outcome: SearchOutcome, of running: RunningSearch, at depth: Int) -> Bool {
    while stages.count <= depth { stages.append(Stage()) }
    var isChanged = false
    if !running.search.words.isSubset(of: stages[depth].words) {
      stages[depth].words = running.search.words
      stages[depth].hits = []
      isChanged = true
    }
    stages[depth].hits.subtract(running.files)
    stages[depth].hits.formUnion(outcome.hits)
    for file in running.files {
      let old = stages[depth].results[file] ?? []
      let new = outcome.facts[file] ?? []
      if old.equals(new) { continue }
      stages[depth].results[file] = new.isEmpty ? nil : new
      isChanged = true
    }
    return isChanged
  }
}
