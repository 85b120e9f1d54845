import SwiftSource
import Testing

@Suite struct SourcePositionTests {
  @Test func countsColumnsInBytesAndInUTF16() {
    let text = SourceText("a\r\né😀x = 1\n")
    let x = text.position(of: 3 + 2 + 4)
    #expect((x.line, x.column, x.utf16Column) == (2, 7, 4))
    let end = text.position(of: text.bytes.count)
    #expect((end.line, end.column, end.utf16Column) == (3, 1, 1))
  }

  /// Line by line, with lines longer and shorter than what is counted at once, and every way to end one.
  @Test(arguments: ["\n", "\r\n", "\r", "\n\r\n\r", "\r\r\n"]) func findsLines(_ ending: String) {
    for length in [0, 1, 126, 127, 128, 510, 511, 512, 513, 1300] {
      let content = (0..<9).map { String(repeating: "x", count: max(0, length - $0)) + ending }
      let text = SourceText(content.joined() + "end")
      // As it is defined, one byte after the other.
      var (line, start) = (1, 0)
      var wrong: [Int] = []
      for offset in 0...text.bytes.count {
        let position = text.position(of: offset)
        if (position.line, position.column) != (line, offset - start + 1) { wrong.append(offset) }
        guard offset < text.bytes.count else { break }
        let isReturn = text.bytes[offset] == 0x0D
        let isBeforeFeed = offset + 1 < text.bytes.count && text.bytes[offset + 1] == 0x0A
        if text.bytes[offset] == 0x0A || isReturn && !isBeforeFeed {
          let end = isReturn || offset == start || text.bytes[offset - 1] != 0x0D ? offset : offset - 1
          if text.rangeOfLine(line) != start..<end { wrong.append(offset) }
          (line, start) = (line + 1, offset + 1)
        }
      }
      #expect(wrong.isEmpty)
      #expect(text.lineCount == line)
      #expect(text.rangeOfLine(line) == start..<text.bytes.count)
    }
  }
}
