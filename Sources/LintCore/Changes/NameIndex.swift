import BuildIndex
import Projects
import SwiftSource
import SystemCalls

/// The names in the files of a project as they were when a migration began. The words of each file are read once, when
/// the first name is searched.
package final class NameIndex: Sendable {
  let originals: OriginalFiles
  let workers: Int
  let buildIndex: BuildIndex?
  let modules: FileModules?
  private let files: [LintFile]
  private let memory: MemoryUse
  private let sought = Cache<String, SoughtName>()
  private let shelf: PassShelf
  private let words = Lazy<WordPostings>()

  package init(
    of files: [LintFile], workers: Int, memory: MemoryUse, _ modules: FileModules?,
    _ shelf: PassShelf = PassShelf()
  ) {
    self.shelf = shelf
    self.modules = modules
    buildIndex = files.first?.context.buildIndex
    self.files = files
    self.workers = workers
    self.memory = memory
    originals = OriginalFiles(files)
  }

  subscript(name: String) -> SoughtName {
    sought.value(of: name) {
      let query = NameQuery(name)
      return SoughtName(query, in: originals, among: FileSet(postings.candidates(for: query.key)))
    }
  }

  /// The files that may import a module: the name stands behind a keyword.
  func importers(of module: String) -> [Int] {
    postings.candidates(for: WordIndex.Key("import \(module)"))
  }

  /// The words of an original file; `nil`: it cannot be read.
  func words(ofFile file: Int) -> WordIndex? { postings[file] }

  private var postings: WordPostings { words.get { shelf.postings(of: files) ?? WordPostings(read()) } }

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
