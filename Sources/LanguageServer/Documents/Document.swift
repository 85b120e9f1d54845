import SwiftSource

/// A document that the client has open: its text is what counts, not what lies on disk.
struct Document: Sendable {
  /// As the client calls it.
  let uri: String
  /// The real path of what it is about; `nil` for what is no file (`untitled:`).
  let path: String?
  private(set) var version: Int
  private(set) var bytes: [UInt8]
  /// The offset at which each line starts; never empty.
  private var lineStarts: [UInt32]

  init(uri: String, path: String?, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
    lineStarts = SourceText.lineStarts(of: bytes)
  }

  /// One change after the other, each in the text that the one before left.
  /// - Throws: when one of them is none; those before it are applied.
  mutating func apply(_ changes: [JSON], version: Int, encoding: PositionEncoding) throws(ResponseError) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.string else { throw .invalidParams("a change has no text") }
      guard let range = change["range"], !range.isNull else {
        bytes = Array(text.utf8)
        lineStarts = SourceText.lineStarts(of: bytes)
        continue
      }
      guard let start = ProtocolPosition(range["start"]), let end = ProtocolPosition(range["end"]) else {
        throw .invalidParams("a change has a range without a start and an end")
      }
      let offsets = [offset(of: start, encoding), offset(of: end, encoding)].sorted()
      replace(offsets[0]..<offsets[1], by: Array(text.utf8))
    }
  }

  private mutating func replace(_ range: Range<Int>, by replacement: [UInt8]) {
    bytes.replaceSubrange(range, with: replacement)
    lineStarts = SourceText.lineStarts(of: bytes)
  }

  /// Where a place lies; what lies behind a line's end is its end, what lies behind the last line the text's.
  func offset(of position: ProtocolPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let start = Int(lineStarts[position.line])
    var end = position.line + 1 < lineStarts.count ? Int(lineStarts[position.line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes.withUnsafeBufferPointer { bytes in
      start + encoding.offset(of: position.character, in: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }
}
