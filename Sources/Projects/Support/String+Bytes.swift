#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// What is left after so many bytes.
  func utf8Suffix(from count: Int) -> Substring { self[utf8.index(startIndex, offsetBy: count)...] }

  /// Its UTF-8, where it lies.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Order by bytes, which does not depend on Unicode tables.
  static func bytesPrecede(_ left: String, _ right: String) -> Bool {
    left.withBytes { left in
      right.withBytes { right in
        let count = Swift.min(left.count, right.count)
        let order = count == 0 ? 0 : memcmp(left.baseAddress!, right.baseAddress!, count)
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }
}
