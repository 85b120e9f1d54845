import SwiftSource

/// Finds in one pass which of several groups of words have a word in some bytes, outside of line comments as far as the
/// line tells. The words are those of `WordSet(areNames: true)`.
///
/// Each name of the bytes is looked up by its first letters, so that the number of words hardly matters. A word that
/// consists of more than a name, as in `func body`, is looked up by one name of it.
struct WordGroups: Sendable {
  private struct Word: Sendable {
    /// The range in the letters of all words.
    var letters: Range<Int>
    /// The name to look up, in the word.
    var name: Range<Int>
    var group: Int
  }
  private let count: Int
  private var letters: [UInt8] = []
  /// Words with the same key are adjacent.
  private var words: [Word] = []
  /// The keys and their words. Open addressing; a slot without words is free. As many as a power of two, at most half of
  /// them in use.
  private var slots: [(key: UInt64, words: Range<Int>)] = []
  /// A bit for each hash of the first four bytes of a name, or of its three and any other.
  private var filter: [UInt64] = Array(repeating: 0, count: 1 << (Self.filterBits - 6))
  /// Groups with words that cannot be looked up.
  private var others: [(group: Int, words: WordSet)] = []

  private static let filterBits = 15

  init(_ groups: [Set<String>]) {
    count = groups.count
    var found: [UInt64: [Word]] = [:]
    for (group, words) in groups.enumerated() {
      var rest: [String] = []
      for word in words {
        let bytes = Array(word.utf8)
        guard !word.contains(#"\"#), let name = Self.name(in: bytes), name.count > 2 else {
          rest.append(word)
          continue
        }
        let key = bytes.withUnsafeBytes { Self.key(name, in: $0) }
        let range = letters.count..<letters.count + bytes.count
        found[key, default: []].append(Word(letters: range, name: name, group: group))
        letters += bytes
      }
      if rest.contains(where: { !$0.isEmpty }) { others.append((group, WordSet(rest, areNames: true))) }
    }
    var size = 2
    while size < found.count * 2 { size *= 2 }
    slots = Array(repeating: (0, 0..<0), count: size)
    for (key, words) in found {
      let start = UInt32(truncatingIfNeeded: key)
      // What follows a name of three bytes may be any byte.
      for last: UInt32 in start >> 24 == 0 ? 0...255 : 0...0 {
        let place = Self.place(start | last << 24)
        filter[place >> 6] |= 1 << UInt64(place & 63)
      }
      var slot = Self.hash(key) & (size - 1)
      while !slots[slot].words.isEmpty { slot = (slot + 1) & (size - 1) }
      slots[slot] = (key, self.words.count..<self.words.count + words.count)
      self.words += words
    }
  }

  /// The longest name of a word, but no keyword that many declarations begin with; `nil`: it holds none.
  private static func name(in word: [UInt8]) -> Range<Int>? {
    var best: Range<Int>?
    func weight(_ name: Range<Int>) -> Int {
      WordIndex.isKeyword(String(decoding: word[name], as: UTF8.self)) ? 0 : name.count
    }
    word.withUnsafeBufferPointer { word in
      word.forEachWord { name in
        if best.map({ weight($0) < weight(name) }) ?? true { best = name }
      }
    }
    return best
  }

  /// The first eight bytes of a name, or all of them and zeroes.
  private static func key(_ name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> UInt64 {
    bytes[name].prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// The place of the first four bytes of a name in the filter.
  @inline(__always)
  private static func place(_ start: UInt32) -> Int {
    Int(truncatingIfNeeded: (start &* 0x9E37_79B1) >> UInt32(32 - filterBits))
  }

  /// Whether one of its words occurs in the bytes, for each group.
  func found(in bytes: UnsafeRawBufferPointer) -> [Bool] {
    var found = Array(repeating: false, count: count)
    for (group, words) in others where words.occur(in: bytes) { found[group] = true }
    if words.isEmpty { return found }
    let text = bytes.bindMemory(to: UInt8.self)
    var surroundings = WordSurroundings(text)
    filter.withUnsafeBufferPointer { filter in
      text.forEachStartOfWord { start in
        if start + 4 <= bytes.count {
          let place = Self.place(
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
          if filter[place >> 6] & 1 << UInt64(place & 63) == 0 { return }
        }
        look(start..<text.endOfWord(from: start), in: bytes, &surroundings, &found)
      }
    }
    return found
  }

  @inline(never)
  private func look(
    _ name: Range<Int>, in bytes: UnsafeRawBufferPointer, _ surroundings: inout WordSurroundings,
    _ found: inout [Bool]
  ) {
    let key = Self.key(name, in: bytes)
    var slot = Self.hash(key) & (slots.count - 1)
    while !slots[slot].words.isEmpty {
      if slots[slot].key == key {
        for word in slots[slot].words {
          let word = words[word]
          if !found[word.group], name.count == word.name.count, stands(word, at: name, in: bytes),
            surroundings.meaning(of: name) != .comment
          {
            found[word.group] = true
          }
        }
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private func stands(_ word: Word, at name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
    let first = name.lowerBound - word.name.lowerBound
    let isFound = letters.withUnsafeBufferPointer { letters in
      WordSet.occurs(UnsafeBufferPointer(rebasing: letters[word.letters]), at: first, in: bytes)
    }
    return isFound && WordSet.isWhole(first..<first + word.letters.count, in: bytes)
  }
}
