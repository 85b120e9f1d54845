/// A search for many words at once (Wu and Manber, "A fast algorithm for multi-pattern searching", 1994).
/// Each word has a window of the length of the shortest word. The two bytes at the end of the current window
/// determine how far it can move without skipping a word. A word's window is the one that ends in its rarest
/// bytes.
struct BlockSearch: Sendable {
  // A flat structure, so that the search does no reference counting.
  private struct Word: Sendable {
    /// The range in the letters of all words.
    var letters: Range<Int>
    /// The offset of its window.
    var start: Int
  }
  private var letters: [UInt8] = []
  /// Words whose windows end in the same two bytes are adjacent.
  private var words: [Word] = []
  private var buckets: [Range<Int>] = []
  /// By two bytes (`block`): the distance that the window can move when it ends in them, or, from `firstBucket` on, the
  /// bucket of the words whose window ends in them.
  private var steps: [UInt16]
  private static let firstBucket: UInt16 = 256
  /// The length of the window.
  private let window: Int

  /// - Parameter words: from `WordSet`; each has at least three bytes.
  init(_ words: [[UInt8]]) {
    window = words.map { min($0.count, 64) }.min() ?? 64
    steps = Array(repeating: UInt16(window - 1), count: 1 << 14)
    var found: [Int: [Word]] = [:]
    for bytes in words {
      let last = (window - 1..<bytes.count).max {
        Self.rarity(bytes[$0 - 1], bytes[$0]) < Self.rarity(bytes[$1 - 1], bytes[$1])
      }!
      let word = Word(letters: letters.count..<letters.count + bytes.count, start: last - (window - 1))
      letters += bytes
      for end in 1..<window {
        for block in Self.blocks(bytes[word.start + end - 1], bytes[word.start + end]) {
          steps[block] = min(steps[block], UInt16(window - 1 - end))
          if end == window - 1 { found[block, default: []].append(word) }
        }
      }
    }
    for (block, words) in found {
      steps[block] = Self.firstBucket + UInt16(buckets.count)
      buckets.append(self.words.count..<self.words.count + words.count)
      self.words += words
    }
  }

  private static func rarity(_ first: UInt8, _ second: UInt8) -> Int {
    WordSet.rarity[Int(first)] + WordSet.rarity[Int(second)]
  }

  /// All values of two bytes of a word: a digit stands for any digit.
  private static func blocks(_ first: UInt8, _ second: UInt8) -> [Int] {
    WordSet.values(of: first).flatMap { first in
      WordSet.values(of: second).map { block(first, $0) }
    }
  }

  /// Seven bits of each byte, so that the steps stay in the fastest cache. What is no ASCII shares the place of
  /// something else: the window then moves less far, or a word is compared in vain.
  @inline(__always)
  private static func block(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x7f) << 7 | Int(second & 0x7f)
  }

  /// Whether `body` returns true for one of the occurrences.
  func contains(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    letters.withUnsafeBufferPointer { letters in
      steps.withUnsafeBufferPointer { steps in
        var end = window - 1
        while end < bytes.count {
          let step = steps[Self.block(bytes[end - 1], bytes[end])]
          if step < Self.firstBucket {
            end += Int(step)
            continue
          }
          for index in buckets[Int(step - Self.firstBucket)] {
            let word = words[index]
            let first = end - (window - 1) - word.start
            let expected = UnsafeBufferPointer(rebasing: letters[word.letters])
            if WordSet.occurs(expected, at: first, in: bytes), body(first..<first + expected.count) {
              return true
            }
          }
          end += 1
        }
        return false
      }
    }
  }
}
