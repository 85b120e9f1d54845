import Foundation
import SwiftSource

/// The differences between our tokens and comments and SwiftSyntax's, in any number of files.
struct LexingComparison: OracleComparison {
  private var tally = FileTally()
  /// The tokens and comments of valid files.
  private(set) var tokens = 0
  private(set) var comments = 0
  private(set) var differences = 0

  var files: Int { tally.files }
  var differingInvalidFiles: Int { tally.differingInvalidFiles }

  static func answers(in output: Data) -> [LexingOracleAnswer?] { LexingOracleAnswer.answers(in: output) }

  mutating func add(path: String, text: SourceText, answer: LexingOracleAnswer) {
    let ours = Lexer.tokens(of: text)
    var found = lexerDifferences(ours, answer, text) + commentDifferences(ours, answer, text)
    if !answer.hasErrors { found += treeDifferences(ours, answer, text) }
    let readable = found.prefix(3).map { difference in
      let position = text.position(of: min(difference.offset, text.bytes.count))
      return "\(path):\(position.line):\(position.column): \(difference.message)"
    }
    tally.add(text, isValid: !answer.hasErrors, hasDifferences: !found.isEmpty, readable: readable)
    guard !answer.hasErrors else { return }
    tokens += ours.count
    comments += answer.comments.count
    differences += found.count
  }

  mutating func add(_ other: LexingComparison) {
    tally.add(other.tally)
    tokens += other.tokens
    comments += other.comments
    differences += other.differences
  }

  private struct Difference {
    var offset: Int
    var message: String
  }

  /// Token by token against SwiftSyntax's lexer: range, kind, and whether a line starts. After a difference the
  /// two sides are brought together again at the next start that they share.
  private func lexerDifferences(
    _ ours: [Token], _ answer: LexingOracleAnswer, _ text: SourceText
  ) -> [Difference] {
    var found: [Difference] = []
    var (left, right) = (0, 0)
    while left < ours.count, right < answer.lexemes.count {
      let token = ours[left]
      let lexeme = answer.lexemes[right]
      let isAtStartOfLine = token.flags.contains(.atStartOfLine)
      // The first token of a file starts a line whatever SwiftSyntax says.
      if token.range == lexeme.range, token.kind == lexeme.kind,
        isAtStartOfLine == lexeme.isAtStartOfLine || left == 0
      {
        left += 1
        right += 1
        continue
      }
      found.append(
        Difference(
          offset: min(token.range.lowerBound, lexeme.range.lowerBound),
          message:
            "ours \(token.kind)\(isAtStartOfLine ? " (line start)" : "") \(quoted(token.range, text)), "
            + "SwiftSyntax's \(lexeme.kind.map { "\($0)" } ?? "?")"
            + "\(lexeme.isAtStartOfLine ? " (line start)" : "") \(quoted(lexeme.range, text))"))
      left += 1
      right += 1
      while left < ours.count, right < answer.lexemes.count,
        ours[left].range.lowerBound != answer.lexemes[right].range.lowerBound
      {
        if ours[left].range.lowerBound < answer.lexemes[right].range.lowerBound {
          left += 1
        } else {
          right += 1
        }
      }
    }
    if ours.count - left != answer.lexemes.count - right {
      found.append(Difference(offset: text.bytes.count, message: "one side has more tokens at the end"))
    }
    return found
  }

  /// Each token of ours must be one of the tree's, or several that follow on one another: the parts into which
  /// the parser split it. White space at the ends of segments of multi-line strings is trivia in the tree.
  private func treeDifferences(
    _ ours: [Token], _ answer: LexingOracleAnswer, _ text: SourceText
  ) -> [Difference] {
    var next = 0
    let theirs = answer.treeTokens
    for token in ours {
      if token.kind == .stringSegment {
        var covered = token.range.lowerBound
        if next < theirs.count, theirs[next].upperBound <= token.range.upperBound {
          guard isWhiteSpace(covered..<max(covered, theirs[next].lowerBound), text) else {
            return [Difference(offset: covered, message: "the tree has no \(quoted(token.range, text))")]
          }
          covered = max(covered, theirs[next].upperBound)
          next += 1
        }
        if isWhiteSpace(covered..<token.range.upperBound, text) { continue }
      } else {
        var end = token.range.lowerBound
        while next < theirs.count, theirs[next].lowerBound == end,
          theirs[next].upperBound <= token.range.upperBound
        {
          end = theirs[next].upperBound
          next += 1
          if end == token.range.upperBound { break }
        }
        if end == token.range.upperBound { continue }
      }
      let theirToken = next < theirs.count ? quoted(theirs[next], text) : "nothing"
      return [
        Difference(
          offset: token.range.lowerBound,
          message: "ours \(token.kind) \(quoted(token.range, text)), the tree's \(theirToken)")
      ]
    }
    // The parser may take the end of the file for a name (`infix operator +: A,`) and then have it once more.
    while next < theirs.count, theirs[next] == text.bytes.count..<text.bytes.count { next += 1 }
    if next < theirs.count {
      return [Difference(offset: theirs[next].lowerBound, message: "more tokens in the tree")]
    }
    return []
  }

  private func commentDifferences(
    _ ours: [Token], _ answer: LexingOracleAnswer, _ text: SourceText
  ) -> [Difference] {
    var comments: [LexingOracleAnswer.Comment] = []
    var end = 0
    for token in ours {
      if token.range.lowerBound > end + 1 {
        for piece in Trivia(text, in: end..<token.range.lowerBound) where piece.isComment {
          comments.append(LexingOracleAnswer.Comment(range: piece.range, kind: piece.kind))
        }
      }
      end = token.range.upperBound
    }
    guard comments != answer.comments else { return [] }
    let index = zip(comments, answer.comments).prefix { $0 == $1 }.count
    let described = [comments, answer.comments].map { list in
      index < list.count ? "\(list[index].kind) \(quoted(list[index].range, text))" : "no comment"
    }
    let starts = [comments, answer.comments].filter { index < $0.count }.map { $0[index].range.lowerBound }
    return [
      Difference(
        offset: starts.min() ?? 0, message: "ours \(described[0]), SwiftSyntax's \(described[1])")
    ]
  }

  private func isWhiteSpace(_ range: Range<Int>, _ text: SourceText) -> Bool {
    text.bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  private func quoted(_ range: Range<Int>, _ text: SourceText) -> String {
    text[range.lowerBound..<min(range.upperBound, range.lowerBound + 60)].debugDescription
  }

  var report: String {
    let rate = 100 * (1 - Double(differences) / Double(max(tokens + comments, 1)))
    return tally.report(
      [],
      summary: "\(files) valid files, \(tally.lines) lines, \(tally.bytes) bytes: \(tokens) tokens and "
        + "\(comments) comments, \(differences) differences (\(rate) % agree)")
  }
}
