import SystemCalls

/// Finds words in bytes. `\d` in a word matches a digit.
///
/// The search goes from one occurrence of a rare byte to the next with `memchr`; words with the same rare byte share a
/// pass.
public struct WordSet: Sendable {
  private struct Word: Sendable {
    /// `digit` matches any digit.
    var bytes: [UInt8]
    /// The offset of the byte that its pass searches for.
    var anchor: Int
  }
  private struct Pass: Sendable {
    let byte: UInt8
    private(set) var words: [Word] = []
    /// The bytes that can follow. They reject most occurrences.
    private var next = ByteSet()

    init(_ byte: UInt8, _ words: [[UInt8]], areNames: Bool, _ isASCIIOnly: Bool) {
      self.byte = byte
      for word in words {
        let anchor = word.firstIndex(of: byte)!
        self.words.append(Word(bytes: word, anchor: anchor))
        let isLast = anchor + 1 == word.count
        for value in isLast ? 0...255 : WordSet.values(of: word[anchor + 1])
        where !(isLast && areNames && WordSet.isInName(byte) && WordSet.isInName(value, isASCIIOnly)) {
          next.insert(value)
        }
      }
    }

    @inline(__always)
    func hits(
      at offset: Int, in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool
    ) -> Bool {
      if offset + 1 < bytes.count, !next.contains(bytes[offset + 1]) { return false }
      for word in words {
        let first = offset - word.anchor
        if occurs(word.bytes, at: first, in: bytes), body(first..<first + word.bytes.count) { return true }
      }
      return false
    }
  }
  private let passes: [Pass]
  private let areNames: Bool
  private let endsAtOtherThanASCII: Bool

  /// - Parameters:
  ///   - areNames: requires that no letter, digit or underscore stands before or after a word that begins
  ///     or ends with one, as in `get` and `func get`.
  ///   - endsAtOtherThanASCII: whether a non-ASCII byte ends a name; otherwise it counts as a letter.
  public init(_ words: some Sequence<String>, areNames: Bool = false, endsAtOtherThanASCII: Bool = false) {
    self.areNames = areNames
    self.endsAtOtherThanASCII = endsAtOtherThanASCII
    let found = Self.shortest(of: Set(words).map(Self.bytes), areNames: areNames)
    passes = Self.groups(of: found).map {
      Pass($0.byte, $0.words, areNames: areNames, endsAtOtherThanASCII)
    }
  }

  /// Whether the search visits the bytes a few times, and only their rare ones.
  package var isForFewWords: Bool { passes.count <= 6 }

