// if #available(old) { let current = session; stop() }; print(1)               the scope stays: `stop` may release a `Session`, and
//                                                                              `current` holds it until the scope ends
// if #available(old) { guard let session else {…}; stop() }; print(1)          the same
// if #available(old) { let other = parameter; stop() }; print(1)               the parameter holds it anyway
import SwiftSource

extension Lifetime {
  /// Whether a name of a block may be what keeps an object alive until the block ends, which a `deinit` of the file notices
  /// when the name lives longer.
  /// - Parameters:
  ///   - item: a statement of the block.
  ///   - scope: where the name would live.
  static func mayMatter(of item: Syntax, livingIn scope: Syntax) -> Bool {
    if item.tree.declarations(named: "deinit").isEmpty || item.modifiers.contains("weak") { return false }
    return item.valuesHeld(in: scope).contains(where: \.mayOutliveRelease)
  }
}

extension Syntax {
  /// Of a variable or `guard`: what its names hold.
  /// - Parameter scope: where they live.
  func valuesHeld(in scope: Syntax) -> [HeldValue] {
    switch kind {
    case .variableDeclaration:
      children(.binding).compactMap { binding in
        binding.child(.initializer).map { HeldValue($0, type: binding.child(.type), in: scope) }
      }
    case .guardStatement:
      conditionElements.filter { $0.flags.contains(.isLet) }.compactMap { element in
        let first = element.tokenIndices.lowerBound
        guard let value = element.child(.initializer) else {
          return HeldValue(first + 1..<first + 2, in: scope)
        }
        let isPattern = tree.tokens[first].keyword == .case
        let pattern = isPattern ? first..<value.tokenIndices.lowerBound : nil
        return HeldValue(value, type: element.child(.type), in: scope, pattern: pattern)
      }
    default: []
    }
  }
}
