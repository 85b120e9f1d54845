import Projects
import SwiftSource
import SystemCalls

/// A search of one rule, and the files to search.
struct RunningSearch: Sendable {
  var topic: ProjectAnalysis.Topic
  var search: ProjectSearch
  /// Its words, or more of them.
  var words: SearchWords
  /// Whether it looks into the whole project: else what it sees of later words says nothing.
  var looksEverywhere = false
  var files: FileSet
  /// How the facts changed that the search is based on.
  var change: ProjectChange
}

/// The prepared words of a search.
struct SearchWords: Sendable {
  private let own: SoughtWords
  /// `nil`: a file may do without.
  private let companions: SoughtWords?
  private let later: SoughtWords

  init(_ search: ProjectSearch) {
    own = SoughtWords(search.words)
    companions = search.companions.isEmpty ? nil : SoughtWords(search.companions)
    later = SoughtWords(search.laterWords)
  }

  /// Whether a file with these words may hold what the search looks for.
  /// - Parameter isLater: also what a later search may want.
  func mayOccur(in words: WordIndex, isLater: Bool) -> Bool {
    isLater && later.mayOccur(in: words)
      || own.mayOccur(in: words) && companions?.mayOccur(in: words) ?? true
  }
}

extension ProjectSearch {
  /// The words of which it becomes known which files hold one.
  var wordsFound: Set<String> { companions.isEmpty ? words.union(laterWords) : laterWords }

  /// Whether it looks only into files that hold one of some words.
  func needs(wordOf some: Set<String>) -> Bool {
    words.isSubset(of: some) || !companions.isEmpty && companions.isSubset(of: some)
  }

  /// Whether another search looked into all files that this one has to look into.
  func isCovered(by other: ProjectSearch) -> Bool {
    words.isSubset(of: other.words)
      && (other.paths.map { paths?.isSubset(of: $0) ?? false } ?? true)
      && (other.companions.isEmpty || !companions.isEmpty && companions.isSubset(of: other.companions))
  }
}

/// The result of a search.
struct SearchOutcome: Sendable {
  /// The files that contain one of its words.
  var hits = FileSet()
  /// The files that contain one of its later words and none of its words.
  var laterHits = FileSet()
  var facts: [Int: [any ProjectFact]] = [:]

  fileprivate mutating func formUnion(_ other: Self) {
    hits.formUnion(other.hits)
    laterHits.formUnion(other.laterHits)
    facts.merge(other.facts) { $1 }
  }
}

extension Linter {
  /// Runs several searches together, so that each file is read and lexed at most once. Where others follow, it also
  /// tells what they need of the files that are not known yet.
  func search(_ files: [LintFile], _ searches: [RunningSearch], _ shelf: PassShelf) -> ProjectSearches {
    let indices = Array(
      searches.lazy.filter { !$0.search.words.isEmpty }.reduce(into: FileSet()) { $0.formUnion($1.files) })
    guard !indices.isEmpty else { return ProjectSearches(outcomes: searches.map { _ in SearchOutcome() }) }
    let searchesOfProject = Dictionary(grouping: searches.indices) { searches[$0].topic.project }
    let screens = searchesOfProject.mapValues { SearchScreen($0, of: searches) }
    let batches = Batches(count: indices.count)
    let found = Workers.run(min(workers, indices.count), inPlace: isOnDeepStack) {
      let reader = FileReader()
      var indexer = WordIndexer()
      var wordsFound: [Bool] = []
      var found = ProjectSearches(outcomes: searches.map { _ in SearchOutcome() })
      while let batch = batches.take() {
        for index in batch.lazy.map({ indices[$0] }) {
          let file = files[index]
          func mayHold(_ words: WordIndex) -> Bool {
            searchesOfProject[file.project, default: []].contains {
              searches[$0].files.contains(index)
                && searches[$0].words.mayOccur(in: words, isLater: searches[$0].looksEverywhere)
            }
          }
          if let words = file.words, !mayHold(words) { continue }
          file.withReadableBytes(reader) { bytes in
            if shelf.isForMigration, file.words == nil {
              let words = indexer.index(of: bytes.bindMemory(to: UInt8.self))
              found.words.append((index, words))
              if !mayHold(words) { return }
            }
            guard let (now, later) = screens[file.project]?.searches(of: bytes, &wordsFound) else { return }
            for search in later where searches[search].files.contains(index) {
              found.outcomes[search].laterHits.insert(index)
            }
            let wanted = now.filter { searches[$0].files.contains(index) }
            if wanted.isEmpty { return }
            let known = shelf[index]
            let pass = known ?? FilePass(file, bytes)
            if shelf.isForMigration, file.tree == nil, known != nil || shelf.takes(pass.tree) {
              found.trees.append((index, pass.tree))
            }
            for search in wanted {
              found.outcomes[search].hits.insert(index)
              found.outcomes[search].facts[index] = pass.run(
                searches[search].topic.rule, searches[search].search.look)
            }
          }
        }
      }
      return found
    }
    return found.dropFirst().reduce(into: found[0]) { $0.formUnion($1) }
  }
}

