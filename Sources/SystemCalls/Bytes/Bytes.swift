import CLibrary

/// The C library's functions on memory: they take many bytes at a time.
public enum Bytes {
  /// The offset of the first such byte at or after `offset`.
  @inlinable @inline(__always)
  public static func firstOffset(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, from offset: Int = 0
  ) -> Int? {
    guard let start = bytes.baseAddress, offset < bytes.count else { return nil }
    return memchr(start + offset, Int32(byte), bytes.count - offset).map { UnsafeRawPointer($0) - start }
  }

  /// Whether as many bytes are the same at both places.
  @inlinable @inline(__always)
  public static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(left, right, count) == 0
  }

  /// Negative when the left bytes come first, 0 when they are the same; the shorter of two equal beginnings comes first.
  @inlinable @inline(__always)
  public static func order(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let count = min(left.count, right.count)
    let order = count == 0 ? 0 : Int(memcmp(left.baseAddress!, right.baseAddress!, count))
    return order == 0 ? left.count - right.count : order
  }
}

extension UInt8 {
  @inlinable
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a letter of ASCII.
  @inlinable
  package var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether it may be part of a name. Any character beyond ASCII may be a letter.
  @inlinable
  package var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes stand at the offset.
  @inlinable @inline(__always)
  public func holds(_ word: StaticString, at offset: Int) -> Bool {
    offset >= 0 && offset + word.utf8CodeUnitCount <= count
      && Bytes.areEqual(baseAddress! + offset, word.utf8Start, count: word.utf8CodeUnitCount)
  }

  /// Whether both have the same bytes.
  @inlinable @inline(__always)
  public func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    count == other.count
      && (count == 0 || baseAddress! == other.baseAddress!
        || Bytes.areEqual(baseAddress!, other.baseAddress!, count: count))
  }
}
