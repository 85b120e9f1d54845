// override func layout() { if #unavailable(old) {…} }   stays, and is reported
//
// The overridden method may have an effect that the override keeps away, so a person decides. An override that only
// calls `super` is deleted by `ForwardingOverride`.
import LintCore
import SwiftSource

extension ChangeRule {
  static let emptiedOverride = ChangeRule(
    check: { pass in
      let overrides = pass.after.nodes { $0 == .functionDeclaration }.filter(\.isEmptyOverride)
      if overrides.isEmpty { return }
      let checks = CheckedNames(in: pass.before)
      for function in overrides where checks.holdFunction(function.declaredName ?? "") {
        guard pass.isNew(function.anchorIndex..<function.tokenIndices.upperBound) else { continue }
        pass.report(
          function.range, "\(function.displayName) does nothing any more",
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
