// @available(iOS 13, *)        →
// func f()                       func f()
// @objc @available(iOS 13, *)  → @objc
// func f()                       func f()
//
// A comment that ends the attribute's own line goes with it, but for one that asks for work: that stays on the line.
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
      let comment = trailingComment(after: range.upperBound), !asksForWork(comment)
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

  /// `// TODO: …`, which speaks of more than what it stands behind, unless that is all it says.
  private func asksForWork(_ comment: Range<Int>) -> Bool {
    !mentionsCheck(comment) && ["TODO", "FIXME", "HACK", "XXX"].contains { text[comment].contains($0) }
  }
}
