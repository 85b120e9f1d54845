import Availability
import LintCore
import SwiftSource

/// Finds the uses of wrappers in a file.
struct NamespaceUses: Sendable {
  let members: [NamespaceMember]
  let types: Set<String>
  let accessors: [NamespaceAccessor]
  /// Names that the project declares although the system does.
  let rivals: Set<String>
  let numbers: [String: [Int]]
  private let accessorsByName: [String: [NamespaceAccessor]]
  private let filter: NameFilter

  /// - Parameters:
  ///   - functions: those that the project declares with the names of native ones.
  ///   - actors: by the type that they are an attribute of.
  init(
    members: [NamespaceMember], types: Set<String>, accessors: [NamespaceAccessor], rivals: Set<String>,
    functions: Set<String>, actors: [String: String]
  ) {
    self.members = members.map { member in
      var member = member
      member.forwarding.distrust(rivals, functions: functions)
      member.effects.actor = member.effects.actor ?? actors[member.type]
      return member
    }
    self.types = types
    self.accessors = accessors
    self.rivals = rivals
    numbers = Dictionary(grouping: members.indices, by: { members[$0].name })
    accessorsByName = Dictionary(grouping: accessors, by: \.name)
    filter = NameFilter(types.union(accessorsByName.keys))
  }

  var words: Set<String> { types.union(accessorsByName.keys) }

  /// See `ProjectSearch.basis`: every use depends on all that there is.
  var basis: [String: Int] {
    var hasher = Hasher()
    hasher.combine(members)
    hasher.combine(accessors)
    hasher.combine(rivals)
    return .init(at: words, hasher.finalize())
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    pass.tree.identifiers(among: filter).compactMap { index -> (any ProjectFact)? in
      let text = pass.tree.text(ofToken: index)
      if let found = accessorsByName[text] {
        return isOther(index, in: pass) ? nil : use(of: found, at: index, in: pass)
      }
      return types.contains(text) ? use(ofType: text, at: index, in: pass) : nil
    }
  }

  /// Whether a name is no use of a wrapper: a label, a function, or what a parameter list, a body or a pattern declares.
  private func isOther(_ index: Int, in pass: FilePass) -> Bool {
    let node = pass.tree.node(coveringToken: index)
    if node.holdsNoReference(at: index) { return true }
    switch node.kind {
    case .functionDeclaration where node.anchorIndex == index, .parameter: return true
    case .binding where node.boundNameTokens.contains(index):
      let container = node.parent?.parent?.scopeContainer.kind
      return container != .memberBlock && container != .sourceFile
    default: return pass.scopes.isBinding(index) && !pass.scopes.isShorthand(index)
    }
  }

  // MARK: Through a property

  private func use(of accessors: [NamespaceAccessor], at index: Int, in pass: FilePass) -> ShimUse? {
    let tree = pass.tree
    let node = tree.node(coveringToken: index)
    let types = Set(accessors.map(\.type))
    let place = pass.projectPlace(tree.tokens[index].range)
    let value = ShimUse(
      groups: types, meanings: [],
      obstacle: .at(.otherUse, place.site),
      place: place)
    switch node.kind {
    case .binding where node.boundNameTokens.contains(index):
      return accessors.contains { pass.begins($0.place, with: index) } ? nil : value
    case .memberSuffix where node.anchorIndex == index && node.tokens.count == 2:
      // The wrapper is no function.
      if node.nextSuffix?.kind == .callSuffix { return nil }
      if node.memberBase == .ownValue, isDeclared(at: index, otherThan: accessors, in: pass) { return nil }
      guard let member = node.nextSuffix, member.kind == .memberSuffix, member.tokens.count == 2 else {
        // Only a type's own property is found without it.
        return node.memberBase == .implicit && !accessors.contains(where: \.isStatic) ? nil : value
      }
      return use(
        of: accessors, member: member, place: place, value: value, pass: pass,
        prefix: [tree.text.deletion(of: node.range)], isImplicitSelf: node.isOfSelf)
    case _ where isDeclared(at: index, otherThan: accessors, in: pass):
      return nil
    case .chain where node.baseTokens == index..<index + 1:
      guard let member = node.suffixes.first, member.kind == .memberSuffix, member.tokens.count == 2 else {
        return value
      }
      let name = tree.tokens[member.anchorIndex].range
      return use(
        of: accessors, member: member, place: place, value: value, pass: pass,
        prefix: [Edit(node.range.lowerBound..<name.lowerBound)], isImplicitSelf: true, isBare: true)
    default: return value
    }
  }

  /// Whether the name at a token would be something else that the file declares around it.
  private func isDeclared(at index: Int, otherThan accessors: [NamespaceAccessor], in pass: FilePass) -> Bool
  {
    let binding = pass.scopes.meaning(of: pass.tree.text(ofToken: index), at: index).binding
    return binding.map { binding in !accessors.contains { pass.begins($0.place, with: binding.token) } }
      ?? false
  }

