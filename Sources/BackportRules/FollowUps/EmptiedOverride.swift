// override func layout() { if #unavailable(old) {…} }   stays, and it is said
//
// What it overrides may do something, which nobody wants now: a person has to know. One that is left with `super` alone
// goes (`ForwardingOverride`).
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
