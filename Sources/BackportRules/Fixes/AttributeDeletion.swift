// @available(iOS 13, *)        →
// func f()                       func f()
// @objc @available(iOS 13, *)  → @objc
// func f()                       func f()
//
// A comment above or behind it goes with it if it is the attribute in words.
import SwiftSource

extension SyntaxTree {
  /// The edits that delete an attribute.
  func deletion(ofAttribute attribute: Syntax) -> Rewrite {
    let words = CheckInWords(attribute)
    var range = attribute.range
    if text.isBlank(text.startOfLine(at: range.lowerBound)..<range.lowerBound),
      let comment = trailingComment(after: range.upperBound),
      words.cover(comment) || LinterDirective.isForLine(text[comment])
    {
      range = range.lowerBound..<comment.upperBound
    }
    var start = range.lowerBound
    if let comment = commentsAbove(start).first,
      LinterDirective(text[comment])?.isAboutCheckBelow == true
    {
      start = comment.lowerBound
    }
    return .safe([text.deletion(of: words.startOfComments(above: start)..<range.upperBound)])
  }
}
