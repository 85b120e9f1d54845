#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of which a file must hold one to be worth lexing; `#` in a word stands for a digit.
///
/// The search goes from one hit of a rare byte to the next, which the C library does many bytes at a time.
/// Words whose rarest byte is the same share a pass.
struct WordSet: Sendable {
  private struct Word: Sendable {
    var bytes: [UInt8]
    /// Where its rarest byte stands.
    var rarest: Int
  }
  private struct Pass: Sendable {
    var byte: UInt8
    var words: [Word]
  }
  private let passes: [Pass]

  init(_ words: some Sequence<String>) {
    // A word that holds another one adds nothing.
    let all = Set(words.lazy.filter { !$0.isEmpty })
    var passes: [Pass] = []
    for word in all.sorted()
    where !all.contains(where: { $0 != word && word.contains($0) }) {
      let bytes = Array(word.utf8)
      let rarest = bytes.indices.max { Self.rarity(of: bytes[$0]) < Self.rarity(of: bytes[$1]) }!
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
  func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    passes.contains { occur($0, in: bytes) }
  }

  private func occur(_ pass: Pass, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    let end = start + bytes.count
    var next = start
    while next < end, let hit = memchr(next, Int32(pass.byte), end - next) {
      let offset = UnsafeRawPointer(hit) - start
      for word in pass.words where stands(word, at: offset - word.rarest, in: bytes) { return true }
      next = start + offset + 1
    }
    return false
  }

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

  private static let digit = UInt8(ascii: "#")

  /// How seldom a byte is in Swift source: letters by their frequency in English, capitals are rarer.
  private static func rarity(of byte: UInt8) -> Int {
    let common = "# etaoinsrlchdpumfgbvywkxSIjqz"
    return common.utf8.enumerated().first { $0.element == byte }?.offset ?? common.utf8.count
  }
}
