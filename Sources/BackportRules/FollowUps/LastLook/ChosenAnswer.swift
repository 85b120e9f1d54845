// f({ if ready, #available(iOS 15, *) { return true } else { return false } }())   → f(ready)
//
// A closure called on the spot that answers what its one condition says is that condition, where it stands for a whole
// value.
import LintCore
import SwiftSource

extension FollowUp {
  static let chosenAnswer = FollowUp(
    rule: "redundant-check",
    check: { pass in
      for closure in pass.after.nodes(where: { $0 == .closure }) {
        guard let chain = closure.parent, let answer = closure.answer(calledBy: chain),
          pass.isNew(chain.tokenIndices)
        else { continue }
        pass.report(
          chain.range, "the closure answers what its condition says",
          fix: pass.fix(.safe([Edit(chain.range, replacement: answer)])))
      }
    })
}

extension Syntax {
  /// Of a closure: the condition that it answers with, if it does nothing else.
  fileprivate func answer(calledBy chain: Syntax) -> String? {
    guard chain.kind == .chain, chain.node.firstToken == node.firstToken, chain.suffixes.count == 1,
      let call = chain.suffixes.first, call.kind == .callSuffix, call.tokens.count == 2,
      child(.closureSignature) == nil, let choice = onlyItem, choice.kind == .ifStatement,
      choice.conditionElements.count == 1, let element = choice.conditionElements.first,
      element.isPlainCondition,
      let other = choice.elseBranch, other.kind == .codeBlock,
      let then = choice.child(.codeBlock), then.returns("true"), other.returns("false"),
      tree.comments(in: chain.range).isEmpty, chain.standsForWholeValue
    else { return nil }
    return element.text
  }

  /// Of an element of a condition: an expression, and no binding, pattern or check.
  private var isPlainCondition: Bool {
    guard !flags.contains(.isLet), child(.availabilityCondition) == nil, child(.initializer) == nil,
      let first = tokenIndices.first
    else { return false }
    let words = ["let", "var", "case", "try", "await"]
    return !words.contains(tree.text(ofToken: first)) && !text.contains(where: \.isNewline)
  }

  private func returns(_ value: String) -> Bool {
    guard let item = onlyItem, let tokens = item.returnedTokens, tokens.count == 1 else { return false }
    return tree.text(ofToken: tokens.lowerBound) == value
  }
}
