// Says what SwiftSyntax reads in files: reads their paths from standard input, one a line.
//
// Output, all numbers little-endian: first the names of the token kinds (a byte for their number; for each a
// byte for its length, then it). Then for each file:
//   u8   0 unreadable (nothing follows), 1 valid, 2 with syntax errors
//   u32  number of the lexer's tokens; each u32 start, u32 end, u8 kind, u8 whether at the start of a line
//   u32  number of the tree's tokens; each u32 start, u32 end
//   u32  number of comments between the lexer's tokens; each u32 start, u32 end, u8 kind: 0 //, 1 ///, 2 /*, 3 /**
import Foundation
@_spi(Testing) @_spi(RawSyntax) import SwiftParser
@_spi(Testing) @_spi(RawSyntax) import SwiftSyntax

var output: [UInt8] = []

func write(_ number: Int) {
  withUnsafeBytes(of: UInt32(number).littleEndian) { output.append(contentsOf: $0) }
}

func flush() {
  FileHandle.standardOutput.write(Data(output))
  output.removeAll(keepingCapacity: true)
}

/// Reserves room for a number that is only known later.
func counted(_ body: () -> Int) {
  let place = output.count
  write(0)
  withUnsafeBytes(of: UInt32(body()).littleEndian) { output.replaceSubrange(place..<place + 4, with: $0) }
}

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
    counted {
      var count = 0
      var offset = 0
      for lexeme in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
        let end = offset + lexeme.textRange.upperBound
        collectComments(lexeme.leadingTriviaText, .leading, offset)
        collectComments(lexeme.trailingTriviaText, .trailing, end)
        write(offset + lexeme.textRange.lowerBound)
        write(end)
        output.append(lexeme.rawTokenKind.rawValue)
        output.append(lexeme.flags.contains(.isAtStartOfLine) ? 1 : 0)
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
  output.append(tree.hasError ? 2 : 1)
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
    output.append(comment.kind)
  }
}

let kinds = (UInt8.min...UInt8.max).map { RawTokenKind(rawValue: $0) }.prefix { $0 != nil }
output.append(UInt8(kinds.count))
for kind in kinds {
  let name = Array("\(kind!)".utf8)
  output.append(UInt8(name.count))
  output += name
}
var paths: [String] = []
while let path = readLine() { paths.append(path) }
for path in paths {
  if let data = FileManager.default.contents(atPath: path) {
    // An empty buffer without an address is more than the parser takes.
    (Array(data) + [0]).withUnsafeBufferPointer { writeFile(UnsafeBufferPointer(rebasing: $0.dropLast())) }
  } else {
    output.append(0)
  }
  flush()
}
