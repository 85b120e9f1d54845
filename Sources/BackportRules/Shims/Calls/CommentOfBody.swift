// if #available(old) {
//   // The order matters: see #12.      would go with the shim, and is about what its uses call then
//   badge(count)
// } else {
//   // Drawn by hand.                   goes with the branch
//   overlay(Badge(count))
// }
import LintCore
import SwiftSource

extension FilePass {
  /// Why a declaration that comes to one value may not go without a look: a comment in it may be about that value.
  /// - Parameter value: what is left of the body.
  func doubtOfComment(in body: Syntax, beside value: Range<Int>) -> Doubt? {
    // What stands on the line of the brace is about the declaration.
    let start = tree.text.endOfLine(at: body.range.lowerBound)
    let comments = start < body.range.upperBound ? tree.comments(in: start..<body.range.upperBound) : []
    if comments.isEmpty { return nil }
    let words = CheckInWords(body)
    let comment = comments.first { comment in
      guard !words.cover(comment), !tree.text[comment].isDirective,
        let next = tree.tokenIndices(in: comment.upperBound..<body.range.upperBound).first
      else { return false }
      let block = tree.node(coveringToken: next).selfAndAncestors.first { $0.kind.holdsStatements }
      return block?.tokenIndices.contains(value.lowerBound) ?? false
    }
    return comment.map { .comment(projectPlace($0).site) }
  }
}

extension NodeKind {
  fileprivate var holdsStatements: Bool {
    [.codeBlock, .closure, .accessorBlock, .switchCase, .ifConfigClause].contains(self)
  }
}

extension String {
  /// Of a comment: whether it speaks to a tool.
  fileprivate var isDirective: Bool {
    ["swiftlint:", "swiftformat:", "swift-format-ignore", "periphery:", "sourcery:", "MARK:"]
      .contains(where: contains)
  }
}
