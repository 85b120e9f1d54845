// \\Panel.shim       over a property with a setter   in doubt: the key path becomes a writable one
import SwiftSource

extension Forwarding {
  /// Why a key path may be of another type when it leads to the native property.
  func doubt(ofKeyPathTo member: Syntax) -> Doubt? {
    guard let path = member.parent, path.kind == .keyPath, arguments == nil, !path.isReadOnly,
      facts?.isSettable ?? isForeign
    else { return nil }
    return .otherType(name ?? "")
  }
}

extension Syntax {
  /// Of a key path: whether its place only reads through it.
  fileprivate var isReadOnly: Bool {
    guard let place = parent, place.kind == .argument else {
      if let type = parent?.parent?.child(.type)?.text, parent?.kind == .initializer {
        return type.hasPrefix("KeyPath<")
      }
      return false
    }
    guard let call = place.parent, call.kind == .callSuffix else { return place.parent?.kind == .attribute }
    return call.calleeName.map(SystemNames.keyPathReaders.contains) ?? false
  }
}
