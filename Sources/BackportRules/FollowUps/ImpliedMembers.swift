// guard let self else { return }
// reload(); label(title)     members of `self`, also where the file does not declare them
// if let title {…}           the same, and a local name from there on
// Log("a"); print(ID)        types, constants and functions of the system
import Native
import SwiftSource

extension SyntaxTree {
  /// The bare names among some tokens that may be members of `self`.
  func impliedMembers(in tokens: Range<Int>) -> [Int] {
    let scopes = Scopes(self)
    return tokens.filter { index in
      guard self.tokens[index].kind == .identifier, self.tokens[index - 1].kind != .period else {
        return false
      }
      let owner = node(coveringToken: index)
      if owner.flags.contains(.labeled) && owner.anchorIndex == index || owner.kind == .type { return false }
      let name = text(ofToken: index).withoutBackticks
      let isShorthand = scopes.isShorthand(index)
      if scopes.isBinding(index), !isShorthand { return false }
      let binding =
        isShorthand
        ? scopes.bindings(of: name, at: index).first { $0.token != index }
        : scopes.meaning(of: name, at: index).binding
      switch binding?.reach {
      case .local, .global: return false
      case .member: return binding?.kind != .type && binding?.kind != .genericParameter
      case nil: return !isType(index, name) && !GlobalNames.isHardlyMember(name)
      }
    }
  }

  /// `LEVEL` alone is a constant.
  private func isType(_ index: Int, _ name: String) -> Bool {
    name.isTypeName
      && (name.contains(where: \.isLowercase) || [.leftParen, .period].contains(tokens[index + 1].kind))
  }
}
