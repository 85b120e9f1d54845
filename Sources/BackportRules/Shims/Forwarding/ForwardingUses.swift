import Availability
import LintCore
import SwiftSource

/// Finds the uses of forwarding shims in a file.
struct ForwardingUses: Sendable {
  let shims: [ForwardingShim]
  let numbers: [String: [Int]]
  /// Of their names.
  private let filter: NameFilter

  /// - Parameter names: of the shims that are looked for.
  init(_ shims: [ForwardingShim], called names: Set<String>) {
    self.shims = shims
    numbers = Dictionary(grouping: shims.indices, by: { shims[$0].name }).filter { names.contains($0.key) }
    filter = NameFilter(names)
  }

  /// See `ProjectSearch.basis`.
  var basis: [String: Int] { numbers.mapValues { $0.map { shims[$0] }.hashValue } }

  /// Uses that name shims by their numbers. What `look` finds, names them by their numbers among those of their name: these
  /// stay the same when others go.
  func numbered(_ uses: [ShimUse]) -> [ShimUse] {
    uses.map { use in
      var use = use
      for index in use.meanings.indices {
        use.meanings[index].shim = use.groups.first.flatMap { numbers[$0] }![use.meanings[index].shim]
      }
      return use
    }
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    pass.tree.identifiers(among: filter).compactMap { index in
      numbers[pass.tree.text(ofToken: index)].flatMap { use(at: index, of: $0, in: pass) }
    }
  }

  private func use(at index: Int, of found: [Int], in pass: FilePass) -> ShimUse? {
    let isName = found.contains { pass.begins(shims[$0].place, with: index) }
    let visible = found.filter {
      (shims[$0].onlyFile == nil || shims[$0].onlyFile == pass.path)
        // A name that stands in a shim goes with it: its parameters may be called like it.
        && (isName || !pass.lies(index, in: shims[$0].deletion))
    }
    if visible.isEmpty { return nil }
    guard let symbols = pass.symbols(ofToken: index),
      visible.allSatisfy({ !shims[$0].symbols.isEmpty })
    else { return ForwardingUseReader(uses: self, pass: pass, index: index, numbers: visible).use }
    // The build tells which of them it is.
    let meant = visible.filter { !shims[$0].symbols.isDisjoint(with: symbols) }
    let reader = ForwardingUseReader(
      uses: self, pass: pass, index: index, numbers: meant.isEmpty ? visible : meant, isMeant: !meant.isEmpty)
    var use = reader.use
    if !meant.isEmpty, !isName, use == nil { use = reader.obstacle(.at(.otherUse, reader.place.site)) }
    use?.isDecided = true
    return meant.isEmpty && use?.rival == nil ? nil : use
  }
}

/// Reads one mention of a name.
struct ForwardingUseReader {
  let uses: ForwardingUses
  let pass: FilePass
  let index: Int
  let numbers: [Int]
  /// Whether the build's index says that it means the shims.
  let isMeant: Bool
  let node: Syntax
  let name: String
  let place: ProjectPlace
  var tree: SyntaxTree { pass.tree }

  init(uses: ForwardingUses, pass: FilePass, index: Int, numbers: [Int], isMeant: Bool = false) {
    self.isMeant = isMeant
    self.uses = uses
    self.pass = pass
    self.index = index
    self.numbers = numbers
    node = pass.tree.node(coveringToken: index)
    name = pass.tree.text(ofToken: index)
    place = pass.projectPlace(pass.tree.tokens[index].range)
  }

  var use: ShimUse? {
    if node.holdsNoReference(at: index) { return nil }
    let isMember = node.kind == .memberSuffix && node.anchorIndex == index
    if !isMember {
      if pass.scopes.isShorthand(index) { return shorthandUse }
      // The local name of something else.
      if pass.scopes.isBinding(index) { return nil }
    }
    if uses.shims[numbers[0]].kind == .alias { return declaration ?? aliasUse }
    switch node.kind {
    case .memberSuffix where node.anchorIndex == index: return useOfMember(node)
    case .chain where node.baseTokens == index..<index + 1:
      if node.suffixes.first?.kind == .callSuffix { return bareUse(call: node.suffixes[0], isCalled: true) }
      return bareUse(call: nil, isCalled: false)
    default: break
    }
    if let declaration = declaration { return declaration }
    if node.kind == .type || node.kind == .attribute || node.kind == .closureSignature {
      let isType = uses.shims[numbers[0]].kind != .member
      return obstacle(
        isType ? .at(.otherUse, place.site) : .at(.sameName(nil), place.site))
    }
    return bareUse(call: nil, isCalled: false)
  }

