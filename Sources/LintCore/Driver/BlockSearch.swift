/// Looks for many words at once (Wu and Manber, "A fast algorithm for multi-pattern searching", 1994): of all words
/// a window counts, as wide as the shortest word; the last two bytes below this window say how far it can move
/// without passing over a word. A word's window is the one that ends in the rarest bytes.
struct BlockSearch: Sendable {
  private struct Word: Sendable {
    var bytes: [UInt8]
    /// The offset of its window.
    var start: Int
  }
  /// How many bytes of each word count.
  private let window: Int
  /// By two bytes: how far the window can move when it ends in them.
  private var shifts: [UInt8]
  /// By two bytes: the words whose window ends in them.
  private var words: [Int: [Word]] = [:]

  /// - Parameter words: as `WordSet` has them, none of them shorter than three bytes.
  init(_ words: [[UInt8]]) {
    window = words.map { min($0.count, 64) }.min() ?? 64
    shifts = Array(repeating: UInt8(window - 1), count: 1 << 16)
    for bytes in words {
      let last = (window - 1..<bytes.count).max {
        Self.rarity(bytes[$0 - 1], bytes[$0]) < Self.rarity(bytes[$1 - 1], bytes[$1])
      }!
      let word = Word(bytes: bytes, start: last - (window - 1))
      for end in 1..<window {
        for block in Self.blocks(bytes[word.start + end - 1], bytes[word.start + end]) {
          shifts[block] = min(shifts[block], UInt8(window - 1 - end))
          if end == window - 1 { self.words[block, default: []].append(word) }
        }
      }
    }
  }

  private static func rarity(_ first: UInt8, _ second: UInt8) -> Int {
    WordSet.rarity[Int(first)] + WordSet.rarity[Int(second)]
  }

  /// All that two bytes of a word stand for: a digit, for any.
  private static func blocks(_ first: UInt8, _ second: UInt8) -> [Int] {
    WordSet.values(of: first).flatMap { first in
      WordSet.values(of: second).map { Int(first) << 8 | Int($0) }
    }
  }

  /// Whether the body says so of one of their places.
  func contains(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    shifts.withUnsafeBufferPointer { shifts in
      var end = window - 1
      while end < bytes.count {
        let block = Int(bytes[end - 1]) << 8 | Int(bytes[end])
        let shift = Int(shifts[block])
        if shift > 0 {
          end += shift
          continue
        }
        for word in words[block] ?? [] {
          let first = end - (window - 1) - word.start
          if WordSet.stands(word.bytes, at: first, in: bytes), body(first..<first + word.bytes.count) {
            return true
          }
        }
        end += 1
      }
      return false
    }
  }
}
