// circle.shim()     in an extension of `Shape`   in doubt: the native member of 'Circle' may be another one
// [1].shim()        in an extension of `Array`   in doubt: arrays of numbers may have another one
// \Panel.shim       over a property with a setter   in doubt: the key path becomes a writable one
import LintCore
import SwiftSource

/// Why the native member of what a shim is called on may not be the one that the shim calls.
struct ReceiverDoubt {
  let shim: ForwardingShim
  let pass: FilePass

  /// - Parameter member: the `memberSuffix`. A protocol's extension chooses by the protocol, a call by the type that
  ///   conforms to it.
  func doubt(ofMember member: Syntax) -> Doubt? {
    guard let forwarding = shim.forwarding, forwarding.receiver == .receiver, forwarding.isForeign,
      let owner = shim.owner, let chain = member.parent, chain.kind == .chain
    else { return nil }
    let base = chain.tokenIndices.lowerBound..<member.tokenIndices.lowerBound
    guard let type = pass.tree.typeShown(by: base), type != owner, !isClass(type),
      !shim.classesBeside.contains(type)
    else { return nil }
    return .maybeMeant(nil)
  }

  /// A subclass overrides for the shim, too.
  private func isClass(_ name: String) -> Bool {
    pass.tree.nodes { $0 == .classDeclaration }.contains { $0.declaredName == name }
  }
}

extension ForwardingShim {
  /// Why uses may choose another overload than the shim, which knows nothing of the elements.
  var doubtOfGenericOwner: Doubt? {
    guard let forwarding, forwarding.receiver == .receiver, forwarding.facts == nil,
      owner.map(SystemNames.genericTypes.contains) == true
    else { return nil }
    return .maybeMeant(nil)
  }
}

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
