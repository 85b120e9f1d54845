/// A set of files of a project by their indices, one bit for each file. Iterates in their order.
struct FileSet: Sendable, Sequence {
  private var words: [UInt64] = []

  init() {}

  init(_ files: some Sequence<Int>) {
    for file in files { insert(file) }
  }

  mutating func insert(_ file: Int) {
    while file >> 6 >= words.count { words.append(0) }
    words[file >> 6] |= 1 << UInt64(file & 63)
  }

  /// - Returns: whether it was there.
  mutating func remove(_ file: Int) -> Bool {
    guard contains(file) else { return false }
    words[file >> 6] &= ~(1 << UInt64(file & 63))
    return true
  }

  func contains(_ file: Int) -> Bool {
    file >> 6 < words.count && words[file >> 6] >> UInt64(file & 63) & 1 == 1
  }

  mutating func formUnion(_ other: Self) {
    while words.count < other.words.count { words.append(0) }
    for place in other.words.indices { words[place] |= other.words[place] }
  }

  func union(_ other: Self) -> Self {
    var union = self
    union.formUnion(other)
    return union
  }

  func makeIterator() -> AnyIterator<Int> {
    var (place, word) = (0, words.first ?? 0)
    return AnyIterator {
      while word == 0 {
        place += 1
        guard place < words.count else { return nil }
        word = words[place]
      }
      defer { word &= word - 1 }
      return place << 6 | word.trailingZeroBitCount
    }
  }
}
