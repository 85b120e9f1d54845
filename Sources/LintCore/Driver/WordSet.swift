#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Words to be found in bytes, letter by letter; `\d` in a word stands for a digit.
///
/// The search for a few words goes from one hit of a rare byte to the next, which the C library does many bytes
/// at a time; words whose rarest byte is the same share a pass. Many words are looked for by `BlockSearch`.
public struct WordSet: Sendable {
  private struct Word: Sendable {
    /// `digit` stands for any digit.
    var bytes: [UInt8]
    /// Where its rarest byte stands.
    var rarest: Int
  }
  private struct Pass: Sendable {
    var byte: UInt8
    var words: [Word]

    @inline(__always)
    func hits(
      at offset: Int, in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool
    ) -> Bool {
      for word in words {
        let first = offset - word.rarest
        if stands(word.bytes, at: first, in: bytes), body(first..<first + word.bytes.count) { return true }
      }
      return false
    }
  }
  private var passes: [Pass] = []
  private var blocks: BlockSearch?
  private let areNames: Bool

  /// - Parameter areNames: no letter, digit or underscore stands before or after a word that begins or ends with
  ///   one, as in `get` and `func get`.
  public init(_ words: some Sequence<String>, areNames: Bool = false) {
    self.areNames = areNames
    // A word that holds another one adds nothing: the shorter ones come first, and are looked for in the longer.
    let shortestFirst = Set(words).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map(Self.bytes)
    for word in shortestFirst where !word.isEmpty && !word.withUnsafeBytes(occur) {
      let rarest = word.indices.max { Self.rarity[Int(word[$0])] < Self.rarity[Int(word[$1])] }!
      let new = Word(bytes: word, rarest: rarest)
      if let pass = passes.firstIndex(where: { $0.byte == word[rarest] }) {
        passes[pass].words.append(new)
      } else {
        passes.append(Pass(byte: word[rarest], words: [new]))
      }
    }
    let found = passes.flatMap { $0.words.map(\.bytes) }
    let long = found.filter { $0.count >= Self.longWord }
    // A few short words would slow the search for all others down, and are looked for by themselves.
    if found.count - long.count <= Self.fewWords, let blocks = BlockSearch(long) {
      self.blocks = blocks
      for pass in passes.indices { passes[pass].words.removeAll { $0.bytes.count >= Self.longWord } }
      passes.removeAll { $0.words.isEmpty }
    } else if let blocks = BlockSearch(found) {
      self.blocks = blocks
      passes = []
    }
  }

  /// In bytes: the search for many words moves on by up to one less at a time.
  private static let longWord = 6
  private static let fewWords = 4

  /// Whether one of them stands in the bytes.
  public func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    contains(in: bytes) { _ in true }
  }

  /// Whether the body says so of one of their places; in no order.
  public func contains(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    if areNames { return containsLetters(in: bytes) { Self.isWhole($0, in: bytes) && body($0) } }
    return containsLetters(in: bytes, where: body)
  }

  private func containsLetters(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    if let blocks, blocks.contains(in: bytes, where: body) { return true }
    let end = start + bytes.count
    return passes.withUnsafeBufferPointer { passes in
      for index in passes.indices {
        let byte = Int32(passes[index].byte)
        var next = start
        while next < end, let hit = memchr(next, byte, end - next) {
          let offset = UnsafeRawPointer(hit) - start
          if passes[index].hits(at: offset, in: bytes, where: body) { return true }
          next = start + offset + 1
        }
      }
      return false
    }
  }

  @inline(__always)
  static func stands(_ word: [UInt8], at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard offset >= 0, offset + word.count <= bytes.count else { return false }
    return word.withUnsafeBufferPointer { expected in
      for index in expected.indices {
        let byte = bytes[offset + index]
        if byte == expected[index] { continue }
        guard expected[index] == Self.digit, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
          return false
        }
      }
      return true
    }
  }

  private static func isWhole(_ word: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
    let (first, last) = (word.lowerBound, word.upperBound - 1)
    if first > 0, isInName(bytes[first]), isInName(bytes[first - 1]) { return false }
    return last + 1 == bytes.count || !isInName(bytes[last]) || !isInName(bytes[last + 1])
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Stands for any digit; no source holds it.
  static let digit: UInt8 = 0

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

  /// How seldom a byte is in Swift source, counted over 177 MB of it: from the space (17 %) to the caret.
  static let rarity: [Int] = {
    let common =
      " etainroslcdupmfgh:().,/bySw\"vC=-TI}{kxAPRD0ELM1FNOVBU2[]q34?5678`9>WHzKjG#@X\\<!Q'$*&+Y|JZ;%~^"
    var rarity = Array(repeating: common.utf8.count, count: 256)
    for (place, byte) in common.utf8.enumerated() { rarity[Int(byte)] = place }
    // Any digit is no byte to look for.
    rarity[Int(digit)] = -1
    return rarity
  }()
}
