// private func fixBaseline() {}; fixBaseline()    → nothing
// override func layout() {}                       stays, and is reported
import LintCore
import SwiftSource

extension Rule {
  static let emptyFunction = Rule(
    id: "orphaned-declaration", kind: "empty-function", formerID: "empty-function",
    summary: "A function or method that only held deleted code",
    documentation: Documentation(
      what: """
        Finds functions that are empty after a migration. The declaration is deleted with its calls.
        """,
      before: """
        // the minimum is iOS 15
        private func fixBaseline() {
          if #unavailable(iOS 15) { label.baseline = 2 }
        }

        func layOut() {
          fixBaseline()
          stack.layOut()
        }
        """,
      after: """
        func layOut() {
          stack.layOut()
        }
        """,
      safety: """
        Always safe. Every mention has to be a call that is a statement of its own, and whose arguments \
        call nothing; else the function stays, and the place is reported. An override stays, for \
        what it overrides may do something.
        """
    ),
    changes: [.emptiedFunction, .emptiedOverride])
}

extension ChangeRule {
  /// The overridden method may have an effect that the override keeps away, so a person decides.
  fileprivate static let emptiedOverride = ChangeRule(
    check: { pass in
      let overrides = pass.after.nodes { $0 == .functionDeclaration }.filter(\.isEmptyOverride)
      if overrides.isEmpty { return }
      let checks = CheckedNames(in: pass.before)
      for function in overrides where checks.holdFunction(function.declaredName ?? "") {
        guard pass.isNew(function.anchorIndex..<function.tokenIndices.upperBound) else { continue }
        pass.report(
          function.rangeBelowAttributes, "\(function.displayName) does nothing any more",
          subject: function.title,
          fix: Fix(.manual, reason: "what it overrides may do something"))
      }
    })
}

extension Syntax {
  fileprivate var isEmptyOverride: Bool {
    guard modifiers.contains("override"), let body = child(.codeBlock), !body.flags.contains(.incomplete)
    else {
      return false
    }
    return body.items.isEmpty && tree.comments(in: body.range).isEmpty
  }
}
