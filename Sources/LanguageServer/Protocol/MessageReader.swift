/// Cuts a stream of bytes into messages: headers, an empty line, and so many bytes of content
/// (LSP 3.17, "Base Protocol").
struct MessageReader {
  enum Piece: Equatable {
    case message([UInt8])
    /// Something that is no message; reading goes on behind it.
    case malformed(String)
  }

  /// More than any document: what claims to be larger is not believed.
  private static let largestContent = 1 << 30
  private static let largestHeader = 1 << 14

  private var buffer: [UInt8] = []
  /// Where in the buffer the next piece begins.
  private var start = 0
  /// Of the message whose headers have been read.
  private var contentLength: Int?

  mutating func add(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer += bytes
  }

  /// The next piece; `nil` when more bytes are needed.
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

  /// Where the headers' text ends, and where what follows the empty line begins. Bare line feeds are taken too.
  private var endOfHeaders: (text: Int, content: Int)? {
    var index = start
    while index < buffer.count, index - start <= Self.largestHeader {
      if buffer[index] == 0x0A {
        if index + 1 < buffer.count, buffer[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
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
