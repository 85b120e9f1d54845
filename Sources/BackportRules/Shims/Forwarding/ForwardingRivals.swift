import LintCore
import SwiftSource

/// Finds what the project declares in the place of something native that a forwarding shim calls or makes.
struct ForwardingRivals: Sendable {
  /// By their names, with those that stay: none of them is a rival of the others.
  private let shims: [String: [ForwardingShim]]
  /// Types that are taken for native ones.
  private let types: Set<String>
  private let declarations: Set<String>
  /// The names that the declarations declare.
  private let natives: Set<String>
  /// All names that are looked at.
  private let filter: NameFilter

  /// - Parameters:
  ///   - shims: those that are judged.
  ///   - undecided: those of them that may go.
  ///   - all: the project's.
  init(_ shims: [ForwardingShim], undecided: [ForwardingShim], among all: [ForwardingShim]) {
    self.shims = Dictionary(grouping: all, by: \.name)
    types = shims.reduce(into: []) { $0.formUnion($1.typesOfSystem) }
    natives = undecided.reduce(into: []) { $0.formUnion($1.namesOfRivals) }
    declarations = undecided.reduce(into: []) { declarations, shim in
      declarations.formUnion(shim.forwarding?.rivalDeclarations ?? [])
      if shim.kind == .modifier { declarations.insert("func \(ForwardingShim.maker)") }
    }
    filter = NameFilter(types.union(natives))
  }

  /// What would declare one of them.
  var words: Set<String> {
    declarations.union(types.flatMap(\.typeDeclarations))
  }

  /// See `ProjectSearch.basis`.
  var basis: [String: Int] {
    Dictionary(
      uniqueKeysWithValues: types.union(natives).map { name in
        let roles = [types.contains(name), natives.contains(name), shims[name] == nil]
        return (name, roles.hashValue)
      })
  }

  /// What a declaration would have to be called to be a rival of one of the shims.
  func names(of shim: ForwardingShim) -> Set<String> {
    shim.typesOfSystem.union(shim.namesOfRivals)
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    pass.tree.identifiers(among: filter).flatMap { index -> [any ProjectFact] in
      let name = pass.tree.text(ofToken: index)
      var facts: [any ProjectFact] = []
      if natives.contains(name), let member = ownMember(at: index, in: pass) { facts.append(member) }
      if natives.contains(name), declaresGlobal(at: index, in: pass) {
        facts.append(NamespaceRival(name: name))
      }
      if shims[name] == nil, types.contains(name), let rival = rival(name, at: index, in: pass) {
        facts.append(rival)
      }
      return facts
    }
  }

  /// Whether it is the declaration of one of the shims.
  private func isOwn(_ node: Syntax, in pass: FilePass) -> Bool {
    guard let name = node.declaredName else { return false }
    return shims[name]?.contains { pass.begins($0.place, with: node.anchorIndex) } ?? false
  }

  /// What a call of the native name could mean.
  private func ownMember(at index: Int, in pass: FilePass) -> OwnMember? {
    let node = pass.tree.node(coveringToken: index)
    guard node.kind == .functionDeclaration || node.kind == .binding, node.declares(index),
      let declaration = node.kind == .binding ? node.parent : node
    else { return nil }
    // Members of a wrapper are called on the wrapper.
    let owner = declaration.owningType?.extendedOrDeclaredName
    if owner?.isConventionalNamespace == true { return nil }
    guard var member = OwnMember(declaration, among: declarations), !isOwn(node, in: pass) else {
      return nil
    }
    member.holder = pass.holder(of: declaration)
    member.symbols = pass.symbols(ofToken: index) ?? []
    return member
  }

  /// Whether it is the name of a function or variable that is no member.
  private func declaresGlobal(at index: Int, in pass: FilePass) -> Bool {
    let node = pass.tree.node(coveringToken: index)
    let declaration = node.kind == .binding ? node.parent : node
    guard let declaration, declaration.parent?.scopeContainer.kind == .sourceFile,
      node.kind == .functionDeclaration || node.kind == .binding
    else { return false }
    return node.declares(index) && !isOwn(node, in: pass)
  }

  /// The declaration of a type that is taken for a native one.
  private func rival(_ name: String, at index: Int, in pass: FilePass) -> NamespaceRival? {
    let node = pass.tree.node(coveringToken: index)
    guard node.declaredName == name, node.anchorIndex == index else { return nil }
    return NamespaceRival(
      name: name, isNested: node.parent?.scopeContainer.kind != .sourceFile, isPrivate: node.isPrivate,
      actor: node.globalActor)
  }
}

extension ForwardingShim {
  /// What a modifier is made for.
  fileprivate static let maker = "modifier"

  /// The names of members that may be meant in the place of what it calls.
  var namesOfRivals: Set<String> {
    Set(forwarding?.calls.compactMap(\.name) ?? []).union(kind == .modifier ? [Self.maker] : [])
  }

  /// Types that are taken for native ones.
  fileprivate var typesOfSystem: Set<String> {
    nativeTypes.union(conformances).union(forwarding?.facts?.basis ?? [])
  }
}
