// private var _panel: Any?                                          →
// var panel: Panel? {                                                 var panel: Panel?
//   get { _panel as? Panel }
//   set { _panel = newValue }
// }
//
// private let _tip: Any?                                            →
// private var tip: Tip { _tip as! Tip }                               private let tip: Tip
// init() { _tip = Tip() }                                             init() { tip = Tip() }
//
// A stored property cannot be marked `@available`, so its value was stored under another type. Refused where anything
// but these accessors and the assignments of a new value in initializers mentions the storage, where a memberwise
// initializer would change, and where a macro or property wrapper is applied. `CreatedStorage` judges values that are
// created on first access.
import LintCore
import SwiftSource
import SystemCalls

extension Rule {
  static let untypedStorage = Rule(
    id: "untyped-storage",
    summary: "A property stored as 'Any' since its type was too new",
    documentation: Documentation(
      what: """
        Finds computed properties with a former `@available` that only cast what another property stores. \
        They become stored properties; private ones that create their value on first access become `lazy`.
        """,
      why: """
        A stored property cannot be marked `@available`, so its value was stored as `Any`. The cast is not \
        needed when the type is there on every system.
        """,
      before: """
        // the minimum is iOS 15
        private var _panel: Any?
        @available(iOS 15, *) var panel: Panel? {
          get { _panel as? Panel }
          set { _panel = newValue }
        }
        """,
      after: """
        var panel: Panel?
        """,
      safety: """
        Always safe. The storage stays where anything but these accessors and the assignments of a new \
        value in initializers mentions it, where a memberwise initializer would change, and where a macro \
        or a property wrapper is applied. A property only becomes `lazy` in a class, and if the code that \
        creates the value can move into a closure.
        """
    ),
    changes: [.typedStorage, .createdStorage])
}

extension ChangeRule {
  fileprivate static let typedStorage = ChangeRule(
    comesLast: true,
    names: { pass in
      TypedStorage.all(in: pass).reduce(into: []) { names, storage in
        names.insert(storage.plainType)
        if !storage.property.isPrivate { names.insert(storage.names.property) }
      }
    },
    check: { pass in
      for storage in TypedStorage.all(in: pass)
      where !storage.isOverridden(in: pass) && !storage.mayHoldItself(in: pass) {
        if storage.isConstant ? storage.isMadeForSure(in: pass) : storage.isChangedWhole(in: pass) {
          storage.report(in: pass)
        }
      }
    })
}

/// A computed property that only casts what another one stores.
struct TypedStorage {
  /// The property that stays.
  let property: Syntax
  let accessors: Syntax
  let storage: Syntax
  let names: (property: String, storage: String)
  /// Without the `?`.
  let type: String
  /// The names of the storage where it gets its value.
  let assignments: [Int]
  /// It is set in initializers only.
  var isConstant: Bool { storage.flags.contains(.isLet) }
  private var tree: SyntaxTree { property.tree }

  static func all(in pass: ChangePass) -> [TypedStorage] {
    let casts = pass.after.nodes { $0 == .variableDeclaration }.filter { node in
      node.parent?.kind == .memberBlock && node.attributes.isEmpty && node.castsStorage
    }
    if casts.isEmpty { return [] }
    let gated = gatedNames(in: pass)
    return casts.filter { gated.contains($0.orphanName ?? "") }.compactMap(TypedStorage.init)
  }

  /// The variables that had an `@available` before the migration.
  static func gatedNames(in pass: ChangePass) -> Set<String> {
    Set(
      pass.before.nodes { $0 == .variableDeclaration }
        .filter { $0.attributes.contains { $0.attributeName == "available" } }.compactMap(\.orphanName))
  }

