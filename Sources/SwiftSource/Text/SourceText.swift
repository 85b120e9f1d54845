#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of one Swift file, as they lie on disk: UTF-8 by intent, never checked, never changed.
///
/// Offsets count bytes from 0. Lines and columns count from 1; a column counts UTF-8 bytes, as the
/// compiler's do. A line ends with LF, CR LF or a lone CR (the lexer's newlines).
public final class SourceText: Sendable {
  public let bytes: [UInt8]
  /// The offset at which each line starts; never empty.
  private let lineStarts: [UInt32]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
  }

  public convenience init(_ string: String) {
    self.init(Array(string.utf8))
  }

  public var lineCount: Int { lineStarts.count }

  /// The position of a byte offset in 0...bytes.count.
  public func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(lineStarts[low])
    return SourcePosition(
      offset: offset, line: low + 1, column: offset - start + 1,
      utf16Column: bytes[start..<max(start, min(offset, bytes.count))].utf16Count + 1)
  }

  /// The byte range of a line (from 1), without its line ending.
  public func rangeOfLine(_ line: Int) -> Range<Int> {
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a byte range; malformed UTF-8 becomes U+FFFD.
  public subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where each line of some bytes starts: a line ends with LF, CR LF or a lone CR.
  public static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      // The C library goes through many bytes at a time.
      func next(_ byte: Int32, from index: Int) -> Int {
        memchr(start + index, byte, buffer.count - index).map { UnsafeRawPointer($0) - start } ?? buffer.count
      }
      var (feed, carriage) = (next(0x0A, from: 0), next(0x0D, from: 0))
      while feed < buffer.count || carriage < buffer.count {
        if carriage < feed {
          if carriage + 1 != feed || feed == buffer.count { starts.append(UInt32(carriage + 1)) }
          carriage = next(0x0D, from: carriage + 1)
        } else {
          starts.append(UInt32(feed + 1))
          feed = next(0x0A, from: feed + 1)
        }
      }
    }
    return starts
  }
}

extension ArraySlice<UInt8> {
  /// How many UTF-16 code units the bytes make; a stray continuation byte counts as part of what is before it.
  public var utf16Count: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += byte < 0xF0 ? 1 : 2 }
    return count
  }
}

/// A place in a file: byte offset from 0, line and column from 1, column in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var offset: Int
  public var line: Int
  public var column: Int
  /// The column in UTF-16 code units, as editors and SARIF count.
  public var utf16Column: Int

  /// Without `utf16Column`, the line is ASCII up to here.
  public init(offset: Int, line: Int, column: Int, utf16Column: Int? = nil) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column ?? column
  }
}
