/// The beginnings of words without which no sentence waits for a system; see `SentenceContext`.
enum PromiseWords {
  /// Each makes a promise possible by itself.
  private static let telling = ["drop", "support", "todo", "fixme"]
  /// What is to be done, and what about the deployment target is to change: a promise has both.
  private static let requiring = [
    "min", "deployment", "target", "requir", "baseline", "floor", "bump", "rais", "mov",
  ]
  private static let byFirstLetter: [[(letters: [UInt8], isTelling: Bool)]] = {
    var table: [[(letters: [UInt8], isTelling: Bool)]] = Array(repeating: [], count: 256)
    for (words, isTelling) in [(telling, true), (requiring, false)] {
      for word in words { table[Int(word.utf8.first!)].append((Array(word.utf8), isTelling)) }
    }
    return table
  }()

  /// Whether one of them stands in the bytes, in any case; says yes too often, and never no too often.
  static func mayOccur(in slice: Slice<UnsafeRawBufferPointer>) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: slice)
    var isWordBefore = false
    for index in bytes.indices {
      let letter = bytes[index] | 0x20
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
      defer { isWordBefore = isLetter }
      if isWordBefore || !isLetter { continue }
      for word in byFirstLetter[Int(letter)]
      where index + word.letters.count <= bytes.count
        && word.letters.indices.allSatisfy({ bytes[index + $0] | 0x20 == word.letters[$0] })
      {
        return true
      }
    }
    return false
  }
}
