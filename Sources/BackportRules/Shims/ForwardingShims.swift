import Availability
import LintCore
import SwiftSource

/// A function or property whose whole body is a settled check, and what its modern branch comes to.
struct ForwardingShim: ProjectFact {
  var name: String
  var isProperty: Bool
  /// Declared in no type.
  var isFree: Bool
  var isStatic: Bool
  /// The type that it is a member of.
  var owner: String?
  /// `nil`: the whole project may use it.
  var onlyFile: String?
  var parameters: [Parameter]
  var forwarding: Forwarding?
  var reason: String?
  var conditions: [AvailabilityCondition]
  var isPublic: Bool
  var doubt: String?
  /// The modules that the modern branch may take its names from.
  var imports: Set<String>
  var place: ProjectPlace
  var deletion: FileEdit
  var removableLines: Int

  var title: String {
    isProperty ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The type whose name has to be written where it is used.
  var writtenType: String? {
    switch forwarding?.receiver {
    case .type(let name)?: isFree ? name : nil
    case .some(.none(module: _)): forwarding?.name
    default: nil
    }
  }
}

/// Finds the forwarding shims of a file.
struct ForwardingShimReader {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  func shims() -> [any ProjectFact] {
    let facts = pass.facts
    guard facts.conditions.contains(where: { $0.settled != nil }) else { return [] }
    let imports = tree.importedModules
    // What a wrapper offers is another kind of shim.
    let wrappers = Set(NamespaceReading(pass: pass).hints().compactMap { ($0 as? NamespaceHint)?.type })
    return tree.nodes { $0 == .functionDeclaration || $0 == .variableDeclaration }
      .compactMap { shim($0, imports: imports) }
      .filter { !wrappers.contains($0.owner ?? "") }
  }

  private func shim(_ node: Syntax, imports: Set<String>) -> ForwardingShim? {
    let isProperty = node.kind == .variableDeclaration
    guard let holder = isProperty ? node.child(.binding) : node, let name = holder.declaredName,
      let container = node.parent?.scopeContainer, !node.modifiers.contains("override"),
      container.kind == .sourceFile || container.kind == .memberBlock,
      let body = isProperty ? holder.child(.accessorBlock) : node.body,
      !isProperty || holder.child(.initializer) == nil, !node.isTest
    else { return nil }
    let owner = container.kind == .memberBlock ? container.parent : nil
    if owner?.kind == .protocolDeclaration || node.isRunAsTest(of: owner) { return nil }
    guard case .value(let tokens, let conditions) = ModernBody(of: body, facts: pass.facts),
      !conditions.isEmpty
    else { return nil }
    let isStatic = !node.modifiers.isDisjoint(with: ["static", "class"])
    let isPrivate = !node.modifiers.isDisjoint(with: ["private", "fileprivate"])
    let extent = tree.extent(of: node)
    var shim = ForwardingShim(
      name: name, isProperty: isProperty, isFree: owner == nil, isStatic: isStatic, owner: owner?.typeName,
      onlyFile: isPrivate ? pass.path : nil, parameters: node.parameterList ?? [], conditions: conditions,
      isPublic: NamespaceReading(pass: pass).isPublic(node),
      doubt: isPrivate || owner == nil
        ? nil
        : owner?.child(.inheritance).map {
          "it may be required by what '\(owner?.typeName ?? "its type")' conforms to: '\($0.conciseText)'"
        },
      imports: imports, place: pass.projectPlace(holder.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node.emptiedOwner))),
      removableLines: tree.lineCount(of: extent))
    if node.parameterList == nil { return nil }
    let returnType =
      isProperty
      ? holder.child(.type)?.text : node.child(.returnType)?.child(.type)?.text
    do throws(Forwarding.Refusal) {
      try refuseEffects(node, value: tokens)
      shim.forwarding = try Forwarding(
        tokens, of: tree, parameters: shim.parameters, receivers: owner == nil || isStatic ? [] : ["self"],
        isStatic: isStatic, returnType: returnType)
      // The native name, told apart by its types, is another kind of shim.
      if shim.forwarding?.name == name, shim.forwarding?.receiver == .receiver { return nil }
      if owner?.isOpenToOverrides == true,
        node.modifiers.isDisjoint(with: ["final", "private", "fileprivate"])
      {
        shim.doubt = shim.doubt ?? "a subclass may override it"
      }
      if let attribute = node.attributes.first(where: { !$0.isHarmless }) {
        throw Forwarding.Refusal(
          reason: attribute.isOfObjectiveC
            ? "Objective-C or an interface file may call it" : "it carries '\(attribute.conciseText)'")
      }
    } catch {
      guard isTold(of: error.reason, node: node, owner: owner, tokens: tokens) else { return nil }
      shim.reason = error.reason
    }
    return shim
  }

  private func refuseEffects(_ node: Syntax, value: Range<Int>) throws(Forwarding.Refusal) {
    let declared =
      node.child(.returnType)?.tokenIndices ?? node.tokenIndices.lowerBound..<node.tokenIndices.lowerBound
    let mayThrow = declared.contains { ["throws", "rethrows"].contains(tree.text(ofToken: $0)) }
    let tries = value.contains { tree.text(ofToken: $0) == "try" }
    if mayThrow, !tries { throw Forwarding.Refusal(reason: "it can throw, which the native call cannot") }
    if value.contains(where: { tree.tokens[$0].kind == .equal }) {
      throw Forwarding.Refusal(reason: "it assigns, and no call can take its place")
    }
  }

  /// Whether a shim that stays is worth a word: it is a helper for older systems, and no function of the app that
  /// happens to ask for the version.
  private func isTold(of reason: String, node: Syntax, owner: Syntax?, tokens: Range<Int>) -> Bool {
    if reason.hasPrefix("it does more"), !reason.hasSuffix("twice") {
      return owner?.kind == .extensionDeclaration && node.modifiers.isDisjoint(with: ["static", "class"])
        && tree.node(coveringToken: tokens.lowerBound).kind == .chain
    }
    return true
  }
}

