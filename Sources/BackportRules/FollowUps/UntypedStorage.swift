// private var _monitor: Any?                         → private var _monitor: NWPathMonitor?
// return _monitor as! NWPathMonitor                  → return _monitor!
// (self._monitor as? NWPathMonitor)?.cancel()        → self._monitor?.cancel()
// private let _tip: Any?; _tip as! Tip               → private let _tip: Tip; _tip
//
// A stored property takes no `@available`, so a type that was too new once was kept in one that says nothing. What keeps a
// value of one type alone can say so, once nothing is gated any more.
import LintCore
import Semantics
import SwiftSource

extension Rule {
  static let untypedStorage = Rule(
    id: "tidy", kind: "untyped-storage", formerID: "untyped-storage",
    summary: "A property that casts what an 'Any?' stores, which its availability kept untyped",
    documentation: Documentation(
      what: """
        Finds properties of type `Any?`, `AnyObject?`, `NSObject?` or `(any Sendable)?` that are always cast to one type, \
        which was too new once. They say that type, and the casts go. A computed property that only hands on what such a \
        property stores, stores it itself.
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
        Always safe: all that it is given has to be of the type by what the source shows, and nothing but comparisons with \
        `nil`, casts and assignments in one file may use it. Others are listed.
        """
    ),
    changes: [.untypedStorage, .handedOnStorage, .storageLeftUntyped])
}

extension ChangeRule {
  fileprivate static let untypedStorage = ChangeRule(
    check: { pass in
      for storage in UntypedStorage.all(in: pass) where storage.isProven {
        pass.report(
          storage.declaration.range, "'\(storage.name)' holds nothing but '\(storage.type)'",
          subject: storage.name,
          evidence: storage.evidence, fix: pass.fix(.safe(storage.edits)))
      }
    })

  /// What may hold something else is left to a person.
  fileprivate static let storageLeftUntyped = ChangeRule(
    comesLast: true,
    check: { pass in
      for storage in UntypedStorage.all(in: pass) where !storage.isProven {
        let advice = "'\(storage.type)' can be named everywhere now, and its declaration can say so"
        pass.report(
          storage.declaration.range, "'\(storage.name)' may hold anything", subject: storage.name,
          fix: .manual(.advice(advice)))
      }
    })
}

/// A variable that may hold anything, and of which all casts say that it holds one type.
private struct UntypedStorage {
  let declaration: Syntax
  let name: String
  /// As the casts say it.
  let type: String
  /// What makes the declaration say its type.
  let edits: [Edit]
  /// Whether the source shows that it holds nothing else, and all of its uses.
  let isProven: Bool
  /// The members that hold it and use it, from the first to the last: their checks kept it from saying its type.
  let evidence: Range<Int>

  static func all(in pass: ChangePass) -> [UntypedStorage] {
    pass.after.nodes { $0 == .variableDeclaration }.compactMap { UntypedStorage($0, in: pass) }
  }

  /// `nil`: something else, or one that was cast on all systems before.
  private init?(_ declaration: Syntax, in pass: ChangePass) {
    let tree = declaration.tree
    guard declaration.mayHoldAnything, declaration.children(.binding).count == 1,
      !declaration.modifiers.contains("override"), let binding = declaration.child(.binding),
      let name = binding.declaredName, let annotation = binding.child(.type),
      let owner = declaration.owningType, pass.before.wasGated(name, in: owner.extendedOrDeclaredName)
    else { return nil }
    let found = pass.project.model { model in
      model.declaration(of: binding, inFile: pass.file).map { ($0, model.references(to: $0)) }
    }
    guard let (declared, references) = found else { return nil }
    let own = references.filter { $0.file == pass.file && !declaration.tokenIndices.contains($0.token) }
    let uses = own.map { StorageUse(at: $0.token, in: tree) }
    // `guard let _token` hides it from the casts behind it.
    let casts = tree.casts(of: name, in: owner).filter { cast in
      own.contains { $0.token == cast.token } || tree.isOfSelf(cast.token)
    }
    guard let type = casts.first?.wrapped, casts.allSatisfy({ $0.wrapped == type }),
      !(own.map(\.token) + casts.map(\.token)).contains(where: tree.isGated)
    else { return nil }
    var values = uses.compactMap { use -> Range<Int>? in
      if case .assigned(let value)? = use { value } else { nil }
    }
    var mayBeNothing =
      !declaration.flags.contains(.isLet)
      || uses.contains { use in
        switch use {
        case .cleared, .compared: true
        default: false
        }
      }
    if let initial = binding.child(.initializer)?.tokenIndices.dropFirst() {
      if initial.count == 1, tree.tokens[initial.lowerBound].keyword == .nil {
        mayBeNothing = true
      } else {
        values.append(initial)
      }
    }
    let certainties = values.map { pass.certainty(of: $0, as: casts[0].type) }
    // What always holds a value needs no `!`.
    let isPlain =
      !mayBeNothing && casts.allSatisfy { $0.isForced && !$0.isOptional }
      && certainties.allSatisfy { $0 == .value }
    let written = casts.first(where: \.isOptional)?.type.text ?? casts[0].type.text.wrappedInOptional
    let edits =
      casts.flatMap { $0.edits(in: tree, isPlain: isPlain) }
      + [Edit(annotation.range, replacement: isPlain ? casts[0].type.text : written)]
    let clause = declaration.ancestors.first { $0.kind == .ifConfigClause }
    let isPrivate = declared.access <= .fileprivate && declaration.attributes.isEmpty
    let typeAccess = pass.project.model { model -> AccessLevel in
      guard case .project(let own, _) = model.resolve(casts[0].type, inFile: pass.file) else { return .open }
      return own.access
    }
    isProven =
      typeAccess >= min(declared.access, .internal) && !declaration.modifiers.contains("nonisolated")
      && !certainties.contains(.unknown) && !uses.contains { $0 == nil }
      && casts.allSatisfy { cast in own.contains { $0.token == cast.token } }
      && !declaration.isGivenByInitializer(name)
      && references.allSatisfy { $0.file == pass.file && $0.certainty == .certain }
      // All builds of the storage know the type.
      && casts.contains { $0.type.ancestors.first { $0.kind == .ifConfigClause } == clause }
      && (isPrivate
        || declared.access < .public && pass.hidden == nil
          && pass.exposure(of: declaration, as: name) == nil)
    let members = own.map { use in
      tree.node(coveringToken: use.token).selfAndAncestors.first { $0.parent?.kind == .memberBlock }?.range
        ?? tree.tokens[use.token].range
    }
    self.declaration = declaration
    self.name = name
    self.type = type
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    evidence = members.reduce(declaration.range) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
  }
}

