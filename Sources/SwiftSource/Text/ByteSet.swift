/// A set of bytes, stored in registers rather than memory.
struct ByteSet: Sendable {
  private var bits = SIMD4<UInt64>()

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
}
