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
      if let found = accessorsByName[text] { return use(of: found, at: index, in: pass) }
      return types.contains(text) ? use(ofType: text, at: index, in: pass) : nil
    }
  }

  // MARK: Through a property

  private func use(of accessors: [NamespaceAccessor], at index: Int, in pass: FilePass) -> ShimUse? {
    let tree = pass.tree
    let node = tree.node(coveringToken: index)
    if node.holdsNoReference(at: index) || node.declaresCallableOrParameter(index) { return nil }
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
      guard let member = node.nextSuffix, member.kind == .memberSuffix, member.tokens.count == 2 else {
        return value
      }
      return use(
        of: accessors, member: member, place: place, value: value, pass: pass,
        prefix: tree.text.deletion(of: node.range), isImplicitSelf: node.isOfSelf)
    default: return pass.scopes.isBinding(index) && !pass.scopes.isShorthand(index) ? nil : value
    }
  }

  private func use(
    of accessors: [NamespaceAccessor], member: Syntax, place: ProjectPlace, value: ShimUse,
    pass: FilePass, prefix: Edit, isImplicitSelf: Bool
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
        guard forwarding.receiver == .receiver || isOfType, let native = forwarding.name else {
          throw .more(nil)
        }
        if isImplicitSelf { try pass.scopes.checkOwnMember(native, at: member.anchorIndex) }
        return prefix
      }
    }
    if use.meanings.isEmpty { use.meanings = candidates.map { unlike($0, place) } }
    return use
  }

  /// A call that fits no member of that name.
  func unlike(_ number: Int, _ place: ProjectPlace) -> ShimUse.Meaning {
    .init(
      shim: number, edits: [], refusal: .at(.mismatch, place.site),
      certainty: .other)
  }

  // MARK: Meanings

  /// - Parameter prefix: what goes before the name; refuses a use.
  /// - Returns: `nil`: the use cannot mean that member.
  func meaning(
    _ number: Int, of suffix: Syntax, place: ProjectPlace, pass: FilePass,
    prefix: (Forwarding) throws(Obstacle) -> Edit
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
      guard let forwarding = member.forwarding else {
        // Only the attribute of a property wrapper says the new name of a type.
        if member.renamed != nil { throw .otherUse }
        // A shim that stays has no uses to rewrite.
        return meaning
      }
      if member.kind != .property, call == nil {
        throw .otherUse
      }
      let first = suffix.parent?.tokenIndices.lowerBound ?? suffix.tokenIndices.lowerBound
      let use = InlinedUse(
        call: call, member: suffix, token: suffix.anchorIndex,
        operand: first..<(call ?? suffix).tokenIndices.upperBound, place: place)
      meaning.doubt = try member.doubt(about: use, forwarding, in: pass)
      let rewrite = member.rewrite(to: forwarding)
      var edits = [try prefix(forwarding)]
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
  /// Whether a token is the name of a function, or stands in what declares a parameter.
  fileprivate func declaresCallableOrParameter(_ token: Int) -> Bool {
    kind == .functionDeclaration && anchorIndex == token || kind == .parameter
  }

  /// Of a member: whether it is one of `self`.
  fileprivate var isOfSelf: Bool {
    guard let chain = parent, chain.kind == .chain, chain.suffixes.first == self else { return false }
    return chain.baseTokens.map { tree.text(ofToken: $0) } == ["self"]
  }
}
