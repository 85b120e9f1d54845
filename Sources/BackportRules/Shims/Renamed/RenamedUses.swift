// text.compatBadge(2)      by renamed: "badge(_:)"          → text.badge(2)
// View.compat(2)           by renamed: "Badge.make(count:)"  → Badge.make(count: 2)
// Date.present             by renamed: "now"                → Date.now
import LintCore
import SwiftSource

struct RenamedUses {
  let declarations: [String: [RenamedDeclaration]]
  /// Of their names.
  let filter: NameFilter
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  /// Every place of the file where one of the names stands, but for the declarations that are to go; and the types of
  /// the project.
  func facts() -> [any ProjectFact] {
    tree.identifiers(among: filter).flatMap { token -> [any ProjectFact] in
      let node = tree.node(coveringToken: token)
      let type = node.declaresType(token) ? NamespaceRival(name: tree.text(ofToken: token)) : nil
      return [use(at: token), type].compactMap { $0 }
    }
  }

  private func use(at token: Int) -> (any ProjectFact)? {
    guard let found = declarations[tree.text(ofToken: token)] else { return nil }
    let candidates = found.filter { $0.onlyFile == nil || $0.onlyFile == pass.path }
    let start = Int(tree.tokens[token].start)
    // In its own text it goes with it.
    let isOwn = candidates.contains { $0.place.path == pass.path && $0.extent.edit.range.contains(start) }
    if candidates.isEmpty || isOwn || tree.node(coveringToken: token).holdsNoReference(at: token) {
      return nil
    }
    return use(at: token, of: candidates[0])
  }

  private func use(at token: Int, of declaration: RenamedDeclaration) -> RenamedUse? {
    let node = tree.node(coveringToken: token)
    let isBare = node.kind != .memberSuffix || node.anchorIndex != token
    // The local name of something else.
    if isBare, pass.scopes.isBinding(token), !pass.scopes.isShorthand(token) { return nil }
    if isBare, !pass.scopes.isBinding(token),
      let meant = pass.scopes.meaning(of: declaration.name, at: token).binding,
      meant.reach == .local, meant.kind != .function, meant.kind != .type, meant.node.kind != .parameter,
      meant.node.kind != .variableDeclaration
    {
      return nil
    }
    var use = RenamedUse(
      name: declaration.name, place: pass.projectPlace(tree.tokens[token].range), edits: [])
    if let refusal = refusal(ofDeclaring: token, by: node, use.place) {
      use.refusal = refusal
      use.certainty = .other
      // Otherwise it is extended there.
      use.isOtherDeclaration = node.kind != .type
      return use
    }
    use.certainty = certainty(of: declaration, at: token)
    do throws(Obstacle) {
      let member = node.kind == .memberSuffix && node.anchorIndex == token ? node : nil
      let base = member?.memberBase
      switch try isMeant(declaration, base: base, token, node) {
      case .yes: break
      case .no: return nil
      // `Locale.present`, which may be another thing, or `Date` by another name.
      case .perhaps:
        use.doubt = .maybeMeant(use.place.site)
        use.certainty = .unclear
        return use
      }
      let chain = member?.parent ?? node
      let call = NamedCall(after: token, in: tree).node
      use.doubt =
        base == .implicit
        ? .maybeMeant(use.place.site)
        : declaration.callEffects.doubt(
          aboutUse: chain.tokenIndices.lowerBound..<(call?.tokenIndices.upperBound ?? token + 1),
          calling: declaration.newName?.spelling, nil, at: use.place, in: pass)
      guard pass.facts.arePast(declaration.readings, at: token) else {
        throw .olderSystems
      }
      use.edits = try edits(at: token, for: declaration, member: member).map(pass.fileEdit)
      use.doubt = use.doubt ?? rewrite(to: declaration)?.doubt(of: call, in: tree)
      if let type = declaration.typeToWrite,
        !tree.sees(type, asWith: declaration.imports, in: pass.context.system)
      {
        use.unseenType = type
      }
    } catch {
      use.refusal = .at(error, use.place.site)
    }
    return use
  }

  // MARK: References

  /// By its labels alone.
  private func certainty(of declaration: RenamedDeclaration, at token: Int) -> UseCertainty {
    let call = NamedCall(after: token, in: tree).node
    switch declaration.kind {
    case .type: return .likely
    case .property:
      return call?.kind == .callSuffix && declaration.resultType?.contains("->") != true ? .other : .likely
    case .function:
      guard let call, call.kind == .callSuffix else { return .other }
      return CallSite(call: call).match(declaration.parameters) == nil ? .other : .likely
    }
  }

  private enum Meaning { case yes, no, perhaps }

  /// - Parameter base: what stands before it; `nil`: it is no member.
  private func isMeant(
    _ declaration: RenamedDeclaration, base: MemberBase?, _ token: Int, _ node: Syntax
  ) throws(Obstacle) -> Meaning {
    guard let base else { return .yes }
    if declaration.isGlobal {
      if declaration.kind == .type, base == .implicit { return .yes }
      if case .type = base { return .perhaps }
      return .no
    }
    let isOfType = declaration.isStatic || declaration.kind == .type
    switch base {
    case .implicit: return isOfType ? .yes : .no
    case .ownValue: return .yes
    case .value: return isOfType ? .perhaps : try instanceMeaning(declaration, node)
    case .ownType: return isOfType ? .yes : try typeMeaning(declaration)
    case .metatype(nil): return isOfType || declaration.kind == .function ? .perhaps : .no
    case .type(let type), .metatype(let type?):
      let isOwner =
        type == declaration.owner || pass.scopes.typeNamed(by: type, at: token) == declaration.owner
      if isOwner { return isOfType ? .yes : try typeMeaning(declaration) }
      return isOfType || declaration.kind == .function ? .perhaps : .no
    }
  }

