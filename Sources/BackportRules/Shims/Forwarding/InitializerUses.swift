// URL(string: a, invalid: b), Foundation.URL(…), URL.init(…)       calls of it
// self.init(string: a, invalid: b) in an extension of `URL`        one, too
// .init(string: a, invalid: b), Link(string: a, invalid: b)        perhaps
// URL.init(string:invalid:) without a call                         it is handed on
// URL.init, .init                                                  it may be
import LintCore
import SwiftSource

/// Finds the uses of initializer shims in a file.
struct InitializerUses: Sendable {
  let shims: [ForwardingShim]
  /// By their key label.
  private let numbers: [String: [Int]]
  private let owners: Set<String>
  /// Of the labels.
  private let filter: NameFilter

  init(_ shims: [ForwardingShim]) {
    self.shims = shims
    let known = shims.indices.filter { shims[$0].keyLabel != nil }
    numbers = Dictionary(grouping: known) { shims[$0].keyLabel! }
    owners = Set(shims.compactMap(\.owner))
    filter = NameFilter(numbers.keys)
  }

  /// What a file with a use holds.
  var words: Set<String> { Set(numbers.keys).union(Self.references) }

  /// `.init` that is not called. Most are, and then the labels tell.
  private static let references =
    (")],}:;?!.&|=/<> \t".map(String.init) + ["\r", "\n", "\u{B}", "\u{C}"]).map { ".init" + $0 }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let imports = pass.tree.importedModules
    let labelled = pass.tree.identifiers(among: filter).compactMap { use(at: $0, imports, in: pass) }
    let tokens = pass.tree.tokens
    // Few tokens are one, and a use is large to pass on.
    let references = tokens.indices.lazy.filter { tokens[$0].keyword == .`init` }
    return labelled + references.compactMap { reference(at: $0, in: pass) }
  }

  private func obstacle(_ obstacle: Obstacle, _ numbers: [Int], at index: Int, in pass: FilePass) -> ShimUse {
    let place = pass.projectPlace(pass.tree.tokens[index].range)
    return ShimUse(
      groups: Set(numbers.map { shims[$0].group }), meanings: [], obstacle: .within(obstacle, place.site),
      place: place)
  }

  /// Of an `init`: `map(.init)`, `map(Link.init)`
  private func reference(at index: Int, in pass: FilePass) -> ShimUse? {
    let node = pass.tree.node(coveringToken: index)
    // With labels behind it, those tell.
    guard node.kind == .memberSuffix, node.callAfter == nil, node.tokens.count == 2,
      !node.isOfKnownType(besides: owners, in: pass)
    else { return nil }
    let place = pass.projectPlace(pass.tree.tokens[index].range)
    return ShimUse(
      groups: Set(shims.map(\.group)), meanings: [], obstacle: nil,
      doubt: .maybeInitializer(place.site), place: place)
  }

  private func use(at index: Int, _ imports: Set<String>, in pass: FilePass) -> ShimUse? {
    let tree = pass.tree
    let name = tree.text(ofToken: index)
    let node = tree.node(coveringToken: index)
    let visible = (numbers[name] ?? []).filter {
      (shims[$0].onlyFile ?? pass.path) == pass.path && !pass.lies(index, in: shims[$0].deletion)
    }
    if visible.isEmpty { return nil }
    switch node.kind {
    case .argument, .trailingClosure:
      guard node.anchorIndex == index, node.flags.contains(.labeled) else { return nil }
      guard let call = node.parent, call.kind == .callSuffix else {
        return obstacle(.attributeOrSubscript, visible, at: index, in: pass)
      }
      return use(of: visible, call: call, at: index, imports, in: pass)
    case .parameter:
      let declaration = node.ancestors.first { $0.kind.isDeclaration }
      guard declaration?.kind == .initializerDeclaration,
        node.ancestors.contains(where: { $0.kind == .protocolDeclaration })
      else { return nil }
      return obstacle(.requiredByProtocol, visible, at: index, in: pass)
    case .memberSuffix where node.anchorIndex != index:
      return node.name == "init" ? obstacle(.handedOn, visible, at: index, in: pass) : nil
    default: return nil
    }
  }

  private func use(
    of visible: [Int], call: Syntax, at index: Int, _ imports: Set<String>, in pass: FilePass
  ) -> ShimUse? {
    let place = pass.projectPlace(pass.tree.tokens[call.calleeIndex ?? index].range)
    var meanings: [ShimUse.Meaning] = []
    for number in visible {
      let isMatch = CallSite(call: call).match(shims[number].parameters) != nil
      switch call.callee(owner: shims[number].owner ?? "", in: pass) {
      case .other: continue
      case .unclear(let reason): return obstacle(reason, [number], at: index, in: pass)
      case .own where !isMatch:
        return obstacle(.otherInitializer, [number], at: index, in: pass)
      case .own: meanings.append(meaning(number, call, at: index, imports, place, in: pass))
      }
    }
    if meanings.isEmpty { return nil }
    return ShimUse(
      groups: Set(meanings.map { shims[$0.shim].group }), meanings: meanings, obstacle: nil, place: place)
  }

  private func meaning(
    _ number: Int, _ call: Syntax, at index: Int, _ imports: Set<String>, _ place: ProjectPlace,
    in pass: FilePass
  ) -> ShimUse.Meaning {
    let shim = shims[number]
    var meaning = ShimUse.Meaning(shim: number, edits: [])
    guard let forwarding = shim.forwarding, shim.reason == nil else { return meaning }
    let rewrite = CallRewrite(forwarding: forwarding, parameters: shim.parameters)
    do throws(Obstacle) {
      if place.severity == nil { throw .silenced }
      guard pass.facts.areConstant(shim.conditions, at: index) else {
        throw .olderOrOtherSystems
      }
      if shim.imports.isDisjoint(with: imports), !shim.imports.isEmpty {
        throw .missingImports
      }
      meaning.edits = try rewrite.edits(of: call, at: call.range.lowerBound, in: pass.tree).map(pass.fileEdit)
      meaning.doubt = rewrite.doubt(of: call, in: pass.tree)
    } catch {
      meaning.refusal = .at(error, place.site)
    }
    return meaning
  }
}

