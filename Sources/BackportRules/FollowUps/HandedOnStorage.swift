// private var _token: Token?                                           → nothing
// var token: Token? { get { _token } set { _token = newValue } }       → var token: Token?
// private let _tip: Tip                                                → nothing
// var tip: Tip { _tip }                                                → let tip: Tip
//
// What handed on the value of an `Any?` in a type that was too new for it stores the value itself, as soon as the storage
// says its type: see `UntypedStorage`.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let handedOnStorage = ChangeRule(
    check: { pass in
      for variable in pass.after.nodes(where: { $0 == .variableDeclaration }) {
        guard let property = HandedOnStorage(variable), let edits = property.edits(in: pass) else { continue }
        pass.report(
          property.declaration.range, "'\(property.name)' can store its value itself", subject: property.name,
          fix: pass.fix(.safe(edits)))
      }
    })
}

/// A computed property that is all that another one is stored for.
private struct HandedOnStorage {
  let declaration: Syntax
  let name: String
  private let binding: Syntax
  private let accessors: Syntax
  private let storage: Syntax
  private let storedName: String
  private let isReadOnly: Bool
  private var tree: SyntaxTree { declaration.tree }

  /// Of each such pair in a type; `nil`: something else.
  init?(_ declaration: Syntax) {
    guard declaration.kind == .variableDeclaration, declaration.attributes.isEmpty,
      declaration.modifiers.isDisjoint(with: ["static", "class", "open", "override", "lazy", "nonisolated"]),
      declaration.children(.binding).count == 1, let binding = declaration.child(.binding),
      let name = binding.declaredName, let type = binding.child(.type),
      let accessors = binding.child(.accessorBlock), declaration.tree.comments(in: accessors.range).isEmpty,
      let owner = declaration.owningType, owner.kind != .extensionDeclaration,
      owner.attributes.allSatisfy({ ["available", "MainActor", "objc"].contains($0.attributeName) }),
      accessors.children(.accessorDeclaration).allSatisfy({ ["get", "set"].contains($0.name) }),
      let body = accessors.accessorBody("get")?.items
    else { return nil }
    let setter = accessors.accessorBody("set")?.items
    guard body.count == 1, let stored = body[0].nameOfSelf,
      setter.map({ $0.count == 1 && $0[0].wordsOfSelf == [stored, "=", "newValue"] }) ?? true,
      let storage = declaration.parent?.items.first(where: { $0.isPlainStorage(of: stored) }),
      storage.child(.binding)?.child(.type)?.text == type.text, storage.memberwiseType == nil
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.binding = binding
    self.accessors = accessors
    self.storage = storage
    storedName = stored
    isReadOnly = setter == nil
  }

  /// `nil`: the storage is used for more, or it said its type before.
  func edits(in pass: ChangePass) -> [Edit]? {
    let owner = declaration.owningType?.declaredName
    let wasUntyped = pass.before.nodes { $0 == .variableDeclaration }.contains {
      $0.mayHoldAnything && $0.child(.binding)?.declaredName == storedName
        && $0.owningType?.declaredName == owner
    }
    let references = pass.project.model { model -> [Reference]? in
      // An override would store it again.
      guard let own = model.declaration(of: declaration.named, inFile: pass.file), !model.mayBeOverridden(own)
      else { return nil }
      return model.declaration(of: storage.named, inFile: pass.file).map(model.references(to:))
    }
    guard tree.trailingComment(after: storage.range.upperBound) == nil, wasUntyped, let references,
      let renames = renames(references, inFile: pass.file)
    else { return nil }
    // A comment that does not say why it was untyped is about the property, too.
    let comments = tree.commentsAbove(storage.range.lowerBound)
    let words: [StaticString] = ["@available", "vailability", "Any?", "`Any`", "tored propert"]
    let isOfStorage = comments.contains { comment in
      words.contains { tree.text.holds($0, in: comment) } && !tree.text.holds("MARK", in: comment)
    }
    let start = isOfStorage ? comments[comments.count - 1].lowerBound : storage.range.lowerBound
    var edits = renames + [tree.text.deletion(of: start..<tree.extent(of: storage).upperBound)]
    let end = binding.child(.type)!.range.upperBound
    let introducer = declaration.anchor.range
    let isConstant = storage.flags.contains(.isLet)
    if isConstant { edits.append(Edit(introducer, replacement: "let")) }
    // What could only be read stays so.
    let setter = storage.modifiers.contains("private") ? "private(set) " : "fileprivate(set) "
    var added = isReadOnly && !isConstant && !declaration.isPrivate ? setter : ""
    if storage.modifiers.contains("lazy") { added += "lazy " }
    if !added.isEmpty {
      edits.append(Edit(introducer.lowerBound..<introducer.lowerBound, replacement: added))
    }
    let initial = storage.child(.binding)?.child(.initializer).map { " \($0.text)" } ?? ""
    edits.append(Edit(end..<accessors.range.upperBound, replacement: initial == " = nil" ? "" : initial))
    return edits.areApart ? edits : nil
  }

  /// What becomes of the uses of the storage outside of the property.
  private func renames(_ references: [Reference], inFile file: Int) -> [Edit]? {
    var edits: [Edit] = []
    for use in references where !(use.file == file && declaration.tokenIndices.contains(use.token)) {
      guard use.file == file, use.certainty == .certain, !Scopes(tree).isShorthand(use.token) else {
        return nil
      }
      let isHidden = !tree.isMember(use.token) && Scopes(tree).isLocal(name, at: use.token)
      edits.append(Edit(tree.tokens[use.token].range, replacement: isHidden ? "self.\(name)" : name))
    }
    return edits
  }
}

extension Syntax {
  /// Whether no other module can name this stored property, and nothing watches it.
  fileprivate func isPlainStorage(of name: String) -> Bool {
    kind == .variableDeclaration && attributes.isEmpty
      && modifiers.isSubset(of: ["private", "fileprivate", "internal", "lazy"])
      && children(.binding).count == 1
      && child(.binding)?.declaredName == name && child(.binding)?.child(.accessorBlock) == nil
  }

  /// The name that a statement only hands on.
  fileprivate var nameOfSelf: String? {
    let words = wordsOfSelf
    return words.count == 1 ? words[0] : nil
  }

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
