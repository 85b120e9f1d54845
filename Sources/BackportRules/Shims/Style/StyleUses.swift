// button.buttonStyle(Glassy())         → button.buttonStyle(.glass)
// button.buttonStyle(.glassy)          → button.buttonStyle(.glass)
// button.buttonStyle(Compat.glassy)    → button.buttonStyle(.glass)
// label.labelStyle(.plainer)           → label, where the style applies none
//
// Anything else that is made of a style, or of its type, needs the type.
import LintCore
import SwiftSource

/// The search for the uses of styles, and what becomes of them.
struct StyleSearch: Sendable {
  let rule: String
  let shims: [StyleShim]

  func step(_ facts: ProjectFacts) -> ProjectStep {
    if shims.isEmpty { return .done([]) }
    let uses = StyleUses(shims)
    return .search(
      ProjectSearch(words: uses.words, look: uses.look) { found in
        .done(ShimVerdicts(rule: rule, subjects: subjects(found), uses: found.all()).findings)
      })
  }

  private func subjects(_ facts: ProjectFacts) -> [ShimSubject] {
    let rivals = Set(facts.all(StyleRival.self).map(\.name))
    return shims.map { shim in
      let rival = shim.rivalNames.intersection(rivals).min().map { Obstacle.ownDeclaration($0) }
      let hidden = shim.onlyFile == nil ? facts.hidden.map(Obstacle.hiddenFiles) : nil
      return ShimSubject(
        group: shim.name, title: shim.name, fullTitle: shim.name,
        headline: .calls(native: shim.native.map { "\(shim.modifier)(\($0))" }),
        obstacle: shim.place.severity == nil ? .notAShim : shim.reason ?? rival ?? hidden,
        doubtOfKind: shim.isPublic ? .publicDeclaration : .styleInContainer,
        place: shim.place, deletions: shim.deletions, removableLines: shim.removableLines)
    }
  }
}

/// Finds the uses of styles in a file.
struct StyleUses: Sendable {
  private let shims: [StyleShim]
  private let types: [String: [Int]]
  private let members: [String: [Int]]
  private let rivals: Set<String>
  private let rivalDeclarations: Set<String>
  private let filter: NameFilter

  init(_ shims: [StyleShim]) {
    self.shims = shims
    types = Dictionary(grouping: shims.indices) { shims[$0].name }
    members = shims.indices.reduce(into: [:]) { members, number in
      for name in Set(shims[number].members.map(\.name)) { members[name, default: []].append(number) }
    }
    rivals = shims.reduce(into: []) { $0.formUnion($1.rivalNames) }
    rivalDeclarations = shims.reduce(into: []) { $0.formUnion($1.rivalDeclarations) }
    filter = NameFilter(Set(types.keys).union(members.keys).union(rivals))
  }

  var words: Set<String> { Set(types.keys).union(members.keys).union(rivalDeclarations) }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    pass.tree.identifiers(among: filter).flatMap { index -> [any ProjectFact] in
      let name = pass.tree.text(ofToken: index)
      var facts: [any ProjectFact] = []
      if rivals.contains(name), declaresRival(index, in: pass) { facts.append(StyleRival(name: name)) }
      for number in (types[name] ?? []) + (members[name] ?? []) {
        let shim = shims[number]
        if shim.onlyFile.map({ $0 != pass.path }) ?? false { continue }
        if shim.deletions.contains(where: { pass.lies(index, in: $0) }) { continue }
        if let use = StyleUse(number, shim, at: index, in: pass).use { facts.append(use) }
      }
      return facts
    }
  }

  /// Whether it is the name of a type, of a modifier, or of a static member that a native one's name would mean.
  private func declaresRival(_ index: Int, in pass: FilePass) -> Bool {
    let node = pass.tree.node(coveringToken: index)
    let isName = node.anchorIndex == index || node.kind == .binding && node.boundNameTokens.contains(index)
    guard isName, let declaration = node.kind == .binding ? node.parent : node else { return false }
    if declaration.kind.isTypeDeclaration, declaration.kind != .extensionDeclaration { return true }
    guard declaration.kind == .functionDeclaration || declaration.kind == .variableDeclaration,
      let owner = declaration.owningType, declaration.parent?.scopeContainer.parent == owner
    else { return false }
    let isModifier = shims.contains { $0.modifier == pass.tree.text(ofToken: index) }
    return declaration.isStaticMember
      ? owner.typeName.flatMap(StyleProtocol.modifier(for:)) != nil : isModifier
  }
}

/// One mention of a style's name, or of a member that makes it.
private struct StyleUse {
  private let number: Int
  private let shim: StyleShim
  private let index: Int
  private let pass: FilePass
  private let node: Syntax
  private let place: ProjectPlace
  private var tree: SyntaxTree { pass.tree }

