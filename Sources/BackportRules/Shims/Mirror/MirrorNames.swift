import SwiftSource

/// The name of a mirror at a place.
struct MirrorName {
  /// With the type that it is nested in.
  let tokens: Range<Int>

  /// - Returns: `nil`: something else is called so.
  init?(at index: Int, owner: String?, in tree: SyntaxTree) {
    guard index > 1, tree.tokens[index - 1].kind == .period else {
      if let owner, !tree.node(coveringToken: index).isWithin(type: owner) { return nil }
      tokens = index..<index + 1
      return
    }
    // `Owner.Name`, `Owner<Any>.Name`.
    guard let owner, let start = tree.startOfWrapper(owner, before: index - 1) else { return nil }
    tokens = start..<index + 1
  }
}

extension Syntax {
  /// Whether it lies in a type of that name, or an extension of it.
  fileprivate func isWithin(type name: String) -> Bool {
    ancestors.contains { $0.kind.isTypeDeclaration && $0.nameOfType == name }
  }

  /// The name of a type, or of the one that is extended.
  var nameOfType: String? {
    kind == .extensionDeclaration
      ? child(.type).map { $0.tree.text(ofToken: $0.tokenIndices.lowerBound) } : declaredName
  }

  /// The declaration of a type, or the extension, that it lies in.
  var enclosingType: Syntax? { ancestors.first(where: \.kind.isTypeDeclaration) }

  var enclosingTypeName: String? { enclosingType?.nameOfType }

  /// Of a call: the name of what is called.
  var calleeName: String? {
    guard kind == .callSuffix, let chain = parent, chain.kind == .chain else { return nil }
    let before = chain.suffixes.prefix { $0.index < index }.last { $0.kind != .genericArguments }
    if let before { return before.kind == .memberSuffix ? before.name : nil }
    return chain.baseTokens.count == 1 ? tree.text(ofToken: chain.baseTokens.lowerBound) : nil
  }

  /// Whether a type is made of another one: `PointerShape?`, `[Backport<Any>.PointerShape]`.
  func names(_ type: String) -> Bool { tokenIndices.contains { tree.text(ofToken: $0) == type } }
}

extension SyntaxTree {
  /// The type that the file declares for a name in the scopes around a node; `nil`: none, or it is not written.
  func writtenType(of name: String, at node: Syntax, isMember: Bool) -> Syntax? {
    for around in node.ancestors {
      switch around.kind {
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .closureSignature:
        if isMember { continue }
        for parameter in around.child(.parameters)?.children(.parameter) ?? [] {
          let second = text(ofToken: parameter.anchorIndex + 1)
          let own = second == ":" ? text(ofToken: parameter.anchorIndex) : second
          if own == name { return parameter.child(.type) }
        }
      case .codeBlock, .closure, .accessorBlock, .switchCase, .memberBlock, .sourceFile:
        if isMember, around.kind != .memberBlock { continue }
        for item in around.items where item.kind == .variableDeclaration {
          for binding in item.children(.binding) where binding.boundNames.contains(name) {
            return binding.child(.type)
          }
        }
      default: continue
      }
    }
    return nil
  }
}
