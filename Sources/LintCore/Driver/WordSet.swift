#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Words to be found in bytes, letter by letter; `\d` in a word stands for a digit.
///
/// The search goes from one hit of a rare byte to the next, which the C library does many bytes at a time.
/// Words whose rarest byte is the same share a pass.
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
  }
  private let passes: [Pass]

  public init(_ words: some Sequence<String>) {
    // A word that holds another one adds nothing.
    let all = Set(words.lazy.filter { !$0.isEmpty })
    var passes: [Pass] = []
    for word in all.sorted()
    where !all.contains(where: { $0 != word && word.contains($0) }) {
      let bytes = Self.bytes(of: word)
      let rarest = bytes.indices.max { Self.rarity[Int(bytes[$0])] < Self.rarity[Int(bytes[$1])] }!
      let new = Word(bytes: bytes, rarest: rarest)
      if let pass = passes.firstIndex(where: { $0.byte == bytes[rarest] }) {
        passes[pass].words.append(new)
      } else {
        passes.append(Pass(byte: bytes[rarest], words: [new]))
      }
    }
    self.passes = passes
  }

  /// Whether one of them stands in the bytes.
  public func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    contains(in: bytes) { _ in true }
  }

  /// Whether the body says so of one of their places; in no order.
  public func contains(in bytes: UnsafeRawBufferPointer, where body: (Range<Int>) -> Bool) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    let end = start + bytes.count
    for pass in passes {
      var next = start
      while next < end, let hit = memchr(next, Int32(pass.byte), end - next) {
        let offset = UnsafeRawPointer(hit) - start
        for word in pass.words {
          let first = offset - word.rarest
          if stands(word, at: first, in: bytes), body(first..<first + word.bytes.count) { return true }
        }
        next = start + offset + 1
      }
    }
    return false
  }

  @inline(__always)
  private func stands(_ word: Word, at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard offset >= 0, offset + word.bytes.count <= bytes.count else { return false }
    return word.bytes.withUnsafeBufferPointer { expected in
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

  /// Stands for any digit; no source holds it.
  private static let digit: UInt8 = 0

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
  private static let rarity: [Int] = {
    let common =
      " etainroslcdupmfgh:().,/bySw\"vC=-TI}{kxAPRD0ELM1FNOVBU2[]q34?5678`9>WHzKjG#@X\\<!Q'$*&+Y|JZ;%~^"
    var rarity = Array(repeating: common.utf8.count, count: 256)
    for (place, byte) in common.utf8.enumerated() { rarity[Int(byte)] = place }
    // Any digit is no byte to look for.
    rarity[Int(digit)] = -1
    return rarity
  }()
}
