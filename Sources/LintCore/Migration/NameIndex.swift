import BuildIndex
import Projects
import SwiftSource
import SystemCalls

/// The names in the files of a project as they were when a migration began. The words of each file are read once, when
/// the first name is searched.
final class NameIndex: Sendable {
  let originals: OriginalFiles
  let workers: Int
  let buildIndex: BuildIndex?
  private let files: [LintFile]
  private let memory: MemoryUse
  private let sought = Mutex<[String: SoughtName]>([:])
  private let words = Lazy<WordPostings>()

  init(of files: [LintFile], workers: Int, memory: MemoryUse) {
    buildIndex = files.first?.context.buildIndex
    self.files = files
    self.workers = workers
    self.memory = memory
    originals = OriginalFiles(files)
  }

  subscript(name: String) -> SoughtName {
    sought.withLock { sought in
      if let known = sought[name] { return known }
      let query = NameQuery(name)
      let candidates = FileSet(words.get { WordPostings(read()) }.candidates(for: query))
      let made = SoughtName(query, in: originals, among: candidates)
      sought[name] = made
      return made
    }
  }

  /// `nil`: a file that cannot be read.
  private func read() -> [WordIndex?] {
    let batches = Batches(count: files.count)
    // The words of a file take no deep stack.
    let found = Workers.run(min(workers, files.count), inPlace: true) { [self] in
      memory.prepareThread()
      let reader = FileReader()
      var indexer = WordIndexer()
      var found: [(file: Int, words: WordIndex)] = []
      while let batch = batches.take() {
        for file in batch where files[file].words == nil {
          try? files[file].withBytes(reader) { bytes in
            found.append((file, indexer.index(of: bytes.bindMemory(to: UInt8.self))))
          }
        }
      }
      return found
    }
    var all = files.map(\.words)
    for (file, words) in found.joined() { all[file] = words }
    return all
  }
}

/// The names in the files at one time of a migration.
final class CurrentNames: Sendable {
  let index: NameIndex
  /// The files that differ from the original, in order.
  private let changed: [(file: Int, version: FileVersion)]
  private let versions: [Int: FileVersion]
  /// Of the changed files, by their place in `changed`.
  private let words = Lazy<WordPostings>()
  private let holders = Mutex<[String: NameHolders]>([:])

  init(_ index: NameIndex, changed: [(file: Int, version: FileVersion)]) {
    self.index = index
    self.changed = changed
    versions = Dictionary(uniqueKeysWithValues: changed)
  }

  subscript(name: String) -> NameHolders {
    holders.withLock { holders in
      if let known = holders[name] { return known }
      let sought = index[name]
      let words = words.get { WordPostings(changed.map(\.version.file.words)) }
      let now = words.candidates(for: sought.query).map { changed[$0] }.filter {
        $0.version.file.holds(sought.query)
      }
      let made = NameHolders(
        of: sought, differing: changed.map(\.file),
        now: Dictionary(uniqueKeysWithValues: now.map { ($0.file, $0.version.file) }))
      holders[name] = made
      return made
    }
  }

  /// By the build's index.
  func symbols(at offset: Int, inFile file: Int) -> Set<String>? {
    guard let build = index.buildIndex else { return nil }
    let file = self[file: file]
    return build.symbols(at: offset, in: file.text, ofFile: file.path)
  }

  /// What to search for the files that may declare a name. A subscript has no other name, and a raw name is no word.
  static func declaration(of name: String) -> String {
    name == "subscript" || name.contains(" ") ? name : "func \(name)"
  }

  subscript(file number: Int) -> NamedFiles.File {
    versions[number].map { index.originals.file(number, is: $0.file) } ?? index.originals[number]
  }

  /// The files whose contents are others at another time.
  func files(differingFrom other: CurrentNames) -> Set<Int> {
    Set((changed + other.changed).lazy.map(\.file)).filter {
      versions[$0] !== other.versions[$0]
    }
  }
}
