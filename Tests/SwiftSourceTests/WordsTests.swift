import Testing

@testable import SwiftSource

struct WordsTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), (" a", ["a"]), ("a b_1", ["a", "b_1"]), ("eightbyt es", ["eightbyt", "es"]),
    ("seven77 next", ["seven77", "next"]), ("`x`.y{}@[z", ["x", "y", "z"]), ("größe/é", ["größe", "é"]),
  ])
  func wordsOfText(text: String, words: [String]) {
    #expect(Self.words(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } == words)
  }

  /// Every byte at every place of a run of eight, beside words and others.
  @Test(arguments: [UInt8(ascii: "a"), UInt8(ascii: " ")]) func everyByteAtEveryPlace(beside filler: UInt8) {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<17 {
        var bytes = Array(repeating: filler, count: 17)
        bytes[place] = byte
        #expect(Self.words(in: bytes) == Self.wordsOneByOne(in: bytes), "byte \(byte) at \(place)")
      }
    }
  }

  @Test func wordsOfRandomBytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(Self.words(in: bytes) == Self.wordsOneByOne(in: bytes), "\(bytes)")
    }
  }

  @Test func wordsThatMayBeNames() {
    let names = ["fade", "size", "fad"]
    let text = Array("fade(size) of fa\n  faded fad sizes fax si size".utf8)
    var words: [String] = []
    text.withUnsafeBufferPointer { bytes in
      bytes.forEachWord(among: WordHeads(names)) { words.append(String(decoding: bytes[$0], as: UTF8.self)) }
    }
    #expect(words == ["fade", "size", "faded", "fad", "sizes", "size"])
  }

  @Test func anyWordMayBeAShortName() {
    let heads = WordHeads(["size", "id"])
    #expect(Self.words(in: Array("id if".utf8), among: heads) == Self.words(in: Array("id if".utf8)))
  }

  private static func words(in bytes: [UInt8], among heads: WordHeads? = nil) -> [[UInt8]] {
    var words: [[UInt8]] = []
    bytes.withUnsafeBufferPointer { bytes in
      bytes.forEachWord(among: heads) { words.append(Array(bytes[$0])) }
    }
    return words
  }

  private static func wordsOneByOne(in bytes: [UInt8]) -> [[UInt8]] {
    bytes.split { byte in
      let scalar = Unicode.Scalar(byte)
      return byte < 0x80 && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        && scalar != "_"
    }.map(Array.init)
  }
}
