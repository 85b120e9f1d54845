import SwiftSource

/// What must hold of the tokens of any file, valid or not.
public enum LexerInvariants {
  /// The first thing that does not hold, readable; `nil` if all does.
  public static func violation(in bytes: [UInt8], lexedWith buffer: TokenBuffer = TokenBuffer()) -> String? {
    bytes.withUnsafeBufferPointer { Lexer.lex($0, into: buffer) }
    let tokens = buffer.tokens
    guard let last = tokens.last, last.kind == .endOfFile, last.range == bytes.count..<bytes.count else {
      return "the last token is not the end of the file"
    }
    // Each byte starts at most two tokens, of which one is empty; each question about what lies ahead is
    // answered by reading what lies ahead once.
    let steps = tokens.count + buffer.bytesReadAhead
    if steps > 10 * bytes.count + 10 { return "\(steps) steps for \(bytes.count) bytes" }
    let text = SourceText(bytes)
    var end = 0
    for (index, token) in tokens.enumerated() {
      let range = Int(token.start)..<max(Int(token.start), Int(token.end))
      if Int(token.start) < end || token.end < token.start {
        return "token \(index) overlaps the one before: \(token)"
      }
      if let violation = violation(of: token, index: index, gap: end..<range.lowerBound, bytes) {
        return "token \(index): \(violation): \(token)"
      }
      if let violation = gapViolation(end..<range.lowerBound, text) {
        return "before token \(index): \(violation): \(token)"
      }
      end = range.upperBound
    }
    return nil
  }

  private static func violation(of token: Token, index: Int, gap: Range<Int>, _ bytes: [UInt8]) -> String? {
    if index > 0, token.flags.contains(.joinedToPrevious) != gap.isEmpty {
      return "joined to the token before, or not, and the gap is \(gap)"
    }
    if token.kind == .keyword, !token.keyword.isReserved { return "a keyword that is not reserved" }
    if token.keyword != .none {
      guard token.kind == .keyword || token.kind == .identifier else { return "a keyword of another kind" }
      guard bytes[token.range].elementsEqual(token.keyword.text.utf8) else { return "not that word" }
    }
    // Only these may be empty.
    switch token.kind {
    case .stringSegment, .regexLiteralPattern, .endOfFile: return nil
    default: return token.range.isEmpty ? "empty" : nil
    }
  }

  private static func gapViolation(_ gap: Range<Int>, _ text: SourceText) -> String? {
    var end = gap.lowerBound
    for piece in Trivia(text, in: gap) {
      guard piece.range.lowerBound == end, !piece.range.isEmpty else {
        return "trivia \(piece) after \(end)"
      }
      end = piece.range.upperBound
    }
    return end == gap.upperBound ? nil : "trivia up to \(end) in a gap up to \(gap.upperBound)"
  }
}
