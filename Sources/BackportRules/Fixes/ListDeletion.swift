// a, B, c → a, c      B, c → c      a, B → a
import SwiftSource

extension SyntaxTree {
  /// The edits that take elements out of a list with commas, one comma each. Something must remain.
  ///
  /// A comment on a line of its own before an element that stays, stays; one that ends the line of an element
  /// that goes, goes.
  /// - Parameter keeps: the comments between elements that stay in any case.
  func deletions(
    of dropped: Set<Int>, from elements: [Syntax], keeping keeps: (Range<Int>) -> Bool = { _ in false }
  ) -> [Edit] {
    var edits: [Edit] = []
    var index = 0
    while index < elements.count {
      guard dropped.contains(elements[index].index) else {
        index += 1
        continue
      }
      let first = index
      while index < elements.count, dropped.contains(elements[index].index) { index += 1 }
      if index < elements.count {
        let gap = elements[first].range.lowerBound..<elements[index].range.lowerBound
        let kept = comments(in: gap).filter { comment in
          keeps(comment) && !elements[first..<index].contains { $0.range.contains(comment.lowerBound) }
        }
        edits +=
          kept.isEmpty
          ? [leadingDeletion(from: elements[first], to: elements[index])] : deletions(in: gap, around: kept)
      } else if first > 0 {
        edits += trailingDeletion(after: elements[first - 1], through: elements[elements.count - 1])
      }
    }
    return edits
  }

  /// The edits that delete the code of a range, and leave comments in its lines.
  private func deletions(in range: Range<Int>, around comments: [Range<Int>]) -> [Edit] {
    var start = range.lowerBound
    var pieces: [Range<Int>] = []
    for comment in comments {
      // Nothing stands between two comments in a row.
      if start < comment.lowerBound { pieces.append(start..<comment.lowerBound) }
      start = Int(tokens[firstToken(startingAtOrAfter: comment.upperBound)].start)
    }
    return (pieces + [start..<range.upperBound]).filter { !$0.isEmpty }.map { Edit($0) }
  }

  private func leadingDeletion(from first: Syntax, to next: Syntax) -> Edit {
    let start = first.range.lowerBound
    if let inline = trivia(before: Int(next.node.firstToken)).filter(\.isComment).last?.range,
      text[inline].hasPrefix("/*"), text.endOfLine(at: start) >= next.range.lowerBound
    {
      return Edit(start..<inline.lowerBound)
    }
    let ownLine = trivia(before: Int(next.node.firstToken)).filter(\.isComment).map(\.range).first {
      text.isBlank(text.startOfLine(at: $0.lowerBound)..<$0.lowerBound)
    }
    return Edit(start..<(ownLine?.lowerBound ?? next.range.lowerBound))
  }

  private func trailingDeletion(after last: Syntax, through end: Syntax) -> [Edit] {
    let commaIndex = Int(last.node.endToken)
    // What stands between the last element and its comma is about that element.
    let start = trivia(before: commaIndex).filter(\.isComment).last?.range.upperBound ?? last.range.upperBound
    guard let comment = trivia(before: commaIndex + 1).filter(\.isComment).last else {
      return [Edit(start..<end.range.upperBound)]
    }
    // The comma goes; what is said about the element before it stays, and nothing is drawn up behind `//`.
    let next = Int(tokens[Int(end.node.endToken)].start)
    let isFollowed = next < text.endOfLine(at: end.range.upperBound)
    return [
      Edit(tokens[commaIndex].range),
      text[comment.range].hasPrefix("//") && isFollowed
        ? Edit(Int(tokens[commaIndex + 1].start)..<next)
        : Edit(comment.range.upperBound..<end.range.upperBound),
    ]
  }
}
