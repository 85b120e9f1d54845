import Availability
import LintCore
import SwiftSource

/// Reads what a file declares of wrappers.
struct NamespaceReading {
  let pass: FilePass
  var tree: SyntaxTree { pass.tree }

  // MARK: Phase A

  /// The types whose members have constant checks, or had them, and go on with something that they hold.
  func hints() -> [any ProjectFact] {
    var natives: [String: Set<String>] = [:]
    var declarations: [String: Set<String>] = [:]
    for node in candidates {
      guard let type = namespaceName(of: node), isConventional(type) || isConstrained(node) else { continue }
      // A wrapper without members can go, whatever took them away.
      if isConventional(type), node.kind == .structDeclaration { natives[type] = natives[type] ?? [] }
      let isWanted = isConventional(type) ? { _ in true } : pass.facts.hasConstantCheckOrMilestone
      for member in members(of: node, type: type, where: isWanted) {
        let isNative = isConventional(type) && member.forwarding?.facts?.isUsable == true
        guard isNative || !member.conditions.isEmpty || member.reason != nil || member.renamed != nil else {
          continue
        }
        guard
          member.receiver != nil || member.isStatic || member.kind == .type || member.renamed != nil
            || isConventional(type)
        else { continue }
        var names: Set<String> = []
        if let forwarding = member.forwarding, case .none = forwarding.receiver, let name = forwarding.name {
          names.insert(name)
        }
        if let renamed = member.renamed, !renamed.contains("(") { names.insert(renamed) }
        names.formUnion(member.forwarding?.constantTypes(member.parameters) ?? [])
        names.formUnion(member.forwarding?.facts?.basis ?? [])
        natives[type, default: []].formUnion(names)
        declarations[type, default: []].formUnion(member.forwarding?.rivalDeclarations ?? [])
      }
    }
    let others = natives.isEmpty ? [] : typesWithALife(among: natives)
    return natives.sorted { $0.key < $1.key }.map {
      NamespaceHint(
        type: $0.key, natives: $0.value, declarations: declarations[$0.key] ?? [],
        isOther: others.contains($0.key))
    }
  }

  /// The types that have a check within, and those whose members need none.
  private var candidates: [Syntax] {
    let checked = pass.facts.declarations(where: \.isTypeDeclaration)
    guard tree.text.bytes.withUnsafeBytes(conventionalNames.occur) else { return checked }
    let known = Set(checked.map(\.index))
    let others = tree.nodes(where: \.isTypeDeclaration).filter {
      !known.contains($0.index) && namespaceName(of: $0)?.isConventionalNamespace == true
    }
    return checked + others
  }

  /// Those that the file declares and that are no wrappers.
  private func typesWithALife(among types: [String: Set<String>]) -> Set<String> {
    let own = tree.nodes { $0.isTypeDeclaration && $0 != .extensionDeclaration }.compactMap { node in
      namespaceName(of: node).flatMap { types[$0] == nil ? nil : wrapper(node, type: $0) }
    }
    return Set(own.lazy.filter { !$0.isWrapper }.map(\.type))
  }

  /// The name of a type at the top of a file, or of the one that is extended.
  private func namespaceName(of node: Syntax) -> String? {
    if node.kind == .extensionDeclaration {
      guard let type = node.child(.type) else { return nil }
      let base = type.tokenIndices.prefix { tree.tokens[$0].kind == .identifier }
      let isPath = type.tokenIndices.contains { tree.tokens[$0].kind == .period }
      return base.count == 1 && !isPath ? tree.text(ofToken: base.lowerBound) : nil
    }
    guard node.kind != .protocolDeclaration, node.parent?.scopeContainer.kind == .sourceFile else {
      return nil
    }
    return node.declaredName
  }

  /// `where Content: View`, `Backport<Any>`, or generic by itself.
  private func isConstrained(_ node: Syntax) -> Bool {
    if node.child(.whereClause) != nil || node.child(.genericParameters) != nil { return true }
    return node.kind == .extensionDeclaration && (node.child(.type)?.tokens.count ?? 1) > 1
  }

  /// Called as in the articles: its members need no check to be shims.
  private func isConventional(_ type: String) -> Bool { type.isConventionalNamespace }

  // MARK: Declarations

  /// Everything that the file declares of some types.
  func declarations(
    of types: Set<String>, natives: Set<String>, others: Set<String>
  ) -> [any ProjectFact] {
    var facts: [any ProjectFact] = []
    for node in tree.nodes(where: \.isDeclaration) {
      let isType = node.kind.isTypeDeclaration
      if isType, let type = namespaceName(of: node), types.contains(type) {
        facts += members(of: node, type: type)
        if node.kind == .extensionDeclaration {
          facts.append(
            NamespaceExtension(
              type: type, isEmpty: node.body?.items.isEmpty ?? false && node.child(.inheritance) == nil,
              place: place(of: node),
              deletion: deletion(of: node)))
        } else {
          facts.append(wrapper(node, type: type))
        }
      } else if node.kind == .variableDeclaration, let accessor = accessor(node, types: types) {
        facts.append(accessor)
      } else if let member = OwnMember(node, among: others), !isWithin(types, node) {
        facts.append(member)
      } else if let name = node.declaredName, types.contains(name) || natives.contains(name),
        !isWithin(types, node)
      {
        facts.append(NamespaceRival(name: name))
      }
    }
    return facts
  }

