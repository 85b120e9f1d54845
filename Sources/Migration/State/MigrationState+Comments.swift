import LintCore
import SwiftSource

extension MigrationState {
  /// The findings of a rule in the changed files, by place. They are counted, and never fixed.
  func counted(by rule: Rule) -> [Finding] {
    changes.flatMap { change in
      let file = files[change.file]
      let pass = FilePass(path: file.shownPath, tree: change.after.tree, context: file.context)
      let cuts = history.originMap(of: change.file).pieces.filter {
        !change.before.tree.tokenIndices(in: $0.original).isEmpty
      }
      pass.seams = cuts.map(\.current.lowerBound)
      pass.vacancies = cuts.filter { cut in
        change.after.tree.tokenIndices(in: cut.current).isEmpty
          && change.before.tree.isWholeStatement(change.before.tree.tokenIndices(in: cut.original))
      }.map(\.current.lowerBound)
      pass.run(rule)
      return pass.findings.filter { file.isNamed && !pass.suppressions.silences($0) }
    }.sorted(by: Finding.precedes)
  }
}

extension SyntaxTree {
  /// Whether an `if` or a `guard` begins some tokens and ends within them.
  fileprivate func isWholeStatement(_ tokens: Range<Int>) -> Bool {
    node(coveringToken: tokens.lowerBound).selfAndAncestors.contains {
      [.ifStatement, .guardStatement].contains($0.kind) && $0.tokenIndices.lowerBound == tokens.lowerBound
        && $0.tokenIndices.upperBound <= tokens.upperBound
    }
  }
}
