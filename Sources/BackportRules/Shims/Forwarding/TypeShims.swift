// struct MenuButton: View { let action: () -> Void
//   var body: some View { if #available(old) { Button(role: .destructive, action: action) } else { … } } }
// struct LazyHStack<Content: View>: View { let content: () -> Content
//   var body: some View { if #available(old) { SwiftUI.LazyHStack(content: content) } else { … } } }
// struct Badged: ViewModifier { let count: Int
//   func body(content: Content) -> some View { if #available(old) { content.badge(count) } else { content } } }
import Availability
import LintCore
import SwiftSource

/// Finds the types of a kind that only make one native view, or call one native modifier.
struct TypeShimReader {
  let pass: FilePass
  let kind: ForwardingShim.Kind
  /// See `ForwardingShimReader`.
  var isMarked = false
  private var tree: SyntaxTree { pass.tree }

  func shims() -> [any ProjectFact] {
    let marked = pass.markedDeclarations
    return shims(
      among: pass.facts.declarations { $0 == .structDeclaration }.filter {
        pass.facts.hasConstantCheck(within: $0) && !marked.contains($0.index)
      })
  }

  func shims(among candidates: [Syntax]) -> [ForwardingShim] {
    if candidates.isEmpty { return [] }
    let imports = tree.importedModules
    let found = candidates.compactMap { node in
      shim(node, imports: imports).map { (node: node, shim: $0) }
    }
    if found.isEmpty { return [] }
    let shims = found.map(\.shim).withAlternatives(found.map(\.node)) {
      shim($0, checks: $1.conditions, imports: imports)
    }
    let wrappers = pass.wrapperTypes
    return shims.filter { !wrappers.contains($0.owner ?? "") }
  }

  /// - Parameter checks: the checks that decide; `nil`: those in the declaration itself.
  private func shim(
    _ node: Syntax, checks: [AvailabilityCondition]? = nil, imports: Set<String>
  ) -> ForwardingShim? {
    let conformances = kind == .modifier ? ["ViewModifier"] : Self.conformancesOfViews
    guard let name = node.declaredName, let container = node.parent?.scopeContainer,
      container.kind == .sourceFile || container.kind == .memberBlock,
      let parents = node.child(.inheritance)?.children(.type).map(\.text.withoutSwiftUI), parents.count == 1,
      conformances.contains(parents[0])
    else { return nil }
    let shadowed =
      node.parent?.scopeContainer.kind == .sourceFile ? tree.module(of: name, in: node.tokenIndices) : nil
    if kind == .shadow, shadowed == nil || pass.facts.hasOpenCheck(within: node) { return nil }
    guard let type = StoredType(node), (type.content != nil) == (kind == .modifier),
      case .value(let left, let own) = ModernBody(of: type.body, facts: pass.facts)
    else { return shadowed.flatMap { kind == .shadow ? shadow(node, name, of: $0) : nil } }
    let conditions = checks ?? own
    if conditions.isEmpty, !isMarked { return nil }
    let tokens = tree.withoutTypeErasure(left)
    let owner = container.kind == .memberBlock ? container.parent : nil
    // A path of types would have to be followed.
    if let owner, owner.kind != .extensionDeclaration, owner.parent?.scopeContainer.kind != .sourceFile {
      return nil
    }
    let isPrivate = node.isPrivate
    let extent = tree.extent(of: node)
    var shim = ForwardingShim(
      kind: kind, name: name, isProperty: false, isFree: owner == nil, isStatic: owner != nil,
      owner: owner?.typeName, onlyFile: isPrivate ? pass.path : nil, parameters: type.parameters,
      isPlain: true, isWithinType: false, conditions: conditions, isPublic: pass.isSeenOutside(node),
      offered: type.offered, imports: imports, place: pass.projectPlace(node.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node.emptiedOwner))),
      removableLines: tree.text.lineCount(of: extent), isVoid: false)
    shim.isMarked = isMarked
    do throws(Obstacle) {
      shim.forwarding = try Forwarding(
        tokens, of: tree, parameters: type.storedParameters,
        receivers: Set([type.content].compactMap(\.self)),
        isStatic: false, takesChains: isMarked)
    } catch {
      if kind == .shadow { return shadowed.map { shadow(node, name, of: $0) } }
      guard kind == .modifier, tree.isChain(tokens, on: type.content) else {
        return nil
      }
      shim.reason = error
      return shim
    }
    guard let forwarding = shim.forwarding, isShim(forwarding, of: shim),
      isMarked || kind == .shadow || !forwarding.namesUnknown(in: pass)
    else { return nil }
    if kind == .shadow, forwarding.arguments?.map(\.value) != type.parameters.indices.map({ .parameter($0) })
    {
      return shadowed.map { shadow(node, name, of: $0) }
    }
    shim.forwarding?.consult(
      kind == .modifier ? .type("View") : .unknown, type.parameters, of: type.body, modern: tokens, in: pass)
    shim.doubt = pass.doubtOfComment(in: type.body, beside: tokens, of: node)
    shim.reason =
      node.objectionToAttributes
      ?? forwarding.objection(in: pass.scopes, at: tokens.lowerBound, type.parameters)
      ?? forwarding.objection(toHiddenNamesIn: pass, type.parameters, of: node)
    return shim
  }

  /// A shadow type that does more.
  private func shadow(_ node: Syntax, _ name: String, of module: String) -> ForwardingShim {
    var shim = ForwardingShim(
      kind: kind, name: name, isProperty: false, isFree: true, isStatic: false, parameters: [], isPlain: true,
      isWithinType: false, conditions: [], isPublic: pass.isSeenOutside(node), imports: tree.importedModules,
      place: pass.projectPlace(node.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node))), removableLines: 0,
      isVoid: false)
    shim.forwarding = Forwarding(receiver: .none(module: module), name: name, arguments: [])
    shim.reason = .more(nil)
    return shim
  }

  /// What stands among views, and what stands among the items of a toolbar.
  private static let conformancesOfViews = ["View", "ToolbarContent", "CustomizableToolbarContent"]

  /// Whether what it makes is all that it is there for.
  private func isShim(_ forwarding: Forwarding, of shim: ForwardingShim) -> Bool {
    switch forwarding.receiver {
    case .receiver: return kind == .modifier
    case .none(let module):
      // With the native name at the top of a file it is a shadow type; with a text of its own, a part of the app.
      let isShadow = shim.isFree && forwarding.name == shim.name && module != nil
      if kind == .shadow { return isShadow }
      let saysText = (forwarding.arguments ?? []).flatMap(\.value.texts).contains { $0.contains("\"") }
      return kind == .view && !isShadow && (!saysText || isMarked)
    case .parameter, .type: return false
    }
  }
}

extension SyntaxTree {
  /// `SwiftUI` of `SwiftUI.Name`.
  fileprivate func module(of name: String, in range: Range<Int>) -> String? {
    let index = range.dropFirst(2).first { index in
      tokens[index].kind == .identifier && tokens[index - 1].kind == .period && text(ofToken: index) == name
        && importedModules.contains(text(ofToken: index - 2))
    }
    return index.map { text(ofToken: $0 - 2) }
  }

  /// Whether an expression is members and calls of a name, one after the other.
  fileprivate func isChain(_ tokens: Range<Int>, on name: String?) -> Bool {
    tokens.first.map { text(ofToken: $0) == name } == true && chain(of: tokens) != nil
  }
}
