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
      return .safe([text.deletion(of: comments..<range.upperBound)])
    }
    return .safe([text.deletion(of: startOfCheckComments(above: range.lowerBound)..<range.upperBound)])
  }

  /// `// swiftlint:disable:this …` is of use only on the line that it stands on.
  private func isForLine(_ comment: Range<Int>) -> Bool { text[comment].contains("swiftlint:disable:this") }
}
