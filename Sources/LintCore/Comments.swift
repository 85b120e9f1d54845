import SwiftSource

/// A comment, with its delimiters.
public struct Comment: Hashable, Sendable {
  public var range: Range<Int>
  /// `/* … */`.
  public var isBlock: Bool
  /// The index of the token after it.
  public var nextToken: Int
}

extension SyntaxTree {
  /// All comments in source order, from the gaps between tokens.
  public var comments: [Comment] {
    var comments: [Comment] = []
    text.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        var end = 0
        for (index, token) in tokens.enumerated() {
          let start = Int(token.start)
          if start - end > 1 { appendComments(of: bytes, in: end..<start, before: index, to: &comments) }
          end = Int(token.end)
        }
      }
    }
    return comments
  }
}

extension SyntaxTree {
  /// The texts of `#warning("…")`, without the quotes, each as a block of its own.
  public var warnings: [Comment] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .pound, index + 4 < tokens.count, text(ofToken: index + 1) == "warning",
        tokens[index + 2].kind == .leftParen, tokens[index + 4].kind == .stringSegment
      else { return nil }
      return Comment(range: tokens[index + 4].range, isBlock: true, nextToken: index)
    }
  }
}

private func appendComments(
  of bytes: UnsafeBufferPointer<UInt8>, in gap: Range<Int>, before token: Int, to comments: inout [Comment]
) {
  var index = gap.lowerBound
  while index + 1 < gap.upperBound {
    let start = index
    index += 1
    guard bytes[start] == UInt8(ascii: "/") else { continue }
    let isBlock: Bool
    switch bytes[index] {
    case UInt8(ascii: "/"):
      isBlock = false
      while index < gap.upperBound, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      isBlock = true
      index = endOfBlockComment(of: bytes, in: start..<gap.upperBound)
    default: continue
    }
    comments.append(Comment(range: start..<index, isBlock: isBlock, nextToken: token))
  }
}

/// The offset after the `*/` that closes the comment at the start of the range, including nested ones.
private func endOfBlockComment(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
  var depth = 1
  var index = range.lowerBound + 2
  while index + 1 < range.upperBound {
    switch (bytes[index], bytes[index + 1]) {
    case (UInt8(ascii: "*"), UInt8(ascii: "/")):
      depth -= 1
      index += 2
      if depth == 0 { return index }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      depth += 1
      index += 2
    default: index += 1
    }
  }
  return range.upperBound
}
