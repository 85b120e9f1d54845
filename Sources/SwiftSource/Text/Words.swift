extension UnsafeBufferPointer<UInt8> {
  /// Hands on words, in order: runs of letters, digits, underscores and what is no ASCII. Eight bytes are looked at
  /// together.
  @inline(__always)
  func forEachWord(_ body: (Range<Int>) -> Void) {
    let bytes = UnsafeRawBufferPointer(self)
    func pass(_ start: Int) {
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
