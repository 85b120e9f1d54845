import Foundation
import SwiftSource

/// What SwiftSyntax reads in one file; see `Oracle/LexingOracle.swift`, which writes it.
struct LexingOracleAnswer {
  struct Lexeme {
    var range: Range<Int>
    /// `nil` for a kind that we do not know.
    var kind: TokenKind?
    var isAtStartOfLine: Bool
  }

  struct Comment: Equatable {
    var range: Range<Int>
    var kind: TriviaPiece.Kind
  }

  var hasErrors = false
  /// As its lexer reads, on its own.
  var lexemes: [Lexeme] = []
  /// As they stand in the tree, after the parser has split some.
  var treeTokens: [Range<Int>] = []
  /// Between the lexer's tokens.
  var comments: [Comment] = []

  /// One answer for each file that the program was asked about; `nil` where it could not read the file.
  static func answers(in data: Data) -> [LexingOracleAnswer?] {
    data.withUnsafeBytes { bytes in
      var reader = Reader(bytes: bytes)
      let kinds = (0..<reader.byte()).map { _ in tokenKind(reader.string(reader.byte())) }
      var answers: [LexingOracleAnswer?] = []
      while reader.offset < bytes.count { answers.append(answer(&reader, kinds)) }
      return answers
    }
  }

  private static func answer(_ reader: inout Reader, _ kinds: [TokenKind?]) -> LexingOracleAnswer? {
    var answer = LexingOracleAnswer()
    switch reader.byte() {
    case 0: return nil
    case 2: answer.hasErrors = true
    default: break
    }
    answer.lexemes = reader.list { reader in
      Lexeme(range: reader.range(), kind: kinds[reader.byte()], isAtStartOfLine: reader.byte() == 1)
    }
    answer.treeTokens = reader.list { $0.range() }
    let commentKinds: [TriviaPiece.Kind] = [.lineComment, .docLineComment, .blockComment, .docBlockComment]
    answer.comments = reader.list { Comment(range: $0.range(), kind: commentKinds[$0.byte()]) }
    return answer
  }

  private static func tokenKind(_ name: String) -> TokenKind? { kindsByName[name] }

  private static let kindsByName: [String: TokenKind] = {
    let kinds = (UInt8.min...UInt8.max).compactMap { TokenKind(rawValue: $0) }
    return Dictionary(uniqueKeysWithValues: kinds.map { ("\($0)", $0) })
  }()

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var offset = 0

    mutating func byte() -> Int {
      defer { offset += 1 }
      return Int(bytes[offset])
    }

    mutating func number() -> Int {
      defer { offset += 4 }
      return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    mutating func range() -> Range<Int> {
      let start = number()
      return start..<number()
    }

    mutating func string(_ length: Int) -> String {
      defer { offset += length }
      return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }

    mutating func list<Element>(_ element: (inout Reader) -> Element) -> [Element] {
      let count = number()
      var elements: [Element] = []
      elements.reserveCapacity(count)
      for _ in 0..<count { elements.append(element(&self)) }
      return elements
    }
  }
}