/// What a call makes a value of.
private enum MadeType {
  case own, other
  case unclear(Obstacle)
}

extension Syntax {
  /// Of an `init` behind a dot: whether it is one of a type of the system's other than some.
  fileprivate func isOfKnownType(besides owners: Set<String>, in pass: FilePass) -> Bool {
    guard case .type(let name) = memberBase, !owners.contains(name) else { return false }
    return pass.context.system.knows(type: name) && tree.mayImport(name, from: pass.context.system)
  }

  /// Of a call: the token that names what is called.
  fileprivate var calleeIndex: Int? {
    guard let chain = parent, chain.kind == .chain else { return nil }
    return chain.suffixes.prefix { $0 != self }.last?.anchorIndex ?? chain.baseTokens.first
  }

  /// Of a call: whether it makes a value of a type.
  fileprivate func callee(owner: String, in pass: FilePass) -> MadeType {
    guard let chain = parent, chain.kind == .chain else { return .other }
    let before = chain.suffixes.prefix { $0 != self }
    guard let last = before.last else {
      guard chain.baseTokens.count == 1 else { return .unclear(.unknownType) }
      return Self.callee(named: tree.text(ofToken: chain.baseTokens.lowerBound), owner, at: chain, in: pass)
    }
    guard last.kind == .memberSuffix else { return .unclear(.unknownType) }
    if last.name != "init" {
      guard last.name.isTypeName else { return .other }
      // `Foundation.URL`, and not a type of that name within another one.
      if last.name == owner, case .type(let module) = last.memberBase, tree.importedModules.contains(module) {
        return .own
      }
      return .unclear(.maybeAlias(last.name, owner))
    }
    switch last.memberBase {
    case .type(let name): return Self.callee(named: name, owner, at: chain, in: pass)
    case .ownType, .ownValue:
      if enclosingTypeName == owner { return .own }
      let type = enclosingType?.kind
      return type == .extensionDeclaration || type == .protocolDeclaration
        ? .unclear(.unknownType) : .other
    case .implicit: return .unclear(.unknownImplicitType)
    case .metatype(let name?) where name != owner: return .other
    case .metatype: return .unclear(.unknownType)
    case .value("super"): return .other
    case .value: return .unclear(.unknownType)
    }
  }

  private static func callee(
    named name: String, _ owner: String, at chain: Syntax, in pass: FilePass
  ) -> MadeType {
    if name == owner { return pass.scopes.isHidden(owner, at: chain.tokenIndices.lowerBound) ? .other : .own }
    let system = pass.context.system
    let isNative = system.knows(type: name) && chain.tree.mayImport(name, from: system)
    guard name.isTypeName, !isNative else { return .other }
    return .unclear(.maybeAlias(name, owner))
  }
}
