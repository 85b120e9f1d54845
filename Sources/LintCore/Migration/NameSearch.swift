import Projects
import SwiftSource
import SystemCalls

/// Prepared names to search for.
struct SoughtNames: Sendable {
  let names: NameTable
  private let heads: WordHeads
  /// For few names, which most files do not contain. With many names, most files contain one.
  private let words: WordSet?
  /// The raw identifiers among them, like `leg acy`, which are not words.
  private let rawNames: WordSet?

  init(_ names: Set<String>) {
    self.names = NameTable(names)
    heads = WordHeads(names)
    let raw = names.filter { $0.utf8.contains { !WordSet.isInName($0) } }
    rawNames = raw.isEmpty ? nil : WordSet(raw)
    words =
      names.count > 32
      ? nil : WordSet(names.subtracting(raw), areNames: true, endsAtOtherThanASCII: true)
  }

  /// The numbers of the names that occur in some bytes as identifiers or in strings, without lexing; `nil`:
  /// only the tokens can decide.
  func held(in bytes: UnsafeRawBufferPointer) -> [Int]? {
    if let rawNames, rawNames.occur(in: bytes) { return nil }
    if let words, !words.occur(in: bytes) { return [] }
    let source = bytes.bindMemory(to: UInt8.self)
    var certain: [Int] = []
    var doubtful: Set<Int> = []
    var isKnown = Array(repeating: false, count: names.count)
    var surroundings = WordSurroundings(source)
    names.forEachName(in: source, heads) { number, word, isWhole in
      if isKnown[number] { return }
      switch isWhole ? surroundings.meaning(of: word) : .unknown {
      case .mention:
        isKnown[number] = true
        certain.append(number)
      case .comment: break
      case .unknown: doubtful.insert(number)
      }
    }
    return doubtful.allSatisfy { isKnown[$0] } ? certain : nil
  }

  /// The numbers of the names that occur in a file.
  func held(by file: NamedFile) -> [Int] {
    let held: [Int]? = file.madeTokens == nil ? file.text.bytes.withUnsafeBytes { self.held(in: $0) } : nil
    return held ?? file.tokens.mentions(of: names, in: file.text)
  }
}

/// Finds the files of a project in which names occur as identifiers or in strings, which `NSClassFromString`
/// and macros use to find declarations.
struct NameSearch {
  let names: SoughtNames
  let workers: Int
  let memory: MemoryUse

  struct Hit: Sendable {
    var index: Int
    var file: NamedFile
    /// The numbers of the names that occur.
    var names: [Int]
  }

  /// - Parameter known: the files that were lexed before, by index.
  func run(_ files: [LintFile], known: [Int: NamedFile]) -> [Hit] {
    let batches = Batches(count: files.count)
    let found = Workers.run(min(workers, files.count)) { [self] in
      memory.prepareThread()
      let reader = FileReader()
      var found: [Hit] = []
      while let batch = batches.take() {
        for index in batch {
          if let file = known[index] {
            let held = names.held(by: file)
            if !held.isEmpty { found.append(Hit(index: index, file: file, names: held)) }
          } else if let hit = hit(in: files[index], index, reader) {
            found.append(hit)
          }
        }
      }
      return found
    }
    return found.flatMap { $0 }
  }

  /// Searches a file while reading it. A text is created only if a name occurs.
  private func hit(in file: LintFile, _ index: Int, _ reader: FileReader) -> Hit? {
    let hit: Hit?? = try? file.withBytes(reader) { bytes in
      let held = names.held(in: bytes)
      if held?.isEmpty ?? false || ContentFaults.reasonNotToRead(bytes) != nil { return nil }
      let named = NamedFile(file.text(of: bytes))
      let certain = held ?? names.held(by: named)
      return certain.isEmpty ? nil : Hit(index: index, file: named, names: certain)
    }
    return hit ?? nil
  }
}
