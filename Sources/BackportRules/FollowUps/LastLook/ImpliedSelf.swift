// guard let self else { return }
// reload(); label(title)     members of `self`, also where the file does not declare them
// if let title {…}           the same, and a local name from there on
// Log("a"); print(ID)        types, constants and functions mostly: members where a file declares such
// refresh()                  the file's own function, and a member where another file declares one
import LintCore
import Native
import SwiftSource

extension LocalName {
  /// Of `if let self` and `guard let self = self`: whether a bare name after it is a member, as far as the file shows.
  var mayBeImplied: Bool { implications.contains { $0.isMember == true } }

  /// The bare names after it that other files may declare as members.
  var namesThatMayImply: Set<String> { Set(implications.filter { $0.isMember == nil }.map(\.name)) }

  /// - Returns: each bare name after a `self`, and whether it is a member; `nil`: if there is one.
  private var implications: [(name: String, isMember: Bool?)] {
    guard name == "self" else { return [] }
    return tree.bareNames(in: node.tokenIndices.upperBound..<scope.tokenIndices.upperBound)
  }
}

extension SyntaxTree {
  /// The bare names among some tokens that are no types, and whether each is a member; `nil`: if another file declares one.
  func bareNames(in tokens: Range<Int>) -> [(name: String, isMember: Bool?)] {
    let scopes = Scopes(self)
    return tokens.compactMap { index in
      guard self.tokens[index].kind == .identifier, self.tokens[index - 1].kind != .period else { return nil }
      let owner = node(coveringToken: index)
      if owner.flags.contains(.labeled) && owner.anchorIndex == index || owner.kind == .type { return nil }
      let name = text(ofToken: index).withoutBackticks
      let isShorthand = scopes.isShorthand(index)
      if scopes.isBinding(index), !isShorthand { return nil }
      let binding =
        isShorthand
        ? scopes.bindings(of: name, at: index).first { $0.token != index }
        : scopes.meaning(of: name, at: index).binding
      switch binding?.reach {
      case .local: return nil
      case .member: return [.type, .genericParameter].contains(binding?.kind) ? nil : (name, true)
      case .global: return binding?.kind == .type ? nil : (name, nil)
      case nil: return (name, name.isTypeName || GlobalNames.isHardlyMember(name) ? nil : true)
      }
    }
  }
}

extension ChangePass {
  /// Whether a bare name after a `self` may be a member of it. Requires that the declarations of
  /// `namesThatMayImply` were requested.
  func mayImply(_ name: LocalName) -> Bool { declareMembers(name.namesThatMayImply) }

  /// Whether an object may have a member of one of some names. Requires that their declarations were requested.
  func declareMembers(_ names: Set<String>) -> Bool {
    names.contains { name in
      project.files(declaring: name).contains { $0.tree.declaresMemberOfObjects(name) }
    }
  }
}

extension SyntaxTree {
  /// Whether it declares an instance member of a name that an object may have.
  fileprivate func declaresMemberOfObjects(_ name: String) -> Bool {
    let found =
      declarations(named: name).filter { $0.kind == .functionDeclaration }
      + nodes { $0 == .variableDeclaration }.filter { $0.boundNames.contains(name) }
    return found.contains { member in
      guard !member.isStaticMember, member.parent?.scopeContainer.kind == .memberBlock else { return false }
      return ![.structDeclaration, .enumDeclaration].contains(member.owningType?.kind)
    }
  }
}
