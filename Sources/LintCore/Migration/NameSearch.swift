import Projects
import SwiftSource
import SystemCalls

/// Prepared names to search for, and declarations, as in `func badge` (see `WordIndex`). A file that may hold a declaration
/// counts as one that does.
struct NameQuery: Sendable {
  /// For tokens.
  let names: NameTable
  private let keys: [WordIndex.Key]
  private let words: [WordSet]
  /// The numbers of the declarations.
  private let declarations: [Int]
  /// The raw names among them, like `leg acy`, which are no words.
  private let rawNames: WordSet?

  init(_ names: Set<String>) {
    let names = Array(names)
    self.names = NameTable(names)
    keys = names.map(WordIndex.Key.init)
    words = names.map { WordSet([$0], areNames: true, endsAtOtherThanASCII: true) }
    declarations = names.indices.filter { WordIndex.isDeclaration(names[$0]) }
    let raw = names.filter { name in
      name.utf8.contains { !WordSet.isInName($0) } && !WordIndex.isDeclaration(name)
    }
    rawNames = raw.isEmpty ? nil : WordSet(raw)
  }

  /// The numbers of those that may stand in a file.
  func candidates(in index: WordIndex) -> [Int] {
    rawNames == nil ? keys.indices.filter { index.mayHold(keys[$0]) } : Array(keys.indices)
  }

  /// The numbers of the declarations that may stand in a file.
  func declarations(in index: WordIndex) -> [Int] {
    declarations.filter { index.mayHold(keys[$0]) }
  }

  /// The numbers of those that stand in some bytes as identifiers or in strings, told without lexing them; `nil`: only
  /// the tokens tell which do.
  /// - Parameter candidates: the numbers of those that may.
  func held(in bytes: UnsafeRawBufferPointer, among candidates: [Int]) -> [Int]? {
    if let rawNames, rawNames.occur(in: bytes) { return nil }
    var surroundings = WordSurroundings(bytes.bindMemory(to: UInt8.self))
    var certain = candidates.filter(declarations.contains)
    for number in candidates where !declarations.contains(number) {
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
}

/// Finds the files of a project that may hold names as identifiers or in strings, which `NSClassFromString` and macros use
/// to find declarations.
struct NameSearch {
  let names: NameQuery
  let workers: Int
  let memory: MemoryUse

  struct Outcome: Sendable {
    /// By the number of a name, the files that may hold it.
    var candidates: [FileSet]
    /// The words of files that had no index.
    var newIndices: [(file: Int, words: WordIndex)] = []
  }

  /// - Parameter indices: the words of files that were read before.
  func run(_ files: [LintFile], indices: [WordIndex?]) -> Outcome {
    let batches = Batches(count: files.count)
    // The words of a file take no deep stack.
    let outcomes = Workers.run(min(workers, files.count), inPlace: true) { [self] in
      memory.prepareThread()
      let reader = FileReader()
      var indexer = WordIndexer()
      var outcome = Outcome(candidates: Array(repeating: FileSet(), count: names.names.count))
      while let batch = batches.take() {
        for index in batch {
          var words = indices[index]
          if words == nil {
            try? files[index].withBytes(reader) { bytes in
              words = indexer.index(of: bytes.bindMemory(to: UInt8.self))
              outcome.newIndices.append((index, words!))
            }
          }
          guard let words else { continue }
          for number in names.candidates(in: words) { outcome.candidates[number].insert(index) }
        }
      }
      return outcome
    }
    return outcomes.reduce(into: Outcome(candidates: Array(repeating: FileSet(), count: names.names.count))) {
      all, one in
      for number in all.candidates.indices { all.candidates[number].formUnion(one.candidates[number]) }
      all.newIndices += one.newIndices
    }
  }
}
