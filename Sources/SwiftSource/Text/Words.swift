/// A filter for words by their first three bytes. It rejects most words that are not among some names.
public struct WordHeads: Sendable {
  /// A bit for each key. Empty when a name is shorter than three bytes: then it rejects nothing.
  private var bits: [UInt64] = Array(repeating: 0, count: 64)

  public init(_ names: some Sequence<String>) {
    for name in names {
      var bytes = name.utf8.makeIterator()
      guard let first = bytes.next(), let second = bytes.next(), let third = bytes.next() else {
        bits = []
        return
      }
      let key = Self.key(UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16)
      bits[key >> 6] |= 1 << UInt64(key & 63)
    }
  }

  /// - Parameter head: four bytes, little-endian.
  @inline(__always)
  func mayHold(_ head: UInt32) -> Bool {
    if bits.isEmpty { return true }
    let key = Self.key(head & 0xFF_FFFF)
    return bits[key >> 6] & 1 << UInt64(key & 63) != 0
  }

  /// Twelve bits.
  @inline(__always)
  private static func key(_ head: UInt32) -> Int { Int((head &* 0x9E37_79B1) >> 20) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` for each word, in order: a run of letters, digits, underscores and non-ASCII bytes.
  /// Processes eight bytes at once.
  /// - Parameter heads: skips words that begin otherwise, except for those at the end; `nil`: skips none.
  @inline(__always)
  func forEachWord(among heads: WordHeads?, _ body: (Range<Int>) -> Void) {
    let bytes = UnsafeRawBufferPointer(self)
    func pass(_ start: Int) {
      if let heads, start + 4 <= count {
        let head = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
        if !heads.mayHold(head) { return }
      }
      var end = start + 1
      while end < count, UInt64(self[end]).wordBytes != 0 { end += 1 }
      body(start..<end)
    }
    var before: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      let words = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).wordBytes
      var starts = words & ~(words << 8 | before)
      before = words >> 56
      while starts != 0 {
        pass(offset + starts.trailingZeroBitCount >> 3)
        starts &= starts - 1
      }
      offset += 8
    }
    while offset < count {
      let word = UInt64(self[offset]).wordBytes
      if word & ~before != 0 { pass(offset) }
      before = word
      offset += 1
    }
  }
}

extension UInt64 {
  /// For each of eight bytes: 0x80 if it may be part of a word, otherwise 0.
  @inline(__always)
  fileprivate var wordBytes: UInt64 {
    let low = self & Self(bytes: 0x7F)
    let letters = (low | Self(bytes: 0x20)).bytes(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let digits = low.bytes(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let underscores = low.bytes(UInt8(ascii: "_")...UInt8(ascii: "_"))
    return (letters | digits | underscores | self) & Self(bytes: 0x80)
  }

  /// For each of eight bytes below 0x80: 0x80 if it is in the range. Other bits are undefined.
  @inline(__always)
  private func bytes(_ range: ClosedRange<UInt8>) -> UInt64 {
    (self + Self(bytes: 0x80 - range.lowerBound)) & ~(self + Self(bytes: 0x7F - range.upperBound))
  }

  /// The same byte eight times.
  @inline(__always)
  private init(bytes: UInt8) { self = UInt64(bytes) &* 0x0101_0101_0101_0101 }
}