extension Syntax {
  /// The name of a type, or of the one that is extended.
  fileprivate var typeName: String? {
    kind == .extensionDeclaration
      ? child(.type).map { $0.tree.text(ofToken: $0.tokenIndices.lowerBound) } : declaredName
  }

  fileprivate var isOpenToOverrides: Bool { kind == .classDeclaration && !modifiers.contains("final") }

  /// XCTest runs methods by their names, Swift Testing by an attribute.
  fileprivate func isRunAsTest(of owner: Syntax?) -> Bool {
    guard kind == .functionDeclaration else { return false }
    if attributes.contains(where: { $0.attributeName == "Test" }) { return true }
    let isOfClass = owner?.kind == .classDeclaration || owner?.kind == .extensionDeclaration
    return isOfClass && parameterList?.isEmpty == true && declaredName?.hasPrefix("test") == true
  }

  fileprivate var isHarmless: Bool {
    [
      "available", "ViewBuilder", "discardableResult", "inlinable", "inline", "MainActor",
      "warn_unqualified_access",
      "usableFromInline", "nonobjc", "SceneBuilder", "ToolbarContentBuilder",
    ].contains(attributeName)
  }

  /// Called by a test runner, whatever it does.
  fileprivate var isTest: Bool {
    attributes.contains { $0.attributeName == "Test" }
      || (declaredName?.hasPrefix("test") == true && parameterList?.isEmpty == true)
  }

  fileprivate var isOfObjectiveC: Bool {
    ["objc", "IBAction", "IBOutlet", "IBInspectable", "objcMembers"].contains(attributeName)
  }
}

extension SyntaxTree {
  /// The first names of what a file imports.
  var importedModules: Set<String> {
    Set(nodes { $0 == .importDeclaration }.map { text(ofToken: $0.anchorIndex) })
  }
}
