// let isModern = true
// { [isModern] in if isModern {…} }         means it, through a capture
// run { isModern in if isModern {…} }       means another one, as all do that stand before the declaration
// isModern.description, switch isModern {…} keep the declaration, and nothing else
import SwiftSource

extension KnownAnswer {
  /// Whether a token with the name of a local answer certainly refers to another declaration.
  func isHidden(at index: Int) -> Bool {
    guard reach == .block else { return false }
    if declaration.tree.isMember(index) { return true }
    if !isFunction, index < declaration.tokenIndices.lowerBound { return true }
    return meaning(at: index).map { !declaration.tokenIndices.contains($0) } ?? false
  }

  /// Whether a token certainly refers to a local answer that nothing can assign.
  func isOnlyRead(at index: Int) -> Bool {
    guard reach == .block, isFunction || declaration.flags.contains(.isLet) else { return false }
    return meaning(at: index).map(declaration.tokenIndices.contains) ?? false
  }

  /// The token that declares its name at a place, but for captures under the same name.
  private func meaning(at index: Int) -> Int? {
    let scopes = Scopes(declaration.tree)
    if declaration.tree.declaresAnother(index) { return index }
    return scopes.bindings(of: name, at: index).first { binding in
      binding.token != index
        && !(binding.node.kind == .closureSignature && scopes.isShorthand(binding.token))
    }?.token
  }
}
