import Availability
import LintCore
import SwiftSource

/// Finds the forwarding shims of a file.
struct ForwardingShimReader {
  let pass: FilePass
  /// Whether it reads declarations that are marked to be inlined: they need no check, and may stand for anything.
  var isMarked = false
  private var tree: SyntaxTree { pass.tree }

  func shims() -> [any ProjectFact] {
    let marked = pass.markedDeclarations
    let candidates =
      pass.facts.declarations { $0 == .functionDeclaration || $0 == .variableDeclaration }
      .filter(pass.facts.hasConstantCheck) + pass.functionsOfModifiers
    return shims(among: candidates.filter { !marked.contains($0.index) })
  }

  /// - Parameter checks: the checks that decide; `nil`: those in the declaration itself.
  func shims(among candidates: [Syntax], checks: [AvailabilityCondition]? = nil) -> [ForwardingShim] {
    if candidates.isEmpty { return [] }
    let imports = tree.importedModules
    let found = candidates.compactMap { node in
      shim(node, checks: checks, imports: imports).map { (node: node, shim: $0) }
    }
    if found.isEmpty { return [] }
    let shims = found.map(\.shim).withAlternatives(found.map(\.node)) {
      shim($0, checks: $1.conditions, imports: imports)
    }
    let wrappers = pass.wrapperTypes
    // What uses elsewhere could not name.
    let hidden = shims.contains(where: \.isWithinType) ? tree.privateNames : []
    return shims.filter { shim in
      let isHidden = shim.isWithinType && hidden.contains(shim.forwarding?.name?.withoutBackticks ?? "")
      return !isHidden && !wrappers.contains(shim.owner ?? "")
    }
  }

