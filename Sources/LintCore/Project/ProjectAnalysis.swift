import SwiftSource
import SystemCalls

/// The analysis of a project: the findings of rules that judge single files, the facts of each file, and the
/// findings that follow from all facts. An update of some files costs as much as these files, unless it
/// changes the search in the others.
///
/// A lint updates all files; a round of a migration updates the files that it changed; a keystroke in an
/// editor updates one.
public struct ProjectAnalysis: Sendable {
  public private(set) var files: [LintFile]
  let linter: Linter
  /// Why the files may not be the whole project; see `ProjectFacts.hidden`.
  package let hidden: String?
  /// Whether facts are kept after their source was edited.
  package var keepsPast: Bool
  /// The visits with results.
  package private(set) var visits: [Int: FileVisit] = [:]
  /// What all updates did.
  public private(set) var work = Work()
  private(set) var inquiries: [Topic: ProjectInquiry] = [:]
  /// The facts of each rule by file, without empty lists.
  private var gathered: [Topic: [Int: [any ProjectFact]]] = [:]
  /// The files that could not be read.
  private var unread: Set<Int> = []
  /// By index, the contents used for files that were not read from the file system.
  private var contentsRead: [Int: [UInt8]] = [:]
  /// All contexts, without duplicates.
  private(set) var contexts: [LintContext]
  private let projectRules: [RuleName: ProjectRule]
  /// The paths of the files that were given; `nil`: all.
  package let given: Set<String>?
  /// The value of `hidden` that the conclusions are based on.
  private var lastHidden: String?

  /// Reads nothing before the first update.
  /// - Parameters:
  ///   - hidden: why the files may not be the whole project, as a sentence without a full stop.
  ///   - keepsPast: whether facts are kept after their source was edited.
  public init(_ files: [LintFile], linter: Linter, hidden: String? = nil, keepsPast: Bool = false) {
    self.files = files
    self.linter = linter
    self.hidden = hidden
    self.keepsPast = keepsPast
    given = files.allSatisfy(\.isNamed) ? nil : Set(files.lazy.filter(\.isNamed).map(\.shownPath))
    let contexts = Self.contexts(of: files)
    self.contexts = contexts
    projectRules = contexts.reduce(into: [:]) { rules, context in
      for rule in context.rules.rules { rules[rule.name] = rule.project }
    }
  }

  /// Reads all files.
  public mutating func updateAll() { updateAll(PassShelf()) }

  package mutating func updateAll(_ shelf: PassShelf) { update(Array(files.indices), shelf) }

  /// Sets the contents of a file. `update` reads them.
  public mutating func setContents(_ contents: [UInt8]?, of index: Int) {
    files[index].contents = contents
    files[index].tree = nil
    files[index].visit = nil
    files[index].words = nil
    files[index].isScreenedOut = false
  }

  /// Sets the contents of a file to a version that was parsed, and maybe visited.
  package mutating func setVersion(_ version: FileVersion, of index: Int) {
    setContents(version.tree.text.bytes, of: index)
    files[index].tree = version.tree
    files[index].visit = version.visit
  }

  /// Reads some files, by index, and judges the project.
  public mutating func update(_ indices: [Int]) { update(indices, PassShelf()) }

  /// Raises the minimums of all contexts, and judges some files again: those for which that can make a difference.
  package mutating func raise(_ raise: (LintContext) -> LintContext, judging indices: [Int]) {
    var raised: [ObjectIdentifier: LintContext] = [:]
    for index in files.indices {
      let context = files[index].context
      let new = raised[ObjectIdentifier(context)] ?? raise(context)
      raised[ObjectIdentifier(context)] = new
      files[index].context = new
    }
    contexts = Self.contexts(of: files)
    update(indices, PassShelf(isForMigration: true), shift: nil)
  }

  private mutating func update(_ indices: [Int], _ shelf: PassShelf) {
    update(indices, shelf, shift: indices.count == 1 ? shift(ofFile: indices[0]) : nil)
  }

