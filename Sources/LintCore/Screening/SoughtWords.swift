import SwiftSource

/// The words of a search, for indices of words.
struct SoughtWords: Sendable {
  /// Each word that is a declaration, and the last name of others: `badge` of `struct Wrapper.badge`. `nil`: one of them
  /// holds no name, or is a pattern.
  private let keys: [WordIndex.Key]?
  /// The files that may hold one of them; `nil`: not known.
  private let holders: FileSet?

  /// - Parameter postings: of the files in question.
  init(_ words: Set<String>, _ postings: WordPostings? = nil) {
    let names = words.map { (word: String) -> String? in
      if WordIndex.hasPlace(word), word.utf8.last.map({ WordSet.isInName($0) }) == true { return word }
      return word.contains("\\") ? nil : word.utf8.split { !WordSet.isInName($0) }.last.flatMap(String.init)
    }
    let keys = names.contains(nil) ? nil : Array(Set(names.lazy.compactMap { $0 }.map(WordIndex.Key.init)))
    self.keys = keys
    holders = postings.flatMap { postings in
      keys?.reduce(into: FileSet()) { $0.formUnion(FileSet(postings.candidates(for: $1))) }
    }
  }

  /// Whether one of the words may occur in a file of the postings, or one with these words.
  func mayOccur(in file: Int, _ words: WordIndex) -> Bool {
    holders?.contains(file) ?? mayOccur(in: words)
  }

  /// Whether one of the words may occur in a file with these words.
  func mayOccur(in words: WordIndex) -> Bool { keys?.contains(where: words.mayHold) ?? true }
}
