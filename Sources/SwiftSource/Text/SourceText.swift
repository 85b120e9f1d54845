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
    return SourcePosition(offset: offset, line: low + 1, column: offset - Int(lineStarts[low]) + 1)
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

  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte > 0x0D { continue }
        if byte == 0x0A || (byte == 0x0D && !(index < buffer.count && buffer[index] == 0x0A)) {
          starts.append(UInt32(index))
        }
      }
    }
    return starts
  }
}

/// A place in a file: byte offset from 0, line and column from 1, column in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var offset: Int
  public var line: Int
  public var column: Int

  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
