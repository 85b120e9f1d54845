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
  var files: Set<Int>
  /// How the facts changed that the search is based on.
  var change: ProjectChange
}

/// The prepared words of a search.
struct SearchWords: Sendable {
  private let own: WordSet
  /// `nil`: a file may do without.
  private let companions: WordSet?
  private let later: WordSet

  init(_ search: ProjectSearch) {
    own = WordSet(search.words, areNames: true)
    companions = search.companions.isEmpty ? nil : WordSet(search.companions, areNames: true)
    later = WordSet(search.laterWords, areNames: true)
  }

  /// Whether the search has to look into a file.
  func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    own.occur(in: bytes) && companions?.occur(in: bytes) ?? true
  }

  func laterOccur(in bytes: UnsafeRawBufferPointer) -> Bool { later.occur(in: bytes) }
}

extension ProjectSearch {
  /// The words of which it becomes known which files hold one.
  var wordsFound: Set<String> { companions.isEmpty ? words.union(laterWords) : laterWords }

  /// Whether another search looked into all files that this one has to look into.
  func isCovered(by other: ProjectSearch) -> Bool {
    words.isSubset(of: other.words)
      && (other.companions.isEmpty || !companions.isEmpty && companions.isSubset(of: other.companions))
  }
}

/// The result of a search.
struct SearchOutcome: Sendable {
  /// The files that contain one of its words.
  var hits: Set<Int> = []
  /// The files that contain one of its later words and none of its words.
  var laterHits: Set<Int> = []
  var facts: [Int: [any ProjectFact]] = [:]
}

extension Linter {
  /// Runs several searches together, so that each file is read and lexed at most once.
  func search(_ files: [LintFile], _ searches: [RunningSearch], _ shelf: PassShelf) -> [SearchOutcome] {
    let indices = searches.lazy.filter { !$0.search.words.isEmpty }
      .reduce(into: Set<Int>()) { $0.formUnion($1.files) }.sorted()
    guard !indices.isEmpty else { return searches.map { _ in SearchOutcome() } }
    let searchesOfProject = Dictionary(grouping: searches.indices) { searches[$0].topic.project }
    let screens = searchesOfProject.compactMapValues { some in SearchScreen(some.map { searches[$0] }) }
    let batches = Batches(count: indices.count)
    let outcomes = Workers.run(min(workers, indices.count), inPlace: isOnDeepStack) {
      let reader = FileReader()
      var outcomes = searches.map { _ in SearchOutcome() }
      while let batch = batches.take() {
        for index in batch.lazy.map({ indices[$0] }) {
          let file = files[index]
          file.withReadableBytes(reader) { bytes in
            if let screen = screens[file.project], !screen.passes(bytes) { return }
            let wanted = searchesOfProject[file.project, default: []].filter {
              guard searches[$0].files.contains(index) else { return false }
              if searches[$0].words.occur(in: bytes) { return true }
              if searches[$0].looksEverywhere, searches[$0].words.laterOccur(in: bytes) {
                outcomes[$0].laterHits.insert(index)
              }
              return false
            }
            if wanted.isEmpty { return }
            let pass = shelf[index] ?? FilePass(file, bytes)
            for search in wanted {
              outcomes[search].hits.insert(index)
              outcomes[search].facts[index] = pass.run(
                searches[search].topic.rule, searches[search].search.look)
            }
          }
        }
      }
      return outcomes
    }
    return searches.indices.map { search in
      outcomes.reduce(into: SearchOutcome()) { all, one in
        all.hits.formUnion(one[search].hits)
        all.laterHits.formUnion(one[search].laterHits)
        all.facts.merge(one[search].facts) { $1 }
      }
    }
  }
}

/// Selects the files that contain a word of any search. Most contain none, and are scanned once.
private struct SearchScreen: Sendable {
  private let words: WordSet

  /// `nil`: there is only one set of words.
  init?(_ searches: [RunningSearch]) {
    let words = searches.flatMap { [$0.search.words] + ($0.looksEverywhere ? [$0.search.laterWords] : []) }
      .filter { !$0.isEmpty }
    if words.count < 2 { return nil }
    self.words = WordSet(words.reduce(into: Set<String>()) { $0.formUnion($1) }, areNames: true)
  }

  func passes(_ bytes: UnsafeRawBufferPointer) -> Bool { words.occur(in: bytes) }
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
    try? withBytes(reader) { if ContentFaults.reasonNotToRead($0) == nil { body($0) } }
  }
}