  private mutating func update(_ indices: [Int], _ shelf: PassShelf, shift: TextShift?) {
    let old = visits.isEmpty ? [:] : Dictionary(indices.map { ($0, visits[$0]) }, uniquingKeysWith: { $1 })
    for index in indices {
      if let contents = files[index].contents, !files[index].isScreenedOut {
        contentsRead[index] = contents
      } else if !contentsRead.isEmpty {
        contentsRead[index] = nil
      }
      if !old.isEmpty { visits[index] = nil }
    }
    var spoken = Set(old.lazy.filter { $0.value != nil }.map(\.key))
    let visited = linter.visit(files, indices, shelf)
    work += visited.work
    for (index, visit) in visited.visits {
      visits[index] = visit
      spoken.insert(index)
    }

    var changes: [Topic: ProjectChange] = [:]
    for index in spoken.sorted() {
      let isUnread = visits[index]?.problems.contains { $0.kind == .unreadable } ?? false
      if isUnread { unread.insert(index) } else if !unread.isEmpty { unread.remove(index) }
      let (before, after) = (old[index]??.facts ?? [:], visits[index]?.facts ?? [:])
      if before.isEmpty, after.isEmpty { continue }
      for rule in Set(before.keys).union(after.keys) {
        let (gone, new) = (before[rule] ?? [], after[rule] ?? [])
        let change = gone.change(to: new, shift)
        let topic = Topic(rule: rule, project: files[index].project)
        changes[topic, default: [.same, .moved]].formIntersection(change)
        if change.contains(.same) { continue }
        gathered[topic, default: [:]][index] = new.isEmpty ? nil : new
        if keepsPast, !gone.isEmpty { inquiries[topic, default: .init()].past += gone }
      }
    }
    conclude(changes, updated: indices, shift, shelf)
  }

  /// The difference between the contents at the last update and the current ones, when only columns of one
  /// line differ; otherwise, or when unknown, `nil`.
  private func shift(ofFile index: Int) -> TextShift? {
    guard !keepsPast, let old = contentsRead[index], let new = files[index].contents else { return nil }
    return TextShift(path: files[index].shownPath, from: old, to: new)
  }

  /// The files with facts that may change with a minimum although no condition or attribute in them does: those with
  /// declarations of shims, and uses of libraries, whose names have their own versions.
  package var filesWithVersionedFacts: Set<Int> {
    let uses = inquiries.lazy.filter { $0.key.rule.kind == "library" }.flatMap(\.value.stages)
    return gathered.values.reduce(into: Set(uses.flatMap(\.results.keys))) { $0.formUnion($1.keys) }
  }

  /// The undefined names and how often each occurs.
  public var unknownNames: [String: Int] {
    visits.reduce(into: [:]) { names, visit in
      if files[visit.key].isNamed { names.merge(visit.value.unknownNames, uniquingKeysWith: +) }
    }
  }

  /// Sorted for reports.
  public var problems: [Problem] {
    visits.values.flatMap(\.problems).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
  }

  // MARK: Conclusions

