// // #12: kept for (macOS < 14). And more.     → '#12: kept for (macOS < 14)'
// #warning("Drop \"iOS 15\" some day")         → 'Drop "iOS 15" some day'
import LintCore
import SwiftSource

extension SyntaxTree {
  /// A sentence as written, on one line. A long one is abbreviated to the part around some of its words.
  func quote(_ sentence: Sentence, around focus: Range<Int>) -> String {
    let limit = 100
    let words = sentence.words
    var shown = focus
    func length() -> Int {
      words[shown.upperBound - 1].range.upperBound - words[shown.lowerBound].range.lowerBound
    }
    while shown.lowerBound > 0, length() < limit / 2 { shown = shown.lowerBound - 1..<shown.upperBound }
    while shown.upperBound < words.count, length() < limit { shown = shown.lowerBound..<shown.upperBound + 1 }
    var (start, end) = (
      words[shown.lowerBound].range.lowerBound, words[shown.upperBound - 1].range.upperBound
    )
    while start > 0, "#(".utf8.contains(text.bytes[start - 1]) { start -= 1 }
    func count(_ sign: Unicode.Scalar) -> Int { text.bytes[start..<end].count { $0 == UInt8(ascii: sign) } }
    while text.bytes[end...].first == UInt8(ascii: ")"), count("(") > count(")") { end += 1 }
    // Without the prefix of comment lines.
    let lines = text[start..<end].split(whereSeparator: \.isNewline).map {
      $0.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
    }
    let quote = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isInString = tokens[sentence.nextToken].range.lowerBound < start
    return (shown.lowerBound > 0 ? "… " : "") + (isInString ? quote.filter { $0 != "\\" } : quote)
      + (shown.upperBound < words.count ? " …" : "")
  }
}
