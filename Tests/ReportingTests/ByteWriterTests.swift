import Reporting
import Testing

@Suite struct ByteWriterTests {
  private struct DiskFull: Error {}

  @Test func handsOnBlocksInOrder() throws {
    var blocks: [[UInt8]] = []
    let writer = ByteWriter(blockSize: 4) { blocks.append($0) }
    for digit in 0..<10 { writer.write(String(digit)) }
    try writer.flush()
    #expect(blocks.map { String(decoding: $0, as: UTF8.self) } == ["0123", "4567", "89"])
  }

  @Test func saysTheFirstErrorAndWritesNothingAfterIt() {
    var attempts = 0
    let writer = ByteWriter(blockSize: 1) { _ in
      attempts += 1
      throw DiskFull()
    }
    writer.write("a")
    writer.write("b")
    #expect(throws: DiskFull.self) { try writer.flush() }
    #expect(attempts == 1)
  }
}
