// @available(iOS 13, *)        →
// func f()                       func f()
// @objc @available(iOS 13, *)  → @objc
// func f()                       func f()
//
// A comment that ends the attribute's own line goes with it where it speaks of versions or fallbacks. What is about
// something else stays on the line.
import SwiftSource

extension SyntaxTree {
  /// The edits that delete an attribute.
  /// - Parameter isLast: all that its declaration says of versions goes.
  func deletion(ofAttribute attribute: Syntax, isLast: Bool = false) -> Rewrite {
    var range = attribute.range
    if let clause = attribute.parent, clause.kind == .ifConfigClause, let whole = clause.parent,
      whole.children(.ifConfigClause).count == 1,
      clause.children.filter({ $0.kind == .attribute }).count == 1,
      clause.items.isEmpty
    {
      range = whole.range
    }
    if text.isBlank(text.startOfLine(at: range.lowerBound)..<range.lowerBound),
      let comment = trailingComment(after: range.upperBound), mentionsCheck(comment) || isForLine(comment)
    {
      range = range.lowerBound..<comment.upperBound
    }
    if attribute.kind == .attribute,
      let comments = GateVersions([attribute])
        .startOfComments(above: range.lowerBound, isAttribute: true, areAllGone: isLast)
    {
      return .safe([text.deletion(of: startOfParagraph(at: comments)..<range.upperBound)])
    }
    let start = startOfCheckComments(above: range.lowerBound)
    return .safe([text.deletion(of: startOfParagraph(at: start)..<range.upperBound)])
  }

  /// Of a line of documentation: where the empty ones right above it begin, which only set it off.
  private func startOfParagraph(at offset: Int) -> Int {
    guard text.bytes[offset...].starts(with: "///".utf8) else { return offset }
    var start = offset
    for comment in commentsAbove(offset) {
      guard text[comment] == "///" else { break }
      start = comment.lowerBound
    }
    return start
  }

  /// `// swiftlint:disable:this …` is of use only on the line that it stands on.
  private func isForLine(_ comment: Range<Int>) -> Bool { text[comment].contains("swiftlint:disable:this") }
}
