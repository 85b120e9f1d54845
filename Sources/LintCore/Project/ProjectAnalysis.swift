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
  let hidden: String?
  /// Whether what rules gathered is kept for them after it has gone from the text.
  var keepsPast: Bool
  private var visits: [Int: FileVisit] = [:]
  private var inquiries: [Topic: ProjectInquiry] = [:]
  private var projectFindings: [Finding] = []

  /// What one rule asks of the files of one project. A folder may hold many repositories, and what one of them calls
  /// by a name has nothing to do with what another one calls so.
  struct Topic: Hashable, Comparable {
    var rule: String
    var project: Int

    static func < (left: Topic, right: Topic) -> Bool {
      (left.rule, left.project) < (right.rule, right.project)
    }
  }

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
    var changed: Set<Topic> = []
    for index in indices {
      let (before, after) = (old[index]?.facts ?? [:], visits[index]?.facts ?? [:])
      for rule in Set(before.keys).union(after.keys) {
        let gone = before[rule] ?? []
        if gone.equals(after[rule] ?? []) { continue }
        let topic = Topic(rule: rule, project: files[index].project)
        changed.insert(topic)
        if keepsPast, !gone.isEmpty { inquiries[topic, default: .init()].past += gone }
      }
    }
    conclude(changed: changed, updated: indices)
  }

  /// Ordered for reports.
  public var findings: [Finding] {
    // Files are mostly in order already, which makes sorting cheap.
    (visits.sorted { $0.key < $1.key }.flatMap(\.value.findings) + projectFindings)
      .sorted(by: Finding.precedes)
  }

  /// Those of one file, by its index, in order.
  public func findings(inFile index: Int) -> [Finding] {
    let path = files[index].shownPath
    return ((visits[index]?.findings ?? []) + projectFindings.filter { $0.path == path })
      .sorted(by: Finding.precedes)
  }

  /// Ordered for reports.
  public var problems: [Problem] {
    visits.values.flatMap(\.problems).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
  }

  // MARK: Conclusions

  private mutating func conclude(changed: Set<Topic>, updated: [Int]) {
    var gathered: [Topic: [Int: [any ProjectFact]]] = inquiries.mapValues { _ in [:] }
    for (index, visit) in visits {
      for (rule, facts) in visit.facts {
        gathered[Topic(rule: rule, project: files[index].project), default: [:]][index] = facts
      }
    }
    if gathered.isEmpty {
      projectFindings = []
      return
    }
    var projectRules: [String: ProjectRule] = [:]
    var seen: Set<ObjectIdentifier> = []
    for index in files.indices {
      let context = files[index].context
      guard seen.insert(ObjectIdentifier(context)).inserted else { continue }
      for rule in context.rules.rules { projectRules[rule.id] = rule.project }
    }
    var open: [(topic: Topic, step: ProjectStep, isChanged: Bool)] = []
    for (topic, facts) in gathered.sorted(by: { $0.key < $1.key }) {
      guard let rule = projectRules[topic.rule] else { continue }
      open.append((topic, rule.resolve(self.facts(facts, of: topic)), changed.contains(topic)))
    }
    let members = Dictionary(grouping: files.indices) { files[$0].project }
    var found: [Finding] = []
    var depth = 0
    while !open.isEmpty {
      var searches: [RunningSearch] = []
      for (topic, step, isChanged) in open {
        switch step {
        case .done(let findings): found += findings
        case .search(let search):
          let own = updated.filter { files[$0].project == topic.project }
          let known = inquiries[topic]?.stages.dropFirst(depth).first
          searches.append(
            RunningSearch(
              topic: topic, search: search,
              files: known?.filesToSearch(for: search, isChanged: isChanged, updated: own)
                ?? Set(members[topic.project] ?? []),
              isChanged: isChanged))
        }
      }
      open = []
      let outcomes = linter.search(files, searches)
      for (running, outcome) in zip(searches, outcomes) {
        let isChanged = inquiries[running.topic, default: .init()].record(outcome, of: running, at: depth)
        let results = inquiries[running.topic]!.stages[depth].results
        let step = running.search.next(facts(results, of: running.topic))
        open.append((running.topic, step, running.isChanged || isChanged))
      }
      depth += 1
    }
    projectFindings = found
  }

  private func facts(_ facts: [Int: [any ProjectFact]], of topic: Topic) -> ProjectFacts {
    let unread = visits.values.lazy.flatMap(\.problems).first { $0.kind == .unreadable }
    return ProjectFacts(
      files: facts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        .map { (files[$0.key].shownPath, $0.value) },
      past: inquiries[topic]?.past ?? [], hidden: hidden ?? unread.map { "\($0.path) could not be read" })
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
