import LintCore
import SwiftSource

/// A place where the name of a shadow type stands.
struct ShadowTypeUse: ProjectFact {
  var name: String
  /// Why the native type cannot take its place here.
  var obstacle: Obstacle?
  /// Why the native type may not do here.
  var doubt: Doubt?
  /// Whether the name refers to the shadow type, rather than declare or extend one.
  var isMention = true
  var place: ProjectPlace
}

/// Finds the uses of shadow types in a file.
struct ShadowTypeUses: Sendable {
  let types: [String: ShadowType]

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    return tree.identifiers(among: NameFilter(types.keys)).compactMap { index -> ShadowTypeUse? in
      guard let type = types[tree.text(ofToken: index)], !pass.lies(index, in: type.deletion) else {
        return nil
      }
      return use(of: type, at: index, in: pass)
    }
  }

  private func use(of type: ShadowType, at index: Int, in pass: FilePass) -> ShadowTypeUse? {
    let tree = pass.tree
    let node = tree.node(coveringToken: index)
    var use = ShadowTypeUse(name: type.name, place: pass.projectPlace(tree.tokens[index].range))
    let place = use.place.site
    if node.kind == .chain, node.baseTokens == index..<index + 1,
      let call = node.suffixes.first(where: { $0.kind != .genericArguments }), call.kind == .callSuffix
    {
      use.obstacle = obstacle(to: call, in: node, of: type, pass: pass, &use.doubt, place: place)
      return use
    }
    if tree.isMemberOrLabel(index) {
      guard index > 1, tree.tokens[index - 1].kind == .period, tree.tokens[index - 2].kind == .identifier
      else {
        return nil
      }
      let base = tree.text(ofToken: index - 2)
      if base == type.module || base.first?.isUppercase != true { return nil }
      use.obstacle = .at(.otherUse, place)
      use.isMention = false
    } else if node.kind.isTypeDeclaration, node.anchorIndex == index {
      use.obstacle = .at(.sameName(nil), place)
      use.isMention = false
    } else if node.kind == .type, node.parent?.kind == .extensionDeclaration {
      use.obstacle = .at(.otherUse, place)
      use.isMention = false
    } else {
      use.obstacle = .at(.otherUse, place)
    }
    return use
  }

  private func obstacle(
    to call: Syntax, in chain: Syntax, of type: ShadowType, pass: FilePass, _ doubt: inout Doubt?,
    place: Site
  ) -> Obstacle? {
    let tree = pass.tree
    let imports = tree.nodes { $0 == .importDeclaration }.map(\.name)
    if !imports.contains(type.module) { return .at(.invisible(type.module), place) }
    if type.reason != nil { return nil }
    if !pass.facts.areConstant(type.conditions, at: chain.baseTokens.lowerBound) {
      return .at(.olderSystems, place)
    }
    guard let passed = CallSite(call: call).match(type.parameters) else {
      return .at(.mismatch, place)
    }
    for (parameter, value) in zip(type.parameters, passed) {
      guard case .omitted = value, let label = parameter.label, let own = parameter.defaultValue else {
        continue
      }
      if let objection = NativeDefaults.objection(to: type.name, label, own, in: pass.context.system) {
        switch objection {
        case .obstacle(let obstacle): return obstacle
        case .doubt(let other): doubt = doubt ?? other
        }
      }
    }
    return call.objection(toReading: type.properties).map { .at($0, place) }
  }
}

extension Syntax {
  /// Of a call that makes a value: why a stored property of it may be read.
  func objection(toReading properties: Set<String>) -> Obstacle? {
    guard let chain = parent, !properties.isEmpty else { return nil }
    if chain.suffixes.contains(where: { $0.kind == .memberSuffix && properties.contains($0.name) }) {
      return .result
    }
    guard chain.suffixes.last == self, chain.isKeptAsValue else { return nil }
    return .result
  }
}

extension Syntax {
  /// Of a chain: whether its value is kept in a variable or a list, whose users may read its properties.
  private var isKeptAsValue: Bool {
    if parent?.kind == .initializer || parent?.kind == .collection { return true }
    guard let closure = ancestors.first(where: { $0.kind == .closure }), closure.items.count == 1,
      closure.items[0].returnedTokens == tokenIndices,
      let call = closure.ancestors.first(where: { $0.kind == .callSuffix })
    else { return false }
    return call.calleeName.map { ["map", "compactMap", "flatMap", "reduce"].contains($0) } ?? false
  }
}