  private func use(
    of accessors: [NamespaceAccessor], member: Syntax, place: ProjectPlace, value: ShimUse,
    pass: FilePass, prefix: [Edit], isImplicitSelf: Bool, isBare: Bool = false
  ) -> ShimUse {
    let name = pass.tree.text(ofToken: member.anchorIndex)
    let candidates = (numbers[name] ?? []).filter { number in
      members[number].kind != .type
        && accessors.contains {
          $0.type == members[number].type && $0.isMetatype == members[number].isStatic
        }
    }
    var use = value
    use.obstacle = nil
    use.meanings = candidates.compactMap { number in
      let target = members[number]
      return meaning(number, of: member, place: place, pass: pass) { forwarding throws(Obstacle) in
        let isOfType = accessors.contains {
          $0.isStatic && $0.type == target.type && forwarding.receiver == .type($0.owner)
        }
        guard forwarding.receiver == .receiver || isOfType else {
          throw .more(nil)
        }
        if isImplicitSelf, let native = forwarding.name {
          try pass.scopes.checkOwnMember(native, at: member.anchorIndex)
        }
        if member.parent?.kind == .keyPath, forwarding.arguments != nil {
          throw .otherUse
        }
        // Nothing would be left but the value itself.
        if forwarding.name == nil { throw .more(nil) }
      } prefix: {
        // Without anything before it, a local variable would be meant.
        let isLocal =
          isBare && target.forwarding?.name.map { pass.scopes.isLocal($0, at: member.anchorIndex) } == true
        return isLocal ? prefix.map { Edit($0.range, replacement: "self.") } : prefix
      }
    }
    // A call that fits no member of that name.
    if use.meanings.isEmpty, !candidates.isEmpty { use.obstacle = .at(.mismatch, place.site) }
    return use
  }

  // MARK: Meanings

  /// - Parameters:
  ///   - check: refuses a use.
  ///   - prefix: what goes before the name.
  /// - Returns: `nil`: the use cannot mean that member.
  func meaning(
    _ number: Int, of suffix: Syntax, place: ProjectPlace, pass: FilePass,
    check: (Forwarding) throws(Obstacle) -> Void,
    prefix: () throws(Obstacle) -> [Edit]
  ) -> ShimUse.Meaning? {
    let member = members[number]
    let tree = pass.tree
    let call = member.kind == .property ? nil : suffix.callAfter
    if member.kind == .method, CallSite(call: call).match(member.parameters) == nil, call != nil {
      return nil
    }
    var meaning = ShimUse.Meaning(shim: number, edits: [])
    do throws(Obstacle) {
      if place.severity == nil { throw .silenced }
      let name = tree.tokens[suffix.anchorIndex].range
      if let renamed = member.renamed, member.forwarding == nil, member.kind == .type {
        var edits = try prefix()
        if renamed != member.name { edits.append(Edit(name, replacement: renamed)) }
        meaning.edits = edits.map(pass.fileEdit)
        return meaning
      }
      // A shim that stays has no uses to rewrite.
      guard let forwarding = member.forwarding else { return meaning }
      if member.kind != .property, call == nil {
        throw .otherUse
      }
      var written = forwarding.constantTypes(member.parameters)
      if case .none(let module) = forwarding.receiver, let first = module ?? forwarding.name {
        written.insert(first)
      }
      if let type = written.filter({ pass.scopes.isHidden($0, at: suffix.anchorIndex) }).min() {
        throw .shadowed(type)
      }
      let first = suffix.parent?.tokenIndices.lowerBound ?? suffix.tokenIndices.lowerBound
      let use = InlinedUse(
        call: call, member: suffix, token: suffix.anchorIndex,
        operand: first..<(call ?? suffix).tokenIndices.upperBound, place: place)
      meaning.doubt = try member.doubt(about: use, forwarding, in: pass)
      let rewrite = member.rewrite(to: forwarding)
      try check(forwarding)
      var edits = try prefix()
      if forwarding.name != member.name { edits.append(Edit(name, replacement: forwarding.name ?? "")) }
      edits += try rewrite.edits(of: call, at: suffix.range.upperBound, in: tree)
      meaning.edits = edits.map(pass.fileEdit)
    } catch {
      meaning.refusal = .at(error, place.site)
    }
    return meaning
  }
}

extension Syntax {
  /// Of a member: whether it is one of `self`.
  fileprivate var isOfSelf: Bool {
    guard let chain = parent, chain.kind == .chain, chain.suffixes.first == self else { return false }
    return chain.baseTokens.map { tree.text(ofToken: $0) } == ["self"]
  }
}
