import SwiftSource

/// The files that may hold a word, so that not each file's index is asked for each name: a row of bits for some words, one
/// bit for each file. A word has two rows.
struct WordPostings: Sendable {
  private let words: [WordIndex?]
  private let rows: [UInt64]
  /// The length of a row. Odd, so that the same place in each row is not always in the same set of the processor's cache.
  private let width: Int
  /// As many as a power of two. A file of 600 words sets a quarter of the bits of its column.
  private static let rowCount = 1 << 12

  /// - Parameter words: by file; `nil`: a file that holds nothing.
  init(_ words: [WordIndex?]) {
    self.words = words
    let width = (words.count + 63) / 64 | 1
    self.width = width
    rows = [UInt64](unsafeUninitializedCapacity: Self.rowCount * width) { rows, count in
      rows.initialize(repeating: 0)
      // The bits of 64 files fit into the fastest cache, and go to their rows together.
      var bits = [UInt64](repeating: 0, count: Self.rowCount)
      for start in stride(from: 0, to: words.count, by: 64) {
        for file in start..<min(start + 64, words.count) {
          guard let index = words[file] else { continue }
          for mark in index.marks {
            let (first, second) = Self.rows(of: mark)
            bits[first] |= 1 << UInt64(file & 63)
            bits[second] |= 1 << UInt64(file & 63)
          }
        }
        for row in bits.indices where bits[row] != 0 {
          rows[row * width + start >> 6] = bits[row]
          bits[row] = 0
        }
      }
      count = rows.count
    }
  }

  @inline(__always)
  private static func rows(of mark: UInt16) -> (Int, Int) {
    (Int(mark) & (rowCount - 1), Int((UInt32(mark) &* 0x9E37_79B1) >> 20))
  }

  subscript(place: Int) -> WordIndex? { words[place] }

  /// The places in `words` of the files that may hold a word, in order.
  /// - Parameter key: `nil`: any file may.
  func candidates(for key: WordIndex.Key?) -> [Int] {
    guard let key else { return words.indices.filter { words[$0] != nil } }
    let (first, second) = Self.rows(of: key.mark)
    var found: [Int] = []
    for place in 0..<width {
      var bits = rows[first * width + place] & rows[second * width + place]
      while bits != 0 {
        let file = place << 6 | bits.trailingZeroBitCount
        if words[file]?.mayHold(key) == true { found.append(file) }
        bits &= bits - 1
      }
    }
    return found
  }
}
