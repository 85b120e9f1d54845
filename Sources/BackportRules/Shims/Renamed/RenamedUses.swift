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

  /// Every place of the file where one of the names stands, but for the declarations that are to go; and the
  /// declarations of the replacements.
  func facts() -> [any ProjectFact] {
    tree.identifiers(among: filter).flatMap { token in
      [use(at: token), RenamedTarget(at: token, in: tree)].compactMap { $0 }
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
      if base == .implicit {
        use.doubt = .unknownOwner(declaration.name, use.place.site)
      }
      use.around = pass.remembered { CallerIndex($0.tree) }.leading(to: declaration.name)
        .subtracting([declaration.name])
      guard pass.facts.arePast(declaration.readings, at: token) else {
        throw .olderOrOtherSystems
      }
      use.edits = try edits(at: token, for: declaration, member: member).map(pass.fileEdit)
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
      throw .function
    }
    return .yes
  }

  /// Of an instance member that is reached through its type.
  private func typeMeaning(_ declaration: RenamedDeclaration) throws(Obstacle) -> Meaning {
    if declaration.kind == .function { throw .function }
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
      return .extended(place.site)
    }
    guard isName else { return nil }
    if node.modifiers.contains("override") { return .overridden(place.site) }
    if let owner = node.ancestors.first(where: { $0.kind == .protocolDeclaration })?.declaredName {
      return .at(.required(owner), place.site)
    }
    return .alsoDeclared(tree.text(ofToken: token), place.site)
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
      throw .usedByNewName(new.spelling)
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
        throw .boundToOwnName
      }
      naming = Edit(range.upperBound..<range.upperBound, replacement: " = \(spelling)")
    }
    let call = NamedCall(after: token, in: tree).node
    switch declaration.kind {
    case .type: return [naming]
    case .property:
      if new.labels == nil { return [naming] }
      if isAssigned(token) || member?.parent?.kind == .keyPath {
        throw .propertyByMethod
      }
      return [naming, Edit(range.upperBound..<range.upperBound, replacement: "()")]
    case .function:
      guard let call, call.kind == .callSuffix else {
        throw .noCall
      }
      guard let labels = new.labels else { return [naming, Edit(call.range)] }
      let arguments = zip(labels, declaration.parameters.indices).map { label, index in
        Forwarding.Argument(label: label, value: .parameter(index), isTrailing: false)
      }
      var forwarding = Forwarding(receiver: .receiver, name: new.name, arguments: arguments)
      forwarding.isForeign = declaration.ownerName.map(pass.isForeign) ?? true
      let rewrite = CallRewrite(forwarding: forwarding, parameters: declaration.parameters)
      return [naming] + (try rewrite.edits(of: call, at: range.upperBound, in: tree))
    }
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
    else { throw .droppedPrefix }
    return Int(tree.tokens[token - 2].start)
  }

  private func isAssigned(_ token: Int) -> Bool {
    let next = tree.text(ofToken: token + 1)
    if token > 0, tree.text(ofToken: token - 1) == "&" { return true }
    return next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next)
  }
}

extension RenamedDeclaration {
  /// The type that callers write before the new name; `nil`: the one that they write already, or none.
  fileprivate var ownerToWrite: String? {
    guard let new = newName, new.owner != owner || isGlobal else { return nil }
    return new.owner
  }

  /// The type that callers have to name, without its members.
  fileprivate var typeToWrite: String? {
    let type = ownerToWrite ?? (kind == .type ? newName?.name : nil)
    return type.map { String($0.prefix { $0 != "." }) }
  }
}