  func obstacle(_ obstacle: Obstacle) -> ShimUse {
    ShimUse(groups: [name], meanings: [], obstacle: obstacle, place: place)
  }

  func meaning(of number: Int) -> ShimUse.Meaning {
    ShimUse.Meaning(shim: uses.numbers[name]!.firstIndex(of: number)!, edits: [])
  }

  private func used(_ meanings: [ShimUse.Meaning]) -> ShimUse {
    ShimUse(groups: [name], meanings: meanings, obstacle: nil, place: place)
  }

  // MARK: Declarations

  /// The mention is that of a declaration: the shim's own, which is no use, or another one's. `nil`: it is none.
  private var declaration: ShimUse?? {
    let isName =
      node.anchorIndex == index
      && (node.kind.isDeclaration || node.kind == .enumElement || node.kind == .genericParameter)
      || node.kind == .binding && node.boundNameTokens.contains(index) || node.kind == .parameter
    guard isName else { return nil }
    let isOwn = (uses.numbers[name] ?? []).contains { pass.begins(uses.shims[$0].place, with: index) }
    let declared = node.kind == .binding ? node.parent ?? node : node
    // What a body declares is found where it is named: no member, and nothing outside of the body, means it.
    if isOwn || node.kind == .parameter || declared.isLocal { return .some(nil) }
    var other = obstacle(.at(.sameName(name), place.site))
    if node.kind != .genericParameter {
      other.rival = NameRival(name, declaredBy: node)
      if declared.isPrivate { other.rival?.onlyFile = pass.path }
    }
    if declared.alternatives.contains(where: declaresShim) {
      other.obstacle = .at(.conditional, place.site)
    }
    if declared.modifiers.contains("override") { other.obstacle = .at(.required, place.site) }
    if node.ancestors.contains(where: { $0.kind == .protocolDeclaration }) { other.obstacle = .required }
    return other
  }

  /// Whether a declaration is that of one of the shims.
  private func declaresShim(_ declaration: Syntax) -> Bool {
    let holder = declaration.child(.binding) ?? declaration
    return (uses.numbers[name] ?? []).contains {
      pass.begins(uses.shims[$0].place, with: holder.anchorIndex)
    }
  }

  // MARK: Uses

  private func useOfMember(_ member: Syntax) -> ShimUse? {
    let base = member.memberBase
    if base == .ownValue, isValueOfTypeAround(isCalled: member.callAfter != nil) { return nil }
    let start = member.parent.map { $0.kind == .chain ? $0.range.lowerBound : member.range.lowerBound }
    var candidates: [Int] = []
    var doubt: Doubt?
    let goesOn = (member.callAfter ?? member).nextSuffix != nil
    for number in numbers {
      switch uses.shims[number].isMeant(of: base, at: index, goesOn: goesOn, in: pass.scopes) {
      case .yes: candidates.append(number)
      // `Date.backport.now`, where `backport` gives `Backport.self`.
      case .perhaps
      where uses.shims[number].isStatic
        && member.previousSuffix?.name.lowercased() == uses.shims[number].owner?.lowercased():
        candidates.append(number)
      case .no: break
      // Nothing else may be meant: another declaration in the project keeps the shim in any case.
      case .perhaps
      where uses.shims[number].isStatic
        && (isMeant || pass.context.system.declarations(named: name).isEmpty):
        candidates.append(number)
      case .perhaps where uses.shims[number].isAnother(by: member.callAfter): break
      case .perhaps: doubt = .maybeMeant(place.site)
      case .reference: return obstacle(.at(.otherUse, place.site))
      }
    }
    if candidates.isEmpty {
      return doubt.map { ShimUse(groups: [name], meanings: [], obstacle: nil, doubt: $0, place: place) }
    }
    if member.tokens.count > 2 { return obstacle(.at(.otherUse, place.site)) }
    var use = meanings(
      of: candidates, call: member.callAfter, suffix: member, end: member.range.upperBound,
      start: base.isWrittenType || base == .ownValue ? start ?? member.range.lowerBound : nil)
    use?.isOfValue = base.isOfValue
    return use
  }

  /// `if let name`, `[name]`: the name that it introduces stays.
  private var shorthandUse: ShimUse? {
    let end = tree.tokens[index].range.upperBound
    let found = meanings(
      of: numbers, call: nil, suffix: nil, end: end, start: tree.tokens[index].range.lowerBound)
    guard var use = found else { return nil }
    for index in use.meanings.indices where use.meanings[index].refusal == nil {
      guard use.meanings[index].edits.count == 1 else {
        use.meanings[index].refusal = .at(.otherUse, place.site)
        continue
      }
      use.meanings[index].edits[0].start = use.meanings[index].edits[0].end
      use.meanings[index].edits[0].replacement = " = " + use.meanings[index].edits[0].replacement
    }
    return use
  }

