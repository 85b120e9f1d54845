import SwiftSource

/// The words of a search, for bytes and for indices of words.
struct SoughtWords: Sendable {
  let set: WordSet
  /// The last name of each word: `badge` of `func badge`. `nil`: one of them holds no name, or is a pattern.
  private let lastNames: [WordIndex.Key]?

  init(_ words: Set<String>) {
    set = WordSet(words, areNames: true)
    let names = words.map { word in
      word.contains("\\") ? nil : word.utf8.split { !WordSet.isInName($0) }.last.flatMap(String.init)
    }
    lastNames = names.contains(nil) ? nil : Set(names.compactMap { $0 }).map(WordIndex.Key.init)
  }

  /// Whether one of the words may occur in a file with these words.
  func mayOccur(in words: WordIndex) -> Bool { lastNames?.contains(where: words.mayHold) ?? true }
}