  /// The words of those that a stored property can have as well, `private(set)` among them.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "final", "static", "(", "set", ")",
  ]

  private init?(_ property: Syntax) {
    let tree = property.tree
    guard let binding = property.child(.binding), let accessors = binding.child(.accessorBlock),
      let declared = binding.child(.type)?.text, let getter = accessors.cast, let container = property.parent,
      let owner = container.parent, owner.kind != .extensionDeclaration, owner.isPlainOwner,
      property.hasModifiers(among: Self.modifiers),
      let name = property.orphanName, tree.comments(in: accessors.range).isEmpty,
      let storage = container.items.first(where: { $0.orphanName == getter.storage }),
      storage.isErasedStorage,
      storage.isStaticMember == property.isStaticMember, !storage.isSpokenOf, !tree.looksAtStorage
    else { return nil }
    let own = property.tokenIndices
    let mentions = tree.mentions(of: getter.storage, meaning: storage).filter {
      !own.contains($0) && !storage.tokenIndices.contains($0)
    }
    let type = getter.type.withoutParentheses
    guard !["Any", "AnyObject"].contains(type), getter.isForced || !type.hasSuffix("?") else { return nil }
    if storage.flags.contains(.isLet) {
      guard accessors.setter == nil, getter.isForced, declared == getter.type, !type.hasSuffix("?"),
        !property.isStaticMember, !mentions.isEmpty,
        mentions.allSatisfy({ tree.isMade(type, assignedTo: $0, in: owner, hiding: name) })
      else { return nil }
    } else {
      let optional = getter.isForced ? type : type + "?"
      guard accessors.setter == getter.storage, mentions.isEmpty, optional.hasSuffix("?"),
        declared.withoutParentheses == optional
          || declared.hasSuffix("?") && String(declared.dropLast()).withoutParentheses == type,
        // The memberwise initializer would take it.
        owner.kind != .structDeclaration || property.isStaticMember
          || container.items.contains(where: { $0.kind == .initializerDeclaration })
      else { return nil }
    }
    self.property = property
    self.accessors = accessors
    self.storage = storage
    self.type = type
    names = (name, getter.storage)
    assignments = mentions
  }

  /// Whether a subclass puts another property in its place: it would not see what initializers store.
  fileprivate func isOverridden(in pass: ChangePass) -> Bool {
    trees(naming: names.property, in: pass).contains { tree in
      tree.nodes { $0 == .variableDeclaration }.contains {
        $0.orphanName == names.property && $0.modifiers.contains("override")
      }
    }
  }

  /// Whether no initializer of the type can fail: the property would have to hold an optional.
  fileprivate func isMadeForSure(in pass: ChangePass) -> Bool {
    let bodies = trees(naming: type, in: pass).flatMap { $0.nodes(where: \.isTypeDeclaration) }
      .filter { $0.typeName == type }
    let declarations = bodies.filter { $0.kind != .extensionDeclaration }
    guard declarations.count == 1, declarations[0].kind != .protocolDeclaration,
      declarations[0].kind != .classDeclaration || declarations[0].child(.inheritance) == nil
    else { return false }
    return bodies.allSatisfy { body in
      !body.descendants.contains {
        $0.kind == .initializerDeclaration
          && ["?", "!"].contains($0.tree.text(ofToken: $0.anchorIndex + 1))
      }
    }
  }

  func trees(naming name: String, in pass: ChangePass) -> [SyntaxTree] {
    [tree] + pass.project.files(naming: name).filter { $0.path != pass.path }.map(\.tree)
  }

  fileprivate func report(in pass: ChangePass) {
    var edits = [tree.text.deletion(of: tree.extent(of: storage))]
    let end = Int(tree.tokens[accessors.tokenIndices.lowerBound - 1].end)
    edits.append(Edit(end..<accessors.range.upperBound))
    if isConstant {
      edits.append(Edit(tree.tokens[property.anchorIndex].range, replacement: "let"))
      edits += assignments.map { Edit(tree.tokens[$0].range, replacement: names.property) }
    }
    let message = "'\(names.property)' need not be stored as '\(names.storage)' any more"
    pass.report(property.range, message, subject: names.property, fix: pass.fix(.safe(edits)))
  }
}

extension SyntaxTree {
  /// Whether a token is what a new value of a type is assigned to, in an initializer in the type itself that knows
  /// nothing else by that name.
  fileprivate func isMade(_ type: String, assignedTo index: Int, in owner: Syntax, hiding name: String)
    -> Bool
  {
    let node = node(coveringToken: index)
    guard let item = node.selfAndAncestors.first(where: \.isItem), item.kind == .expressionStatement,
      let function = item.ancestors.first(where: \.isFunctionLike), function.kind == .initializerDeclaration,
      function.parent?.parent == owner
    else { return false }
    var words = item.tokenIndices
    if words.count > 2, text(ofToken: words.lowerBound) == "self" { words = words.dropFirst(2) }
    guard words.lowerBound == index, words.count > 4, tokens[index + 1].kind == .equal,
      text(ofToken: index + 2) == type, tokens[index + 3].kind == .leftParen,
      matchingBracket(ofToken: index + 3) == words.upperBound - 1
    else { return false }
    return !function.tokenIndices.contains { bareName(ofToken: $0) == name }
  }
}