/// `self._token as? Token`
private struct Cast {
  let token: Int
  let tokens: Range<Int>
  let sign: Range<Int>
  let type: Syntax
  private var words: String { type.tokenIndices.map { type.tree.text(ofToken: $0) }.joined() }
  var isForced: Bool { type.tree.text(ofToken: sign.lowerBound + 1) == "!" }
  /// Of `() -> T?`, only the result is.
  var isOptional: Bool { words.hasSuffix("?") && !isFunction }
  private var isFunction: Bool {
    type.tree.topLevel(type.tokenIndices).contains { type.tree.tokens[$0].kind == .arrow }
  }
  /// Without the `?` behind it.
  var wrapped: String { isOptional && isForced ? String(words.dropLast()) : words }

  func edits(in tree: SyntaxTree, isPlain: Bool) -> [Edit] {
    var edits = [
      Edit(
        tree.tokens[token].range.upperBound..<tree.bytes(of: tokens).upperBound,
        replacement: isForced && !isOptional && !isPlain ? "!" : "")
    ]
    if tree.tokens[tokens.lowerBound].kind == .leftParen, tokens.upperBound > sign.upperBound {
      edits.append(Edit(tree.tokens[tokens.lowerBound].range, replacement: ""))
    }
    return edits
  }
}

extension ChangePass {
  fileprivate enum Certainty { case value, optional, unknown }

  /// How certain it is that an expression is of a written type.
  fileprivate func certainty(of value: Range<Int>, as type: Syntax) -> Certainty {
    project.model { model in
      let written = model.resolve(type, inFile: file)
      let found = model.type(of: value, after, inFile: file)
      let call = value.drop { [.try, .await].contains(after.tokens[$0].keyword) }
      let isCall =
        call.count > type.tokenIndices.count
        && zip(call, type.tokenIndices).allSatisfy { after.text(ofToken: $0) == after.text(ofToken: $1) }
        && after.matchingBracket(ofToken: call.lowerBound + type.tokenIndices.count) == value.upperBound - 1
      // A name that stands for one of several types means the same of them here and there.
      if isCall, written.isUnknown || found.isUnknown { return .optional }
      if found.isUnknown || written.isUnknown || found.unwrapped != written.unwrapped { return .unknown }
      // Of the system's initializers, those with arguments may fail; so may that by a raw value.
      let isOwn = if case .project(let own, _) = found { own.kind != .enumeration } else { false }
      let holdsNothing = after.tokens[value.upperBound - 2].kind == .leftParen
      return isCall && found == found.unwrapped && (isOwn || holdsNothing) ? .value : .optional
    }
  }
}

extension String {
  /// `T?` for `T`.
  fileprivate var wrappedInOptional: String {
    ["any ", "some ", "->", "&"].contains(where: contains) ? "(\(self))?" : "\(self)?"
  }
}

extension Syntax {
  /// Whether a memberwise initializer may give this stored property a value.
  fileprivate func isGivenByInitializer(_ name: String) -> Bool {
    memberwiseType != nil
      && (!isPrivate
        || tree.identifiers(among: NameFilter([name])).contains {
          tree.text(ofToken: $0) == name && tree.tokens[$0 + 1].kind == .colon && !tokenIndices.contains($0)
        })
  }
}

extension SyntaxTree {
  fileprivate func casts(of name: String, in owner: Syntax) -> [Cast] {
    identifiers(among: NameFilter([name])).compactMap { index in
      guard text(ofToken: index) == name,
        node(coveringToken: index).enclosingType?.extendedOrDeclaredName == owner.extendedOrDeclaredName,
        case .cast(let tokens, let sign, let type)? = StorageUse(at: index, in: self)
      else { return nil }
      return Cast(token: index, tokens: tokens, sign: sign, type: type)
    }
  }

  /// Whether a name stands alone or behind `self.`.
  fileprivate func isOfSelf(_ index: Int) -> Bool { !isMember(index) || tokens[index - 2].keyword == .self }

  /// Whether a type had a use of a name that was only there from a version on.
  fileprivate func wasGated(_ name: String, in owner: String?) -> Bool {
    identifiers(among: NameFilter([name])).contains { index in
      text(ofToken: index) == name && isGated(index)
        && node(coveringToken: index).enclosingType?.extendedOrDeclaredName == owner
    }
  }

  /// Whether a declaration or a condition around a token asks for a version.
  fileprivate func isGated(_ index: Int) -> Bool {
    node(coveringToken: index).selfAndAncestors.contains { node in
      node.attributes.contains { $0.attributeName == "available" }
        && (node.kind == .extensionDeclaration || !node.kind.isTypeDeclaration)
        || node.conditionElements.contains {
          $0.text.hasPrefix("#available") || $0.text.hasPrefix("#unavailable")
        }
    }
  }
}
