// private let codes = [1, 2]             → nothing, when nothing names it any more
// private var token: Token?              → nothing
// private lazy var button = makeButton() → nothing: without an access it is never initialized
// @State private var isShown = false     → nothing, where `$isShown` and `_isShown` have no use either
// @Environment(\.font) private var font  → nothing, likewise: it is looked up when it is read
// private let button = UIButton()        → nothing
// let rates = ["1x", "2x"]               → nothing, when no file of the project names it any more
// private let lock = DispatchQueue(label: "lock"), sizes = Set<Int>()   → nothing
// private let token = observe()          stays: making it does something
//
// A stored property is part of more than its mentions: of the memberwise initializer, and of what the compiler makes
// for `Codable`, `Equatable` and macros. Objects that it only holds live as long as it does.
import SwiftSource

extension Syntax {
  /// Whether the deletion of this stored property, which nothing names, has no effect.
  /// - Parameter isPlain: whether the project declares a type of a name that brings no encoding or comparing along.
  func isUnnoticedStorage(_ isPlain: (String) -> Bool) -> Bool {
    guard kind == .variableDeclaration, access <= .internal, children(.binding).count == 1,
      let binding = child(.binding),
      let owner = owningType, owner.kind != .extensionDeclaration, binding.child(.accessorBlock) == nil,
      !modifiers.contains("unowned"),
      attributes.allSatisfy({ $0.attributeName == "available" || isUnusedState || isUnusedEnvironment }),
      owner.attributes.allSatisfy({ Self.plainOfTypes.contains($0.attributeName) }),
      isUnusedEnvironment || isMadeWithoutEffect(binding), !tree.looksAtStorage
    else { return false }
    return isUnusedEnvironment
      || !isPartOfInitializer(binding, of: owner)
        && (binding.makesNativeObject || owner.synthesizesNothing(isPlain))
  }

  /// Whether it is stored by a type, and only its file can name it, perhaps since only that can name its type. Deleting it
  /// may have an effect.
  var isPrivateStorage: Bool {
    kind == .variableDeclaration && access <= .fileprivate
      && owningType.map { $0.kind != .extensionDeclaration } ?? false
      && child(.binding)?.child(.accessorBlock)?.hasGetter != true && !modifiers.contains("override")
      && !tree.commentsAbove(range.lowerBound).contains { tree.text.holds("backport:ignore", in: $0) }
      && !isFoundWithoutName && !isNamedAsWrapper
  }

  /// Whether its one attribute is SwiftUI's `@State`, and neither `$name` nor `_name` is used.
  var isUnusedState: Bool {
    attributes.count == 1 && attributes[0].tokens.count == 2 && isUnusedWrapper("State")
  }

  /// The same for `@Environment` with a key path. The compiler's initializer takes no value for it.
  var isUnusedEnvironment: Bool {
    guard attributes.count == 1, isUnusedWrapper("Environment"), child(.binding)?.child(.initializer) == nil
    else { return false }
    let tokens = attributes[0].tokenIndices
    return tokens.count > 5 && tree.text(ofToken: tokens.lowerBound + 2) == "("
      && tree.tokens[tokens.lowerBound + 3].kind == .backslash
  }

  private func isUnusedWrapper(_ wrapper: String) -> Bool {
    attributes[0].attributeName == wrapper && tree.importedModules.contains("SwiftUI")
      && !tree.nodes(where: \.isTypeDeclaration).contains { $0.declaredName == wrapper }
      && !isNamedAsWrapper
  }

  /// Whether the file says `$name` or `_name`.
  private var isNamedAsWrapper: Bool {
    guard let name = child(.binding)?.declaredName else { return true }
    return tree.tokens.contains { token in
      ["$", "_"].contains(Unicode.Scalar(tree.text.bytes[token.range.first ?? 0]))
        && tree.text.reads(name, at: token.range.dropFirst())
    }
  }

  private static let plainOfTypes: Set<String> = ["available", "MainActor", "objc", "objcMembers", "frozen"]

  private func isMadeWithoutEffect(_ binding: Syntax) -> Bool {
    if modifiers.contains("lazy") || binding.makesNativeObject { return true }
    guard let value = binding.child(.initializer) else { return memberwiseType == nil || binding.isOptional }
    if value.isPureValue, value.descendants.contains(where: { $0.kind == .callSuffix }) { return true }
    return tree.isPure(value.tokenIndices.dropFirst())
  }