extension Syntax {
  /// Of a variable: whether its getter may be a cast, as far as is quick to tell.
  fileprivate var castsStorage: Bool {
    guard children(.binding).count == 1, let block = child(.binding)?.child(.accessorBlock) else {
      return false
    }
    return block.tokens.count < 40 && block.tokenIndices.contains { tree.tokens[$0].keyword == .as }
  }

  /// Of accessors: what the getter casts, and to what: `_panel as? Panel`, `return self._panel as! Panel?`.
  fileprivate var cast: (storage: String, type: String, isForced: Bool)? {
    guard let items = flags.contains(.implicitGetter) ? self.items : accessorItems("get"), items.count == 1
    else {
      return nil
    }
    var words = items[0].tokenIndices
    if let first = words.first, tree.text(ofToken: first) == "return" { words = words.dropFirst() }
    if words.count > 2, tree.text(ofToken: words.lowerBound) == "self" { words = words.dropFirst(2) }
    guard words.count > 3, tree.tokens[words.lowerBound].kind == .identifier else { return nil }
    let place = words.lowerBound
    let mark = tree.text(ofToken: place + 2)
    guard tree.tokens[place + 1].keyword == .as, ["?", "!"].contains(mark),
      let type = items[0].descendants.first(where: { $0.kind == .type }),
      type.tokenIndices == place + 3..<words.upperBound
    else { return nil }
    return (tree.bareName(ofToken: place), type.text, mark == "!")
  }

  /// Of accessors: what the setter assigns `newValue` to, and nothing else.
  fileprivate var setter: String? {
    guard let items = accessorItems("set"), items.count == 1 else { return nil }
    var words = items[0].tokenIndices.map { tree.text(ofToken: $0) }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    return words.count == 3 && words[1] == "=" && words[2] == "newValue" ? words[0] : nil
  }

  /// The statements of an accessor that says nothing but its word.
  private func accessorItems(_ word: String) -> [Syntax]? {
    guard kind == .accessorBlock, !flags.contains(.implicitGetter),
      let accessor = children(.accessorDeclaration).first(where: { $0.name == word }),
      accessor.tokenIndices.lowerBound == accessor.anchorIndex, let body = accessor.child(.codeBlock),
      body.tokenIndices.lowerBound == accessor.anchorIndex + 1,
      children.allSatisfy({ $0.kind == .accessorDeclaration })
    else { return nil }
    return body.items
  }

  /// Whether a comment beside it says something else than why it has that type: `// Stored properties cannot be gated.`
  var isSpokenOf: Bool {
    let beside = tree.extent(of: self).lowerBound..<tree.text.endOfLine(at: range.upperBound)
    return !tree.comments(in: beside).allSatisfy {
      tree.text[$0].holds("tored propert") || tree.text[$0].holds("vailab")
    }
  }

  /// A private optional without observers that begins as `nil`.
  var isErasedStorage: Bool {
    guard kind == .variableDeclaration, isPrivate, attributes.isEmpty, children(.binding).count == 1,
      hasModifiers(among: ["private", "fileprivate", "final", "static"]), let binding = child(.binding),
      binding.child(.type)?.text.hasSuffix("?") == true, binding.child(.accessorBlock) == nil
    else { return false }
    return binding.child(.initializer).map { !flags.contains(.isLet) && $0.valueAfterEqual == "nil" } ?? true
  }

  /// Whether it has no other modifiers. Those before `let` and `var`.
  func hasModifiers(among words: Set<String>) -> Bool { modifiers.isSubset(of: words) }

  /// Of a type: whether no macro sees its stored properties.
  var isPlainOwner: Bool {
    attributes.allSatisfy { ["available", "MainActor", "objc", "objcMembers"].contains($0.attributeName) }
  }
}

extension String {
  /// `any P` of `(any P)`.
  var withoutParentheses: String {
    hasPrefix("(") && hasSuffix(")") && !dropFirst().dropLast().contains("(")
      ? String(dropFirst().dropLast()) : self
  }
}
