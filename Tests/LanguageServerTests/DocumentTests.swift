import FixtureSupport
import SwiftSource
import Testing

@testable import LanguageServer

/// Documents, incremental changes and positions.
@Suite struct DocumentTests {
  private func change(_ range: (Int, Int, Int, Int)?, _ text: String) -> JSON {
    guard let range else { return ["text": .string(text)] }
    return [
      "range": [
        "start": ["line": .int(range.0), "character": .int(range.1)],
        "end": ["line": .int(range.2), "character": .int(range.3)],
      ],
      "text": .string(text),
    ]
  }

  private func text(
    _ text: String, _ changes: [JSON], _ encoding: PositionEncoding = .utf16
  ) throws -> String {
    var document = Document(uri: "file:///A.swift", path: "/A.swift", version: 1, text: text)
    try document.apply(changes, version: 2, encoding: encoding)
    #expect(document.version == 2)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func changesApplyOneAfterTheOther() throws {
    let changes = [change((0, 1, 0, 2), "X\nY"), change((1, 0, 1, 1), "Z")]
    #expect(try text("abc", changes) == "aX\nZc")
  }

  @Test func aChangeWithoutARangeIsTheWholeText() throws {
    #expect(try text("abc", [change(nil, "new"), change((0, 3, 0, 3), "!")]) == "new!")
  }

  @Test func columnsCountTheUnitsAgreedOn() throws {
    #expect(try text("😀é!", [change((0, 3, 0, 4), "?")], .utf16) == "😀é?")
    #expect(try text("😀é!", [change((0, 6, 0, 7), "?")], .utf8) == "😀é?")
  }

  @Test func aColumnWithinACharacterIsItsStart() throws {
    #expect(try text("😀!", [change((0, 1, 0, 1), "x")], .utf16) == "x😀!")
    #expect(try text("é!", [change((0, 1, 0, 1), "x")], .utf8) == "xé!")
  }

  @Test func whatLiesBehindTheEndIsTheEnd() throws {
    #expect(try text("ab\r\ncd", [change((0, 99, 0, 99), "!")]) == "ab!\r\ncd")
    #expect(try text("ab\ncd", [change((9, 0, 9, 0), "!")]) == "ab\ncd!")
  }

  @Test func lineEndingsOfAllKindsEndLines() throws {
    #expect(
      try text("a\rb\r\nc\nd", [change((3, 0, 3, 1), "D"), change((1, 0, 1, 1), "B")]) == "a\rB\r\nc\nD")
  }

  @Test func aRangeThatRunsBackwardsIsTurned() throws {
    #expect(try text("abcd", [change((0, 3, 0, 1), "")]) == "ad")
  }

  @Test func whatIsNoChangeIsRefused() {
    #expect(throws: ResponseError.self) { try text("a", [["range": ["start": 1], "text": "b"]]) }
    #expect(throws: ResponseError.self) { try text("a", [["range": nil]]) }
  }

  /// A thousand edits of a text with everything in it, beside the same edits of its UTF-16 units.
  @Test func randomEditsAgreeWithAnotherWayOfCounting() throws {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "é", "😀", "\n", "\r\n", "\r", "", "let x = 1\n"]
    var document = Document(uri: "file:///A.swift", path: nil, version: 0, text: "one\ntwo\r\nthree")
    var units = Array("one\ntwo\r\nthree".utf16)
    for version in 1...1000 {
      let offsets = [
        Int.random(in: 0...units.count, using: &random), Int.random(in: 0...units.count, using: &random),
      ]
      .sorted()
      .map { Self.start(ofCharacterAt: $0, in: units) }
      guard offsets[1] - offsets[0] < 40 else { continue }
      let replacement = pieces.randomElement(using: &random)!
      let start = Self.position(of: offsets[0], in: units)
      let end = Self.position(of: offsets[1], in: units)
      try document.apply(
        [change((start.0, start.1, end.0, end.1), replacement)], version: version, encoding: .utf16)
      units.replaceSubrange(offsets[0]..<offsets[1], with: replacement.utf16)
      try #require(String(decoding: document.bytes, as: UTF8.self) == String(decoding: units, as: UTF16.self))
    }
  }

  /// Not between the halves of a surrogate pair, nor within a line's end, where no position points to.
  private static func start(ofCharacterAt offset: Int, in units: [UInt16]) -> Int {
    guard offset > 0, offset < units.count else { return offset }
    if UTF16.isTrailSurrogate(units[offset]) { return offset - 1 }
    return units[offset] == 10 && units[offset - 1] == 13 ? offset - 1 : offset
  }

  private static func position(of offset: Int, in units: [UInt16]) -> (Int, Int) {
    var (line, start) = (0, 0)
    for index in 0..<offset {
      let endsLine =
        units[index] == 10 || (units[index] == 13 && !(index + 1 < units.count && units[index + 1] == 10))
      if endsLine { (line, start) = (line + 1, index + 1) }
    }
    return (line, offset - start)
  }
}
