/// Splits a stream of bytes into messages: headers, an empty line, and content of the stated length (LSP
/// 3.17, "Base Protocol").
struct MessageReader {
  enum Piece: Equatable {
    case message([UInt8])
    /// Not a message. Reading continues after it.
    case malformed(String)
  }

  /// The limit for a stated length: more than any document.
  private static let largestContent = 1 << 30
  private static let largestHeader = 1 << 14

  private var buffer: [UInt8] = []
  /// The offset in the buffer of the next piece.
  private var start = 0
  /// The content length of the message whose headers were read.
  private var contentLength: Int?

  mutating func add(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer += bytes
  }

  /// The next piece; `nil`: more bytes are needed.
  mutating func next() -> Piece? {
    if contentLength == nil {
      guard let end = endOfHeaders else {
        guard buffer.count - start > Self.largestHeader else { return nil }
        start = buffer.count
        return .malformed("headers without an end")
      }
      let headers = buffer[start..<end.text]
      start = end.content
      guard let length = Self.contentLength(of: headers) else {
        return .malformed("headers without a usable Content-Length")
      }
      contentLength = length
    }
    guard let length = contentLength, buffer.count - start >= length else { return nil }
    defer {
      start += length
      contentLength = nil
    }
    return .message(Array(buffer[start..<start + length]))
  }

  /// The end of the headers, and the start of the content after the empty line. Line feeds without carriage
  /// returns are accepted.
  private var endOfHeaders: (text: Int, content: Int)? {
    let head = buffer[start...].prefix(Self.largestHeader)
    let ends = ["\n\n", "\n\r\n"].compactMap { head.firstRange(of: Array($0.utf8)) }
    return ends.min { $0.lowerBound < $1.lowerBound }.map { ($0.lowerBound, $0.upperBound) }
  }

  private static func contentLength(of headers: ArraySlice<UInt8>) -> Int? {
    for line in headers.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "content-length" else {
        continue
      }
      let digits = text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), (0...largestContent).contains(length) else { return nil }
      return length
    }
    return nil
  }
}
