import SwiftSource

/// A name to search for, or one in a place, as in `func badge` (see `WordIndex`). A file that may hold it there counts
/// as one that does.
struct NameQuery: Sendable {
  /// `nil`: any file may hold it. A raw name, like `leg acy`, is no word.
  let key: WordIndex.Key?
  private let word: WordSet
  /// For tokens.
  private let table: NameTable
  let hasPlace: Bool

  init(_ name: String) {
    hasPlace = WordIndex.hasPlace(name)
    key = hasPlace || name.utf8.allSatisfy { WordSet.isInName($0) } ? WordIndex.Key(name) : nil
    let bare = hasPlace ? String(name.drop { $0 != " " }.dropFirst()) : name
    word = WordSet([bare], areNames: true, endsAtOtherThanASCII: true)
    table = NameTable([name])
  }

  func mayStand(in index: WordIndex) -> Bool { key.map(index.mayHold) ?? true }

  /// Whether the name occurs at all. The index of a file takes one name in some ten thousand for another.
  func occurs(in bytes: UnsafeRawBufferPointer) -> Bool { word.occur(in: bytes) }

  /// Whether it stands in a file that may hold it, as an identifier or in a string; `nil`: only the tokens tell.
  func stands(in bytes: UnsafeRawBufferPointer) -> Bool? {
    if key == nil { return word.occur(in: bytes) ? nil : false }
    var surroundings = WordSurroundings(bytes.bindMemory(to: UInt8.self))
    var isDoubtful = false
    let isMentioned = word.contains(in: bytes) { word in
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
    return isMentioned ? true : isDoubtful ? nil : false
  }

  func stands(in tokens: [Token], of text: SourceText) -> Bool {
    !tokens.mentions(of: table, in: text).isEmpty
  }
}