  init(_ number: Int, _ shim: StyleShim, at index: Int, in pass: FilePass) {
    self.number = number
    self.shim = shim
    self.index = index
    self.pass = pass
    node = pass.tree.node(coveringToken: index)
    place = pass.projectPlace(pass.tree.tokens[index].range)
  }

  /// `nil`: it means something else.
  var use: ShimUse? {
    if node.holdsNoReference(at: index) || pass.scopes.isBinding(index) { return nil }
    return tree.text(ofToken: index) == shim.name ? useOfType : useOfMember
  }

  private var useOfType: ShimUse? {
    if node.kind.isDeclaration, node.anchorIndex == index {
      return obstacle(.at(.sameName(shim.name), place.site))
    }
    // `Glassy.glassy` is the member's.
    if let member = node.suffixes.first, node.kind == .chain, member.kind == .memberSuffix,
      shim.members.contains(where: { $0.name == member.name })
    {
      return nil
    }
    guard let value = AppliedValue(at: index, in: tree, by: shim.modifier),
      value.tokens.map({ tree.text(ofToken: $0) }) == [shim.name, "(", ")"]
    else { return obstacle(.at(.otherUse, place.site)) }
    return used(value)
  }

  private var useOfMember: ShimUse? {
    guard node.kind == .memberSuffix, node.anchorIndex == index else {
      return isBareMember ? obstacle(.otherUse) : declarationOfSameName
    }
    let name = tree.text(ofToken: index)
    let own = shim.members.filter { $0.name == name }
    let base = node.memberBase
    let isMeant: Bool
    switch base {
    case .implicit: isMeant = own.contains(where: \.isImplicit)
    case .type(let type), .metatype(let type?):
      isMeant = type == shim.name || own.contains { $0.owner == type }
    case .ownType: isMeant = own.contains { $0.owner == node.enclosingTypeName }
    case .ownValue, .metatype(nil), .value: isMeant = false
    }
    if !isMeant { return nil }
    if let value = AppliedValue(at: index, in: tree, by: shim.modifier), value.endsWith(node) {
      return used(value)
    }
    // Most implicit members of that name are those of other types.
    return base == .implicit && !isWithinModifier ? perhaps : obstacle(.otherUse)
  }

  private var perhaps: ShimUse {
    ShimUse(groups: [shim.name], meanings: [], obstacle: nil, doubt: .maybeMeant(place.site), place: place)
  }

  /// Whether it is a part of what the modifier for such styles is given.
  private var isWithinModifier: Bool {
    node.ancestors.contains { call in
      guard call.kind == .callSuffix else { return false }
      let maker = call.previousSuffix?.anchorIndex ?? call.parent?.baseTokens.lowerBound
      return maker.map { tree.text(ofToken: $0) == shim.modifier } ?? false
    }
  }

  /// A bare name in the owner.
  private var isBareMember: Bool {
    node.kind == .chain && node.baseTokens == index..<index + 1
      && shim.members.contains { $0.name == tree.text(ofToken: index) && $0.owner == node.enclosingTypeName }
      && !pass.scopes.isLocal(tree.text(ofToken: index), at: index)
  }

  /// A member of the protocol by that name for another style: a use may mean that one.
  private var declarationOfSameName: ShimUse? {
    let declaration = node.kind == .binding ? node.parent : node
    guard let declaration, declaration.isStaticMember, node.anchorIndex == index,
      let owner = declaration.owningType?.typeName, StyleProtocol.modifier(for: owner) == shim.modifier
    else { return nil }
    return obstacle(.at(.sameName(tree.text(ofToken: index)), place.site))
  }

  private func used(_ value: AppliedValue) -> ShimUse {
    var meaning = ShimUse.Meaning(shim: number, edits: [])
    do throws(Obstacle) {
      if place.severity == nil { throw .silenced }
      guard pass.facts.areConstant(shim.conditions, at: index) else { throw .olderSystems }
      meaning.edits = try edits(value).map(pass.fileEdit)
    } catch {
      meaning.refusal = .at(error, place.site)
    }
    let isMember = tree.text(ofToken: index) != shim.name
    return ShimUse(
      groups: [shim.name], meanings: [meaning], obstacle: nil, isIndirect: isMember, place: place)
  }

  private func edits(_ value: AppliedValue) throws(Obstacle) -> [Edit] {
    guard let native = shim.native, let name = shim.nativeName else { return [try value.removal] }
    if name.isTypeName, pass.scopes.isHidden(name, at: index) { throw .shadowed(name) }
    if !tree.comments(in: value.range).isEmpty { throw .lostComment }
    return [Edit(value.range, replacement: native)]
  }

  private func obstacle(_ obstacle: Obstacle) -> ShimUse {
    ShimUse(groups: [shim.name], meanings: [], obstacle: obstacle, place: place)
  }
}
