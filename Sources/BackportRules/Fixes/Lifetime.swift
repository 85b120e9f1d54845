// let lock = Lock(); print(1)        a class of the file with a `deinit`: released at the scope's end
// let token = observe(); print(1)    nothing uses it: it stands there to be released at the scope's end
// let near = Near(); print(near)     a type of unknown kind that is used: people declare such for its value
import SwiftSource

/// Whether the time at which a local value is released may be noticed.
enum Lifetime {
  /// - Parameters:
  ///   - item: a statement of the block.
  ///   - block: the scope that ends the value's life.
  static func mayMatter(of item: Syntax, in block: Syntax) -> Bool {
    guard item.kind == .variableDeclaration else { return false }
    return item.children(.binding).contains { binding in
      // `let _ = Lock()` is released at once.
      let names = binding.boundNames
      if names.count > 1 {
        let calls = binding.child(.initializer)?.descendants.contains { $0.kind == .callSuffix } ?? false
        return calls && !names.allSatisfy { block.uses($0, outside: item) }
      }
      guard let name = names.first,
        let value = binding.child(.initializer)?.child(.chain),
        value.tokenIndices.upperBound == binding.tokenIndices.upperBound
      else { return false }
      switch value.typeMade {
      case .class(let hasDeinit): return hasDeinit
      case .value: return false
      case .unknown:
        return value.suffixes.contains { $0.kind == .callSuffix } && !block.uses(name, outside: item)
      }
    }
  }
}

extension Lifetime {
  /// Whether the time at which a value is released may be noticed that nothing else holds.
  /// - Parameters:
  ///   - initializer: what makes it. Only what a call gives back is new.
  ///   - type: what it says it is.
  static func mayMatter(ofValue initializer: Syntax, type: Syntax?) -> Bool {
    let isNew = initializer.descendants.contains { $0.kind == .callSuffix || $0.kind == .closure }
    return isNew && !isPlain(initializer, type: type)
  }

  static func isPlain(_ type: Syntax) -> Bool { type.isPlainValueType }

  /// Whether a value is seen to be of a type whose values hold nothing that could be released.
  static func isPlain(_ initializer: Syntax, type: Syntax?) -> Bool {
    if let type { return type.isPlainValueType }
    let tree = initializer.tree
    var value = initializer.tokenIndices.dropFirst()
    while let first = value.first, ["try", "await", "?"].contains(tree.text(ofToken: first)) {
      value = value.dropFirst()
    }
    if value.count == 1 {
      let token = tree.tokens[value.lowerBound]
      return [.integerLiteral, .floatLiteral].contains(token.kind)
        || [.true, .false].contains(token.keyword)
    }
    guard let chain = initializer.child(.chain), chain.tokenIndices == value else { return false }
    if case .value = chain.typeMade { return true }
    let suffixes = chain.suffixes
    guard suffixes.count == 1, suffixes[0].kind == .callSuffix, chain.baseTokens.count == 1 else {
      return false
    }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    let functions = tree.nodes { $0 == .functionDeclaration }.filter { $0.declaredName == name }
    return !functions.isEmpty
      && functions.allSatisfy { $0.child(.returnType)?.child(.type)?.isPlainValueType ?? false }
  }
}

extension Syntax {
  /// Of a type: whether its values hold nothing that could be released.
  var isPlainValueType: Bool {
    Self.valueTypes.contains(text.hasSuffix("?") ? String(text.dropLast()) : text)
  }

  fileprivate enum Made {
    case `class`(hasDeinit: Bool)
    case value, unknown
  }

  /// Of a chain: the kind of type that it makes a value of, if the file declares that.
  fileprivate var typeMade: Made {
    let calls = Array(suffixes)
    guard baseTokens.count == 1, calls.count == 1, calls[0].kind == .callSuffix else { return .unknown }
    let name = tree.text(ofToken: baseTokens.lowerBound)
    guard name.isTypeName else { return .unknown }
    if Self.valueTypes.contains(name) { return .value }
    let types = tree.nodes { $0.isTypeDeclaration }.filter { $0.declaredName == name }
    guard let type = types.first, types.count == 1 else { return .unknown }
    switch type.kind {
    case .structDeclaration, .enumDeclaration:
      // It may hold what is released.
      return .unknown
    case .classDeclaration, .actorDeclaration:
      let hasDeinit = type.body?.items.contains { $0.kind == .deinitializerDeclaration } ?? false
      return hasDeinit || type.child(.inheritance) == nil ? .class(hasDeinit: hasDeinit) : .unknown
    default: return .unknown
    }
  }

  private static let valueTypes: Set<String> = [
    "Int", "Double", "String", "Bool", "Date", "URL", "UUID", "Data", "CGFloat", "CGSize", "CGPoint",
    "CGRect", "Set",
    "Array", "IndexPath", "IndexSet", "Calendar", "Locale", "EdgeInsets", "Text", "Color", "Image",
    "UIEdgeInsets", "Selector",
  ]

  /// Whether a name stands in the block outside of its declaration, but for `_ = name`.
  fileprivate func uses(_ name: String, outside item: Syntax) -> Bool {
    tokenIndices.contains { index in
      guard !item.tokenIndices.contains(index), tree.text(ofToken: index) == name else { return false }
      if index > 0, tree.tokens[index - 1].kind == .period { return false }
      let isDropped =
        index > 1 && tree.tokens[index - 1].kind == .equal && tree.tokens[index - 2].kind == .wildcard
        && !tree.node(coveringToken: index).selfAndAncestors.contains {
          $0.kind == .chain && $0.tokenIndices.count > 1
        }
      return !isDropped
    }
  }
}
