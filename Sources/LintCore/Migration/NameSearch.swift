import Projects
import SwiftSource

/// Finds the files of a project in which names stand as identifiers.
struct NameSearch {
  let names: Set<String>
  let workers: Int

  /// - Parameter contents: the bytes of a file if they are known already, else it is read.
  func run(_ files: [LintFile]) -> NamedFiles {
    if names.isEmpty { return NamedFiles() }
    let dealer = Dealer(count: files.count)
    let words = WordSet(names)
    let found = Workers.run(min(workers, files.count)) { [names] in
      let reader = FileReader()
      var found: [(index: Int, file: NamedFiles.File)] = []
      while let some = dealer.deal() {
        for index in some {
          let file = files[index]
          guard let text = Self.text(of: file, holding: words, reader) else { continue }
          let tree = SyntaxTree(text)
          let named = names.intersection(tree.root.tokenIndices.lazy.map { tree.text(ofToken: $0) })
          if named.isEmpty { continue }
          found.append((index, NamedFiles.File(path: file.shownPath, tree: tree, names: named)))
        }
      }
      return found
    }
    return NamedFiles(found.flatMap { $0 }.sorted { $0.index < $1.index }.map(\.file))
  }

  private static func text(of file: LintFile, holding words: WordSet, _ reader: FileReader) -> SourceText? {
    let text = try? file.withBytes(reader) { bytes in
      ContentFaults.reasonNotToRead(bytes) == nil && words.occur(in: bytes) ? file.text(of: bytes) : nil
    }
    return text ?? nil
  }
}
