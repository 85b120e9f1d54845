import SystemCalls

/// The bytes of one Swift file, unmodified: usually UTF-8, but not validated.
///
/// Offsets count bytes from 0. Lines and columns count from 1; a column counts UTF-8 bytes, as in the
/// compiler. A line ends with LF, CR LF or a lone CR (the lexer's newlines).
public final class SourceText: Sendable {
  public let bytes: [UInt8]
  /// `nil`: it was not made by edits.
  public let origin: TextOrigin?
  private let lines: LineIndex

  public convenience init(_ bytes: [UInt8]) { self.init(bytes, origin: nil) }

  init(_ bytes: [UInt8], origin: TextOrigin?) {
    self.bytes = bytes
    self.origin = origin
    lines = bytes.withUnsafeBufferPointer { LineIndex($0) }
  }

  public convenience init(_ string: String) {
    self.init(Array(string.utf8))
  }

  public var lineCount: Int { lines.lineCount }

  /// Compares with `memcmp`: `==` of arrays compares byte by byte.
  public func hasSameBytes(as other: SourceText) -> Bool {
    self === other || bytes.withUnsafeBytes { left in other.bytes.withUnsafeBytes(left.hasSameBytes) }
  }

  /// The position of a byte offset in 0...bytes.count.
  public func position(of offset: Int) -> SourcePosition {
    bytes.withUnsafeBufferPointer { bytes in
      let place = min(offset, bytes.count)
      let start = LineIndex.start(ofLineAt: place, in: bytes)
      return SourcePosition(
        offset: offset, line: lines.line(of: place, in: bytes), column: offset - start + 1,
        utf16Column: bytes.utf16Count(in: start..<place) + 1)
    }
  }

  /// The byte range of a line (from 1), without its line ending.
  public func rangeOfLine(_ line: Int) -> Range<Int> {
    let start = bytes.withUnsafeBufferPointer { lines.start(ofLine: line, in: $0) }
    return start..<endOfLine(at: start)
  }

  /// The byte range of the line that contains an offset in 0...bytes.count, without its line ending.
  public func rangeOfLine(at offset: Int) -> Range<Int> {
    let start = bytes.withUnsafeBufferPointer { LineIndex.start(ofLineAt: offset, in: $0) }
    return start..<endOfLine(at: start)
  }

  /// The number of lines that a byte range touches.
  public func lineCount(of range: Range<Int>) -> Int {
    if range.isEmpty { return 0 }
    return bytes.withUnsafeBufferPointer { lines.ends(in: $0, range.dropLast()) } + 1
  }

  /// The text of a byte range; malformed UTF-8 becomes U+FFFD.
  public subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of UTF-16 code units of some bytes. A stray continuation byte belongs to the preceding
  /// character.
  public func utf16Count(in range: Range<Int>) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      if byte & 0xC0 != 0x80 { count += byte < 0xF0 ? 1 : 2 }
      index += 1
    }
    return count
  }
}

/// A position in a file: byte offset from 0, line and column from 1, column in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var offset: Int
  public var line: Int
  public var column: Int
  /// The column in UTF-16 code units, as editors and SARIF count.
  public var utf16Column: Int

  /// Without `utf16Column`, the line must be ASCII up to here.
  public init(offset: Int, line: Int, column: Int, utf16Column: Int? = nil) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column ?? column
  }
}