  /// Drops words that contain another one.
  private static func shortest(of words: [[UInt8]], areNames: Bool) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var byFirst: [[[UInt8]]] = Array(repeating: [], count: 256)
    for word in words.sorted(by: { ($0.count, $0.first ?? 0) < ($1.count, $1.first ?? 0) })
    where !word.isEmpty {
      // A single name contains no other whole name.
      let mayHold = !areNames || !word.allSatisfy { Self.isInName($0) }
      let isHeld =
        mayHold
        && word.withUnsafeBytes { bytes in
          bytes.indices.contains { start in
            byFirst[Int(bytes[start])].contains {
              occurs($0, at: start, in: bytes) && (!areNames || isWhole(start..<start + $0.count, in: bytes))
            }
          }
        }
      if isHeld { continue }
      found.append(word)
      byFirst[Int(word[0])].append(word)
    }
    return found
  }

  /// Groups the words by the rare byte to search for. Each pass visits every byte, and each occurrence costs
  /// more. So the groups should be few, with rare bytes; words without a rare byte need a common one.
  private static func groups(of words: [[UInt8]]) -> [(byte: UInt8, words: [[UInt8]])] {
    var groups: [(byte: UInt8, words: [[UInt8]])] = []
    var left = words
    while !left.isEmpty {
      var counts = Array(repeating: 0, count: rarity.count)
      // Each byte counts once for each word.
      var lastWord = Array(repeating: -1, count: rarity.count)
      for (number, word) in left.enumerated() {
        for byte in word where lastWord[Int(byte)] != number {
          lastWord[Int(byte)] = number
          counts[Int(byte)] += 1
        }
      }
      let seldom = counts.indices.filter { counts[$0] > 0 && rarity[$0] >= leastRarity }
      let shared = seldom.max { (counts[$0], rarity[$0]) < (counts[$1], rarity[$1]) }.map(UInt8.init)
      let byte = shared ?? left[0].max { rarity[Int($0)] < rarity[Int($1)] }!
      groups.append((byte, left.filter { $0.contains(byte) }))
      left.removeAll { $0.contains(byte) }
    }
    return groups
  }

  /// Whether one of the words occurs in the bytes.
  public func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    contains(in: bytes) { _ in true }
  }

  /// Whether `body` returns true for one of the occurrences, in no particular order.
  public func contains(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    if areNames {
      return containsLetters(in: bytes) { Self.isWhole($0, in: bytes, endsAtOtherThanASCII) && body($0) }
    }
    return containsLetters(in: bytes, where: body)
  }

  private func containsLetters(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    return passes.withUnsafeBufferPointer { passes in
      for index in passes.indices {
        let byte = passes[index].byte
        var next = 0
        while let offset = Bytes.firstOffset(of: byte, in: bytes, from: next) {
          if passes[index].hits(at: offset, in: bytes, where: body) { return true }
          next = offset + 1
        }
      }
      return false
    }
  }

  @inline(__always)
  private static func occurs(_ word: [UInt8], at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    word.withUnsafeBufferPointer { occurs($0, at: offset, in: bytes) }
  }

  @inline(__always)
  package static func occurs(
    _ word: UnsafeBufferPointer<UInt8>, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    guard offset >= 0, offset + word.count <= bytes.count else { return false }
    for index in word.indices {
      let byte = bytes[offset + index]
      if byte == word[index] { continue }
      guard word[index] == Self.digit, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return false }
    }
    return true
  }

  package static func isWhole(
    _ word: Range<Int>, in bytes: UnsafeRawBufferPointer, _ isASCIIOnly: Bool = false
  ) -> Bool {
    let (first, last) = (word.lowerBound, word.upperBound - 1)
    if first > 0, isInName(bytes[first]), isInName(bytes[first - 1], isASCIIOnly) { return false }
    return last + 1 == bytes.count || !isInName(bytes[last]) || !isInName(bytes[last + 1], isASCIIOnly)
  }

  /// Whether a byte may be part of a name. Non-ASCII bytes count unless `isASCIIOnly`.
  package static func isInName(_ byte: UInt8, _ isASCIIOnly: Bool = false) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    case 0x80...: !isASCIIOnly
    default: false
    }
  }

  /// Matches any digit. Sources do not contain this byte.
  package static let digit: UInt8 = 0

  /// The values that a byte of a word matches.
  package static func values(of byte: UInt8) -> ClosedRange<UInt8> {
    byte == digit ? UInt8(ascii: "0")...UInt8(ascii: "9") : byte...byte
  }

  private static func bytes(of word: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      if byte == UInt8(ascii: "d"), bytes.last == UInt8(ascii: "\\") {
        bytes[bytes.count - 1] = digit
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The rank of each byte by rarity, counted over 177 MB of Swift source: from the space (17 %) to the
  /// caret.
  package static let rarity: [Int] = {
    let common =
      " etainroslcdupmfgh:().,/bySw\"vC=-TI}{kxAPRD0ELM1FNOVBU2[]q34?5678`9>WHzKjG#@X\\<!Q'$*&+Y|JZ;%~^"
    var rarity = Array(repeating: common.utf8.count, count: 256)
    for (place, byte) in common.utf8.enumerated() { rarity[Int(byte)] = place }
    // There is no single byte to search for.
    rarity[Int(digit)] = -1
    return rarity
  }()
  /// Capital letters and rarer bytes: less than one byte in 200.
  private static let leastRarity = rarity[Int(UInt8(ascii: "A"))]
}
