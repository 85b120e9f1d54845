import Projects
import SwiftSource
import SystemCalls

/// A search of one rule, and the files to search.
struct RunningSearch: Sendable {
  var topic: ProjectAnalysis.Topic
  var search: ProjectSearch
  /// Whether the results of the last search hold in all other files than these.
  var isPartial = false
  /// Whether it looks into the whole project: else what it sees of later words says nothing.
  var looksEverywhere = false
  var files: FileSet
  /// How the facts changed that the search is based on.
  var change: ProjectChange
}

extension ProjectSearch {
  /// The words of which it becomes known which files hold one.
  var wordsFound: Set<String> { companions.isEmpty ? words.union(laterWords) : laterWords }

  /// Whether it looks only into files that hold one of some words.
  func needs(wordOf some: Set<String>) -> Bool {
    words.isSubset(of: some) || !companions.isEmpty && companions.isSubset(of: some)
  }

  /// The words at which it may find something else than another search did.
  func words(changedSince last: ProjectSearch) -> Set<String> {
    let old = last.words.union(last.companions)
    let names = Set(basis.keys).union(last.basis.keys).filter { basis[$0] != last.basis[$0] }
    return words.union(companions).symmetricDifference(old).union(names)
  }

  func widened(by other: ProjectSearch) -> ProjectSearch {
    var wide = self
    wide.words.formUnion(other.words)
    wide.companions = companions.isEmpty || other.companions.isEmpty ? [] : companions.union(other.companions)
    return wide
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
    let haveWords = shelf.isForMigration || indices.contains { files[$0].words != nil }
    // Of few files it is faster to ask each.
    let postings = indices.count * 2 > files.count ? shelf.postings(of: files) : nil
    let screens = searchesOfProject.mapValues {
      SearchScreen($0, of: searches, filesHaveWords: haveWords, postings)
    }
    let batches = Batches(count: indices.count)
    let found = Workers.run(min(workers, indices.count), inPlace: isOnDeepStack) {
      let reader = FileReader()
      var indexer = WordIndexer()
      var found = ProjectSearches(outcomes: searches.map { _ in SearchOutcome() })
      while let batch = batches.take() {
        for index in batch.lazy.map({ indices[$0] }) {
          guard let screen = screens[files[index].project] else { continue }
          /// Whether the words show that no search has to look into the file now.
          func isSettled(by words: WordIndex) -> Bool {
            let isWanted = { searches[$0].files.contains(index) }
            guard let later = screen.laterSearches(of: index, words, where: isWanted) else { return false }
            for search in later { found.outcomes[search].laterHits.insert(index) }
            return true
          }
          if let words = files[index].words, isSettled(by: words) { continue }
          let file = files[index]
          file.withReadableBytes(reader) { bytes in
            found.work.read += 1
            if shelf.isForMigration, file.words == nil {
              let words = indexer.index(of: bytes.bindMemory(to: UInt8.self))
              found.words.append((index, words))
              if isSettled(by: words) { return }
            }
            let (now, later) = screen.searches(of: bytes)
            for search in later where searches[search].files.contains(index) {
              found.outcomes[search].laterHits.insert(index)
            }
            let wanted = now.filter { searches[$0].files.contains(index) }
            if wanted.isEmpty { return }
            let known = shelf[index]
            if known == nil, file.tree == nil {
              found.work.lexed += 1
              found.work.parsed += 1
            }
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
  var work = Work()
  /// The words of files whose words were not known, and the structure of files that were parsed.
  var words: [(file: Int, words: WordIndex)] = []
  var trees: [(file: Int, tree: SyntaxTree)] = []

  fileprivate mutating func formUnion(_ other: Self) {
    work += other.work
    words += other.words
    trees += other.trees
    for search in outcomes.indices { outcomes[search].formUnion(other.outcomes[search]) }
  }
}

/// The words of all searches in a project, found together.
private final class SearchScreen: Sendable {
  /// A search, and the groups of its words.
  private struct Sought {
    let number: Int
    let own: Int
    /// `nil`: a file may do without.
    let companions: Int?
    /// `nil`: what it sees of later words says nothing.
    let later: Int?
  }
  private let searches: [Sought]
  private let words: WordGroups
  /// The groups, for files whose words are known; else none.
  private let keys: [SoughtWords]
  /// Rejects most files, where the words are so few that this is faster.
  private let screen: WordSet?
  /// With more words than this, making it ready takes longer than it saves.
  private static let mostWords = 50

  init(_ numbers: [Int], of searches: [RunningSearch], filesHaveWords: Bool, _ postings: WordPostings?) {
    var groups: [Set<String>] = []
    func group(_ words: Set<String>) -> Int? {
      if words.isEmpty { return nil }
      groups.append(words)
      return groups.count - 1
    }
    self.searches = numbers.compactMap { number in
      let search = searches[number].search
      guard let own = group(search.words) else { return nil }
      return Sought(
        number: number, own: own, companions: group(search.companions),
        later: searches[number].looksEverywhere ? group(search.laterWords) : nil)
    }
    keys = filesHaveWords ? groups.map { SoughtWords($0, postings) } : []
    words = WordGroups(groups)
    let all = groups.reduce(into: Set<String>()) { $0.formUnion($1) }
    let screen = all.count > Self.mostWords ? nil : WordSet(all, areNames: true)
    self.screen = screen?.isForFewWords ?? false ? screen : nil
  }

  /// By a file's words: the searches that may have to look into it later; `nil`: one may have to now.
  func laterSearches(of file: Int, _ words: WordIndex, where isWanted: (Int) -> Bool) -> [Int]? {
    var later: [Int] = []
    func mayOccur(_ group: Int) -> Bool { keys[group].mayOccur(in: file, words) }
    for search in searches where isWanted(search.number) {
      if mayOccur(search.own), search.companions.map(mayOccur) ?? true { return nil }
      if search.later.map(mayOccur) ?? false { later.append(search.number) }
    }
    return later
  }

  /// The searches that have to look into a file, and those that may later.
  func searches(of bytes: UnsafeRawBufferPointer) -> (now: [Int], later: [Int]) {
    if let screen, !screen.occur(in: bytes) { return ([], []) }
    let found = words.found(in: bytes)
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
