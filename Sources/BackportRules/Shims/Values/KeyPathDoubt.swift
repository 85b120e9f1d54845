// \\Panel.shim       over a property with a setter   in doubt: the key path becomes a writable one
import SwiftSource

extension Forwarding {
  /// Why a key path may be of another type when it leads to the native property: an attribute only reads through it.
  func doubt(ofKeyPathTo member: Syntax) -> Doubt? {
    guard let path = member.parent, path.kind == .keyPath, arguments == nil,
      path.parent?.parent?.kind != .attribute, facts?.isSettable ?? isForeign
    else { return nil }
    return .otherType(name ?? "")
  }
}
