extension UnsafeBufferPointer<UInt8> {
  /// Hands on words, in order: runs of letters, digits, underscores and what is no ASCII. Eight bytes are looked at
  /// together.
  @inline(__always)
  func forEachWord(_ body: (Range<Int>) -> Void) {
    let bytes = UnsafeRawBufferPointer(self)
    var before: UInt64 = 0
    var start = 0
    var isInWord = false
    func pass(_ boundary: Int) {
      if isInWord { body(start..<boundary) } else { start = boundary }
      isInWord.toggle()
    }
    var offset = 0
    while offset + 8 <= count {
      let words = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).wordBytes
      var boundaries = words ^ (words << 8 | before)
      before = words >> 56
      while boundaries != 0 {
        pass(offset + boundaries.trailingZeroBitCount >> 3)
        boundaries &= boundaries - 1
      }
      offset += 8
    }
    while offset < count {
      let word = UInt64(self[offset]).wordBytes
      if word != before { pass(offset) }
      before = word
      offset += 1
    }
    if isInWord { body(start..<count) }
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
