/// The beginnings of words without which no sentence waits for a system; see `SentenceContext`.
enum PromiseWords {
  private static let beginnings = [
    "drop", "support", "todo", "fixme", "remov", "delet", "replac", "clean", "unnec", "obsol", "gone", "goes",
    "away",
    "unsupp", "retir", "dead", "histor", "longer", "min", "deployment", "target", "requir", "baseline",
    "floor", "bump",
    "rais", "mov",
  ]
  private static let byFirstLetter: [[[UInt8]]] = {
    var table: [[[UInt8]]] = Array(repeating: [], count: 256)
    for word in beginnings { table[Int(word.utf8.first!)].append(Array(word.utf8)) }
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
      where index + word.count <= bytes.count
        && word.indices.allSatisfy({ bytes[index + $0] | 0x20 == word[$0] })
      {
        return true
      }
    }
    return false
  }
}
