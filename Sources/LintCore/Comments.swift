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
    var end = 0
    for (index, token) in tokens.enumerated() {
      let gap = end..<Int(token.start)
      end = Int(token.end)
      guard gap.count > 1, text.bytes[gap].contains(UInt8(ascii: "/")) else { continue }
      for piece in Trivia(text, in: gap) where piece.isComment {
        let isBlock = piece.kind == .blockComment || piece.kind == .docBlockComment
        comments.append(Comment(range: piece.range, isBlock: isBlock, nextToken: index))
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
