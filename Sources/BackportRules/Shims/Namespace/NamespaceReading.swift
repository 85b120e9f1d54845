import Availability
import LintCore
import SwiftSource

/// Reads what a file declares of wrappers.
struct NamespaceReading {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  // MARK: Phase A

  /// The types whose members have settled checks, or had them, and go on with something that they hold.
  func hints() -> [any ProjectFact] {
    var natives: [String: Set<String>] = [:]
    var declarations: [String: Set<String>] = [:]
    for node in candidates {
      guard let type = namespaceName(of: node), isConventional(type) || isConstrained(node) else { continue }
      // A wrapper without members can go, whatever took them away.
      if isConventional(type), node.kind == .structDeclaration { natives[type] = natives[type] ?? [] }
      let isWanted = isConventional(type) ? { _ in true } : pass.facts.mayBeSettled
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

  private func place(of node: Syntax) -> ProjectPlace { pass.projectPlace(node.anchor.range) }

  private func deletion(of node: Syntax) -> FileEdit {
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
      isPlain: isPlain && isWrapper && stored.count <= 1,
      isPublic: pass.isSeenOutside(node), place: place(of: node), deletion: deletion(of: node))
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

  // MARK: Members

  private func members(
    of owner: Syntax, type: String, where isWanted: (Syntax) -> Bool = { _ in true }
  ) -> [NamespaceMember] {
    guard let body = owner.body else { return [] }
    return members(in: body, of: owner, type: type, where: isWanted)
  }

  private func members(
    in container: Syntax, of owner: Syntax, type: String, where isWanted: (Syntax) -> Bool
  ) -> [NamespaceMember] {
    container.items.lazy.filter(isWanted).flatMap { item -> [NamespaceMember] in
      switch item.kind {
      case .ifConfig:
        item.children(.ifConfigClause).flatMap { members(in: $0, of: owner, type: type, where: isWanted) }
      case .functionDeclaration: [method(item, type: type)].compactMap { $0 }
      case .variableDeclaration: [property(item, of: owner, type: type)].compactMap { $0 }
      case .structDeclaration, .classDeclaration, .enumDeclaration, .typealiasDeclaration, .actorDeclaration:
        [nestedType(item, type: type)].compactMap { $0 }
      default: []
      }
    }
  }

  private func member(_ node: Syntax, name: String, kind: NamespaceMember.Kind, type: String)
    -> NamespaceMember
  {
    let anchor = kind == .property ? node.child(.binding)?.anchor.range : nil
    let extent = tree.extent(of: node)
    return NamespaceMember(
      type: type, name: name, kind: kind,
      isStatic: node.isStaticMember || kind == .type, parameters: [],
      conditions: [], renamed: pass.facts.pastRename(of: node, in: pass), isPublic: pass.isSeenOutside(node),
      removableLines: tree.lineCount(of: extent),
      place: pass.projectPlace(anchor ?? node.anchor.range), deletion: deletion(of: node))
  }

  private func method(_ node: Syntax, type: String) -> NamespaceMember? {
    guard let name = node.declaredName else { return nil }
    var result = member(node, name: name, kind: .method, type: type)
    guard let parameters = node.parameterList else {
      result.kind = .other
      return result
    }
    result.parameters = parameters
    result.isVoid = node.givesNothing
    result.resultType = node.child(.returnType)?.child(.type)?.text
    fill(&result, from: node.body, returnType: node.child(.returnType)?.child(.type)?.text)
    result.standIn(forFunctionLike: node, of: node.wrappedType(called: type), in: pass)
    return result
  }

  private func property(_ node: Syntax, of owner: Syntax, type: String) -> NamespaceMember? {
    guard let binding = node.child(.binding), let name = binding.declaredName else { return nil }
    guard let accessors = binding.child(.accessorBlock) else { return nil }
    var result = member(node, name: name, kind: .property, type: type)
    result.resultType = binding.child(.type)?.text
    fill(&result, from: accessors, returnType: binding.child(.type)?.text)
    return result
  }

  private func nestedType(_ node: Syntax, type: String) -> NamespaceMember? {
    guard let name = node.declaredName else { return nil }
    var result = member(node, name: name, kind: .type, type: type)
    if result.renamed == nil, type.isConventionalNamespace, node.wrapsProperties,
      pass.context.system.hasPropertyWrapper(name, for: pass.context.targets)
    {
      result.renamed = name
      result.standIn(for: pass.context.system)
      return result
    }
    guard let shape = StoredType(node), shape.content == nil, !shape.hasOthers else {
      if pass.facts.isSettled(within: node) {
        result.reason = .independentType
      } else {
        result.standIn(forViewLike: node, in: pass)
      }
      return result
    }
    result.parameters = shape.parameters
    // The body speaks of the stored properties, and the parameters are called like them.
    read(
      ModernBody(of: shape.body, facts: pass.facts), of: shape.body, into: &result,
      parameters: shape.storedParameters, receivers: [], returnType: nil)
    // Without a check it is the fallback that makes another type.
    if result.conditions.isEmpty, result.forwarding?.name != name { result.forwarding = nil }
    result.standIn(forViewLike: node, in: pass)
    return result
  }

  private func fill(_ member: inout NamespaceMember, from body: Syntax?, returnType: String?) {
    guard let body else { return }
    let outcome = ModernBody(of: body, facts: pass.facts)
    var receivers: Set<String> = []
    if case .value(let tokens, _) = outcome, !member.isStatic,
      let receiver = receiver(
        of: tree.switchStatement(of: tokens)?.firstChoice ?? tokens, parameters: member.parameters)
    {
      member.receiver = receiver
      receivers = [receiver]
    }
    read(
      outcome, of: body, into: &member, parameters: member.parameters, receivers: receivers,
      returnType: returnType)
  }

  private func read(
    _ outcome: ModernBody, of body: Syntax, into member: inout NamespaceMember, parameters: [Parameter],
    receivers: Set<String>, returnType: String?
  ) {
    switch outcome {
    case .open: break
    case .other(let reason):
      if pass.facts.isSettled(within: body) { member.reason = reason }
    case .value(let tokens, let conditions):
      member.conditions = conditions
      do throws(Obstacle) {
        member.forwarding = try Forwarding(
          tokens, of: tree, parameters: parameters, receivers: receivers, isStatic: member.isStatic,
          returnType: returnType)
        if let type = member.forwarding?.uncommonTypesMade.min() {
          member.forwarding = nil
          throw .makes(type)
        }
        if let forwarding = member.forwarding,
          let objection = forwarding.objection(in: pass.scopes, at: tokens.lowerBound, parameters)
            ?? forwarding.objection(toPrivateNamesIn: tree, parameters)
        {
          member.forwarding = nil
          throw objection
        }
        let wrapped = body.wrappedType(called: member.type)
        member.forwarding?.consult(wrapped, member.parameters, of: body, modern: tokens, in: pass)
        member.forwarding?.findConversions(
          member.parameters, owner: wrapped.name, result: member.resultType, in: pass.context.system)
      } catch {
        if !conditions.isEmpty {
          member.reason = MirrorReading(pass: pass).obstacle(error, of: parameters)
        }
      }
    }
  }

  /// `content` of `content.badge(…)` or `self.content.badge(…)`.
  private func receiver(of tokens: Range<Int>, parameters: [Parameter]) -> String? {
    var rest = tokens
    while let first = rest.first, ["try", "await"].contains(tree.text(ofToken: first)) {
      rest = rest.dropFirst()
    }
    guard let first = rest.first else { return nil }
    var name = tree.text(ofToken: first)
    if name == "self", rest.count > 2 { name = tree.text(ofToken: first + 2) }
    guard tree.tokens[first].kind == .identifier || name != "self",
      name.first?.isLowercase == true || name.first == "_", !parameters.contains(where: { $0.name == name })
    else { return nil }
    return name
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
  fileprivate var wrapsProperties: Bool { attributes.contains { $0.attributeName == "propertyWrapper" } }

  /// Of a member of a wrapper: what the wrapper holds there: `View` of `extension Backport where Content: View`.
  func wrappedType(called wrapper: String) -> Forwarding.NativeOwner {
    guard let owner = ancestors.first(where: { $0.kind.isTypeDeclaration && $0.nameOfType == wrapper }) else {
      return .unknown
    }
    let written = (owner.child(.whereClause) ?? owner.child(.genericParameters))?.text ?? ""
    let parts = written.split(separator: ":").map(String.init)
    guard parts.count == 2, !written.contains("="), !written.contains(",") else { return .unknown }
    let name = parts[1].filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return .type(name.withoutSwiftUI)
  }

  /// Of an initializer: whether it has one parameter and does nothing but keep it.
  fileprivate var onlyKeepsArgument: Bool {
    guard let items = body?.items, items.count == 1, parameterList?.count == 1 else { return false }
    let words = items[0].tokenIndices.map { tree.text(ofToken: $0) }
    let assigned = words.first == "self" ? words.dropFirst(2) : words[...]
    return assigned.count == 3 && assigned.dropFirst().first == "=" && assigned.last == parameterList?[0].name
  }
}

private let conventionalNames = WordSet(["Backport", "backport"])
