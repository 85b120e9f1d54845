import Projects
import SwiftSource

/// Names to be looked for, made ready.
struct SoughtNames: Sendable {
  let names: NameTable
  private let words: WordSet

  init(_ names: Set<String>) {
    self.names = NameTable(names)
    words = WordSet(names, areNames: true, endsAtOtherThanASCII: true)
  }

  /// Whether one of them may stand in the bytes; quick to tell.
  func mayStand(in bytes: UnsafeRawBufferPointer) -> Bool { words.occur(in: bytes) }

  /// The numbers of those that a file holds.
  func held(by file: LexedFile) -> [Int] {
    let mayHold = file.text.bytes.withUnsafeBytes { mayStand(in: $0) }
    return mayHold ? file.tokens.mentions(of: names, in: file.text) : []
  }
}

/// Finds the files of a project in which names stand as identifiers, or within strings: `NSClassFromString` and macros
/// find declarations by those.
struct NameSearch {
  let names: SoughtNames
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
    let dealer = Dealer(count: files.count)
    let found = Workers.run(min(workers, files.count)) { [names, memory] in
      memory.prepareThread()
      let reader = FileReader()
      var found: [Hit] = []
      while let some = dealer.deal() {
        for index in some {
          guard let file = known[index] ?? Self.file(files[index], holding: names, reader) else { continue }
          let held = names.held(by: file)
          if !held.isEmpty { found.append(Hit(index: index, file: file, names: held)) }
        }
      }
      return found
    }
    return found.flatMap { $0 }
  }

  private static func file(_ file: LintFile, holding names: SoughtNames, _ reader: FileReader) -> LexedFile? {
    let text = try? file.withBytes(reader) { bytes in
      names.mayStand(in: bytes) && ContentFaults.reasonNotToRead(bytes) == nil ? file.text(of: bytes) : nil
    }
    return (text ?? nil).map { LexedFile($0) }
  }
}
