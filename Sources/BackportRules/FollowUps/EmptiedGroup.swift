// // MARK: - Old systems      → nothing
// (nothing before the next heading or the end of the type)
import LintCore
import SwiftSource
import SystemCalls

extension Rule {
  static let emptySection = Rule(
    id: "tidy", kind: "empty-section", formerID: "empty-section",
    summary: "A '// MARK:' over declarations that have all gone",
    documentation: Documentation(
      what: """
        Finds headings with no declaration before the next heading or the end of the type.
        """,
      before: """
        // MARK: - Old systems

        private func legacy() { … } // goes with the check that called it

        // MARK: - Layout
        """,
      after: """
        // MARK: - Layout
        """,
      safety: """
        Always safe. A heading that was over nothing before the migration stays.
        """
    ),
    changes: [.emptiedGroup])
}

extension ChangeRule {
  /// A heading over declarations that have all gone.
  fileprivate static let emptiedGroup = ChangeRule(
    check: { pass in
      for heading in pass.rememberedAfter(Heading.all(in:)) where heading.isOverNothing {
        let before = pass.rememberedBefore(Heading.all(in:))
        let old = before.filter { $0.text == heading.text }
        guard !old.isEmpty, old.allSatisfy({ !$0.isOverNothing }) else { continue }
        pass.report(
          heading.range, "there is nothing left under the heading", evidence: heading.emptied,
          fix: pass.fix(.safe([pass.after.text.deletion(of: heading.range)])))
      }
    })
}

/// `// MARK: …` on a line of its own.
private struct Heading {
  let range: Range<Int>
  let text: String
  let isOverNothing: Bool
  /// From the heading to what follows it.
  let emptied: Range<Int>

  /// What ends the declarations that it may be over.
  private static let endings: Set<TokenKind> = [
    .rightBrace, .endOfFile, .poundEndif, .poundElse, .poundElseif,
  ]

  static func all(in tree: SyntaxTree) -> [Heading] {
    let comments = tree.comments
    return comments.indices.compactMap { index in
      let comment = comments[index]
      guard tree.text.holds("MARK:", in: comment.range) else { return nil }
      let text = tree.text[comment.range]
      guard isHeading(text),
        tree.text.isBlank(tree.text.startOfLine(at: comment.range.lowerBound)..<comment.range.lowerBound)
      else { return nil }
      let emptied = comment.range.lowerBound..<Int(tree.tokens[comment.nextToken].start) + 1
      let next = index + 1 < comments.count ? comments[index + 1] : nil
      if let next, next.nextToken == comment.nextToken {
        let following = tree.text[next.range]
        // A section, and the first of its parts.
        let isPart = isSection(text) && !isSection(following)
        return Heading(
          range: comment.range, text: text, isOverNothing: isHeading(following) && !isPart, emptied: emptied)
      }
      let isOverNothing = endings.contains(tree.tokens[comment.nextToken].kind)
      return Heading(range: comment.range, text: text, isOverNothing: isOverNothing, emptied: emptied)
    }
  }

  private static func isHeading(_ text: String) -> Bool { text.hasPrefix("//") && text.holds("MARK:") }

  private static func isSection(_ text: String) -> Bool {
    text.replacing(" ", with: "").contains("MARK:-")
  }
}
