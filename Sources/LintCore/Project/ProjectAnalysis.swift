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
  /// The reason for not seeing all of the project that the conclusions go by.
  private var lastHidden: String?

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
    let nowHidden = hidden ?? unreadFile.map { "\($0) could not be read" }
    var changed = changed
    if nowHidden != lastHidden { changed.formUnion(inquiries.keys) }
    lastHidden = nowHidden
    let gathered = changed.isEmpty ? [:] : gatheredFacts(of: changed)
    let rules = changed.isEmpty ? [:] : projectRules
    var open: [(topic: Topic, step: ProjectStep, isChanged: Bool)] = []
    for topic in changed.union(inquiries.keys).sorted() {
      if !changed.contains(topic), let step = inquiries[topic]?.keptStep(at: 0) {
        open.append((topic, step, false))
      } else if let rule = rules[topic.rule] {
        open.append((topic, rule.resolve(facts(gathered[topic] ?? [:], of: topic)), true))
      }
    }
    lazy var members = Dictionary(grouping: files.indices) { files[$0].project }
    var found: [Finding] = []
    var depth = 0
    while !open.isEmpty {
      var searches: [RunningSearch] = []
      for (topic, step, isChanged) in open {
        let own = updated.filter { files[$0].project == topic.project }
        switch step {
        case .done(let findings):
          found += findings
          inquiries[topic, default: .init()].conclude(findings, at: depth, updated: own, isChanged: isChanged)
        case .search(let search):
          let known = inquiries[topic]?.stages.dropFirst(depth).first
          let some = known?.filesToSearch(for: search, isChanged: isChanged, updated: own)
          var search = search
          // Fewer words than before: all of them are looked for, so that it stays known which files hold one.
          if some != nil, let known { search.words = known.words }
          searches.append(
            RunningSearch(
              topic: topic, search: search, files: some ?? Set(members[topic.project] ?? []),
              isChanged: isChanged))
        }
      }
      open = []
      let outcomes = linter.search(files, searches)
      for (running, outcome) in zip(searches, outcomes) {
        let topic = running.topic
        let isChanged =
          inquiries[topic, default: .init()].record(outcome, of: running, at: depth) || running.isChanged
        let kept = isChanged ? nil : inquiries[topic]!.keptStep(at: depth + 1)
        let step = kept ?? running.search.next(facts(inquiries[topic]!.stages[depth].results, of: topic))
        open.append((topic, step, isChanged))
      }
      depth += 1
    }
    projectFindings = found
  }

  private func gatheredFacts(of topics: Set<Topic>) -> [Topic: [Int: [any ProjectFact]]] {
    var gathered: [Topic: [Int: [any ProjectFact]]] = [:]
    for (index, visit) in visits {
      for (rule, facts) in visit.facts {
        let topic = Topic(rule: rule, project: files[index].project)
        if topics.contains(topic) { gathered[topic, default: [:]][index] = facts }
      }
    }
    return gathered
  }

  private var projectRules: [String: ProjectRule] {
    var rules: [String: ProjectRule] = [:]
    var seen: Set<ObjectIdentifier> = []
    for index in files.indices {
      let context = files[index].context
      guard seen.insert(ObjectIdentifier(context)).inserted else { continue }
      for rule in context.rules.rules { rules[rule.id] = rule.project }
    }
    return rules
  }

  /// The first in the order of the files.
  private var unreadFile: String? {
    visits.lazy.filter { $0.value.problems.contains { $0.kind == .unreadable } }.min { $0.key < $1.key }
      .map { files[$0.key].shownPath }
  }

  private func facts(_ facts: [Int: [any ProjectFact]], of topic: Topic) -> ProjectFacts {
    ProjectFacts(
      files: facts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        .map { (files[$0.key].shownPath, $0.value) },
      past: inquiries[topic]?.past ?? [], hidden: lastHidden)
  }
}

/// What one rule asked of the project so far.
struct ProjectInquiry {
  /// One search and what it found.
  struct Stage {
    var search: ProjectSearch?
    var words: Set<String> = []
    /// The files that hold one of the words.
    var hits: Set<Int> = []
    var results: [Int: [any ProjectFact]] = [:]
    /// The files that were updated since, while there was nothing to search for.
    var missed: Set<Int> = []
    /// What is looked for was another one meanwhile.
    var hasMissedChange = false

    /// Where a search has to look that may be the same as before. `isChanged`: what it looks for is not.
    func filesToSearch(for search: ProjectSearch, isChanged: Bool, updated: [Int]) -> Set<Int>? {
      guard search.words.isSubset(of: words) else { return nil }
      let updated = missed.union(updated)
      return isChanged || hasMissedChange ? hits.union(updated) : updated
    }
  }
  var stages: [Stage] = []
  var past: [any ProjectFact] = []

  /// What it came to, and after how many searches.
  private var conclusion: (findings: [Finding], depth: Int)?

  /// What followed the last time, for as long as nothing that it rests on is another; `nil` before the first.
  func keptStep(at depth: Int) -> ProjectStep? {
    guard let conclusion else { return nil }
    if depth < conclusion.depth { return stages[depth].search.map { .search($0) } }
    return .done(conclusion.findings)
  }

  /// Nothing is searched for from some depth on.
  mutating func conclude(_ findings: [Finding], at depth: Int, updated: [Int], isChanged: Bool) {
    conclusion = (findings, depth)
    for index in stages.indices.dropFirst(depth) {
      stages[index].missed.formUnion(updated)
      if isChanged { stages[index].hasMissedChange = true }
    }
  }

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
    stages[depth].search = running.search
    stages[depth].missed = []
    stages[depth].hasMissedChange = false
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
