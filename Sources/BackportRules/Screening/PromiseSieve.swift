import LintCore
import SwiftSource

/// Whether a file holds a comment that waits for a system, told without lexing the file: only the comments
/// around a mention of a system are read.
enum PromiseSieve {
  private static let words = WordSet(VersionMention.words)
  private static let delimiters = WordSet(["/*", "*/"])
  private static let warnings = WordSet(["#warning"])

  static func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var blocks: [Range<Int>]?
    var line = Line(start: 0, end: -1)
    // What has been read already: hits come in order, but for those of another pass.
    var read = 0..<0
    return words.contains(in: bytes) { hit in
      if read.contains(hit.lowerBound) { return false }
      if !(line.start..<line.end + 1).contains(hit.lowerBound) {
        line = Line(around: hit.lowerBound, in: bytes)
      }
      if let first = line.slashes.first, first < hit.lowerBound {
        for (number, slash) in line.slashes.enumerated() {
          let comments = lineComments(from: slash, of: line, in: bytes)
          if number == 0 { read = comments }
          if holdsPromise(bytes[comments]) { return true }
        }
        if line.hasMoreSlashes { return true }
      }
      if warnings.occur(in: UnsafeRawBufferPointer(rebasing: bytes[line.start..<hit.lowerBound])) {
        return true
      }
      let known = blocks ?? blockComments(in: bytes)
      blocks = known
      guard let block = known.last(where: { $0.lowerBound < hit.lowerBound }), block.contains(hit.lowerBound)
      else { return false }
      read = block
      return holdsPromise(bytes[block])
    }
  }

  private static func holdsPromise(_ comments: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard PromiseWords.mayOccur(in: comments) else { return false }
    let tree = SyntaxTree(SourceText(Array(comments)))
    return tree.sentences(of: tree.comments, where: VersionMention.mayLie).contains { sentence in
      !Promise.all(in: sentence, of: tree).isEmpty
    }
  }

  /// The line comments below each other of which one begins there.
  private static func lineComments(
    from slash: Int, of line: Line, in bytes: UnsafeRawBufferPointer
  ) -> Range<Int> {
    var (top, start) = (line.start, slash)
    // Up, as long as comments have their lines for themselves; what follows code on the line above belongs to them.
    while isBlank(top..<start, of: bytes), top > 0 {
      let above = startOfLine(at: top - 1, in: bytes)
      guard let other = startOfComment(in: above..<top, of: bytes) else { break }
      (top, start) = (above, other)
    }
    var end = line.end
    while end < bytes.count {
      let next = endOfLine(at: end + 1, in: bytes)
      guard let other = startOfComment(in: end + 1..<next, of: bytes), isBlank(end + 1..<other, of: bytes)
      else { break }
      end = next
    }
    return start..<end
  }

  /// Where block comments lie, nested ones as one. What looks like one in a string is taken for one, too.
  private static func blockComments(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var depth = 0
    var start = 0
    _ = delimiters.contains(in: bytes) { place in
      if bytes[place.lowerBound] == UInt8(ascii: "/") {
        if depth == 0 { start = place.lowerBound }
        depth += 1
      } else if depth > 0 {
        depth -= 1
        if depth == 0 { comments.append(start..<place.upperBound) }
      }
      return false
    }
    if depth > 0 { comments.append(start..<bytes.count) }
    return comments
  }

  // MARK: Lines

  /// A line, and where comments may begin in it: the first `//` may belong to an address in a string.
  private struct Line {
    var start: Int
    var end: Int
    var slashes: [Int] = []
    /// There are more than anybody writes.
    var hasMoreSlashes = false

    init(start: Int, end: Int) { (self.start, self.end) = (start, end) }

    init(around place: Int, in bytes: UnsafeRawBufferPointer) {
      start = startOfLine(at: place, in: bytes)
      end = endOfLine(at: place, in: bytes)
      var next = start
      while let slash = startOfComment(in: next..<end, of: bytes) {
        if slashes.count == 8 {
          hasMoreSlashes = true
          return
        }
        slashes.append(slash)
        next = slash
        while next < end, bytes[next] == UInt8(ascii: "/") { next += 1 }
      }
    }
  }

  private static func startOfLine(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var index = place
    while index > 0, bytes[index - 1] != 0x0A { index -= 1 }
    return index
  }

  private static func endOfLine(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var index = min(place, bytes.count)
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return index
  }

  private static func startOfComment(in line: Range<Int>, of bytes: UnsafeRawBufferPointer) -> Int? {
    line.dropLast().first { bytes[$0] == UInt8(ascii: "/") && bytes[$0 + 1] == UInt8(ascii: "/") }
  }

  private static func isBlank(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
