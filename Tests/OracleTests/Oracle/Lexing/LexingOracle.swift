// SwiftSyntax's tokens and comments.
//
// Output: the names of the token kinds, then for each file:
//   u8   0 unreadable (nothing follows), 1 valid, 2 with syntax errors
//   u32  number of the lexer's tokens; each u32 start, u32 end, u8 kind, u8 whether at the start of a line
//   u32  number of the tree's tokens; each u32 start, u32 end
//   u32  number of comments between the lexer's tokens; each u32 start, u32 end, u8 kind: 0 //, 1 ///, 2 /*, 3 /**
@_spi(Testing) @_spi(RawSyntax) import SwiftParser
@_spi(Testing) @_spi(RawSyntax) import SwiftSyntax

var comments: [(start: Int, end: Int, kind: UInt8)] = []

func collectComments(_ trivia: SyntaxText, _ position: TriviaPosition, _ start: Int) {
  if trivia.count < 2 { return }
  var offset = start
  for piece in TriviaParser.parseTrivia(trivia, position: position) {
    let end = offset + piece.byteLength
    switch piece {
    case .lineComment: comments.append((offset, end, 0))
    case .docLineComment: comments.append((offset, end, 1))
    case .blockComment: comments.append((offset, end, 2))
    case .docBlockComment: comments.append((offset, end, 3))
    default: break
    }
    offset = end
  }
}

func writeLexemes(_ bytes: UnsafeBufferPointer<UInt8>) {
  comments.removeAll(keepingCapacity: true)
  var tracker = LookaheadTracker()
  withUnsafeMutablePointer(to: &tracker) { tracker in
    writeCounted {
      var count = 0
      var offset = 0
      for lexeme in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
        let end = offset + lexeme.textRange.upperBound
        collectComments(lexeme.leadingTriviaText, .leading, offset)
        collectComments(lexeme.trailingTriviaText, .trailing, end)
        write(offset + lexeme.textRange.lowerBound)
        write(end)
        write(byte: lexeme.rawTokenKind.rawValue)
        write(byte: lexeme.flags.contains(.isAtStartOfLine) ? 1 : 0)
        offset += lexeme.byteLength
        count += 1
        if lexeme.rawTokenKind == .endOfFile { break }
      }
      return count
    }
  }
}

final class TokenCollector: SyntaxVisitor {
  var tokens: [(start: Int, end: Int)] = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    tokens.append(
      (token.positionAfterSkippingLeadingTrivia.utf8Offset, token.endPositionBeforeTrailingTrivia.utf8Offset))
    return .skipChildren
  }
}

func writeFile(_ bytes: UnsafeBufferPointer<UInt8>) {
  let tree = Parser.parse(source: bytes)
  write(byte: tree.hasError ? 2 : 1)
  writeLexemes(bytes)
  let collector = TokenCollector(viewMode: .sourceAccurate)
  collector.walk(tree)
  write(collector.tokens.count)
  for token in collector.tokens {
    write(token.start)
    write(token.end)
  }
  write(comments.count)
  for comment in comments {
    write(comment.start)
    write(comment.end)
    write(byte: comment.kind)
  }
}

@main
enum LexingOracle {
  static func main() {
    let kinds = (UInt8.min...UInt8.max).map { RawTokenKind(rawValue: $0) }.prefix { $0 != nil }
    write(names: kinds.map { "\($0!)" })
    answerForEachFile { bytes in
      if let bytes { writeFile(bytes) } else { write(byte: 0) }
    }
  }
}
