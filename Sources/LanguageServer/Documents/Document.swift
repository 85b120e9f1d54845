import SwiftSource

/// An open document. Its text takes precedence over the file on disk.
struct Document: Sendable {
  /// The URI in the client's spelling.
  let uri: String
  /// The real path of the file; `nil` when it is not a file (`untitled:`).
  let path: String?
  private(set) var version: Int
  private var text: SourceText
  var bytes: [UInt8] { text.bytes }

  init(uri: String, path: String?, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = SourceText(text)
  }

  /// Applies changes one after the other, each to the result of the one before.
  /// - Throws: when a change is invalid. The changes before it are applied.
  mutating func apply(_ changes: [JSON], version: Int, encoding: PositionEncoding) throws(ResponseError) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.string else { throw .invalidParams("a change has no text") }
      guard let range = change["range"], !range.isNull else {
        self.text = SourceText(text)
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
    var bytes = text.bytes
    bytes.replaceSubrange(range, with: replacement)
    text = SourceText(bytes)
  }

  /// The byte offset of a position. A column beyond the line's end is the end of the line; a line beyond the
  /// last one is the end of the text.
  func offset(of position: ProtocolPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < text.lineCount else { return bytes.count }
    let line = text.rangeOfLine(position.line + 1)
    return bytes.withUnsafeBufferPointer { bytes in
      line.lowerBound
        + encoding.offset(of: position.character, in: UnsafeBufferPointer(rebasing: bytes[line]))
    }
  }
}
