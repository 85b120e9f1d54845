import SwiftSource

extension Syntax {
  /// The suffix behind this one, in a chain, a key path, or a clause of `#if`.
  var nextSuffix: Syntax? {
    parent?.children.first { $0.index >= Int(node.endNode) }.flatMap { $0.kind.isSuffix ? $0 : nil }
  }

  /// The suffix that calls this member, also behind generic arguments; `nil`: nothing calls it.
  var callAfter: Syntax? {
    guard var next = nextSuffix else { return nil }
    if next.kind == .genericArguments, let call = next.nextSuffix { next = call }
    return next.kind == .callSuffix ? next : nil
  }
}
