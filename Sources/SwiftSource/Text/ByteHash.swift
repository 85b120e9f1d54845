/// A fast hash for tables of names in source and project files. It need not resist attacks.
package enum ByteHash {
  /// Reads eight bytes at a time.
  @inlinable @inline(__always)
  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: Int = 0) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: bytes.count &+ seed &<< 16)
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self), into: &hash)
      place += 8
    }
    if place < bytes.count { mix(rest(of: bytes, from: place), into: &hash) }
    return UInt32(truncatingIfNeeded: hash)
  }

  @inlinable @inline(__always)
  static func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }

  /// The last bytes, at most seven, as one number. Loads that overlap take the place of a loop.
  @inlinable @inline(__always)
  static func rest(of bytes: UnsafeRawBufferPointer, from place: Int) -> UInt64 {
    func load<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> UInt64 {
      UInt64(bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
    let count = bytes.count - place
    if place >= 8 { return load(bytes.count - 8, UInt64.self) }
    if count >= 4 { return load(place, UInt32.self) << 32 | load(bytes.count - 4, UInt32.self) }
    if count >= 2 { return load(place, UInt16.self) << 16 | load(bytes.count - 2, UInt16.self) }
    return load(place, UInt8.self)
  }
}
