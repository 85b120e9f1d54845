import Foundation
import SwiftSource

/// The tokens and comments that SwiftSyntax reads in one file; written by `Oracle/Lexing`.
struct LexingOracleAnswer {
  struct Lexeme {
    var range: Range<Int>
    /// `nil` for an unknown kind.
    var kind: TokenKind?
    var isAtStartOfLine: Bool
  }

  struct Comment: Equatable {
    var range: Range<Int>
    var kind: TriviaPiece.Kind
  }

  var hasErrors = false
  /// The tokens of its lexer.
  var lexemes: [Lexeme] = []
  /// The tokens of its tree, after the parser has split some.
  var treeTokens: [Range<Int>] = []
  /// The comments between the lexer's tokens.
  var comments: [Comment] = []

  /// One answer for each file of the batch; `nil` when the oracle could not read it.
  static func answers(in data: Data) -> [LexingOracleAnswer?] {
    let commentKinds: [TriviaPiece.Kind] = [.lineComment, .docLineComment, .blockComment, .docBlockComment]
    return data.withUnsafeBytes { bytes in
      var reader = AnswerReader(bytes)
      let kinds = reader.names().map { kindsByName[$0] }
      return reader.answers { reader, hasErrors in
        LexingOracleAnswer(
          hasErrors: hasErrors,
          lexemes: reader.list { reader in
            Lexeme(range: reader.range(), kind: kinds[reader.byte()], isAtStartOfLine: reader.byte() == 1)
          },
          treeTokens: reader.list { $0.range() },
          comments: reader.list { Comment(range: $0.range(), kind: commentKinds[$0.byte()]) })
      }
    }
  }

  private static let kindsByName: [String: TokenKind] = {
    let kinds = (UInt8.min...UInt8.max).compactMap { TokenKind(rawValue: $0) }
    return Dictionary(uniqueKeysWithValues: kinds.map { ("\($0)", $0) })
  }()
}