/// The results of searches that ran together.
struct ProjectSearches: Sendable {
  var outcomes: [SearchOutcome]
  /// The words of files whose words were not known, and the structure of files that were parsed.
  var words: [(file: Int, words: WordIndex)] = []
  var trees: [(file: Int, tree: SyntaxTree)] = []

  fileprivate mutating func formUnion(_ other: Self) {
    words += other.words
    trees += other.trees
    for search in outcomes.indices { outcomes[search].formUnion(other.outcomes[search]) }
  }
}

/// The words of all searches in a project, found together.
private final class SearchScreen: Sendable {
  /// The searches, and the groups of their words.
  private let searches: [(number: Int, own: Int, companions: Int?, later: Int?)]
  private let words: WordGroups
  /// Rejects most files, where the words are so few that this is faster.
  private let screen: WordSet?

  init(_ numbers: [Int], of searches: [RunningSearch]) {
    var groups: [Set<String>] = []
    func group(_ words: Set<String>) -> Int? {
      if words.isEmpty { return nil }
      groups.append(words)
      return groups.count - 1
    }
    self.searches = numbers.compactMap { number in
      let search = searches[number].search
      guard let own = group(search.words) else { return nil }
      let later = searches[number].looksEverywhere ? group(search.laterWords) : nil
      return (number, own, group(search.companions), later)
    }
    words = WordGroups(groups)
    let screen = WordSet(groups.reduce(into: Set<String>()) { $0.formUnion($1) }, areNames: true)
    self.screen = screen.isForFewWords ? screen : nil
  }

  /// The searches that have to look into a file, and those that may later.
  func searches(of bytes: UnsafeRawBufferPointer, _ found: inout [Bool]) -> (now: [Int], later: [Int]) {
    if let screen, !screen.occur(in: bytes) { return ([], []) }
    words.find(in: bytes, &found)
    guard found.contains(true) else { return ([], []) }
    var (now, later): ([Int], [Int]) = ([], [])
    for search in searches {
      if found[search.own], search.companions.map({ found[$0] }) ?? true {
        now.append(search.number)
      } else if let words = search.later, found[words] {
        later.append(search.number)
      }
    }
    return (now, later)
  }
}

extension FilePass {
  fileprivate convenience init(_ file: LintFile, _ bytes: UnsafeRawBufferPointer) {
    self.init(
      path: file.shownPath, tree: file.tree ?? SyntaxTree(file.text(of: bytes)), context: file.context)
  }
}

extension LintFile {
  /// Calls `body` with the bytes, if they can be read. The visit has reported read errors.
  fileprivate func withReadableBytes(_ reader: FileReader, _ body: (UnsafeRawBufferPointer) -> Void) {
    if let tree { return tree.text.bytes.withUnsafeBytes(body) }
    try? withBytes(reader) { if ContentFaults.reasonNotToRead($0) == nil { body($0) } }
  }
}
