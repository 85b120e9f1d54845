import SwiftSource

/// Classifies a word by its line, where that is sufficient.
struct WordSurroundings {
  enum Meaning {
    /// An identifier, a keyword, or a part of a string.
    case mention
    case comment
    case unknown
  }
  private let bytes: UnsafeBufferPointer<UInt8>
  private static let blockComment = WordSet(["/*"])
  private static let longString = WordSet(["\"\"\""])
  // Tokens that span lines determine what a line is.
  private lazy var hasBlockComments = Self.blockComment.occur(in: UnsafeRawBufferPointer(bytes))
  private lazy var hasLongStrings = Self.longString.occur(in: UnsafeRawBufferPointer(bytes))

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func meaning(of word: Range<Int>) -> Meaning {
    // `#if`, `$name`, `<#name#>`: only the lexer can decide.
    if word.lowerBound > 0, isSpecial(bytes[word.lowerBound - 1]) { return .unknown }
    if word.upperBound < bytes.count, isSpecial(bytes[word.upperBound]) { return .unknown }
    let slash = UInt8(ascii: "/")
    var start = word.lowerBound
    var isPlain = true
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") {
      start -= 1
      if bytes[start] == slash || bytes[start] == UInt8(ascii: "#") { isPlain = false }
    }
    if !isPlain {
      while bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
      if isLineComment(start..<word.lowerBound) { return .comment }
    }
    return isPlain && !hasBlockComments ? .mention : .unknown
  }

  /// Whether the line's part before a word, without its indentation, begins a comment. In a block comment it is one as
  /// well, unless that ends before the word.
  private mutating func isLineComment(_ part: Range<Int>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard bytes[part.lowerBound] == slash, bytes[part.lowerBound + 1] == slash, !hasLongStrings else {
      return false
    }
    return !part.dropFirst().contains { bytes[$0] == slash && bytes[$0 - 1] == UInt8(ascii: "*") }
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "#")
  }
}
