// show(square)     of an `any Shape`, where `square` may be of another type than the parameter
// label.text       of a `Label!`, which stands alone in the expression
import LintCore
import SwiftSource

extension ExpressionUse {
  /// Why only a type checker could tell whether the expression means the same here.
  var doubt: Doubt? {
    if template.isOfUnknownType, let owner { return .otherType(owner) }
    if let receiver, mayBeUnwrapped(receiver) { return .otherType(text(of: receiver)) }
    let isOwn = owner != nil && tree.node(coveringToken: name).enclosingTypeName == owner
    if !isOwn, template.names.contains(where: mayBeMember) {
      return .maybeMeant(pass.projectPlace(tree.tokens[name].range).site)
    }
    let passed = CallSite(call: call).match(parameters) ?? []
    return passed.indices.first { mayBeOther(passed[$0], than: $0) }.map { .otherType(parameters[$0].name) }
  }

  /// Whether a receiver may be an implicitly unwrapped optional, which it would be where it stands alone.
  private func mayBeUnwrapped(_ receiver: Range<Int>) -> Bool {
    let standsAlone = template.pieces.contains { if case .receiver = $0 { true } else { false } }
    guard standsAlone, tree.tokens[receiver.upperBound - 1].kind == .identifier else { return false }
    switch tree.shape(of: receiver) {
    case .unknown: return true
    case .typed(let type): return type.hasSuffix("!")
    default: return false
    }
  }

  /// Whether a function or variable of the module may be hidden here by a member that the file does not show.
  private func mayBeMember(_ name: String) -> Bool {
    if name.isTypeName { return false }
    return pass.scopes.meaning(of: name, at: self.name) == .elsewhere(mayBeMember: true)
  }

  /// Whether an argument may be of another type than the parameter, which it becomes by being passed.
  private func mayBeOther(_ passed: CallSite.Passed, than number: Int) -> Bool {
    guard case .argument(let argument) = passed, argument.closure == nil,
      !template.plainParameters.contains(number)
    else { return false }
    let shape = tree.shape(of: argument.valueTokens)
    let type = parameters[number].type
    return !shape.takesTypeFromContext && !shape.isMade(of: type) && shape != .typed(type)
      && !type.hasSuffix("?")
  }
}