  /// The name without anything before it.
  private func bareUse(call: Syntax?, isCalled: Bool) -> ShimUse? {
    if pass.scopes.isLocal(name, at: index) || isValueOfTypeAround(isCalled: isCalled) { return nil }
    let end = tree.tokens[index].range.upperBound
    // A nested type sees what is static in the types around it.
    let isStatic = pass.scopes.enclosingTypes(at: index).count == 1 ? node.isInStaticMember : nil
    let candidates = numbers.filter { number in
      // What is static is named by its type, but in static members.
      let shim = uses.shims[number]
      return shim.kind != .member || shim.isFree || !shim.isStatic || isStatic != false
    }
    if candidates.isEmpty { return nil }
    var use = meanings(
      of: candidates, call: isCalled ? call : nil, suffix: nil, end: end,
      start: tree.tokens[index].range.lowerBound)
    use?.isOfValue = isStatic == false ? true : nil
    return use
  }

  /// Whether the type around the use declares a value of the name itself: that is meant, unless a function is called.
  private func isValueOfTypeAround(isCalled: Bool) -> Bool {
    if isCalled, numbers.contains(where: { !uses.shims[$0].isProperty }) { return false }
    return pass.scopes.valueOfTypeAround(name, at: index).map { token in
      !(uses.numbers[name] ?? []).contains { pass.begins(uses.shims[$0].place, with: token) }
    } ?? false
  }

  /// `nil`: it means something else.
  /// - Parameters:
  ///   - end: where the name ends.
  ///   - start: where a use begins that can be written anew as a whole.
  private func meanings(
    of candidates: [Int], call: Syntax?, suffix: Syntax?, end: Int, start: Int?
  ) -> ShimUse? {
    var result: [ShimUse.Meaning] = []
    let fitting = candidates.filter { number in
      let shim = uses.shims[number]
      return shim.isProperty || call != nil && CallSite(call: call).match(shim.parameters) != nil
    }
    // A call that is none of a shim with the native name is one of the native's; so is one with other labels or more
    // arguments, unless parameters take several.
    let others = candidates.filter { number in
      guard let call else { return true }
      let shim = uses.shims[number]
      if shim.forwarding?.name == shim.name { return false }
      return shim.parameters.contains(where: \.isVariadic) || call.mayPassClosures(to: shim.parameters)
    }
    let first = suffix?.parent?.tokenIndices.lowerBound ?? index
    let operand = first..<((call ?? suffix)?.tokenIndices.upperBound ?? index + 1)
    let meant = fitting.isEmpty ? others : fitting
    for number in meant {
      let shim = uses.shims[number]
      var meaning = meaning(of: number)
      meaning.certainty =
        isMeant
        ? .own
        : fitting.isEmpty ? .other : shim.certainty(ofUse: suffix, call: call, at: index, in: pass)
      if !fitting.isEmpty, meaning.certainty == .other { continue }
      let use = InlinedUse(
        call: shim.isProperty ? nil : call, member: suffix, token: index, operand: operand, place: place)
      do throws(Obstacle) {
        if let forwarding = shim.forwarding, shim.reason == nil {
          meaning.doubt = try shim.doubt(about: use, forwarding, in: pass)
          if shim.isMarked, isUnobserved(use) { throw .otherUse }
          if shim.isNamedLikeOther, meaning.certainty == .unclear { throw .sameName(name) }
          meaning.doubt = meaning.doubt ?? expressionUse(of: shim, call: call, suffix: suffix)?.doubt
          let edits = try edits(shim, forwarding, call: call, suffix: suffix, end: end, start: start)
          if edits.contains(where: { tree.selfAssigned(by: $0, of: edits) != nil }) { throw .result }
          meaning.edits = edits.map(pass.fileEdit)
          if meaning.certainty == .unclear, !edits.isEmpty {
            meaning.doubt = meaning.doubt ?? .maybeMeant(place.site)
          }
        }
      } catch {
        meaning.refusal = .at(error, place.site)
      }
      result.append(meaning)
    }
    if result.isEmpty, !fitting.isEmpty { return nil }
    var use = used(result)
    use.isUncalledFunction = call == nil && meant.allSatisfy { !uses.shims[$0].isProperty }
    use.labels = call?.arguments.map(\.label)
    use.closures = call?.trailingClosures.count
    return use
  }
}
