import SwiftSource

/// A sentence of a comment, split into words.
public struct Sentence: Sendable {
  public struct Word: Sendable {
    /// Lower case, without surrounding punctuation. Dots, plus signs and hyphens inside and after it stay.
    public var text: String
    public var range: Range<Int>
  }
  public var words: [Word]
  /// From the first word to the last one.
  public var range: Range<Int>
  /// The index of the token after the comment.
  public var nextToken: Int

  public init(words: [Word], range: Range<Int>, nextToken: Int) {
    self.words = words
    self.range = range
    self.nextToken = nextToken
  }
}

extension Sentence {
  /// Its part from the line on where some of its words stand: a sentence may begin lines before.
  public func range(fromLineOf words: Range<Int>, in text: SourceText) -> Range<Int> {
    let line = text.rangeOfLine(at: self.words[words.lowerBound].range.lowerBound).lowerBound
    let first = self.words.first { $0.range.lowerBound >= line }
    return (first?.range.lowerBound ?? range.lowerBound)..<range.upperBound
  }
}

extension SyntaxTree {
  /// The sentences of comments that hold bytes that matter. Line comments below each other read on; a sentence
  /// ends with a full stop or the like, an empty line, at a seam or with the comment.
  public func sentences(
    of comments: [Comment], seams: [Int] = [],
    where matters: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool
  ) -> [Sentence] {
    text.bytes.withUnsafeBufferPointer { bytes in
      var sentences: [Sentence] = []
      let mayHoldDirectives = IgnoreDirective.mayOccur(in: UnsafeRawBufferPointer(bytes))
      var start = 0
      while start < comments.count {
        var end = start + 1
        while end < comments.count, isContinued(comments[end - 1], by: comments[end], seams) { end += 1 }
        let group = comments[start..<end]
        start = end
        guard group.contains(where: { matters(bytes, $0.range) }) else { continue }
        var builder = SentenceBuilder(bytes: bytes)
        for comment in group {
          if mayHoldDirectives, IgnoreDirective.isOne(text[comment.range]) {
            builder.finish()
          } else {
            builder.add(comment)
          }
        }
        builder.finish()
        // Strings are created only for the relevant sentences.
        for words in builder.sentences {
          let range = words[0].lowerBound..<words[words.count - 1].upperBound
          guard matters(bytes, range) else { continue }
          sentences.append(
            Sentence(
              words: words.map { Sentence.Word(text: text[$0].lowercased(), range: $0) }, range: range,
              nextToken: group[group.startIndex].nextToken))
        }
      }
      return sentences
    }
  }

  /// Whether both are line comments, separated only by a line ending and indentation.
  private func isContinued(_ first: Comment, by second: Comment, _ seams: [Int]) -> Bool {
    guard !first.isBlock, !second.isBlock, first.nextToken == second.nextToken else { return false }
    let gap = first.range.upperBound..<second.range.lowerBound
    return text.bytes[gap].count { $0 == 0x0A } <= 1
      && !seams.contains { gap.lowerBound <= $0 && $0 <= gap.upperBound }
  }
}

/// Collects words and splits them into sentences.
private struct SentenceBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The word ranges of each sentence.
  private(set) var sentences: [[Range<Int>]] = []
  private var words: [Range<Int>] = []

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func add(_ comment: Comment) {
    var index = comment.range.lowerBound
    let end = comment.range.upperBound
    var isLineEmpty = !comment.isBlock
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A {
        if isLineEmpty { finish() }
        isLineEmpty = true
        index += 1
      } else if byte.isWhitespace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") {
        index += 1
      } else {
        let start = index
        while index < end, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: "/") { index += 1 }
        isLineEmpty = false
        add(start..<index)
      }
    }
    if isLineEmpty { finish() }
  }

  private mutating func add(_ range: Range<Int>) {
    guard let start = range.first(where: { Self.isOfWord(bytes[$0]) }),
      let last = range.last(where: { Self.isOfWord(bytes[$0]) })
    else { return }
    words.append(start..<last + 1)
    let isEnd = bytes[last + 1..<range.upperBound].contains { ".!?;".utf8.contains($0) }
    if isEnd, !isAbbreviation(start..<last + 1) { finish() }
  }

  mutating func finish() {
    if !words.isEmpty { sentences.append(words) }
    words = []
  }

  /// `e.g.` does not end a sentence.
  private func isAbbreviation(_ range: Range<Int>) -> Bool {
    ["e.g", "i.e", "etc", "vs"].contains { $0.utf8.elementsEqual(bytes[range]) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "_")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
