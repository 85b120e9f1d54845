// if let x = s.shim { … }, s.shim?.y, let x = s.shim, f(s.shim)   with a shim that gives an optional
//
// What the shim makes an optional, or an `Any`, of may be none by itself: the native member then does not compile
// there, or is another value. It is the same where a type is written down or the value is not used.
import SwiftSource

/// What a shim makes of what the native member gives.
struct ResultDoubt {
  let title: String
  let resultType: String?
  let forwarding: Forwarding?

  /// Why a use may mean something else when the native member stands there.
  /// - Parameter use: the tokens of the whole operand: what it is called on, the name, the call.
  func doubt(aboutUse use: Range<Int>, in tree: SyntaxTree) -> Doubt? {
    guard let type = resultType, forwarding?.name != nil else { return nil }
    if forwarding?.facts?.isChosenByResult == true {
      switch tree.typeContext(ofOperand: use) {
      case .given, .assigned: break
      default: return .maybeMeant(nil)
      }
    }
    guard type.isWiderThanValue else { return doubt(aboutClass: type, at: use, in: tree) }
    if givesOptional { return nil }
    switch tree.typeContext(ofOperand: use) {
    case .given(let given) where given == type || given.isWiderThanValue: return nil
    case .assigned, .statement: return nil
    default: return .otherType(title)
    }
  }

  /// Why a use does not compile when the native member stands there: it unwraps what that one gives as it is.
  /// - Parameter use: as above.
  func refusal(ofUse use: Range<Int>, in tree: SyntaxTree) -> Obstacle? {
    guard resultType?.hasSuffix("?") == true, let result = forwarding?.facts?.result, !result.isEmpty,
      !result.hasSuffix("?"), !result.hasSuffix("!"), use.upperBound < tree.tokens.count
    else { return nil }
    let next = tree.tokens[use.upperBound]
    let isUnwrapped =
      [.postfixQuestionMark, .exclamationMark].contains(next.kind) || tree.text[next.range] == "??"
    let condition = tree.node(coveringToken: use.lowerBound).selfAndAncestors.first {
      $0.kind == .conditionElement
    }
    let isBound =
      condition?.flags.contains(.isLet) == true
      && condition?.child(.initializer)?.tokenIndices.dropFirst() == use
    return isUnwrapped || isBound ? .result : nil
  }

  /// The native call may give a subclass, which a variable and a list would then be of.
  private func doubt(aboutClass type: String, at use: Range<Int>, in tree: SyntaxTree) -> Doubt? {
    guard forwarding?.facts?.result != type, let conversion = forwarding?.conversionOfResult,
      forwarding?.isForeign == true || conversion == .certain, tree.isOfInferredType(use)
    else { return nil }
    return .otherType(title)
  }

  /// Whether the native call is known to give an optional.
  private var givesOptional: Bool {
    if let facts = forwarding?.facts, facts.result != nil { return facts.givesOptional }
    // UIKit and AppKit declare these in Objective-C, of which there is no index.
    let label = forwarding?.arguments?.first?.label ?? ""
    switch forwarding?.name {
    case "UIImage"?: return ["systemName", "named", "data", "contentsOfFile"].contains(label)
    case "NSImage"?: return ["systemSymbolName", "named", "data", "contentsOf"].contains(label)
    default:
      return forwarding?.arguments == nil && SystemNames.optionalProperties.contains(forwarding?.name ?? "")
    }
  }
}

extension SyntaxTree {
  /// Whether an operand gives its type to what other values are put into: a variable, a list.
  fileprivate func isOfInferredType(_ operand: Range<Int>) -> Bool {
    guard let first = operand.first,
      let place = node(coveringToken: first).selfAndAncestors.first(where: {
        $0.tokenIndices.lowerBound < first || $0.tokenIndices.upperBound > operand.upperBound
      })
    else { return false }
    switch place.kind {
    case .collection: return true
    case .initializer:
      guard let binding = place.parent, binding.child(.type) == nil else { return false }
      return binding.parent?.anchor.keyword == .var
    default: return false
    }
  }
}
