import SwiftSource

/// The words of a search, for indices of words.
struct SoughtWords: Sendable {
  /// Each word that is a declaration, and the last name of others: `badge` of `struct Wrapper.badge`. `nil`: one of them
  /// holds no name, or is a pattern.
  private let keys: [WordIndex.Key]?

  init(_ words: Set<String>) {
    let names = words.map { (word: String) -> String? in
      if WordIndex.hasPlace(word), word.utf8.last.map({ WordSet.isInName($0) }) == true { return word }
      return word.contains("\\") ? nil : word.utf8.split { !WordSet.isInName($0) }.last.flatMap(String.init)
    }
    keys = names.contains(nil) ? nil : Array(Set(names.lazy.compactMap { $0 }.map(WordIndex.Key.init)))
  }

  /// Whether one of the words may occur in a file with these words.
  func mayOccur(in words: WordIndex) -> Bool { keys?.contains(where: words.mayHold) ?? true }
}