  private func instanceMeaning(
    _ declaration: RenamedDeclaration, _ node: Syntax
  ) throws(Obstacle) -> Meaning {
    if declaration.kind == .function, node.tokens.count > 2 {
      throw .otherUse
    }
    return .yes
  }

  /// Of an instance member that is reached through its type.
  private func typeMeaning(_ declaration: RenamedDeclaration) throws(Obstacle) -> Meaning {
    if declaration.kind == .function { throw .otherUse }
    return .yes
  }

  /// Why nothing can go, when a name is that of another declaration.
  private func refusal(ofDeclaring token: Int, by node: Syntax, _ place: ProjectPlace) -> Obstacle? {
    let isName: Bool
    switch node.kind {
    case .binding: isName = node.boundNameTokens.contains(token)
    case .parameter: isName = node.boundOrOwnNames == [tree.text(ofToken: token)]
    case .genericParameter, .enumElement: isName = node.anchorIndex == token
    default: isName = node.kind.isDeclaration && node.declares(token)
    }
    if let owner = node.selfAndAncestors.first(where: { $0.kind == .extensionDeclaration }),
      owner.child(.type)?.tokenIndices.contains(token) == true
    {
      return .at(.otherUse, place.site)
    }
    guard isName else { return nil }
    if node.modifiers.contains("override") { return .at(.required, place.site) }
    if node.ancestors.contains(where: { $0.kind == .protocolDeclaration }) {
      return .at(.required, place.site)
    }
    return .at(.sameName(tree.text(ofToken: token)), place.site)
  }

  // MARK: What it becomes

  private func edits(
    at token: Int, for declaration: RenamedDeclaration, member: Syntax?
  ) throws(Obstacle) -> [Edit] {
    guard let new = declaration.newName else { return [] }
    let owner = declaration.ownerToWrite
    let range = tree.tokens[token].range
    let start = try start(of: token, owner: owner, for: declaration, isMember: member != nil)
    if tree.isWritten(around: token, declaration, as: new) {
      throw .newName(new.spelling)
    }
    var spelling = owner.map { "\($0).\(new.name)" } ?? new.name
    if let owner {
      try check(String(owner.prefix { $0 != "." }), at: token)
    } else if declaration.isGlobal {
      if member == nil { try check(new.name, at: token) }
    } else if member == nil {
      switch pass.scopes.meaning(of: new.name, at: token) {
      case .local:
        if declaration.kind == .type { try check(new.name, at: token) }
        spelling = "self.\(new.name)"
      case .member(let binding):
        if binding.owner?.extendedOrDeclaredName != declaration.ownerName { try check(new.name, at: token) }
      case .global, .elsewhere: break
      }
    }
    var naming = Edit(start..<range.upperBound, replacement: spelling)
    if member == nil, pass.scopes.isShorthand(token) {
      guard declaration.kind == .property, new.labels == nil else {
        throw .otherUse
      }
      naming = Edit(range.upperBound..<range.upperBound, replacement: " = \(spelling)")
    }
    let call = NamedCall(after: token, in: tree).node
    switch declaration.kind {
    case .type: return [naming]
    case .property:
      if new.labels == nil { return [naming] }
      if isAssigned(token) || member?.parent?.kind == .keyPath {
        throw .otherUse
      }
      return [naming, Edit(range.upperBound..<range.upperBound, replacement: "()")]
    case .function:
      guard let call, call.kind == .callSuffix else {
        throw .otherUse
      }
      guard let rewrite = rewrite(to: declaration) else { return [naming, Edit(call.range)] }
      return [naming] + (try rewrite.edits(of: call, at: range.upperBound, in: tree))
    }
  }

  /// How a call becomes one of the new name with the same arguments.
  private func rewrite(to declaration: RenamedDeclaration) -> CallRewrite? {
    guard declaration.kind == .function, let new = declaration.newName, let labels = new.labels else {
      return nil
    }
    let arguments = zip(labels, declaration.parameters.indices).map { label, index in
      Forwarding.Argument(label: label, value: .parameter(index), isTrailing: false)
    }
    var forwarding = Forwarding(receiver: .receiver, name: new.name, arguments: arguments)
    forwarding.isForeign = declaration.ownerName.map(pass.isForeign) ?? true
    return CallRewrite(forwarding: forwarding, parameters: declaration.parameters)
  }

  private func check(_ name: String, at token: Int) throws(Obstacle) {
    if pass.scopes.isHidden(name, at: token) {
      throw .shadowed(name)
    }
  }

  /// Where the name begins that the new one takes the place of: with what stands before it when that goes as well.
  private func start(
    of token: Int, owner: String?, for declaration: RenamedDeclaration, isMember: Bool
  ) throws(Obstacle) -> Int {
    guard owner != nil, isMember else { return Int(tree.tokens[token].start) }
    // `Old.make()` with another owner: the type's name goes.
    guard declaration.isStatic || declaration.kind == .type, token >= 2,
      tree.text(ofToken: token - 2) == declaration.owner
    else { throw .otherUse }
    return Int(tree.tokens[token - 2].start)
  }

  private func isAssigned(_ token: Int) -> Bool {
    let next = tree.text(ofToken: token + 1)
    if token > 0, tree.text(ofToken: token - 1) == "&" { return true }
    return next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next)
  }
}
