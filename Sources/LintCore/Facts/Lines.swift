import SwiftSource

extension SyntaxTree {
  /// The number of lines that disappear with a range: all lines that it touches, when they contain nothing
  /// else but white space and line comments; otherwise those that it fills.
  public func removableLineCount(of range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    let first = text.rangeOfLine(at: range.lowerBound)
    let last = text.rangeOfLine(at: range.upperBound - 1)
    let isFirst = isBlank(first.lowerBound..<range.lowerBound)
    // An unterminated string may extend beyond its line.
    let behind = range.upperBound..<max(range.upperBound, last.upperBound)
    let isLast = isBlank(behind) || startsComment(behind)
    let count = text.lineCount(of: range)
    if isFirst, isLast { return count }
    if count == 1 { return 0 }
    return count - (isFirst ? 0 : 1) - (isLast ? 0 : 1)
  }

  /// The number of lines that remain when the statements of a block replace the block's owner: those between
  /// its braces.
  public func contentLineCount(of block: Syntax) -> Int {
    let items = Array(block.children)
    guard let first = items.first, let last = items.last else { return 0 }
    let open = text.position(of: block.range.lowerBound).line
    let close = text.position(of: max(block.range.upperBound - 1, block.range.lowerBound)).line
    let start = text.position(of: first.range.lowerBound).line
    let end = text.position(of: max(last.range.upperBound - 1, last.range.lowerBound)).line
    return (end < close ? close - 1 : end) - (start > open ? open + 1 : start) + 1
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    text.bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private func startsComment(_ range: Range<Int>) -> Bool {
    let rest = text.bytes[range].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.starts(with: "//".utf8)
  }
}
