// let x: T            → let x: T = a
// x = a
//
// As `DelayedInitialization` has it for a branch that only assigns; here for one that went on to do more.
import LintCore
import SwiftSource

extension FollowUp {
  static let delayedValue = FollowUp(
    rule: "redundant-check",
    check: { pass in
      for assignment in pass.after.nodes(where: { $0 == .expressionStatement }) {
        guard assignment.isItem, let declaration = assignment.previousItem,
          declaration.kind == .variableDeclaration,
          let value = DelayedInitialization(of: declaration, by: assignment),
          pass.isNew(declaration.anchorIndex..<assignment.tokenIndices.upperBound)
        else { continue }
        pass.report(
          assignment.range, "the value can stand in the declaration", fix: pass.fix(.safe(value.edits)))
      }
    })
}
