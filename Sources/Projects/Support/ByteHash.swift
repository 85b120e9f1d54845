/// A fast hash for tables of the project's own names. It need not resist attacks.
enum ByteHash {
  /// Reads eight bytes at a time. The result is not negative.
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: Int = 0) -> Int {
    var hash = UInt64(truncatingIfNeeded: bytes.count &+ seed &<< 16)
    var place = 0
    while place < bytes.count {
      var word: UInt64 = 0
      if place + 8 <= bytes.count {
        word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      } else {
        for byte in bytes[place...] { word = word << 8 | UInt64(byte) }
      }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      place += 8
    }
    return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
  }
}
