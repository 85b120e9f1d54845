// struct Row: View { var newBody: … }     newBody, self.newBody in a Row or an extension of Row    may mean it
//                                         row.newBody, \.newBody, "newBody" anywhere               may mean it
//                                         newBody, self.newBody in another type                    does not
import SwiftSource

extension SyntaxTree {
  /// The mentions of the name of a declaration that may mean it: of a member of a type that nothing inherits from, not
  /// those of what other types call the same.
  /// - Parameter declaration: of this file or another one.
  func mentions(of name: String, meaning declaration: Syntax) -> [Int] {
    let found = root.tokenIndices.filter { index in
      switch tokens[index].kind {
      case .identifier, .dollarIdentifier: isToken(index, named: name)
      case .keyword: index > 0 && tokens[index - 1].kind == .period && text(ofToken: index) == name
      case .stringSegment: text.holds(name: name, in: tokens[index].range)
      default: false
      }
    }
    guard let type = declaration.typeWithoutHeirs else { return found }
    return found.filter { index in
      if tokens[index].kind != .identifier { return true }
      if index > 0, tokens[index - 1].kind == .period {
        let isOfSelf = index > 1 && text(ofToken: index - 2) == "self" && tokens[index - 2].kind == .keyword
        if !isOfSelf || index > 2 && tokens[index - 3].kind == .period { return true }
      }
      let around = node(coveringToken: index).enclosingTypes
      // At the top of a file, members have no bare name.
      return around.contains { node in
        // The type may have another name there, or be one of those that are extended.
        node.typeName == type || node.kind == .protocolDeclaration
          || node.kind == .extensionDeclaration && !declaresType(node.typeName)
      }
    }
  }
}

extension SyntaxTree {
  /// Those of the same that another type has no member for of its own; `nil`: it is no member of a type that nothing
  /// inherits from.
  func mentionsOfMember(_ declaration: Syntax, as name: String) -> [Int]? {
    guard declaration.typeWithoutHeirs != nil else { return nil }
    let meant = Set(mentions(of: name, meaning: declaration))
    let scopes = Scopes(self)
    return root.tokenIndices.filter { index in
      if meant.contains(index) { return true }
      guard tokens[index].kind == .identifier, isToken(index, named: name) else { return false }
      let node = node(coveringToken: index)
      // A label of the initializer that the compiler makes.
      if node.flags.contains(.labeled), node.anchorIndex == index { return declaration.memberwiseType != nil }
      return !scopes.enclosingTypes(at: index).contains { type in
        scopes.parts(of: type).contains { $0.declaresMember(name) }
      }
    }
  }

  /// Whether all mentions in the file mean members that other types have.
  func mentionsNothingElse(as name: String, meaning declaration: Syntax) -> Bool {
    mentionsOfMember(declaration, as: name)?.isEmpty ?? false
  }

  /// Whether the file declares a type of that name that is no protocol.
  private func declaresType(_ name: String?) -> Bool {
    nodes(where: \.isTypeDeclaration).contains {
      $0.kind != .extensionDeclaration && $0.kind != .protocolDeclaration && $0.declaredName == name
    }
  }
}

extension Syntax {
  fileprivate var enclosingTypes: [Syntax] { selfAndAncestors.filter(\.kind.isTypeDeclaration) }

  /// Whether the body of a type or extension declares a property or function.
  fileprivate func declaresMember(_ name: String) -> Bool {
    body?.items.contains { $0.isNamedMember && ($0.declaredName == name || $0.boundNames.contains(name)) }
      ?? false
  }

  private var isNamedMember: Bool { kind == .variableDeclaration || kind == .functionDeclaration }

  /// Of a member: the name of the type, if its file says that nothing inherits from it.
  fileprivate var typeWithoutHeirs: String? {
    guard let owner = owningType, let name = owner.typeName else { return nil }
    let declared =
      owner.kind != .extensionDeclaration
      ? [owner]
      : tree.nodes(where: \.isTypeDeclaration).filter {
        $0.kind != .extensionDeclaration && $0.declaredName == name
      }
    guard declared.count == 1, let type = declared.first else { return nil }
    switch type.kind {
    case .structDeclaration, .enumDeclaration, .actorDeclaration: return name
    case .classDeclaration: return type.modifiers.contains("final") ? name : nil
    default: return nil
    }
  }
}
