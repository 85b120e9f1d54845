// if #available(old) { let current = session; stop() }; print(1)               the scope stays: `stop` may release a `Session`, and
//                                                                              `current` holds it until the scope ends
// if #available(old) { guard let session else {…}; stop() }; print(1)          the same
// if #available(old) { let other = parameter; stop() }; print(1)               the parameter holds it anyway
import SwiftSource

extension Lifetime {
  /// Whether a name of a block may be what keeps an object alive until the block ends, which a `deinit` notices when the name
  /// lives longer.
  /// - Parameters:
  ///   - item: a statement of the block.
  ///   - scope: where the name would live.
  ///   - known: what other files tell.
  static func mayMatter(of item: Syntax, livingIn scope: Syntax, knowing known: DeinitTypes) -> Bool {
    if known.isEmpty && item.tree.declarations(named: "deinit").isEmpty || item.modifiers.contains("weak") {
      return false
    }
    return item.valuesHeld(in: scope).contains { value in
      value.typesThatMayOutliveRelease.contains { item.tree.runsDeinit(whenHolding: $0, knowing: known) }
    }
  }
}

extension Syntax {
  /// Of a variable or `guard`: what its names hold.
  /// - Parameter scope: where they live.
  func valuesHeld(in scope: Syntax) -> [HeldValue] {
    switch kind {
    case .variableDeclaration:
      children(.binding).compactMap { HeldValue(of: $0, in: scope) }
    case .guardStatement:
      conditionElements.filter { $0.flags.contains(.isLet) }.compactMap { HeldValue(of: $0, in: scope) }
    default: []
    }
  }
}
