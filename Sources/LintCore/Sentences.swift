import SwiftSource

/// A sentence of a comment, in words.
public struct Sentence: Sendable {
  public struct Word: Sendable {
    /// Lower case, without punctuation around it; dots, plus signs and hyphens inside and behind stay.
    public var text: String
    public var range: Range<Int>
  }
  public var words: [Word]
  /// From the first word to the last one.
  public var range: Range<Int>
  /// The index of the token after the comment.
  public var nextToken: Int
}

extension SyntaxTree {
  /// A sentence as written, in one line; of a long one the part around some of its words.
  public func quote(_ sentence: Sentence, around focus: Range<Int>) -> String {
    let limit = 100
    let words = sentence.words
    var shown = focus
    func length() -> Int {
      words[shown.upperBound - 1].range.upperBound - words[shown.lowerBound].range.lowerBound
    }
    while shown.lowerBound > 0, length() < limit / 2 { shown = shown.lowerBound - 1..<shown.upperBound }
    while shown.upperBound < words.count, length() < limit { shown = shown.lowerBound..<shown.upperBound + 1 }
    let range = words[shown.lowerBound].range.lowerBound..<words[shown.upperBound - 1].range.upperBound
    // Without what begins the lines of a comment.
    let text = self.text[range].split(whereSeparator: \.isWhitespace)
      .filter { !$0.allSatisfy { $0 == "/" || $0 == "*" } }.joined(separator: " ")
    return (shown.lowerBound > 0 ? "… " : "") + text + (shown.upperBound < words.count ? " …" : "")
  }
}

extension SyntaxTree {
  /// The sentences of those comments that, with the line comments that they read on from or into, hold a
  /// stretch of bytes that matters. A sentence ends with a full stop or the like, an empty line or the comment.
  public func sentences(
    of comments: [Comment], where matters: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool
  ) -> [Sentence] {
    var sentences: [Sentence] = []
    var start = 0
    while start < comments.count {
      var end = start + 1
      while end < comments.count, isContinued(comments[end - 1], by: comments[end]) { end += 1 }
      let group = comments[start..<end]
      let isOfInterest = text.bytes.withUnsafeBufferPointer { bytes in
        group.contains { matters(bytes, $0.range) }
      }
      if isOfInterest { addSentences(of: group, to: &sentences) }
      start = end
    }
    return sentences
  }

  private func addSentences(of group: ArraySlice<Comment>, to sentences: inout [Sentence]) {
    var builder = SentenceBuilder(tree: self)
    for comment in group {
      if IgnoreDirective(text[comment.range]) == nil {
        builder.add(comment, to: &sentences)
      } else {
        builder.finish(&sentences)
      }
    }
    builder.finish(&sentences)
  }

  /// Both are line comments, and nothing but one line ending and indentation lies between them.
  private func isContinued(_ first: Comment, by second: Comment) -> Bool {
    guard !first.isBlock, !second.isBlock, first.nextToken == second.nextToken else { return false }
    let gap = text.bytes[first.range.upperBound..<second.range.lowerBound]
    return gap.count { $0 == 0x0A } <= 1
  }
}

/// Collects words and cuts them into sentences.
private struct SentenceBuilder {
  let tree: SyntaxTree
  private var words: [Sentence.Word] = []
  private var nextToken = 0

  init(tree: SyntaxTree) { self.tree = tree }

  mutating func add(_ comment: Comment, to sentences: inout [Sentence]) {
    nextToken = comment.nextToken
    let bytes = tree.text.bytes
    var index = comment.range.lowerBound
    let end = comment.range.upperBound
    var isLineEmpty = !comment.isBlock
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A {
        if isLineEmpty { finish(&sentences) }
        isLineEmpty = true
        index += 1
      } else if Self.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") {
        index += 1
      } else {
        let start = index
        while index < end, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "/") { index += 1 }
        isLineEmpty = false
        add(start..<index, to: &sentences)
      }
    }
    if isLineEmpty { finish(&sentences) }
  }

  private mutating func add(_ range: Range<Int>, to sentences: inout [Sentence]) {
    let bytes = tree.text.bytes
    let isWordByte = { (byte: UInt8) in
      byte >= 0x80 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "_")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    guard let start = range.first(where: { isWordByte(bytes[$0]) }),
      let last = range.last(where: { isWordByte(bytes[$0]) })
    else { return }
    words.append(Sentence.Word(text: tree.text[start..<last + 1].lowercased(), range: start..<last + 1))
    let tail = bytes[last + 1..<range.upperBound]
    let isEnd = tail.contains { ".!?;".utf8.contains($0) }
    // "e.g." ends no sentence.
    if isEnd, !["e.g", "i.e", "etc", "vs"].contains(words[words.count - 1].text) { finish(&sentences) }
  }

  mutating func finish(_ sentences: inout [Sentence]) {
    defer { words = [] }
    guard let first = words.first, let last = words.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    sentences.append(Sentence(words: words, range: range, nextToken: nextToken))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
