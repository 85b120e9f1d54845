import Testing

@testable import LanguageServer

/// Cutting a stream into messages.
@Suite struct MessageReaderTests {
  private func pieces(_ chunks: [String]) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var pieces: [MessageReader.Piece] = []
    for chunk in chunks {
      reader.add(chunk.utf8)
      while let piece = reader.next() { pieces.append(piece) }
    }
    return pieces
  }

  private func message(_ text: String) -> MessageReader.Piece { .message(Array(text.utf8)) }

  @Test func messagesFollowEachOther() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]"
    #expect(pieces([stream]) == [message("{}"), message("[1]")])
  }

  @Test func everyByteMayComeAlone() {
    let stream = "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}"
    #expect(pieces(stream.map(String.init)) == [message("{}")])
  }

  @Test func namesOfHeadersAreOfAnyCase() {
    #expect(pieces(["content-length:2\n\n{}"]) == [message("{}")])
  }

  @Test func lengthsCountBytes() {
    #expect(pieces(["Content-Length: 4\r\n\r\n\"é\""]) == [message("\"é\"")])
  }

  @Test(arguments: [
    "Content-Length: -1", "Content-Length: many", "Content-Type: x", "Content-Length: 9999999999",
  ])
  func whatHasNoLengthIsSkipped(_ header: String) {
    let found = pieces([header + "\r\n\r\nContent-Length: 2\r\n\r\n{}"])
    #expect(found.count == 2)
    #expect(found.last == message("{}"))
    if case .malformed = found.first {} else { Issue.record("\(found)") }
  }

  @Test func headersWithoutAnEndAreGivenUp() {
    #expect(pieces([String(repeating: "x", count: 1 << 15)]) == [.malformed("headers without an end")])
  }
}
