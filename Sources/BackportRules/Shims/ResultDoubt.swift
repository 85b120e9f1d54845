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
  func doubt(aboutUse use: Range<Int>, in tree: SyntaxTree) -> String? {
    guard let type = resultType, forwarding?.name != nil, type.isWiderThanValue, !givesOptional else {
      return nil
    }
    switch tree.typeContext(ofOperand: use) {
    case .given(let given) where given == type || given.isWiderThanValue: return nil
    case .assigned, .statement: return nil
    default: return "'\(title)' makes '\(type)' of what may be no such type by itself"
    }
  }

  /// Whether the native call is known to give an optional.
  private var givesOptional: Bool {
    if let facts = forwarding?.facts, facts.result != nil { return facts.givesOptional }
    // UIKit and AppKit declare these in Objective-C, of which there is no index.
    let label = forwarding?.arguments?.first?.label ?? ""
    switch forwarding?.name {
    case "UIImage"?: return ["systemName", "named", "data", "contentsOfFile"].contains(label)
    case "NSImage"?: return ["systemSymbolName", "named", "data", "contentsOf"].contains(label)
    default: return forwarding?.arguments == nil && Self.optionalProperties.contains(forwarding?.name ?? "")
    }
  }

  private static let optionalProperties: Set<String> = [
    "keyWindow", "windowScene", "sheetPresentationController", "popoverPresentationController",
    "presentedViewController",
    "scrollEdgeAppearance", "first", "last",
  ]
}

extension String {
  /// Whether a value of another type becomes one of this by itself.
  fileprivate var isWiderThanValue: Bool {
    last == "?" || last == "!" || self == "Any" || self == "AnyObject" || self == "AnyHashable"
      || hasPrefix("any ") || hasPrefix("Optional<") || hasPrefix("[Any") || hasPrefix("(any ")
  }
}
