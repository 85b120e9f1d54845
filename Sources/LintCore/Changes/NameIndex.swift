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
  private let sought = Cache<String, SoughtName>()
  private let shelf: PassShelf
  private let words = Lazy<WordPostings>()

  package init(
    of files: [LintFile], workers: Int, _ modules: FileModules?, _ shelf: PassShelf = PassShelf()
  ) {
    self.shelf = shelf
    self.modules = modules
    buildIndex = files.first?.context.buildIndex
    self.files = files
    self.workers = workers
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
    Workers.map(Array(files.indices), workers: workers) { [self] file in
      if let words = files[file].words { return words }
      var indexer = WordIndexer()
      return try? files[file].withBytes(FileReader()) { indexer.index(of: $0.bindMemory(to: UInt8.self)) }
    }
  }
}
