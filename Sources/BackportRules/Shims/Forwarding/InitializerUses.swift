// URL(string: a, invalid: b), Foundation.URL(…), URL.init(…)       calls of it
// self.init(string: a, invalid: b) in an extension of `URL`        one, too
// .init(string: a, invalid: b)                                     perhaps: none of them is safe
// URL.init(string:invalid:) without a call                         it is handed on
import LintCore
import SwiftSource

/// Finds the uses of initializer shims in a file.
struct InitializerUses: Sendable {
  let shims: [ForwardingShim]
  /// By their key label.
  private let numbers: [String: [Int]]
  /// Of the labels.
  private let filter: NameFilter

  init(_ shims: [ForwardingShim]) {
    self.shims = shims
    let known = shims.indices.filter { shims[$0].keyLabel != nil }
    numbers = Dictionary(grouping: known) { shims[$0].keyLabel! }
    filter = NameFilter(numbers.keys)
  }

  /// What a file with a use holds.
  var words: Set<String> { Set(numbers.keys) }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let imports = pass.tree.importedModules
    return pass.tree.identifiers(among: filter).compactMap { use(at: $0, imports, in: pass) }
  }

  private func obstacle(_ obstacle: Obstacle, _ numbers: [Int], at index: Int, in pass: FilePass) -> ShimUse {
    let place = pass.projectPlace(pass.tree.tokens[index].range)
    return ShimUse(
      groups: Set(numbers.map { shims[$0].group }), meanings: [], obstacle: .at(obstacle, place.site),
      place: place)
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
        return obstacle(.otherUse, visible, at: index, in: pass)
      }
      return use(of: visible, call: call, at: index, imports, in: pass)
    case .parameter:
      let declaration = node.ancestors.first { $0.kind.isDeclaration }
      guard declaration?.kind == .initializerDeclaration,
        node.ancestors.contains(where: { $0.kind == .protocolDeclaration })
      else { return nil }
      return obstacle(.required, visible, at: index, in: pass)
    case .memberSuffix where node.anchorIndex != index:
      return node.name == "init" ? obstacle(.otherUse, visible, at: index, in: pass) : nil
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
      guard call.mayMake(shims[number].owner ?? "", in: pass) else { continue }
      guard isMatch else { return obstacle(.sameName(nil), [number], at: index, in: pass) }
      meanings.append(meaning(number, call, at: index, imports, place, in: pass))
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
        throw .olderSystems
      }
      if shim.imports.isDisjoint(with: imports), !shim.imports.isEmpty {
        throw .invisible(shim.owner ?? "")
      }
      meaning.edits = try rewrite.edits(of: call, at: call.range.lowerBound, in: pass.tree).map(pass.fileEdit)
      meaning.doubt =
        rewrite.doubt(of: call, in: pass.tree)
        ?? shim.effects.doubt(
          aboutUse: call.parent?.tokenIndices ?? call.tokenIndices, calling: forwarding.name,
          forwarding.facts, at: place, in: pass)
    } catch {
      meaning.refusal = .at(error, place.site)
    }
    return meaning
  }
}

extension Syntax {
  /// Of a call: the token that names what is called.
  fileprivate var calleeIndex: Int? {
    guard let chain = parent, chain.kind == .chain else { return nil }
    return chain.suffixes.prefix { $0 != self }.last?.anchorIndex ?? chain.baseTokens.first
  }

  /// Of a call: whether it makes a value of a type, or may do so by `.init` and `self.init`.
  fileprivate func mayMake(_ owner: String, in pass: FilePass) -> Bool {
    guard let chain = parent, chain.kind == .chain else { return false }
    guard let last = chain.suffixes.prefix(while: { $0 != self }).last else {
      return chain.baseTokens.map { tree.text(ofToken: $0) } == [owner]
        && !pass.scopes.isHidden(owner, at: chain.tokenIndices.lowerBound)
    }
    guard last.kind == .memberSuffix else { return false }
    if last.name == owner, case .type(let module) = last.memberBase {
      return tree.importedModules.contains(module)
    }
    guard last.name == "init" else { return false }
    switch last.memberBase {
    case .type(let name), .metatype(let name?): return name == owner
    case .ownType, .ownValue: return enclosingTypeName == owner
    case .implicit, .metatype(nil): return true
    case .value: return false
    }
  }
}
