/// A fast hash for tables of names in source and project files. It need not resist attacks.
package enum ByteHash {
  /// Reads eight bytes at a time.
  @inlinable @inline(__always)
  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: Int = 0) -> UInt32 {
    var hash = start(bytes.count, seed)
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.eight(at: place), into: &hash)
      place += 8
    }
    if place < bytes.count { mix(rest(of: bytes, from: place), into: &hash) }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// The same for one of many words of a text, whose lengths no processor foresees: without a branch for most of them.
  @inlinable @inline(__always)
  package static func hash(_ word: Range<Int>, of text: UnsafeRawBufferPointer) -> UInt32 {
    guard word.count <= 16, word.lowerBound &+ 16 <= text.count else {
      return hash(UnsafeRawBufferPointer(rebasing: text[word]))
    }
    var short = start(word.count, 0)
    mix(text.eight(at: word.lowerBound).keeping(min(word.count, 8)), into: &short)
    var long = short
    mix(text.eight(at: word.lowerBound &+ 8).keeping(max(word.count &- 8, 1)), into: &long)
    return UInt32(truncatingIfNeeded: word.count > 8 ? long : short)
  }

  @inlinable @inline(__always)
  static func start(_ count: Int, _ seed: Int) -> UInt64 { UInt64(truncatingIfNeeded: count &+ seed &<< 16) }

  @inlinable @inline(__always)
  static func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }

  /// The last bytes, at most seven, as one number. Loads that overlap take the place of a loop.
  @inlinable @inline(__always)
  static func rest(of bytes: UnsafeRawBufferPointer, from place: Int) -> UInt64 {
    func load<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> UInt64 {
      UInt64(Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Number.self)))
    }
    let count = bytes.count - place
    if place >= 8 { return bytes.eight(at: bytes.count - 8) >> UInt64(64 - count * 8) }
    if count >= 4 {
      return load(place, UInt32.self) | load(bytes.count - 4, UInt32.self) << UInt64(count * 8 - 32)
    }
    if count >= 2 {
      return load(place, UInt16.self) | load(bytes.count - 2, UInt16.self) << UInt64(count * 8 - 16)
    }
    return load(place, UInt8.self)
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes as a number, the first one last.
  @inlinable @inline(__always)
  func eight(at place: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}

extension UInt64 {
  /// Without all but some bytes, one to eight, of those that it was read from.
  @inlinable @inline(__always)
  func keeping(_ count: Int) -> UInt64 {
    let others = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    return (self &<< others) &>> others
  }
}
