// private var _token: Any?                                             → nothing
// @available(old) var token: Token? { get { _token as? Token } set { _token = newValue } }
//                                                                      → var token: Token?
// private let _tip: Any?                                               → nothing
// @available(old) var tip: Tip { _tip as! Tip }                        → let tip: Tip
// private var _engine: Any?                                            → nothing
// @available(old) var engine: Engine { if let e = _engine as? Engine { return e }; let e = Engine(); _engine = e; return e }
//                                                                      → lazy var engine: Engine = Engine()
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
        Finds computed properties that lost their `@available`, and only cast, set or once make what a private property of \
        type `Any?`, `AnyObject?`, `NSObject?` or `(any Sendable)?` stores. They store it themselves. Where they do more, \
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
        Always safe. Each use of the storage has to be one that the property can take the place of: a comparison with \
        `nil`, the same cast, an assignment of `nil` or of a new object of the type. One that makes its object becomes \
        `lazy`, in classes only.
        """
    ),
    changes: [.untypedStorage, .storageLeftUntyped])
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

  /// What is used in another way is left to a person.
  fileprivate static let storageLeftUntyped = ChangeRule(
    comesLast: true,
    check: { pass in
      for variable in pass.after.nodes(where: { $0 == .variableDeclaration }) {
        guard let type = pass.typeUngated(of: variable), let name = variable.child(.binding)?.declaredName
        else {
          continue
        }
        let advice = "'\(type)' can be named everywhere now, and its declaration can say so"
        pass.report(
          variable.range, "'\(name)' may hold anything", subject: name, fix: .manual(.advice(advice)))
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
  private let getter: Getter
  private var tree: SyntaxTree { declaration.tree }

  private enum Getter {
    /// `_token as? Token`
    case cast
    /// `_tip as! Tip`, of a constant.
    case forced
    /// Makes an object once: what stands behind the `=` of a lazy variable.
    case makes(String)
  }

  /// Of each such pair in a type; `nil`: something else.
  init?(_ declaration: Syntax) {
    guard declaration.kind == .variableDeclaration, declaration.attributes.isEmpty,
      declaration.modifiers.isDisjoint(with: ["static", "class", "override", "lazy", "nonisolated"]),
      declaration.children(.binding).count == 1, let binding = declaration.child(.binding),
      let name = binding.declaredName, let type = binding.child(.type),
      let accessors = binding.child(.accessorBlock), declaration.tree.comments(in: accessors.range).isEmpty,
      let owner = declaration.owningType, owner.kind != .extensionDeclaration,
      owner.attributes.allSatisfy({ ["available", "MainActor", "objc"].contains($0.attributeName) }),
      let body = Self.body("get", of: accessors), let last = body.last
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.binding = binding
    self.accessors = accessors
    let words = body.map(\.wordsOfSelf)
    guard let stored = Self.nameStored(by: words),
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
    if words.count == 1, casts(words[0]) {
      getter = .cast
      return
    }
    if words.count == 1, storage.isConstant, words[0].joined() == stored + "as!" + cast {
      getter = .forced
      return
    }
    guard owner.kind == .classDeclaration || owner.kind == .actorDeclaration, body.count > 1 else {
      return nil
    }
    let tree = declaration.tree
    let margin = tree.text[tree.text.indentation(at: declaration.range.lowerBound)]
    func text(_ value: Range<Int>) -> String {
      let range = tree.bytes(of: value)
      return tree.text(
        of: range, movedFrom: tree.text[tree.text.indentation(at: range.lowerBound)], to: margin)
    }
    if body.count == 2, let made = Self.value(madeBy: body[0], storedIn: stored),
      words[1].joined() == stored + "as!" + cast || casts(words[1])
    {
      getter = .makes(text(made))
      return
    }
    // `if let token = _token as? Token { return token }; let token = Token(); …; _token = token; return token`
    guard body.count > 3, Self.returns(words[0], stored, as: cast), last.kind == .returnStatement,
      let made = words.last?.last, words[words.count - 2] == [stored, "=", made],
      words[1].starts(with: ["let", made, "="]), words.last == [made]
    else { return nil }
    if body.count == 4, let value = body[1].child(.binding)?.child(.initializer) {
      getter = .makes(text(value.tokenIndices.dropFirst()))
    } else {
      func indentation(_ offset: Int) -> String { tree.text[tree.text.indentation(at: offset)] }
      let step = indentation(Int(tree.tokens[accessors.tokenIndices.lowerBound + 1].start))
      let old = indentation(body[1].range.lowerBound)
      let making =
        body[1..<body.count - 2].map { tree.text(of: $0.range, movedFrom: old, to: step) } + [
          "return \(made)"
        ]
      getter = .makes(
        "{\(tree.text.newline)" + making.map { step + $0 + tree.text.newline }.joined() + "\(margin)}()")
    }
  }

  /// Whether the property was only there from a version on.
  func wasGated(in before: SyntaxTree) -> Bool {
    before.nodes { $0 == .variableDeclaration }.contains { old in
      old.child(.binding)?.declaredName == name
        && old.owningType?.declaredName == declaration.owningType?.declaredName
        && old.attributes.contains { $0.attributeName == "available" }
    }
  }

  var edits: [Edit]? {
    guard let renames else { return nil }
    // A comment that does not say why it was untyped is about the property, too.
    let comments = tree.commentsAbove(storage.range.lowerBound)
    let words: [StaticString] = ["available", "availability", "Any", "tored", "torage", "typed"]
    let isOfStorage = comments.contains { comment in words.contains { tree.text.holds($0, in: comment) } }
    let start = isOfStorage ? comments[comments.count - 1].lowerBound : storage.range.lowerBound
    var edits = renames + [tree.text.deletion(of: start..<tree.extent(of: storage).upperBound)]
    let end = binding.child(.type)!.range.upperBound
    let introducer = declaration.anchor.range.lowerBound
    if storage.isConstant { edits.append(Edit(declaration.anchor.range, replacement: "let")) }
    // What could only be read stays so.
    let isReadOnly = Self.body("set", of: accessors) == nil && !declaration.isPrivate && !storage.isConstant
    var added = isReadOnly ? "private(set) " : ""
    var value = ""
    if case .makes(let made) = getter { (added, value) = (added + "lazy ", " = \(made)") }
    if !added.isEmpty { edits.append(Edit(introducer..<introducer, replacement: added)) }
    edits.append(Edit(end..<accessors.range.upperBound, replacement: value))
    return edits.areApart ? edits : nil
  }

  /// What becomes of the uses of the storage outside of the property; `nil`: it is used for more.
  private var renames: [Edit]? {
    var edits: [Edit] = []
    for index in tree.identifiers(among: NameFilter([storedName]))
    where tree.text(ofToken: index) == storedName
      && !accessors.tokenIndices.contains(index) && !storage.tokenIndices.contains(index)
      && !tree.isStorage(storedName, at: index, ofOtherTypeThan: declaration.owningType)
    {
      if case .makes = getter { return nil }
      guard let edit = rename(at: index) else { return nil }
      edits.append(edit)
    }
    return edits
  }

  private func rename(at index: Int) -> Edit? {
    let isHidden = !tree.isMember(index) && Scopes(tree).isLocal(name, at: index)
    let name = isHidden ? "self.\(name)" : name
    let own = tree.tokens[index].range
    var type = binding.child(.type)!.tokenIndices.map { tree.text(ofToken: $0) }.joined()
    if case .forced = getter {
      // What holds nothing has no value to be the property's.
      guard case .assigned(let value) = StorageUse(at: index, in: tree) else { return nil }
      return tree.makes(type, value) ? Edit(own, replacement: name) : nil
    }
    type.removeLast()
    switch StorageUse(at: index, in: tree) {
    case .compared, .cleared: return Edit(own, replacement: name)
    case .cast(let tokens, type, isForced: false):
      let isOfSelf = tree.isMember(index) && tokens.lowerBound < index
      return Edit(tree.bytes(of: tokens), replacement: isOfSelf ? "self.\(self.name)" : name)
    case .assigned(let value): return tree.makes(type, value) ? Edit(own, replacement: name) : nil
    default: return nil
    }
  }

  // MARK: The accessors

  /// The statements of an accessor; `nil`: there is none.
  private static func body(_ accessor: String, of block: Syntax) -> [Syntax]? {
    let isPlain = block.children(.accessorDeclaration).allSatisfy { ["get", "set"].contains($0.name) }
    return isPlain ? block.accessorBody(accessor)?.items : nil
  }

  private static func nameStored(by words: [[String]]) -> String? {
    guard let first = words.first else { return nil }
    if first.first != "if" { return first.first }
    let place = first.firstIndex(of: "=") ?? 0
    return place + 1 < first.count ? first[first[1] == "let" ? place + 1 : 1] : nil
  }

  /// `if _token == nil { _token = Token() }`: the value.
  private static func value(madeBy statement: Syntax, storedIn stored: String) -> Range<Int>? {
    guard statement.kind == .ifStatement, statement.elsePart == nil,
      statement.conditionElements.map(\.wordsOfSelf) == [[stored, "==", "nil"]],
      let assignment = statement.child(.codeBlock)?.onlyItem,
      let sign = assignment.tokenIndices.first(where: { assignment.tree.tokens[$0].kind == .equal }),
      assignment.wordsOfSelf.starts(with: [stored, "="])
    else { return nil }
    return sign + 1..<assignment.tokenIndices.upperBound
  }

  /// Whether words are `if let token = _token as? Token { return token }`.
  private static func returns(_ words: [String], _ stored: String, as type: String) -> Bool {
    words.count > 3 && words.starts(with: ["if", "let"])
      && words.joined() == "iflet\(words[2])=\(stored)as?\(type){return\(words[2])}"
  }
}

extension Syntax {
  fileprivate var isConstant: Bool { anchor.keyword == .let }

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
