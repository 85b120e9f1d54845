#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of which a file must hold one to be worth lexing.
struct WordSet: Sendable {
  private let words: [[UInt8]]

  init(_ words: some Sequence<String>) {
    // A word that holds another one adds nothing.
    let all = Set(words)
    self.words = all.filter { word in !all.contains { $0 != word && word.containsText($0) } }
      .sorted().map { Array($0.utf8) }
  }

  func occur(in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    return words.contains { word in memmem(start, bytes.count, word, word.count) != nil }
  }
}

extension String {
  fileprivate func containsText(_ other: String) -> Bool { Array(utf8).containsBytes(of: other) }
}
