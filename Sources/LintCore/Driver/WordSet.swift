#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of which a file must hold one to be worth lexing.
struct WordSet: Sendable {
  private struct Word: Sendable {
    var bytes: [UInt8]
    /// Where its rarest byte stands: the one to search for.
    var rarest: Int
  }
  private let words: [Word]

  init(_ words: some Sequence<String>) {
    // A word that holds another one adds nothing.
    let all = Set(words)
    self.words = all.filter { word in !all.contains { $0 != word && word.containsText($0) } }.sorted().map {
      let bytes = Array($0.utf8)
      let rarest = bytes.indices.max { Self.rarity(of: bytes[$0]) < Self.rarity(of: bytes[$1]) }
      return Word(bytes: bytes, rarest: rarest ?? 0)
    }
  }

  func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    return words.contains { word in
      word.bytes.withUnsafeBytes { occurs($0, rarest: word.rarest, from: start, to: start + bytes.count) }
    }
  }

  private func occurs(
    _ word: UnsafeRawBufferPointer, rarest: Int, from start: UnsafeRawPointer, to end: UnsafeRawPointer
  ) -> Bool {
    let last = end - (word.count - 1 - rarest)
    var next = start + rarest
    while next < last, let hit = memchr(next, Int32(word[rarest]), last - next) {
      if memcmp(hit - rarest, word.baseAddress!, word.count) == 0 { return true }
      next = UnsafeRawPointer(hit) + 1
    }
    return false
  }

  /// How seldom a byte is in Swift source: letters by their frequency in English, the rest is rarer.
  private static func rarity(of byte: UInt8) -> Int {
    let common = " etaoinsrlchdpumfgbvywkxSIjqz"
    return common.utf8.enumerated().first { $0.element == byte }?.offset ?? common.utf8.count
  }
}

extension String {
  fileprivate func containsText(_ other: String) -> Bool { Array(utf8).containsBytes(of: other) }
}