  /// Whether this variable is `nil` until it is given a value.
  private var isOptional: Bool { ["?", "!"].contains(child(.type)?.text.last) }

  /// Whether this variable begins with a new object of the system, which nothing encodes or compares: `UIButton()`.
  private var makesNativeObject: Bool {
    guard let value = child(.initializer), let chain = value.child(.chain), chain.baseTokens.count == 1,
      chain.tokenIndices == value.tokenIndices.dropFirst(), chain.tokens.count == 3,
      chain.suffixes.first?.kind == .callSuffix
    else { return false }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    return name.hasObjectiveCPrefix && !tree.declaresType(name)
  }

  /// Whether a value is put into this string literal.
  var isInterpolated: Bool { tokens.contains { $0.kind == .leftParen } }

  /// The name of the struct whose memberwise initializer takes this stored property.
  var memberwiseType: String? {
    guard kind == .variableDeclaration, let owner = owningType, owner.kind == .structDeclaration,
      modifiers.isDisjoint(with: ["static", "lazy"]), child(.binding)?.child(.accessorBlock) == nil,
      owner.body?.items.contains(where: { $0.kind == .initializerDeclaration }) == false
    else { return nil }
    return owner.declaredName
  }

  /// Whether the memberwise initializer takes it, and may be passed on as a value.
  private func isPartOfInitializer(_ binding: Syntax, of owner: Syntax) -> Bool {
    guard owner.kind == .structDeclaration else { return false }
    // What it is made with may stand in any file.
    if access > .fileprivate, !flags.contains(.isLet) || binding.child(.initializer) == nil { return true }
    if flags.contains(.isLet) || modifiers.contains("lazy") { return false }
    // A closure behind a call has no label.
    if access > .private, binding.child(.type)?.text.contains("->") == true { return true }
    if let type = memberwiseType, tree.addsInitializer(to: type) { return true }
    return tree.handsOnInitializer(saying: binding.declaredName ?? "")
  }

  /// Whether the compiler makes nothing of the stored properties of this type.
  private func synthesizesNothing(_ isPlain: (String) -> Bool) -> Bool {
    let types = FileTypes(of: tree)
    return types.supertypes(of: declaredName ?? "").allSatisfy { name in
      name == declaredName || Self.plainParents.contains(name)
        || kind == .classDeclaration && (name.isOfObjects || ["Equatable", "Hashable"].contains(name))
        || isPlain(name)
    }
  }

  /// Whether the compiler makes nothing of the stored properties of a class that inherits from a type of the system.
  static func synthesizesNothing(_ name: String) -> Bool {
    plainParents.contains(name) || name.isOfObjects
  }

  private static let plainParents: Set<String> = [
    "View", "ViewModifier", "Scene", "App", "Commands", "ToolbarContent", "ObservableObject", "Sendable",
    "AnyObject", "Identifiable", "CustomStringConvertible", "Error",
  ]
}

extension SyntaxTree {
  /// Whether the file names an initializer without calling it, or calls one by `.init` with a label.
  fileprivate func handsOnInitializer(saying label: String) -> Bool {
    tokens.indices.dropFirst().contains { index in
      guard tokens[index - 1].kind == .period, text(ofToken: index) == "init" else { return false }
      guard let call = NamedCall(after: index, in: self).node else { return true }
      return call.arguments.contains { $0.label == label }
    }
  }

  /// Whether an extension of a type adds an initializer, which the memberwise one may become equal to.
  func addsInitializer(to type: String) -> Bool {
    nodes { $0 == .extensionDeclaration }.contains { node in
      node.typeName == type && node.body?.items.contains { $0.kind == .initializerDeclaration } == true
    }
  }
}

extension SyntaxTree {
  /// Whether the file asks for the stored properties of values, one and all: `Mirror(reflecting: self)`, `dump(self)`.
  var looksAtStorage: Bool {
    identifiers(among: NameFilter(["Mirror", "dump"])).contains { index in
      ["Mirror", "dump"].contains(text(ofToken: index)) && tokens[index + 1].kind == .leftParen
    }
  }
}

extension String {
  /// Whether the name of a class or protocol says that its objects show or tell something. Nothing encodes those.
  fileprivate var isOfObjects: Bool {
    ["UI", "NS"].contains { hasPrefix($0) && count > 3 }
      || ["Controller", "Cell", "DataSource", "Delegate", "Listener", "Observer", "View"].contains(
        where: hasSuffix)
  }
}
