// f({ if ready, #available(iOS 15, *) { return true } else { return false } }())   → f(ready)
//
// An immediately called closure that returns the value of its one condition becomes that condition, where it is a whole
// expression. Refused where the context may expect another type than `Bool`: `true` is a literal of other types, too.
import LintCore
import SwiftSource

extension ChangeRule {
  static let chosenAnswer = ChangeRule(
    check: { pass in
      for closure in pass.after.nodes(where: { $0 == .closure }) {
        guard let chain = closure.parent, let answer = closure.answer(calledBy: chain),
          pass.isNew(chain.tokenIndices)
        else { continue }
        pass.report(
          chain.range, "the closure returns the value of its condition",
          fix: pass.fix(.safe([Edit(chain.range, replacement: answer)])))
      }
    })
}

extension Syntax {
  /// Of a closure: the condition whose value it returns, if it does nothing else.
  fileprivate func answer(calledBy chain: Syntax) -> String? {
    guard chain.kind == .chain, chain.node.firstToken == node.firstToken, chain.suffixes.count == 1,
      let call = chain.suffixes.first, call.kind == .callSuffix, call.tokens.count == 2,
      child(.closureSignature) == nil, let choice = onlyItem, choice.kind == .ifStatement,
      choice.conditionElements.count == 1, let element = choice.conditionElements.first,
      element.isPlainCondition,
      let other = choice.elseBranch, other.kind == .codeBlock,
      let then = choice.child(.codeBlock), then.returns("true"), other.returns("false"),
      tree.comments(in: chain.range).isEmpty, chain.standsForWholeValue, element.isBool(for: chain)
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

  /// Of an element of a condition: whether it has the type that the call of the closure has there.
  private func isBool(for call: Syntax) -> Bool {
    switch call.parent?.typeContext(ofValueAt: call.tokenIndices.lowerBound) {
    case .condition, .given("Bool"): return true
    case .open, .given("Any"), .given("Any?"), .given("Bool?"): return isBool
    case .passed:
      guard let list = call.parent, list.kind == .collection, let element = list.typeOfElements else {
        return false
      }
      return isBool && ["Any", "Any?", "Bool"].contains(element)
    default: return false
    }
  }

  /// Of an array or dictionary literal that is all of a value: the type that is asked for its elements.
  private var typeOfElements: String? {
    guard let place = parent, place.tokenIndices.upperBound == tokenIndices.upperBound,
      tokenIndices.lowerBound - place.tokenIndices.lowerBound <= 1,
      case .given(let type) = place.typeContext(ofValueAt: tokenIndices.lowerBound), type.hasSuffix("]")
    else { return nil }
    return type.dropLast().split { "[: ".contains($0) }.last.map(String.init)
  }

  /// Whether it is a Bool by itself.
  private var isBool: Bool {
    let tokens = tokenIndices
    if tokens.count == 1 { return tree.declaredType(of: tokens.lowerBound) == "Bool" }
    return tokens.contains { index in
      switch tree.tokens[index].kind {
      case .prefixOperator: index == tokens.lowerBound && tree.text(ofToken: index) == "!"
      case .exclamationMark: index == tokens.lowerBound
      case .binaryOperator:
        ["&&", "||"].contains(tree.text(ofToken: index)) && tree.node(coveringToken: index) == self
      default: false
      }
    }
  }

  private func returns(_ value: String) -> Bool {
    guard let item = onlyItem, let tokens = item.returnedTokens, tokens.count == 1 else { return false }
    return tree.text(ofToken: tokens.lowerBound) == value
  }
}