  private func shim(
    _ node: Syntax, checks: [AvailabilityCondition]?, imports: Set<String>
  ) -> ForwardingShim? {
    let isProperty = node.kind == .variableDeclaration
    guard let holder = isProperty ? node.child(.binding) : node,
      let name = holder.declaredName, holder.anchor.kind == .identifier,
      let container = node.parent?.scopeContainer, !node.modifiers.contains("override"),
      container.kind == .sourceFile || container.kind == .memberBlock,
      let body = isProperty ? holder.child(.accessorBlock) : node.body,
      !isProperty || holder.child(.initializer) == nil, !node.isTest
    else { return nil }
    let owner = container.kind == .memberBlock ? container.parent : nil
    if owner?.kind == .protocolDeclaration || node.isRunAsTest(of: owner) { return nil }
    let isStatic = node.isStaticMember
    let receivers: Set = owner == nil || isStatic ? [] : ["self"]
    guard let parameters = node.parameterList,
      case .value(let left, let own) = ModernBody(of: body, facts: pass.facts)
    else { return nil }
    let through = ThroughModifier(left, parameters, in: pass)
    let value = through?.tokens ?? pass.throughHalf(left, of: node)
    let conditions = checks ?? own + (through?.conditions ?? [])
    if conditions.isEmpty, !isMarked { return nil }
    let isPrivate = node.isPrivate
    if !isMarked, !isPrivate, let owner, owner.kind != .extensionDeclaration,
      pass.mayAsk(owner, for: name)
    {
      return nil
    }
    let extent = tree.extent(of: node)
    var shim = ForwardingShim(
      name: name, isProperty: isProperty, isFree: owner == nil, isStatic: isStatic, owner: owner?.typeName,
      onlyFile: isPrivate ? pass.path : nil, parameters: parameters, isPlain: false,
      isWithinType: owner.map { $0.kind != .extensionDeclaration } ?? false, conditions: conditions,
      isPublic: pass.isSeenOutside(node),
      imports: imports, place: pass.projectPlace(holder.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node.emptiedOwner))),
      removableLines: tree.text.lineCount(of: extent), isVoid: !isProperty && node.givesNothing)
    shim.isMarked = isMarked
    if let path = owner?.extendedType, let root = path.split(separator: ".").first.map(String.init),
      root != owner?.typeName, !imports.contains(root)
    {
      shim.outermostOwner = root
    }
    shim.effects = CallEffects(of: node)
    shim.isNamedLikeOther = owner != nil && !isStatic && body.namesMemberOfOther(name)
    if isMarked, owner?.kind == .actorDeclaration, !node.effects.contains("async") {
      shim.effects.actor = shim.effects.actor ?? owner?.typeName
    }
    if let types = owner?.conformances, !isPrivate {
      let doubt = Doubt.required(types.joined(separator: ", "))
      let areKnown = types.allSatisfy { type in
        tree.mayImport(type, from: pass.context.system)
          || WellKnownRequirements.requires(name, in: type) == false
      }
      if areKnown, let owner, !pass.mayAsk(owner, for: name) {
        shim.conformances = Set(types)
        shim.doubtOfOwnProtocols = doubt
      } else {
        shim.doubt = doubt
      }
    }
    if let type = owner?.typeName, pass.context.system.knows(type: type),
      tree.mayImport(type, from: pass.context.system)
    {
      shim.isUnknownToSystem = pass.context.system.declarations(named: name).allSatisfy {
        !pass.context.system.isProtocol($0.owner)
      }
    }
    let type = isProperty ? holder.child(.type)?.text : node.child(.returnType)?.child(.type)?.text
    shim.resultType = type
    let tokens = type == "some View" ? tree.withoutTypeErasure(value) : value
    do throws(Obstacle) {
      shim.forwarding = try Forwarding(
        tokens, of: tree, parameters: through?.parameters ?? parameters,
        receivers: through.map { [$0.content] } ?? receivers, isStatic: isStatic,
        returnType: type == "Self" || type == owner?.extendedType ? owner?.typeName : type,
        takesChains: isMarked, callsFunctions: isMarked)
      shim.forwarding?.consult(
        owner?.typeName.map { .type($0) } ?? .unknown, parameters, of: through?.body ?? body, modern: tokens,
        in: pass)
      if isMarked {
        if let hidden = try pass.checkVisibility(of: tokens, in: node).min() { throw .invisible(hidden) }
        try shim.forwarding?.consultOwn(owner, parameters, at: tokens.lowerBound, in: pass)
      } else if shim.forwarding?.namesUnknown(in: pass) == true {
        return nil
      }
    } catch {
      shim.forwarding = nil
      if isMarked {
        do throws(Obstacle) {
          shim.forwarding = Forwarding(try ExpressionTemplate(value, of: node, type: type, in: pass))
          shim.reason = pass.reasonToStay(node, value: value)
        } catch {
          shim.reason = error
        }
        shim.isPlain = true
        return shim
      }
      let isOfSelf = owner != nil && !isStatic && tree.isCallOfSelf(tokens, passing: parameters)
      guard !shim.isWithinType && isOfSelf else { return nil }
      shim.isPlain = true
      shim.reason = error
      return shim
    }
    if !shim.isWithinType {
      shim.receiverType = pass.receiverType(of: shim.forwarding, owner: owner?.typeName)
    }
    // The native name and labels, told apart by its types, is another kind of shim.
    if shim.forwarding?.name == name, shim.forwarding?.isOverloaded(by: parameters) == true { return nil }
    if !isMarked, let forwarding = shim.forwarding {
      if parameters.isEmpty, forwarding.makesConstant { return nil }
      let isOwnWord = isPrivate && forwarding.allArguments.isEmpty
      if !isOwnWord, forwarding.isNamed(name, givenAs: type) { return nil }
    }
    // Its callers see another type than the one that it makes.
    if shim.forwarding?.makesOther(than: type) == true { return nil }
    // A struct or enum has no native members.
    if !isMarked, shim.forwarding?.receiver == .receiver, let owner, owner.kind.isTypeDeclaration,
      shim.isWithinType,
      owner.kind != .classDeclaration || owner.child(.inheritance) == nil
    {
      return nil
    }
    shim.doubt = shim.doubt ?? pass.doubtOfComment(in: body, beside: left)
    shim.isPlain = isMarked || !shim.isWithinType
    if owner?.isOpenToOverrides == true,
      node.modifiers.isDisjoint(with: ["final", "static", "private", "fileprivate"])
    {
      shim.doubt = shim.doubt ?? .required(nil)
    }
    shim.reason =
      pass.reasonToStay(node, value: value) ?? (isMarked ? node.overload.map(Obstacle.sameName) : nil)
      ?? shim.forwarding?.objection(in: pass.scopes, at: tokens.lowerBound, parameters)
      ?? shim.forwarding?.objection(toHiddenNamesIn: pass, parameters, of: node)
    return shim
  }
}

extension FilePass {
  /// Why a function or an initializer stays although it only forwards.
  /// - Parameter value: the tokens that are left of its body.
  func reasonToStay(_ node: Syntax, value: Range<Int>) -> Obstacle? {
    if let effect = node.objectionToEffects(of: value) { return effect }
    if isExposedToObjectiveC(node) { return .exposed(.objectiveC) }
    return node.objectionToAttributes
  }

  /// The wrappers that the file declares or extends: what they offer is another kind of shim.
  var wrapperTypes: Set<String> {
    Set(NamespaceReading(pass: self).hints().compactMap { ($0 as? NamespaceHint)?.type })
  }
}