  private func isWithin(_ types: Set<String>, _ node: Syntax) -> Bool {
    node.ancestors.contains { around in
      around.kind.isTypeDeclaration && namespaceName(of: around).map(types.contains) ?? false
    }
  }

  func place(of node: Syntax) -> ProjectPlace { pass.projectPlace(node.anchor.range) }

  func deletion(of node: Syntax) -> FileEdit {
    pass.fileEdit(tree.text.deletion(of: tree.extent(of: node.emptiedOwner)))
  }

  private func wrapper(_ node: Syntax, type: String) -> NamespaceWrapper {
    var stored: [String] = []
    var isWrapper = node.child(.inheritance) == nil
    var isPlain = true
    for member in node.body.map({ Array($0.children) }) ?? [] {
      switch member.kind {
      case .variableDeclaration:
        let isStored = member.child(.binding)?.child(.accessorBlock) == nil
        if isStored, !member.isStaticMember {
          stored += member.boundNames
        } else {
          isWrapper = isWrapper && member.isStaticMember
          isPlain = false
        }
      case .initializerDeclaration: isPlain = isPlain && member.onlyKeepsArgument
      default: break
      }
    }
    return NamespaceWrapper(
      type: type, stored: stored.count == 1 ? stored[0] : nil, isWrapper: isWrapper && stored.count <= 1,
      isPlain: isPlain && isWrapper && stored.count <= 1, actor: node.globalActor,
      isPublic: pass.isSeenOutside(node), doubt: pass.doubtOfReason(of: node), place: place(of: node),
      deletion: deletion(of: node))
  }

  private func accessor(_ node: Syntax, types: Set<String>) -> NamespaceAccessor? {
    guard let binding = node.child(.binding), let type = binding.child(.type),
      let name = binding.declaredName,
      binding.child(.accessorBlock) != nil, let owner = node.parent?.scopeContainer.parent,
      owner.kind == .extensionDeclaration, let extended = owner.child(.type)?.text
    else { return nil }
    let wrapper = tree.text(ofToken: type.tokenIndices.lowerBound)
    let isMetatype = type.text.hasSuffix(">.Type")
    let isWhole = type.text.hasSuffix(">") || type.tokens.count == 1 || isMetatype
    guard types.contains(wrapper), isWhole, !types.contains(extended) else { return nil }
    return NamespaceAccessor(
      type: wrapper, name: name, isStatic: node.isStaticMember,
      isMetatype: isMetatype, isPlain: wraps(binding, type: type.text, owner: extended), owner: extended,
      isForeign: !pass.context.namespaces.isEmpty && !pass.context.namespaces.contains(name),
      isPublic: pass.isSeenOutside(node), place: pass.projectPlace(binding.anchor.range),
      deletion: deletion(of: node))
  }

  /// `Backport<Self> { Backport(self) }`, `.init(content: self)`.
  private func wraps(_ binding: Syntax, type: String, owner: String) -> Bool {
    guard let body = binding.child(.accessorBlock),
      case .value(let tokens, _) = ModernBody(of: body, facts: pass.facts)
    else { return false }
    let words = tokens.map { tree.text(ofToken: $0) }
    let argument = type.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
    guard argument == "Self" || argument == owner || type.hasSuffix(".Type") || argument.isEmpty else {
      return false
    }
    return words.last == ")" && words.dropLast().last == "self" && words.count { $0 == "(" } == 1
      || words.suffix(2) == [".", "self"]
  }
}

extension String {
  /// Called as in the articles: what such a wrapper offers needs no check to be a shim.
  var isConventionalNamespace: Bool {
    var name = self
    return name.withUTF8 { conventionalNames.occur(in: UnsafeRawBufferPointer($0)) }
  }
}

extension Syntax {
  /// Of an initializer: whether it has one parameter and does nothing but keep it.
  fileprivate var onlyKeepsArgument: Bool {
    guard let items = body?.items, items.count == 1, parameterList?.count == 1 else { return false }
    let words = items[0].tokenIndices.map { tree.text(ofToken: $0) }
    let assigned = words.first == "self" ? words.dropFirst(2) : words[...]
    return assigned.count == 3 && assigned.dropFirst().first == "=" && assigned.last == parameterList?[0].name
  }
}

private let conventionalNames = WordSet(["Backport", "backport"])
