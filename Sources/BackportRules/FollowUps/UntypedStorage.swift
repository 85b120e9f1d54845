// private var _token: Any?                                             → nothing
// @available(old) var token: Token? { get { _token as? Token } set { _token = newValue } }
//                                                                      → var token: Token?
//
// A stored property takes no `@available`, so a type that was too new once was kept in one that says nothing. Without the
// attribute the property stores it itself.
import LintCore
import SwiftSource

extension Rule {
  static let untypedStorage = Rule(
    id: "tidy", kind: "untyped-storage", formerID: "untyped-storage",
    summary: "A property that casts what an 'Any?' stores, which its availability kept untyped",
    documentation: Documentation(
      what: """
        Finds computed properties that lost their `@available`, and only cast and set what a private property of type \
        `Any?`, `AnyObject?`, `NSObject?` or `(any Sendable)?` stores. They store it themselves. Where they do more, \
        or a function does it, the storage says its type, and the casts go.
        """,
      before: """
        // the minimum is iOS 15
        private var _token: Any?
        @available(iOS 15, *)
        var token: Token? {
          get { _token as? Token }
          set { _token = newValue }
        }
        """,
      after: """
        var token: Token?
        """,
      safety: """
        Always safe. A storage that is used outside of the property stays, and says its type where each use allows it.
        """
    ),
    changes: [.untypedStorage])
}

extension ChangeRule {
  fileprivate static let untypedStorage = ChangeRule(
    check: { pass in
      let variables = pass.after.nodes { $0 == .variableDeclaration }
      var taken: Set<Int> = []
      for property in variables.compactMap(UntypedStorage.init) where property.wasGated(in: pass.before) {
        guard let edits = property.edits else { continue }
        taken.insert(property.storage.index)
        pass.report(
          property.declaration.range, "'\(property.name)' can store its value itself", subject: property.name,
          fix: pass.fix(.safe(edits)))
      }
      for variable in variables where !taken.contains(variable.index) {
        guard let storage = TypedStorage(variable), storage.wasGated(in: pass.before) else { continue }
        pass.report(
          variable.range, "'\(storage.name)' holds nothing but '\(storage.type)'", subject: storage.name,
          evidence: storage.evidence, fix: pass.fix(.safe(storage.edits)))
      }
    })
}

/// A computed property that is all that knows of what another one stores.
private struct UntypedStorage {
  let declaration: Syntax
  let name: String
  private let binding: Syntax
  private let accessors: Syntax
  fileprivate let storage: Syntax
  private let storedName: String
  private var tree: SyntaxTree { declaration.tree }

  /// Of each such pair in a type; `nil`: something else.
  init?(_ declaration: Syntax) {
    guard declaration.kind == .variableDeclaration, declaration.attributes.isEmpty,
      declaration.modifiers.isDisjoint(with: ["static", "class", "override", "lazy", "nonisolated"]),
      declaration.children(.binding).count == 1, let binding = declaration.child(.binding),
      let name = binding.declaredName, let type = binding.child(.type),
      let accessors = binding.child(.accessorBlock), declaration.tree.comments(in: accessors.range).isEmpty,
      let owner = declaration.owningType, owner.kind != .extensionDeclaration,
      owner.attributes.allSatisfy({ ["available", "MainActor", "objc"].contains($0.attributeName) }),
      let body = Self.body("get", of: accessors)
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.binding = binding
    self.accessors = accessors
    let words = body.map(\.wordsOfSelf)
    guard let stored = words.first?.first,
      let storage = declaration.parent?.items.first(where: { $0.stores(stored) }),
      Self.body("set", of: accessors).map({ $0.map(\.wordsOfSelf) == [[stored, "=", "newValue"]] }) ?? true
    else { return nil }
    self.storage = storage
    storedName = stored
    let cast = type.tokenIndices.map { type.tree.text(ofToken: $0) }.joined()
    // `_token as? Token`, `_token as! Token?`
    func casts(_ words: [String]) -> Bool {
      words.joined() + "?" == stored + "as?" + cast
        || cast.hasSuffix("?") && words.joined() == stored + "as!" + cast
    }
    guard words.count == 1, casts(words[0]) else { return nil }
  }

  /// Whether the property was only there from a version on.
  func wasGated(in before: SyntaxTree) -> Bool {
    before.nodes { $0 == .variableDeclaration }.contains { old in
      old.child(.binding)?.declaredName == name
        && old.owningType?.declaredName == declaration.owningType?.declaredName
        && old.attributes.contains { $0.attributeName == "available" }
    }
  }

  /// `nil`: the storage is used outside of the property, too.
  var edits: [Edit]? {
    if isUsedElsewhere { return nil }
    // A comment that does not say why it was untyped is about the property, too.
    let comments = tree.commentsAbove(storage.range.lowerBound)
    let words: [StaticString] = ["available", "availability", "Any", "tored", "torage", "typed"]
    let isOfStorage = comments.contains { comment in words.contains { tree.text.holds($0, in: comment) } }
    let start = isOfStorage ? comments[comments.count - 1].lowerBound : storage.range.lowerBound
    var edits = [tree.text.deletion(of: start..<tree.extent(of: storage).upperBound)]
    let end = binding.child(.type)!.range.upperBound
    let introducer = declaration.anchor.range.lowerBound
    // What could only be read stays so.
    let isReadOnly = Self.body("set", of: accessors) == nil && !declaration.isPrivate
    if isReadOnly { edits.append(Edit(introducer..<introducer, replacement: "private(set) ")) }
    edits.append(Edit(end..<accessors.range.upperBound))
    return edits.areApart ? edits : nil
  }

  private var isUsedElsewhere: Bool {
    tree.identifiers(among: NameFilter([storedName])).contains { index in
      tree.text(ofToken: index) == storedName
        && !accessors.tokenIndices.contains(index) && !storage.tokenIndices.contains(index)
        && !tree.isStorage(storedName, at: index, ofOtherTypeThan: declaration.owningType)
    }
  }

  // MARK: The accessors

  /// The statements of an accessor; `nil`: there is none.
  private static func body(_ accessor: String, of block: Syntax) -> [Syntax]? {
    let isPlain = block.children(.accessorDeclaration).allSatisfy { ["get", "set"].contains($0.name) }
    return isPlain ? block.accessorBody(accessor)?.items : nil
  }
}

extension Syntax {
  /// The words of a statement, without the `return` before them and without `self.`.
  fileprivate var wordsOfSelf: [String] {
    var words: [String] = []
    for index in tokenIndices {
      let word = tree.text(ofToken: index)
      if word == ".", words.last == "self" { words.removeLast() } else { words.append(word) }
    }
    if words.first == "return" { words.removeFirst() }
    let isInParentheses = words.first == "(" && words.firstIndex(of: ")") == words.count - 1
    return isInParentheses ? Array(words.dropFirst().dropLast()) : words
  }
}
