// func setUp(in view: UIView)     over the body of   private func setUpModern(in view: UIView)
// @IBAction func tap(_ s: Any)    over the body of   private func open()
// var body: some View             over the body of   @ViewBuilder private var newBody: some View
//
// Refused where the body would mean something else: other names or types of parameters, another result, other effects
// or isolation, a builder that only one of them has.
import SwiftSource
import SystemCalls

/// The header of a declaration, written over the body of another one.
struct InlinedHead {
  /// From the first attribute to the body.
  let replaced: Range<Int>
  let text: String

  /// - Parameter arguments: of the only call; `nil`: it is a property.
  init?(of caller: Syntax, for half: Syntax, calledWith arguments: [CallArgument]?, isAwaited: Bool) {
    let tree = half.tree
    guard let body = half.halfBody, let block = caller.halfBody,
      (half.kind == .functionDeclaration) == (arguments != nil),
      !block.flags.contains(.incomplete), !body.flags.contains(.incomplete),
      tree.comments(in: block.range).isEmpty, tree.trailingComment(after: caller.range.upperBound) == nil,
      !tree.text.holds("#function", in: body.range),
      half.isBodyKept(under: caller, isAwaited: isAwaited), half.takesOver(arguments ?? [], of: caller)
    else { return nil }
    let head = tree.text[caller.range.lowerBound..<block.range.lowerBound]
    replaced = half.range.lowerBound..<body.range.lowerBound
    switch half.builder(under: caller) {
    case .same: text = head
    case .explicit(let name):
      let indentation = tree.text[tree.text.indentation(at: caller.range.lowerBound)]
      text = "@\(name)" + tree.text.newline + indentation + head
    case .other: return nil
    }
  }
}

/// The result builder that applies to a body.
private enum BodyBuilder {
  /// The same for both, or none that matters.
  case same
  /// That of the called declaration, which has to be written.
  case explicit(String)
  case other
}

extension Syntax {
  private static let builders: [String: String] = [
    "ViewBuilder": "some View", "SceneBuilder": "some Scene", "ToolbarContentBuilder": "some ToolbarContent",
    "CommandsBuilder": "some Commands",
  ]
  private static let plainModifiers: Set<String> = [
    "func", "private", "fileprivate", "internal", "static", "final", "mutating", "nonisolated",
  ]
  private static let inlinable: Set<String> = [
    "inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed", "_backDeploy",
  ]

  /// Whether the result, effects and isolation of both are the same.
  func isBodyKept(under caller: Syntax, isAwaited: Bool) -> Bool {
    let isBoundAlike = actors == caller.actors
    guard modifiers.isSubset(of: Self.plainModifiers), isStaticMember == caller.isStaticMember,
      modifiers.contains("nonisolated") == caller.modifiers.contains("nonisolated"),
      modifiers.contains("mutating") == caller.modifiers.contains("mutating"),
      !isAwaited || isBoundAlike && effectWords.contains("async"), isBoundAlike || !asksForIsolation,
      // In the getter of that name, it would be taken for a mistake.
      kind == .functionDeclaration || !(halfBody?.mentions(caller.declaredNameOfHalf) ?? false),
      // Where something asynchronous is called, what is not may be another function of that name.
      effectWords == caller.effectWords || effectWords.isEmpty && caller.effectWords == ["throws"],
      !effectWords.contains("rethrows"),
      attributes.allSatisfy({ $0.attributeName != "available" }),
      caller.attributes.allSatisfy({ !Self.inlinable.contains($0.attributeName) })
    else { return false }
    let parts: [NodeKind] = [.genericParameters, .whereClause, .ifConfig]
    guard parts.allSatisfy({ child($0) == nil && caller.child($0) == nil }) else { return false }
    return resultText == caller.resultText
  }

  /// The global actors that its attributes name.
  private var actors: Set<String> {
    Set(attributes.compactMap(\.attributeName).filter { $0.hasSuffix("Actor") || $0.count < 4 })
  }

  /// Whether where it runs matters for what it starts.
  private var asksForIsolation: Bool {
    (halfBody?.tokenIndices ?? 0..<0).contains {
      ["Task", "isolation", "await", "async"].contains(tree.bareName(ofToken: $0))
    }
  }

