// if let x = s.shim { … }, s.shim?.y, let x = s.shim, f(s.shim)   with a shim that gives an optional
//
// What the shim makes an optional, or an `Any`, of may be none by itself: the native member then does not compile
// there, or is another value.
import SwiftSource

/// What a shim makes of what the native member gives.
struct ResultDoubt {
  let title: String
  let resultType: String?
  let forwarding: Forwarding?
  /// The type that the shim is a member of.
  let owner: String?

  /// Why uses may mean something else when the native member stands there.
  var doubt: Doubt? {
    guard let type = resultType, forwarding?.name != nil else { return nil }
    if forwarding?.facts?.isChosenByResult == true { return .maybeMeant(nil) }
    if mayBeOther(than: type) { return .otherType(title) }
    return type.isWiderThanValue && (!givesOptional || type.isExistential) ? .otherType(title) : nil
  }

  /// Why a use does not compile when the native member stands there: it unwraps what that one gives as it is.
  /// - Parameter use: the tokens of the whole operand: what it is called on, the name, the call.
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

  /// Whether what the native member gives may have another type than the shim says, which it becomes by itself there or is
  /// chosen by: a subclass, a `CGFloat`, another overload of the standard library.
  private func mayBeOther(than type: String) -> Bool {
    guard !type.holds("some "), !type.isWiderThanValue, let forwarding, forwarding.assigned == nil else {
      return false
    }
    if case .none = forwarding.receiver { return false }
    if let result = forwarding.facts?.result {
      return type.isNumberType && result.isNumberType && type.withoutAlias != result.withoutAlias
    }
    let isCollection = ["[", "Array<", "Set<", "Dictionary<"].contains { type.hasPrefix($0) }
    if isCollection, forwarding.arguments != nil { return SystemNames.collections.contains(owner ?? "") }
    if type == "Double" { return owner?.hasObjectiveCPrefix == true && forwarding.arguments == nil }
    return Self.baseClasses.contains(type)
  }

  /// Classes that many others inherit from.
  static let baseClasses: Set<String> = [
    "CALayer", "NSControl", "NSObject", "NSResponder", "NSView", "NSViewController", "UIControl",
    "UIGestureRecognizer",
    "UIResponder", "UIScrollView", "UIView", "UIViewController",
  ]

  /// Whether the native call is known to give an optional.
  private var givesOptional: Bool {
    if let facts = forwarding?.facts, facts.result != nil { return facts.givesOptional }
    // UIKit and AppKit declare these in Objective-C, of which there is no index.
    let last = forwarding?.calls.last
    let label = last?.arguments?.first?.label ?? ""
    switch last?.name {
    case "UIImage"?: return ["systemName", "named", "data", "contentsOfFile"].contains(label)
    case "NSImage"?: return ["systemSymbolName", "named", "data", "contentsOf"].contains(label)
    default:
      return last?.arguments == nil && SystemNames.optionalProperties.contains(last?.name ?? "")
    }
  }
}

extension String {
  /// The type that an alias of a number's type refers to.
  fileprivate var withoutAlias: String { self == "TimeInterval" ? "Double" : self }
}