extension FilePass {
  /// Whether what a type conforms to may ask for a member. Most members are that, and their names stand everywhere: `body`.
  func mayAsk(_ owner: Syntax, for name: String) -> Bool {
    guard let types = owner.conformances else { return false }
    return types.contains { type in
      WellKnownRequirements.requires(name, in: type) != false
        && !context.system.requiresNo(name, by: [type])
    }
  }
}

extension Forwarding {
  /// Whether it calls a function of the receiver by the labels of some parameters: only their types tell the two
  /// apart.
  fileprivate func isOverloaded(by parameters: [Parameter]) -> Bool {
    guard receiver == .receiver, let arguments else { return false }
    return arguments.count == parameters.count
      && zip(arguments, parameters).allSatisfy { $0.label == $1.label || $0.isTrailing && $0.label == nil }
  }
}

extension SyntaxTree {
  /// The functions and variables that no other file can name.
  fileprivate var privateNames: Set<String> {
    Set(
      nodes { $0 == .functionDeclaration || $0 == .variableDeclaration }.lazy.filter(\.isPrivate)
        .flatMap { [$0.declaredName].compactMap(\.self) + $0.boundNames }.map(\.withoutBackticks))
  }

  /// Whether an expression is one call or property of `self`, perhaps made an `AnyView`, in which every parameter
  /// has a place.
  fileprivate func isCallOfSelf(_ tokens: Range<Int>, passing parameters: [Parameter]) -> Bool {
    guard let chain = chain(of: tokens) else { return false }
    let suffixes = Array(chain.suffixes)
    let base = chain.baseTokens.map { text(ofToken: $0) }
    if base == ["AnyView"], suffixes.count == 1, suffixes[0].arguments.count == 1 {
      return isCallOfSelf(suffixes[0].arguments[0].valueTokens, passing: parameters)
    }
    let words = Set(tokens.map { text(ofToken: $0) })
    guard parameters.allSatisfy({ words.contains($0.name) }) else { return false }
    if base == ["self"] {
      return suffixes.first?.kind == .memberSuffix
        && (suffixes.count == 1 || suffixes.count == 2 && suffixes[1].kind == .callSuffix)
    }
    // Without `self`, a function that takes it is as likely.
    return base.count == 1 && !base[0].isTypeName && suffixes.count == 1 && suffixes[0].kind == .callSuffix
      && !suffixes[0].arguments.contains { $0.valueText == "self" }
  }
}

extension Syntax {
  /// The superclass and protocols that a type or an extension lists.
  fileprivate var conformances: [String]? { child(.inheritance)?.children(.type).map(\.text) }

  /// The name of a type, or of the one that is extended.
  var typeName: String? {
    guard kind == .extensionDeclaration else { return declaredName }
    guard let type = child(.type) else { return nil }
    var path = type.text
    while let generics = path.lastIndex(of: "<"), let end = path[generics...].firstIndex(of: ">") {
      path.removeSubrange(generics...end)
    }
    return path.split(separator: ".").last.map(String.init)
  }

  /// Of an extension: the type as it is written.
  fileprivate var extendedType: String? { kind == .extensionDeclaration ? child(.type)?.text : nil }

  fileprivate var isOpenToOverrides: Bool { kind == .classDeclaration && !modifiers.contains("final") }

  /// XCTest runs methods by their names, Swift Testing by an attribute.
  fileprivate func isRunAsTest(of owner: Syntax?) -> Bool {
    guard kind == .functionDeclaration else { return false }
    if attributes.contains(where: { $0.attributeName == "Test" }) { return true }
    let isOfClass = owner?.kind == .classDeclaration || owner?.kind == .extensionDeclaration
    return isOfClass && parameterList?.isEmpty == true && declaredName?.hasPrefix("test") == true
  }

  /// Of a shim: the attribute that its uses would lose.
  var objectionToAttributes: Obstacle? {
    attributes.first { !$0.isHarmless }.map { .attribute($0.conciseText) }
  }

  private var isHarmless: Bool {
    [
      "available", "ViewBuilder", "discardableResult", "inlinable", "inline", "MainActor",
      "warn_unqualified_access",
      "usableFromInline", "nonobjc", "SceneBuilder", "ToolbarContentBuilder",
    ].contains(attributeName)
  }

  /// Whether it is a test or has one in it.
  var holdsTest: Bool { isTest || descendants.contains { $0.kind == .functionDeclaration && $0.isTest } }

  /// Called by a test runner, whatever it does.
  var isTest: Bool {
    attributes.contains { $0.attributeName == "Test" }
      || (declaredName?.hasPrefix("test") == true && parameterList?.isEmpty == true)
  }
}
