import SwiftSource
import Testing

@Suite struct ByteHashTests {
  @Test func aWordOfATextHasTheHashOfItsBytes() {
    let text = Array("let aRatherLongNameOfSomething = other_2 ?? ünï".utf8)
    text.withUnsafeBytes { text in
      for start in text.indices {
        for end in start + 1...text.count {
          let word = UnsafeRawBufferPointer(rebasing: text[start..<end])
          #expect(ByteHash.hash(start..<end, of: text) == ByteHash.hash(word))
        }
      }
    }
  }

  @Test func lengthsMakeADifference() {
    let words = (0...20).map { String(repeating: "a", count: $0) }
    #expect(Set(words.map { Array($0.utf8).withUnsafeBytes { ByteHash.hash($0) } }).count == words.count)
  }
}
