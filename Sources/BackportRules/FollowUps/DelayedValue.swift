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
        guard let siblings = assignment.parent?.items, let place = siblings.firstIndex(of: assignment),
          place > 0, siblings[place - 1].kind == .variableDeclaration,
          let value = DelayedInitialization(of: siblings[place - 1], by: assignment),
          pass.isNew(siblings[place - 1].anchorIndex..<assignment.tokenIndices.upperBound)
        else { continue }
        pass.report(
          assignment.range, "the value can stand in the declaration", fix: pass.fix(.safe(value.edits)))
      }
    })
}
