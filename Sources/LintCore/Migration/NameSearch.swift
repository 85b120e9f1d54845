import Projects
import SwiftSource

/// Finds the files of a project in which names stand as identifiers, or within strings: `NSClassFromString` and macros
/// find declarations by those.
struct NameSearch {
  let names: NameTable
  let workers: Int
  let memory: MemoryUse

  struct Hit: Sendable {
    var index: Int
    var file: LexedFile
    /// The numbers of those of the names that it holds.
    var names: [Int]
  }

  /// - Parameter known: those of the files that have been lexed before, by their index.
  func run(_ files: [LintFile], known: [Int: LexedFile]) -> [Hit] {
    if names.count == 0 { return [] }
    let dealer = Dealer(count: files.count)
    let words = WordSet(
      (0..<names.count).lazy.map { names[$0] }, areNames: true, endsAtOtherThanASCII: true)
    let found = Workers.run(min(workers, files.count)) { [names, memory] in
      memory.prepareThread()
      let reader = FileReader()
      var found: [Hit] = []
      while let some = dealer.deal() {
        for index in some {
          guard let file = known[index] ?? Self.file(files[index], holding: words, reader) else { continue }
          let held = file.tokens.mentions(of: names, in: file.text)
          if !held.isEmpty { found.append(Hit(index: index, file: file, names: held)) }
        }
      }
      return found
    }
    return found.flatMap { $0 }
  }

  private static func file(_ file: LintFile, holding words: WordSet, _ reader: FileReader) -> LexedFile? {
    let text = try? file.withBytes(reader) { bytes in
      words.occur(in: bytes) && ContentFaults.reasonNotToRead(bytes) == nil ? file.text(of: bytes) : nil
    }
    return (text ?? nil).map { LexedFile($0) }
  }
}
