import Projects
import SwiftSource
import SystemCalls

/// Prepared names to search for.
struct NameQuery: Sendable {
  /// For tokens.
  let names: NameTable
  private let keys: [WordIndex.Key]
  private let words: [WordSet]
  /// The raw names among them, like `leg acy`, which are no words.
  private let rawNames: WordSet?

  init(_ names: Set<String>) {
    let names = Array(names)
    self.names = NameTable(names)
    keys = names.map(WordIndex.Key.init)
    words = names.map { WordSet([$0], areNames: true, endsAtOtherThanASCII: true) }
    let raw = names.filter { $0.utf8.contains { !WordSet.isInName($0) } }
    rawNames = raw.isEmpty ? nil : WordSet(raw)
  }

  /// The numbers of those that may stand in a file.
  func candidates(in index: WordIndex) -> [Int] {
    rawNames == nil ? keys.indices.filter { index.mayHold(keys[$0]) } : Array(keys.indices)
  }

  /// The numbers of those that stand in some bytes as identifiers or in strings, told without lexing them; `nil`: only
  /// the tokens tell which do.
  /// - Parameter candidates: the numbers of those that may.
  func held(in bytes: UnsafeRawBufferPointer, among candidates: [Int]) -> [Int]? {
    if let rawNames, rawNames.occur(in: bytes) { return nil }
    var surroundings = WordSurroundings(bytes.bindMemory(to: UInt8.self))
    var certain: [Int] = []
    for number in candidates {
      var isDoubtful = false
      let isMentioned = words[number].contains(in: bytes) { word in
        // What is no ASCII may be a part of the word.
        let isWhole = !bytes[max(word.lowerBound - 1, 0)..<min(word.upperBound + 1, bytes.count)].contains {
          $0 >= 0x80
        }
        switch isWhole ? surroundings.meaning(of: word) : .unknown {
        case .mention: return true
        case .comment: return false
        case .unknown:
          isDoubtful = true
          return false
        }
      }
      if isMentioned { certain.append(number) } else if isDoubtful { return nil }
    }
    return certain
  }

  /// The numbers of those that a file holds, told by its tokens.
  func held(by file: NamedFile) -> [Int] { file.tokens.mentions(of: names, in: file.text) }
}

/// Finds the files of a project in which names occur as identifiers or in strings, which `NSClassFromString`
/// and macros use to find declarations.
struct NameSearch {
  let names: NameQuery
  let workers: Int
  let memory: MemoryUse

  struct Outcome: Sendable {
    var hits: [Hit] = []
    /// By index, the words of files that had no index.
    var newIndices: [(file: Int, words: WordIndex)] = []
  }

  struct Hit: Sendable {
    var index: Int
    var file: NamedFile
    /// The numbers of the names that occur.
    var names: [Int]
  }

  /// - Parameters:
  ///   - known: those of the files whose text is at hand, by their index.
  ///   - indices: the words of files that were read before.
  func run(_ files: [LintFile], known: [Int: NamedFile], indices: [WordIndex?]) -> Outcome {
    let batches = Batches(count: files.count)
    let outcomes = Workers.run(min(workers, files.count)) { [self] in
      memory.prepareThread()
      let reader = FileReader()
      var indexer = WordIndexer()
      var outcome = Outcome()
      while let batch = batches.take() {
        for index in batch {
          let words = indices[index]
          if let words, names.candidates(in: words).isEmpty { continue }
          withBytes(of: files[index], known[index], reader) { bytes in
            let newWords = words == nil ? indexer.index(of: bytes.bindMemory(to: UInt8.self)) : nil
            if let newWords { outcome.newIndices.append((index, newWords)) }
            let candidates = names.candidates(in: words ?? newWords!)
            if let hit = hit(in: files[index], index, known[index], bytes, among: candidates) {
              outcome.hits.append(hit)
            }
          }
        }
      }
      return outcome
    }
    return outcomes.reduce(into: Outcome()) { all, one in
      all.hits += one.hits
      all.newIndices += one.newIndices
    }
  }

  private func withBytes(
    of file: LintFile, _ known: NamedFile?, _ reader: FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    if let known { known.text.bytes.withUnsafeBytes(body) } else { try? file.withBytes(reader, body) }
  }

  /// A text is made of a file that is read only if it holds a name.
  private func hit(
    in file: LintFile, _ index: Int, _ known: NamedFile?, _ bytes: UnsafeRawBufferPointer,
    among candidates: [Int]
  ) -> Hit? {
    if candidates.isEmpty { return nil }
    let held = names.held(in: bytes, among: candidates)
    if held?.isEmpty ?? false { return nil }
    if known == nil, ContentFaults.reasonNotToRead(bytes) != nil { return nil }
    let named = known ?? NamedFile(file.text(of: bytes))
    let certain = held ?? names.held(by: named)
    return certain.isEmpty ? nil : Hit(index: index, file: named, names: certain)
  }
}