  private mutating func conclude(
    _ changes: [Topic: ProjectChange], updated: [Int], _ shift: TextShift?, _ shelf: PassShelf
  ) {
    let nowHidden = hidden ?? unread.min().map { "\(files[$0].shownPath) could not be read" }
    let isHiddenElse = nowHidden != lastHidden
    lastHidden = nowHidden
    let updatedByProject = byProject(updated)
    lazy var members = updated.count == files.count ? updatedByProject : byProject(Array(files.indices))
    var open: [(topic: Topic, search: ProjectSearch, change: ProjectChange)] = []
    // The result of the last search over the whole project, which restricts the next ones of the same topic.
    var places: [Topic: (words: Set<String>, files: FileSet)] = [:]
    func follow(_ questions: [Question], at depth: Int) {
      for (question, answer) in zip(questions, answersToNew(questions)) {
        let topic = question.topic
        let own = updatedByProject[topic.project] ?? []
        switch inquiries[topic, default: .init()].next(
          at: depth, question.change, shift, draw: { answer ?? question.step })
        {
        case .conclusion: inquiries[topic]!.conclude(at: depth, updated: own, isChanged: false)
        case .findings(let findings): inquiries[topic]!.conclude(findings, at: depth, updated: own)
        case .search(let search, let change): open.append((topic, search, change))
        }
      }
    }
    let topics = Set(changes.keys).union(inquiries.keys).sorted()
    follow(
      topics.compactMap { topic in
        projectRules[topic.rule].map { rule in
          let change = isHiddenElse ? [] : changes[topic] ?? [.same, .moved]
          return question(topic, change, about: gathered[topic] ?? [:], rule.resolve)
        }
      }, at: 0)
    var depth = 0
    while !open.isEmpty {
      let searches = open.map { topic, search, change in
        let own = updatedByProject[topic.project] ?? []
        let stage = inquiries[topic]!.stages.dropFirst(depth).first
        let some = stage?.filesToSearch(for: search, change, updated: own) { words, pool in
          let sought = SoughtWords(words)
          let pool = pool ?? FileSet(members[topic.project] ?? [])
          return FileSet(pool.lazy.filter { [files] in files[$0].words.map(sought.mayOccur) ?? true })
        }
        if let some {
          return RunningSearch(topic: topic, search: search, isPartial: true, files: some, change: change)
        }
        let place =
          search.paths.map { filesAt($0, among: members[topic.project] ?? []) }
          ?? places[topic].flatMap { search.needs(wordOf: $0.words) ? $0.files : nil }
        return RunningSearch(
          topic: topic, search: search,
          // What it sees of later words counts only if it looks everywhere; without words it looks nowhere.
          looksEverywhere: place == nil && !search.words.isEmpty,
          files: place ?? FileSet(members[topic.project] ?? []), change: change)
      }
      open = []
      let found = linter.search(files, searches, shelf)
      let outcomes = found.outcomes
      work += found.work
      for (index, words) in found.words { files[index].words = words }
      for (index, tree) in found.trees { files[index].tree = tree }
      for (running, outcome) in zip(searches, outcomes) where running.looksEverywhere {
        places[running.topic] = (running.search.wordsFound, outcome.hits.union(outcome.laterHits))
      }
      let questions = zip(searches, outcomes).map { running, outcome in
        let topic = running.topic
        let change = inquiries[topic]!.record(
          outcome, of: running, at: depth, updated: updatedByProject[topic.project] ?? [], shift)
        return question(topic, change, about: inquiries[topic]!.stages[depth].results, running.search.next)
      }
      depth += 1
      follow(questions, at: depth)
    }
  }

  private func filesAt(_ paths: Set<String>, among indices: [Int]) -> FileSet {
    FileSet(indices.lazy.filter { paths.contains(files[$0].shownPath) })
  }

  /// The indices of files by project, in order.
  private func byProject(_ indices: [Int]) -> [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    // Files of one project are mostly adjacent.
    var rest = indices[...]
    while let first = rest.first {
      let project = files[first].project
      let end = rest.firstIndex { files[$0].project != project } ?? rest.endIndex
      groups[project, default: []] += rest[..<end]
      rest = rest[end...]
    }
    return groups
  }

  // MARK: Questions

  /// The next step for some facts.
  private struct Question: Sendable {
    var topic: Topic
    /// How the facts changed since the last time.
    var change: ProjectChange
    var facts: @Sendable () -> ProjectFacts
    var draw: @Sendable (ProjectFacts) -> ProjectStep

    var step: ProjectStep { draw(facts()) }
  }

  private func question(
    _ topic: Topic, _ change: ProjectChange, about facts: [Int: [any ProjectFact]],
    _ draw: @escaping @Sendable (ProjectFacts) -> ProjectStep
  ) -> Question {
    let past = inquiries[topic]?.past ?? []
    return Question(
      topic: topic, change: change,
      facts: { [files, lastHidden, linter, given] in
        let facts = facts.sorted { $0.key < $1.key }.map { (files[$0.key].shownPath, $0.value) }
        return ProjectFacts(
          files: facts, past: past, hidden: lastHidden, listsAllUses: linter.listsAllUses, given: given)
      }, draw: draw)
  }

  /// The steps for topics without a conclusion, computed in parallel; `nil` for the others, whose conclusion
  /// may still be valid.
  private func answersToNew(_ questions: [Question]) -> [ProjectStep?] {
    let new = questions.indices.filter { !(inquiries[questions[$0].topic]?.isConcluded ?? false) }
    var answers: [ProjectStep?] = questions.map { _ in nil }
    let found = Workers.map(new, workers: linter.workers) { questions[$0].step }
    for (number, answer) in zip(new, found) { answers[number] = answer }
    return answers
  }
}
