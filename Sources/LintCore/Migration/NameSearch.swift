import Projects
import SwiftSource
import SystemCalls

/// Names to be looked for, made ready.
struct SoughtNames: Sendable {
  let names: NameTable
  private let heads: WordHeads
  /// Of few names: most files hold none. One of many names stands in most files.
  private let words: WordSet?
  /// The raw names among them, like `leg acy`, which are no words.
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

  /// The numbers of those that stand in some bytes as identifiers or in strings, told without lexing them; `nil`: only
  /// the tokens tell which do.
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

  /// The numbers of those that a file holds.
  func held(by file: NamedFile) -> [Int] {
    let held: [Int]? = file.madeTokens == nil ? file.text.bytes.withUnsafeBytes { self.held(in: $0) } : nil
    return held ?? file.tokens.mentions(of: names, in: file.text)
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
    var file: NamedFile
    /// The numbers of those of the names that it holds.
    var names: [Int]
  }

  /// - Parameter known: those of the files that have been lexed before, by their index.
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

  /// In a file as it is read: a text is made of it only if it holds a name.
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
