// let lock = Lock(); print(1)        of the file, with a `deinit` in it, above it or below: released at the scope's end
// let token = observe(); print(1)    nothing uses it: it stands there to be released at the scope's end
// let all = [Lock()]; print(all)     the same
// let near = Near(); print(near)     a type of unknown kind that is used: people declare such for its value
// let old = item; item = nil         holds what `item` does not hold any more
import SwiftSource

/// Whether the time at which a local value is released may be noticed.
enum Lifetime {
  /// - Parameters:
  ///   - item: a statement of the block.
  ///   - block: the scope that ends the value's life.
  static func mayMatter(of item: Syntax, in block: Syntax) -> Bool {
    let makers = item.children.filter { $0.kind == .binding || $0.flags.contains(.isLet) }
    if !item.modifiers.contains("weak"), makers.contains(where: \.makesWhatRunsDeinit) { return true }
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
      switch value.made(as: binding.child(.type)) {
      case .noticed: return true
      case .unnoticed, .value: return false
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

  /// Whether a name for a value may be what keeps an object alive: the variable that it is read from is set later.
  /// - Parameter scope: the name's.
  static func mayBeHeld(_ initializer: Syntax, type: Syntax?, in scope: Syntax) -> Bool {
    let tree = initializer.tree
    let path = initializer.tokenIndices.filter { tree.tokens[$0].kind == .identifier }
    let names = Set(path.map { tree.text(ofToken: $0) })
    guard let last = path.last, !SyntaxTree.pureMembers.contains(tree.text(ofToken: last)) else {
      return false
    }
    let isSet = (initializer.tokenIndices.upperBound..<scope.tokenIndices.upperBound).contains { index in
      names.contains(tree.text(ofToken: index)) && !tree.declaresAnother(index)
        && (tree.isSet(index) || tree.isElementSet(index))
    }
    if !isSet || isPlain(initializer, type: type) { return false }
    let isOwn = last == path.first || last - 2 == path.first && tree.text(ofToken: last - 2) == "self"
    let source = Scopes(tree).meaning(of: tree.text(ofToken: last), at: last).binding
    return !(isOwn && source?.isPlain ?? false)
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
    if initializer.child(.stringLiteral)?.tokenIndices == value { return true }
    guard let chain = initializer.child(.chain), chain.tokenIndices == value else { return false }
    if case .value = chain.made(as: nil) { return true }
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
    let name = text.hasSuffix("?") ? String(text.dropLast()) : text
    return Self.valueTypes.contains(name) && !tree.declaresType(name)
  }

  /// Of a binding: whether its value is, or is made with, a new one whose release runs a `deinit` of the file.
  fileprivate var makesWhatRunsDeinit: Bool {
    guard let value = child(.initializer) else { return false }
    return value.descendants.contains { chain in
      guard chain.kind == .chain, case .noticed = chain.made(as: child(.type)) else { return false }
      return !chain.ancestors.prefix { $0 != value }.contains { $0.kind == .closure }
    }
  }

  fileprivate enum Made {
    /// Whether a `deinit` of the file runs when it is released.
    case noticed, unnoticed
    /// It holds nothing that could be released.
    case value
    case unknown
  }

  /// Of a chain, `Near()`, `Near.init()` or `.init()`: the kind of value that it makes, as far as the file shows.
  /// - Parameter type: what it says it is.
  fileprivate func made(as type: Syntax?) -> Made {
    var words = tokenIndices.prefix { [.identifier, .period, .keyword].contains(tree.tokens[$0].kind) }
      .map { tree.text(ofToken: $0) }
    guard let call = suffixes.last, call.kind == .callSuffix,
      call.tokenIndices.lowerBound == tokenIndices.lowerBound + words.count
    else { return .unknown }
    if words.suffix(2) == [".", "init"] { words.removeLast(2) }
    guard let name = words.first ?? type?.text, words.count < 2, name.isTypeName else { return .unknown }
    if Self.valueTypes.contains(name), !tree.declaresType(name) { return .value }
    let types = tree.nodes { $0.isTypeDeclaration }.filter { $0.declaredName == name }
    guard let type = types.first, types.count == 1 else { return .unknown }
    var seen: Set<String> = []
    if tree.runsDeinit(whenReleasing: name, &seen) { return .noticed }
    let isKnown =
      [.classDeclaration, .actorDeclaration].contains(type.kind) && type.child(.inheritance) == nil
    return isKnown ? .unnoticed : .unknown
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

extension SyntaxTree {
  /// Whether an element of a variable is given another value: `items["a"] = nil`.
  fileprivate func isElementSet(_ index: Int) -> Bool {
    guard tokens[index + 1].kind == .leftSquare, let end = matchingBracket(ofToken: index + 1) else {
      return false
    }
    return isAssignment(end + 1)
  }

  /// Whether the release of a value of a type runs a `deinit` of the file: its own, that of a superclass, or of what it stores.
  fileprivate func runsDeinit(whenReleasing name: String, _ seen: inout Set<String>) -> Bool {
    guard name.isTypeName, seen.insert(name).inserted else { return false }
    for type in nodes(where: \.isTypeDeclaration) where type.declaredName == name {
      if type.kind == .protocolDeclaration { continue }
      let items = type.body?.items ?? []
      if items.contains(where: { $0.kind == .deinitializerDeclaration }) { return true }
      let holders = items.filter(\.holdsForInstance) + [type.child(.inheritance)].compactMap { $0 }
      let words = Set(holders.flatMap(\.tokenIndices).map { text(ofToken: $0) })
      if words.contains(where: { runsDeinit(whenReleasing: $0, &seen) }) { return true }
    }
    return false
  }
}

extension Syntax {
  /// Of a member: whether an instance holds its value.
  fileprivate var holdsForInstance: Bool {
    switch kind {
    case .enumCaseDeclaration: true
    case .variableDeclaration:
      !isStaticMember && modifiers.isDisjoint(with: ["weak", "unowned"])
        && child(.binding)?.child(.accessorBlock)?.hasGetter != true
    default: false
    }
  }
}

extension NameBinding {
  /// Whether its declaration shows that it holds nothing that could be released.
  fileprivate var isPlain: Bool {
    let part = node.kind == .parameter ? node : variable
    if let type = part?.child(.type) { return type.isPlainValueType }
    return part?.child(.initializer).map { Lifetime.isPlain($0, type: nil) } ?? false
  }
}
