import SystemCalls
import Testing

@Suite struct BytesTests {
  private func order(_ left: String, _ right: String) -> Int {
    Array(left.utf8).withUnsafeBytes { left in
      Array(right.utf8).withUnsafeBytes { Bytes.order(left, $0).signum() }
    }
  }

  @Test func theShorterOfEqualBeginningsComesFirst() {
    #expect(
      [order("a", "ab"), order("ab", "a"), order("ab", "ab"), order("", "a"), order("", "")] == [
        -1, 1, 0, -1, 0,
      ])
    #expect(order("b", "ab") == 1)
    #expect(String.bytesPrecede("Z", "a"))
    #expect(!String.bytesPrecede("a", "a"))
  }

  @Test func aByteIsFoundFromAnOffset() {
    Array("a.b.c".utf8).withUnsafeBytes { bytes in
      let dot = UInt8(ascii: ".")
      let found = [0, 1, 2, 4, 5, 9].map { Bytes.firstOffset(of: dot, in: bytes, from: $0) }
      #expect(found == [1, 1, 3, nil, nil, nil])
      #expect(bytes.holds("b.", at: 2))
      #expect(!bytes.holds("c.", at: 4))
      #expect(!bytes.holds("a", at: -1))
    }
    #expect(Bytes.firstOffset(of: 0, in: UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
  }
}
