/// Recognises keywords by a perfect hash of their first and last eight bytes.
struct KeywordTable: @unchecked Sendable {
  static let shared = KeywordTable()

  private struct Entry {
    var first: UInt64
    var last: UInt64
    var length: Int
    var word: UnsafePointer<UInt8>
  }

  static let longestWord = 29
  /// The raw value of the keyword in each slot; 0: none.
  private let slots: UnsafePointer<UInt8>
  /// By raw value.
  private let entries: UnsafePointer<Entry>

  /// Found by trial: no two keywords share a slot. A new keyword needs a new multiplier.
  private static let multiplier: UInt64 = 0x5d31_a23f_b2eb_8e25
  private static let slotBits: UInt64 = 11

  private static func slot(first: UInt64, last: UInt64) -> Int {
    Int(truncatingIfNeeded: ((first ^ (last << 1)) &* multiplier) >> (64 - slotBits))
  }

  /// Built once, never freed.
  private init() {
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << Self.slotBits)
    slots.initialize(repeating: 0, count: 1 << Self.slotBits)
    let words = Keyword.words
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() {
      let bytes = Array(word.utf8)
      precondition(bytes.count <= Self.longestWord, "longer than the longest word: \(word)")
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      let first = Self.load(copy, min(8, bytes.count))
      let last = bytes.count > 8 ? Self.load(copy + bytes.count - 8, 8) : 0
      (entries + index + 1).initialize(
        to: Entry(first: first, last: last, length: bytes.count, word: UnsafePointer(copy)))
      let slot = Self.slot(first: first, last: last)
      precondition(slots[slot] == 0, "two keywords share a slot: \(word)")
      slots[slot] = UInt8(index + 1)
    }
    self.slots = UnsafePointer(slots)
    self.entries = UnsafePointer(entries)
  }

  /// Up to eight bytes as a little-endian number.
  @inline(__always)
  private static func load(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count == 8 { return UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)) }
    var value: UInt64 = 0
    var index = count - 1
    while index >= 0 {
      value = value << 8 | UInt64(bytes[index])
      index -= 1
    }
    return value
  }

  /// The keyword that `length` bytes spell, otherwise `none`. At least `readable` bytes can be read.
  @inline(__always)
  func keyword(_ bytes: UnsafePointer<UInt8>, length: Int, readable: Int) -> Keyword {
    if length < 2 || length > Self.longestWord { return .none }
    var first: UInt64
    var last: UInt64 = 0
    if length > 8 {
      first = Self.load(bytes, 8)
      last = Self.load(bytes + length - 8, 8)
    } else if readable >= 8 {
      first = Self.load(bytes, 8) & (~0 >> UInt64(64 - 8 * length))
    } else {
      first = Self.load(bytes, length)
    }
    let raw = slots[Self.slot(first: first, last: last)]
    if raw == 0 { return .none }
    let entry = entries + Int(raw)
    guard entry.pointee.first == first, entry.pointee.last == last, entry.pointee.length == length else {
      return .none
    }
    return length > 16 ? confirmed(raw, bytes) : unsafeBitCast(raw, to: Keyword.self)
  }

  /// Compares the bytes between the first eight and the last eight.
  @inline(never)
  private func confirmed(_ raw: UInt8, _ bytes: UnsafePointer<UInt8>) -> Keyword {
    let entry = entries[Int(raw)]
    for index in 8..<entry.length - 8 where bytes[index] != entry.word[index] { return .none }
    return unsafeBitCast(raw, to: Keyword.self)
  }
}
