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
}
