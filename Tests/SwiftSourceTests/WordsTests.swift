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

  /// Every byte at every place of runs of eight and 64, beside words and others.
  @Test(arguments: [UInt8(ascii: "a"), UInt8(ascii: " ")]) func everyByteAtEveryPlace(beside filler: UInt8) {
    for byte in UInt8.min...UInt8.max {
      for place in [0, 1, 7, 8, 15, 62, 63, 64, 65, 66, 127, 128] {
        var bytes = Array(repeating: filler, count: place < 17 ? 17 : 129)
        bytes[place] = byte
        #expect(Self.words(in: bytes) == Self.wordsOneByOne(in: bytes), "byte \(byte) at \(place)")
      }
    }
  }

  @Test func wordsOfRandomBytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(Self.words(in: bytes) == Self.wordsOneByOne(in: bytes), "\(bytes)")
    }
  }

  @Test(arguments: [
    ("fade(size)", ["fade", "size"], ["fad", "siz"]), ("größe/é", ["größe", "gr", "é"], ["größ"]),
    ("", [], ["a"]), ("…x•y", ["x", "y"], ["xy"]),
    ("// fade size\r\nbadge // hue", ["badge", "hue"], ["fade", "size"]),
    ("a\n  /// fade\n\t//size\nb //c", ["a", "b", "c"], ["fade", "size"]),
    ("/*\n// fade */ size\n*/", ["fade", "size"], []), ("/ fade\na // b", ["fade", "b"], []),
    ("\"\"\"\n// \\(fade)\n\"\"\"", ["fade"], []), ("//", [], ["a"]),
    ("case first,\n  // old: fade\n  second", ["func second"], ["fade", "func fade"]),
  ])
  func indexOfWords(text: String, held: [String], others: [String]) {
    var indexer = WordIndexer()
    let index = Array(text.utf8).withUnsafeBufferPointer { indexer.index(of: $0) }
    #expect(held.allSatisfy { index.mayHold(WordIndex.Key($0)) })
    #expect(!others.contains { index.mayHold(WordIndex.Key($0)) })
  }

  @Test(arguments: [
    ("static func badge() {}", ["func badge"], ["func static", "func bad"]),
    ("func ==(a: A, b: A)", ["func =="], ["func =", "func ===", "func a"]),
    ("func  < <T>(a: T)", ["func <"], ["func <<"]),
    ("class func `default`() {}", ["func default", "var default"], ["class class"]),
    ("let (size, fade) = pair", ["let size", "let fade"], ["let pair"]),
    (
      "case first, second(Int),\n  `third`\nfade, size", ["case second", "case third"],
      ["case fade", "case size"]
    ),
    ("case first, second\nfade(1, size)", ["case second"], ["case fade", "case size"]),
    ("case first,  // the old one\n  second  // it is new\nfade", ["case second"], ["case fade", "case it"]),
    ("var first = 1, /* old */ second = 2", ["var second"], ["var size"]),
    ("func fade(_ size: Int, by: Int)", [], ["var by", "var size"]),
    ("var\n  size = 1 // func x", ["var size", "func x"], ["func var", "var 1"]),
    (
      "class A<T: B>: C.D, @unchecked E where F: G { let a: H }\nstruct I<let n: J> : K { }",
      [": C", ": D", ": E", ": K", "class A"], [": A", ": H", "class C"]
    ),
    ("class func a(_: B) { }\nextension C { var d: E }", ["func a"], [": E", ": C"]),
    ("typealias A = B<C>\nfunc d(_: E) { f(G) }", ["= B", "= C"], ["= A", "= G", ": B", ": E"]),
    (
      "import A\n@testable import struct B.C\nextension D.E { }",
      ["import A", "import B", "extension D", "extension E"],
      ["func A", "func B", "func D", "extension A", "import C"]
    ),
    ("extension [A] { }", ["extension A", "extension Array", "extension Dictionary"], ["func A"]),
    ("extension A.B? { }", ["extension B", "extension Optional"], ["extension C"]),
    ("func", [], ["func func"]), ("funcs badge", [], ["func badge"]),
  ])
  func indexOfDeclarations(text: String, held: [String], others: [String]) {
    var indexer = WordIndexer()
    let index = Array(text.utf8).withUnsafeBufferPointer { indexer.index(of: $0) }
    #expect((held + others).allSatisfy(WordIndex.hasPlace))
    #expect(held.allSatisfy { index.mayHold(WordIndex.Key($0)) })
    #expect(!others.contains { index.mayHold(WordIndex.Key($0)) })
  }

  /// One after the other, in the same memory: also more words than it begins with.
  @Test func indicesOfManyTexts() {
    var indexer = WordIndexer()
    for count in [10, 50_000, 3, 4000] {
      let text = (0..<count).map { "name\(count)_\($0)" }.joined(separator: " ")
      let index = Array(text.utf8).withUnsafeBufferPointer { indexer.index(of: $0) }
      #expect((0..<count).allSatisfy { index.mayHold(WordIndex.Key("name\(count)_\($0)")) })
      let others = (0..<1000).filter { index.mayHold(WordIndex.Key("other\($0)")) }
      #expect(others.count < 5)
    }
  }

  private static func words(in bytes: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    bytes.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      bytes.forEachStartOfWord { ranges.append($0..<bytes.endOfWord(from: $0)) }
      bytes.forEachWord {
        #expect($0 == ranges[words.count])
        words.append(Array(bytes[$0]))
      }
      #expect(words.count == ranges.count)
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
