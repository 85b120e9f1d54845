// struct Settings { var backport = true }      settings.backport      is no wrapper
// enum Strategy { case backport, native }      .backport              is no wrapper
// func log(backport: Bool) { print(backport) } backport               is no wrapper
// func backport(_ n: Int) {}                   text.backport(1)       is no wrapper
import LintCore
import SwiftSource

/// A declaration that has the name of a property that gives a wrapper, and gives something else.
struct AccessorNamesake: ProjectFact {
  var name: String
  /// The type that it is a member of.
  var owner: String?
  /// What it gives has no members of its own.
  var isPlain = true
}

extension Syntax {
  /// Of a declaration: whether nothing of a wrapper could be reached through what it declares.
  var declaresPlainValue: Bool {
    switch kind {
    case .enumElement: return true
    case .parameter, .binding:
      if let type = child(.type) { return Self.plainTypes.contains(type.text) }
      guard let value = child(.initializer)?.valueAfterEqual else { return false }
      return ["true", "false"].contains(value) || value.first?.isNumber == true || value.hasPrefix("\"")
    default: return false
    }
  }

  private static let plainTypes: Set<String> = [
    "Bool", "Int", "Double", "Float", "CGFloat", "String", "Bool?", "Int?", "Double?", "String?",
  ]

  /// Of a member: the type of its receiver, where that is a name which its file declares with one type.
  var typeOfBase: String? {
    guard let chain = parent, chain.kind == .chain else { return nil }
    let before = chain.suffixes.prefix { $0 != self }
    guard before.last.map({ $0.kind == .memberSuffix }) ?? (chain.baseTokens.count == 1) else { return nil }
    let name = tree.text(ofToken: before.last?.anchorIndex ?? chain.baseTokens.lowerBound)
    if before.isEmpty, name.isTypeName { return name }
    var types: Set<String> = []
    for node in tree.nodes(where: { $0 == .binding || $0 == .parameter }) {
      let names = node.kind == .binding ? node.boundNames : [node.parameterName].compactMap { $0 }
      if names.contains(name) { types.insert(node.child(.type)?.text ?? "?") }
    }
    return types.count == 1 && types.first?.isTypeName == true ? types.first : nil
  }

  /// What a body calls a parameter.
  private var parameterName: String? {
    let second = anchorIndex + 1
    guard second < tokenIndices.upperBound else { return nil }
    return tree.text(ofToken: tree.tokens[second].kind == .colon ? anchorIndex : second)
  }
}

extension NamespaceUses {
  /// A declaration of something else: a case, a parameter, what a pattern binds, another type's member.
  func namesake(
    _ name: String, as accessors: [NamespaceAccessor], at index: Int, in pass: FilePass
  ) -> AccessorNamesake? {
    let node = pass.tree.node(coveringToken: index)
    if node.holdsNoReference(at: index) { return AccessorNamesake(name: name) }
    switch node.kind {
    case .enumElement where node.anchorIndex == index:
      return AccessorNamesake(name: name, owner: node.enclosingTypeName)
    case .functionDeclaration where node.anchorIndex == index, .parameter: return AccessorNamesake(name: name)
    case .binding where node.boundNameTokens.contains(index):
      if accessors.contains(where: { pass.begins($0.place, with: index) }) { return nil }
      if node.declaresPlainValue { return AccessorNamesake(name: name, owner: node.enclosingTypeName) }
      let container = node.parent?.parent?.scopeContainer.kind
      if container != .memberBlock, container != .sourceFile { return AccessorNamesake(name: name) }
      // One that gives the wrapper leads to its members.
      guard let type = node.child(.type)?.text, !types.contains(where: { type.contains($0) }) else {
        return nil
      }
      return AccessorNamesake(name: name, owner: node.enclosingTypeName, isPlain: false)
    default:
      let isNew = pass.scopes.isBinding(index) && !pass.scopes.isShorthand(index)
      return isNew ? AccessorNamesake(name: name) : nil
    }
  }
}
