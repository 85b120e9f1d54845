// struct Row: View { var newBody: … }     newBody, self.newBody in a Row or an extension of Row    may mean it
//                                         row.newBody, \.newBody, "newBody" anywhere               may mean it
//                                         newBody, self.newBody in another type                    does not
import SwiftSource

/// Classifies the mentions of members in one file.
final class MemberMentions {
  private let tree: SyntaxTree
  private lazy var scopes = Scopes(tree)
  /// The places of each name, also within strings.
  private var places: [String: [Int]] = [:]

  init(in tree: SyntaxTree) { self.tree = tree }

  /// The mentions that may mean a declaration. For a member of a type without subclasses, members of the same name of
  /// other types are left out.
  /// - Parameter declaration: of this file or another one.
  func mentions(of name: String, meaning declaration: Syntax) -> [Int] {
    let found = places(of: name)
    guard let type = declaration.typeWithoutHeirs else { return found }
    return found.filter { mayMean(memberOf: type, $0) }
  }

  /// Those of the same that another type has no member for of its own; `nil`: it is no member of a type that nothing
  /// inherits from.
  func mentionsOfMember(_ declaration: Syntax, as name: String) -> [Int]? {
    guard let type = declaration.typeWithoutHeirs else { return nil }
    return places(of: name).filter { index in
      if mayMean(memberOf: type, index) { return true }
      let node = tree.node(coveringToken: index)
      // A label of the initializer that the compiler makes.
      if node.flags.contains(.labeled), node.anchorIndex == index { return declaration.memberwiseType != nil }
      return !scopes.enclosingTypes(at: index).contains { type in
        scopes.parts(of: type).contains { $0.declaresMember(name) }
      }
    }
  }

  private func places(of name: String) -> [Int] {
    if let known = places[name] { return known }
    let found = tree.root.tokenIndices.filter { index in
      switch tree.tokens[index].kind {
      case .identifier, .dollarIdentifier: tree.isToken(index, named: name)
      case .keyword:
        index > 0 && tree.tokens[index - 1].kind == .period && tree.isToken(index, named: name)
      case .stringSegment: tree.text.holds(name: name, in: tree.tokens[index].range)
      default: false
      }
    }
    places[name] = found
    return found
  }

  private func mayMean(memberOf type: String, _ index: Int) -> Bool {
    let tokens = tree.tokens
    if tokens[index].kind != .identifier { return true }
    if index > 0, tokens[index - 1].kind == .period {
      let isOfSelf =
        index > 1 && tree.text(ofToken: index - 2) == "self" && tokens[index - 2].kind == .keyword
      if !isOfSelf || index > 2 && tokens[index - 3].kind == .period { return true }
    }
    // At the top of a file, members have no bare name.
    return tree.node(coveringToken: index).enclosingTypes.contains { node in
      // The type may have another name there, or be one of those that are extended.
      node.typeName == type || node.kind == .protocolDeclaration
        || node.kind == .extensionDeclaration && !tree.declaresType(node.typeName)
    }
  }
}

extension SyntaxTree {
  /// See `MemberMentions`.
  func mentions(of name: String, meaning declaration: Syntax) -> [Int] {
    MemberMentions(in: self).mentions(of: name, meaning: declaration)
  }

  /// Whether all mentions in the file mean members that other types have.
  func mentionsNothingElse(as name: String, meaning declaration: Syntax) -> Bool {
    MemberMentions(in: self).mentionsOfMember(declaration, as: name)?.isEmpty ?? false
  }

  /// Whether the file declares a type of that name that is no protocol.
  fileprivate func declaresType(_ name: String?) -> Bool {
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
