import Testing

@testable import SwiftSource

@Suite("Keywords")
struct KeywordTests {
  @Test("Each word's text is its case's name")
  func texts() {
    for keyword in Keyword.allCases.dropFirst() {
      #expect(keyword.text == (keyword == .noneWord ? "none" : "\(keyword)"))
    }
    #expect(Keyword.none.text == "")
  }

  @Test("The lexer tells each word, also at the end of the file and within longer names")
  func lookup() {
    for keyword in Keyword.allCases.dropFirst() {
      for source in [keyword.text, keyword.text + " and more to come"] {
        let token = Lexer.tokens(of: SourceText(source))[0]
        #expect(token.keyword == keyword, "\(source)")
        #expect(token.kind == (keyword.isReserved ? .keyword : .identifier), "\(source)")
      }
      for source in ["x" + keyword.text, keyword.text + "X", "`\(keyword.text)`", keyword.text + "é"] {
        let token = Lexer.tokens(of: SourceText(source))[0]
        #expect(token.keyword == .none, "\(source)")
        #expect(token.kind == .identifier, "\(source)")
        #expect(token.range == 0..<source.utf8.count, "\(source)")
      }
    }
  }

  @Test("Words that differ from a long keyword in the middle only")
  func longWords() {
    for keyword in Keyword.allCases where keyword.text.utf8.count > 16 {
      var bytes = Array(keyword.text.utf8)
      bytes[8] = bytes[8] == UInt8(ascii: "x") ? UInt8(ascii: "y") : UInt8(ascii: "x")
      #expect(Lexer.tokens(of: SourceText(bytes))[0].keyword == .none, "\(keyword)")
    }
  }

  @Test("Reserved words come first")
  func reserved() {
    let reserved = Keyword.allCases.dropFirst().prefix { $0.isReserved }
    #expect(reserved.count == 53)
    #expect(Keyword.allCases.filter(\.isReserved).count == 53)
    #expect(!Keyword.none.isReserved)
  }
}
