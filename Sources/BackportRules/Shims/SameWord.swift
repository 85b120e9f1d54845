// struct Settings { var backport = true }      settings.backport      is no wrapper
// enum Strategy { case backport, native }      .backport              is no wrapper
// func log(backport: Bool) { print(backport) } backport               is no wrapper
import LintCore
import SwiftSource

/// A declaration that has the name of a property that gives a wrapper, and gives a plain value.
struct SameWord: ProjectFact {
  var name: String
  /// The type that it is a member of.
  var owner: String?
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

  /// Of a name without anything before it: whether it is declared around that place as a plain value.
  func isPlainValue(called name: String) -> Bool {
    for around in ancestors {
      switch around.kind {
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
        let parameters = around.child(.parameters)?.children.filter { $0.kind == .parameter } ?? []
        if let own = zip(parameters, around.parameterList ?? []).first(where: { $1.name == name })?.0 {
          return own.declaresPlainValue
        }
      case .memberBlock, .codeBlock:
        let bindings = around.items.lazy.filter { $0.kind == .variableDeclaration }.flatMap {
          $0.children(.binding)
        }
        if let own = bindings.first(where: { $0.boundNames.contains(name) }) { return own.declaresPlainValue }
      default: break
      }
    }
    return false
  }

  /// Of a member: the type of what it is asked of, where that is a name which its file declares with one type.
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