  /// Whether it names something of that name that it does not declare itself.
  private func mentions(_ name: String?) -> Bool {
    guard let name else { return false }
    let scopes = Scopes(tree)
    return tree.mentions(of: name, in: tokenIndices).contains { index in
      let node = tree.node(coveringToken: index)
      let isDeclared = node.kind == .binding && node.boundNameTokens.contains(index)
      return !isDeclared && !scopes.isBinding(index) && !scopes.isLocal(name, at: index)
    }
  }

  /// Between the parameters and the result.
  private var effectWords: [String] {
    guard kind == .functionDeclaration, let parameters = child(.parameters), let body = halfBody else {
      return []
    }
    return (parameters.tokenIndices.upperBound..<body.tokenIndices.lowerBound)
      .prefix { tree.tokens[$0].kind != .arrow }.map { tree.text(ofToken: $0) }
  }

  var resultText: String {
    let type = kind == .functionDeclaration ? child(.returnType)?.child(.type) : child(.binding)?.child(.type)
    let text = type?.text ?? ""
    return ["Void", "()"].contains(text) ? "" : text
  }

  /// Whether the arguments of the only call are the parameters of the caller, which have the same names and types, and
  /// no other parameter of it hides a name of the body.
  func takesOver(_ arguments: [CallArgument], of caller: Syntax) -> Bool {
    guard let own = parameterList, let others = caller.parameterList, own.count == arguments.count else {
      return false
    }
    for (parameter, argument) in zip(own, arguments) {
      guard argument.label == parameter.label, argument.valueText == parameter.name, !parameter.isVariadic,
        !parameter.isAutoclosure, !parameter.isInout,
        others.contains(where: { $0.name == parameter.name && $0.type == parameter.type && !$0.isVariadic })
      else { return false }
    }
    let taken = Set(own.map(\.name))
    let words = Set((halfBody?.tokenIndices ?? 0..<0).map { tree.bareName(ofToken: $0) })
    return others.allSatisfy { taken.contains($0.name) || !words.contains($0.name) }
  }

  /// - Parameter caller: the declaration whose head the body gets.
  fileprivate func builder(under caller: Syntax) -> BodyBuilder {
    guard let items = halfBody?.items else { return .other }
    let isExplicit = { (node: Syntax) in
      node.attributes.map(\.attributeName).filter { $0.hasSuffix("Builder") }
    }
    let (own, other) = (isExplicit(self), isExplicit(caller))
    if !own.isEmpty || !other.isEmpty, own == other { return .same }
    if let name = own.first {
      guard own.count == 1, other.isEmpty else { return .other }
      return caller.isBuilt(by: name) ? .same : .explicit(name)
    }
    // One expression is the same with a builder of the system and without. The caller's `return` may have turned off
    // another one.
    if items.count == 1, items[0].kind == .expressionStatement {
      let returned = caller.halfBody?.items.first?.kind == .returnStatement
      return returned && caller.mayBeRequired && !resultText.hasPrefix("some ") ? .other : .same
    }
    // A `return` turns off the result builder of a requirement.
    return other.isEmpty && (!resultText.hasPrefix("some ") || returnsItself) ? .same : .other
  }

  /// Whether it may be a witness.
  private var mayBeRequired: Bool {
    !isPrivate && owningType.map { $0.kind == .extensionDeclaration || !$0.inheritedNames.isEmpty } ?? false
  }

  var returnsItself: Bool {
    let function = kind == .functionDeclaration ? self : halfBody
    return descendants.contains { node in
      node.kind == .returnStatement && node.ancestors.first(where: \.isFunctionLike) == function
    }
  }

  /// Whether what it conforms to says that a builder makes its value.
  private func isBuilt(by name: String) -> Bool {
    guard let result = Self.builders[name], resultText == result,
      let owner = owningType, let protocols = owner.child(.inheritance)?.children(.type).map(\.text)
    else { return false }
    switch declaredNameOfHalf {
    case "body":
      let parts =
        kind == .functionDeclaration
        ? ["ViewModifier"] : ["View", "Scene", "App", "ToolbarContent", "Commands"]
      return protocols.contains(where: parts.contains)
    default: return false
    }
  }

  private var declaredNameOfHalf: String? { (child(.binding) ?? self).declaredName }
}
