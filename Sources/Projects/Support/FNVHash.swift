/// FNV-1a with 64 bits. Unlike Swift's own hashing it is the same on every machine and in every run. Not for
/// security.
package struct FNVHash: Sendable {
  package private(set) var value: UInt64

  /// - Parameter value: the hash to continue from.
  package init(value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
