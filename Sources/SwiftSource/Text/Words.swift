extension UnsafeBufferPointer<UInt8> {
  /// Hands on words, in order: runs of letters, digits, underscores and what is no ASCII. 64 bytes are looked at
  /// together.
  @inlinable @inline(__always)
  package func forEachWord(_ body: (Range<Int>) -> Void) {
    let bytes = UnsafeRawBufferPointer(self)
    /// The start of the word that the last bytes are in.
    var open: Int?
    var offset = 0
    while offset < count {
      let words = bytes.wordBytes(at: offset)
      var boundaries = words ^ (words << 1 | (open == nil ? 0 : 1))
      if let start = open, boundaries != 0 {
        body(start..<offset + boundaries.trailingZeroBitCount)
        boundaries &= boundaries &- 1
        open = nil
      }
      while boundaries != 0 {
        let start = offset + boundaries.trailingZeroBitCount
        boundaries &= boundaries &- 1
        if boundaries == 0 {
          open = start
          break
        }
        body(start..<offset + boundaries.trailingZeroBitCount)
        boundaries &= boundaries &- 1
      }
      offset += 64
    }
    if let open { body(open..<count) }
  }

  /// Hands on where these words begin, in order.
  @inlinable @inline(__always)
  package func forEachStartOfWord(_ body: (Int) -> Void) {
    let bytes = UnsafeRawBufferPointer(self)
    /// Whether the byte before is part of a word.
    var before: UInt64 = 0
    var offset = 0
    while offset < count {
      let words = bytes.wordBytes(at: offset)
      var starts = words & ~(words << 1 | before)
      before = words >> 63
      while starts != 0 {
        body(offset &+ starts.trailingZeroBitCount)
        starts &= starts &- 1
      }
      offset += 64
    }
  }

  /// The end of the word that begins there.
  package func endOfWord(from start: Int) -> Int {
    var end = start
    while end < count, UInt64(self[end]).wordBits & 1 != 0 { end += 1 }
    return end
  }
}

extension UnsafeRawBufferPointer {
  /// A bit for each of 64 bytes: whether it may be part of a word. None are behind the end.
  @inlinable @inline(__always)
  func wordBytes(at offset: Int) -> UInt64 {
    if offset &+ 64 > count { return lastWordBytes(from: offset) }
    var bits: UInt64 = 0
    for place in 0..<8 {
      let eight = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset &+ place &* 8, as: UInt64.self))
      bits |= eight.wordBits << UInt64(truncatingIfNeeded: place &* 8)
    }
    return bits
  }

  /// Of the last bytes, fewer than 64.
  @usableFromInline
  func lastWordBytes(from offset: Int) -> UInt64 {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { copy in
      copy.initializeMemory(as: UInt8.self, repeating: 0)
      copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: self[offset...]))
      return UnsafeRawBufferPointer(copy).wordBytes(at: 0)
    }
  }
}

extension UInt64 {
  /// A bit for each of eight bytes: whether it may be part of a word.
  @inlinable @inline(__always)
  var wordBits: UInt64 {
    let low = self & Self(bytes: 0x7F)
    let letters = (low | Self(bytes: 0x20)).bytes(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let digits = low.bytes(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let underscores = low.bytes(UInt8(ascii: "_")...UInt8(ascii: "_"))
    let flags = (letters | digits | underscores | self) & Self(bytes: 0x80)
    // The factor moves the flag of each byte to its place in the last byte.
    return ((flags >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// For each of eight bytes below 0x80: 0x80 if it is in the range. Other bits are undefined.
  @inlinable @inline(__always)
  func bytes(_ range: ClosedRange<UInt8>) -> UInt64 {
    (self + Self(bytes: 0x80 - range.lowerBound)) & ~(self + Self(bytes: 0x7F - range.upperBound))
  }

  /// The same byte eight times.
  @inlinable @inline(__always)
  init(bytes: UInt8) { self = UInt64(bytes) &* 0x0101_0101_0101_0101 }
}
