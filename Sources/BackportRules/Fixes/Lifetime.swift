// let lock = Lock(); print(1)        of the file, with a `deinit` in it, above it or below: released at the scope's end
// let token = observe(); print(1)    nothing uses it: it stands there to be released at the scope's end
// let all = [Lock()]; print(all)     the same
// let lock = makeLock(); lock.use()  the same, where the file shows that it gives back a `Lock`
// let lock: Lock; lock = Lock()      the same
// let near = Near(); print(near)     a type of unknown kind that is used: people declare such for its value
import SwiftSource

/// Whether the time at which a local value is released may be noticed.
enum Lifetime {
  /// - Parameters:
  ///   - item: a statement of the block.
  ///   - block: the scope that ends the value's life.
  ///   - known: what other files tell.
  static func mayMatter(of item: Syntax, in block: Syntax, knowing known: DeinitTypes) -> Bool {
    // `let _ = Lock()` is released at once.
    let makers = item.children.filter {
      $0.kind == .binding ? !$0.boundNames.isEmpty : $0.flags.contains(.isLet)
    }
    if !item.modifiers.contains("weak"), makers.contains(where: { $0.makesWhatRunsDeinit(known) }) {
      return true
    }
    guard item.kind == .variableDeclaration else { return false }
    return item.children(.binding).contains { binding in
      if !item.modifiers.contains("weak"), binding.isGivenWhatRunsDeinit(known) { return true }
      let names = binding.boundNames
      if names.count > 1 {
        let calls = binding.child(.initializer)?.descendants.contains { $0.kind == .callSuffix } ?? false
        return calls && !names.allSatisfy { block.uses($0, outside: item) }
      }
      guard let name = names.first,
        let value = binding.child(.initializer)?.child(.chain),
        value.tokenIndices.upperBound == binding.tokenIndices.upperBound
      else { return false }
      switch value.made(as: binding.child(.type), known) {
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
  ///   - initializer: what makes it. Only what a call, or a getter that calls, gives back is new.
  ///   - type: what it says it is.
  static func mayMatter(ofValue initializer: Syntax, type: Syntax?) -> Bool {
    let isNew = initializer.descendants.contains { $0.kind == .callSuffix || $0.kind == .closure }
    return (isNew || initializer.readsNewValue) && !isPlain(initializer, type: type)
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
    if case .value = chain.made(as: nil, DeinitTypes()) { return true }
    let suffixes = chain.suffixes
    guard suffixes.count == 1, suffixes[0].kind == .callSuffix, chain.baseTokens.count == 1 else {
      return false
    }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    let functions = tree.declarations(named: name).filter { $0.kind == .functionDeclaration }
    return !functions.isEmpty
      && functions.allSatisfy { $0.child(.returnType)?.child(.type)?.isPlainValueType ?? false }
  }
}

extension SyntaxTree {
  /// Whether the file declares a property of a name, or a `subscript`, whose getter may make an object: it calls something.
  func makesValue(whenReading name: String) -> Bool {
    nodes { $0 == .binding || $0 == .subscriptDeclaration }.contains { node in
      let isMeant =
        node.kind == .binding
        ? node.boundNames.contains(name) && node.child(.type)?.isPlainValueType != true : name == "subscript"
      return isMeant
        && node.getterBodies.contains { $0.descendants.contains { $0.kind == .callSuffix } }
    }
  }
}

extension Syntax {
  /// Of an initializer: whether it reads a property or element that the file makes whenever it is read.
  fileprivate var readsNewValue: Bool {
    if readsElement, tree.makesValue(whenReading: "subscript") { return true }
    return lastNameRead.map(tree.makesValue(whenReading:)) ?? false
  }

  /// Whether it reads an element of something.
  var readsElement: Bool { descendants.contains { $0.kind == .subscriptSuffix } }

  /// Of an initializer: the name that it ends with.
  var lastNameRead: String? {
    let last = tokenIndices.last { ![.postfixQuestionMark, .exclamationMark].contains(tree.tokens[$0].kind) }
    guard let last, tree.tokens[last].kind == .identifier else { return nil }
    return tree.text(ofToken: last).withoutBackticks
  }

  /// Of a type: whether its values hold nothing that could be released.
  var isPlainValueType: Bool {
    let name = text.hasSuffix("?") ? String(text.dropLast()) : text
    return Self.valueTypes.contains(name) && !tree.declaresType(name)
  }

  /// Of a binding: whether its value is, or is made with, a new one whose release runs a `deinit` of the file.
  fileprivate func makesWhatRunsDeinit(_ known: DeinitTypes) -> Bool {
    guard let value = child(.initializer) else { return false }
    if let name = value.lastNameRead, known.own.contains(name) { return true }
    return value.descendants.contains { chain in
      guard chain.kind == .chain, chain.isInitializer(known) || chain.isMadeNoticed(as: child(.type), known)
      else {
        return false
      }
      let closure = chain.ancestors.prefix { $0 != value }.first { $0.kind == .closure }
      // `numbers.map { Lock($0) }`
      return closure.map { $0.passedTo != nil && $0.items.map(\.tokenIndices) == [chain.tokenIndices] }
        ?? true
    }
  }

  /// Of `let lock: Lock`, `var locks: [Lock] = []`: whether it may be given one later.
  fileprivate func isGivenWhatRunsDeinit(_ known: DeinitTypes) -> Bool {
    guard let type = child(.type) else { return isGivenEmptyCollection(known) }
    guard child(.accessorBlock) == nil, !type.text.contains("->"),
      tree.typesMade(in: type.tokenIndices).contains(where: {
        tree.runsDeinit(whenHolding: $0, knowing: known)
      })
    else { return false }
    guard let value = child(.initializer) else { return true }
    return value.tokenIndices.dropFirst().contains {
      [.leftParen, .leftSquare].contains(tree.tokens[$0].kind) || tree.text(ofToken: $0) == "nil"
    }
  }

  /// Of `var locks = [Lock]()`, that may be given one later.
  private func isGivenEmptyCollection(_ known: DeinitTypes) -> Bool {
    guard let value = child(.initializer)?.tokenIndices.dropFirst(), let first = value.first,
      tree.tokens[first].kind == .leftSquare, let end = tree.matchingBracket(ofToken: first),
      tree.tokens[end + 1].kind == .leftParen
    else { return false }
    return tree.typesMade(in: first..<end).contains { tree.runsDeinit(whenHolding: $0, knowing: known) }
  }

  private func isMadeNoticed(as type: Syntax?, _ known: DeinitTypes) -> Bool {
    if case .noticed = made(as: type, known) { true } else { false }
  }

  /// Of a chain: whether it is `Lock.init` of a type whose release runs a `deinit`, as an argument.
  private func isInitializer(_ known: DeinitTypes) -> Bool {
    guard parent?.kind == .argument, tokens.count == 3,
      tree.text(ofToken: tokenIndices.lowerBound + 2) == "init"
    else { return false }
    return tree.runsDeinit(whenReleasing: tree.text(ofToken: tokenIndices.lowerBound), knowing: known)
  }

  fileprivate enum Made {
    /// Whether a `deinit` of the file runs when it is released.
    case noticed, unnoticed
    /// It holds nothing that could be released.
    case value
    case unknown
  }

  /// Of a chain, `Near()`, `Near.init()`, `.init()` or `makeNear()`: the kind of value that it makes, as far as the file
  /// shows.
  /// - Parameter type: what it says it is.
  fileprivate func made(as type: Syntax?, _ known: DeinitTypes) -> Made {
    guard let call = suffixes.last, call.kind == .callSuffix else { return .unknown }
    var words = (tokenIndices.lowerBound..<call.tokenIndices.lowerBound).map { tree.text(ofToken: $0) }
    if words.suffix(2) == [".", "init"] { words.removeLast(2) }
    guard let name = words.last ?? type?.text else { return .unknown }
    if !name.isTypeName {
      let types = tree.resultTypes(ofFunction: name)
      return known.own.contains(name) || types.contains { tree.runsDeinit(whenHolding: $0, knowing: known) }
        ? .noticed : .unknown
    }
    if words.count < 2, Self.valueTypes.contains(name), !tree.declaresType(name) { return .value }
    if tree.runsDeinit(whenReleasing: name, knowing: known) { return .noticed }
    let types = tree.types(named: name)?.filter { $0.kind != .extensionDeclaration } ?? []
    guard let type = types.first, types.count == 1, words.count < 2 else { return .unknown }
    let isKnown =
      [.classDeclaration, .actorDeclaration].contains(type.kind) && type.child(.inheritance) == nil
    return isKnown ? .unnoticed : .unknown
  }

  static let valueTypes: Set<String> = [
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
