// make { if #available(…) {…} }              the closure of `make`
// var lines: String { if #available(…) {…} }  the body of `lines`
import LintCore
import SwiftSource

/// What a result builder of the project would have to transform to see a check.
struct BuilderPlace: ProjectFact {
  enum Kind: Hashable {
    /// - Parameters:
    ///   - callee: what the closure is passed to: the name of a function or type, or `subscript`; `nil`: a value, or an
    ///     operator.
    ///   - mayBeValue: whether that may name a value that is called.
    case closure(callee: String?, mayBeValue: Bool)
    case body(Body)
  }
  var kind: Kind
  /// Whether the names of the system's builders mean those there.
  var knowsSystem: Bool

  /// The body of a function, property or subscript.
  struct Body: Hashable {
    var attributes: [String] = []
    var type: String?
    var names: [String] = []
    /// Only a builder of `Void` transforms it.
    var givesNothing = false

    fileprivate func isOf(_ builders: Set<String>) -> Bool { attributes.contains(where: builders.contains) }

    /// Whether an attribute says that another builder transforms it.
    func isOfAnotherBuilder(than builders: Set<String>) -> Bool {
      attributes.contains { $0.hasSuffix("Builder") && !builders.contains($0) }
    }
  }
}

extension Syntax {
  /// Where a check stands, if a result builder may see it.
  var builderPlace: BuilderPlace? { ancestors.first(where: \.isFunctionLike)?.builderPlaceOfBody }

  /// Of what `isFunctionLike`: the place of the checks in it.
  var builderPlaceOfBody: BuilderPlace? {
    guard mayBeResultBuilder else { return nil }
    return BuilderPlace(
      kind: kindOfBuilderPlace,
      knowsSystem: !tree.importedModules.isDisjoint(with: BuilderTraits.systemModules))
  }

  private var kindOfBuilderPlace: BuilderPlace.Kind {
    if kind == .closure {
      let callee = calleeOfClosure
      return .closure(callee: callee?.name, mayBeValue: callee?.mayBeValue ?? true)
    }
    let owner = selfAndAncestors.first {
      [.functionDeclaration, .variableDeclaration, .subscriptDeclaration].contains($0.kind)
    }
    // `var lines: String { @Lines get {…} }`
    let accessor = kind == .accessorDeclaration ? attributes : []
    return .body(
      BuilderPlace.Body(
        attributes: (accessor + (owner?.attributes ?? [])).map(\.attributeName),
        type: owner?.owningType?.extendedOrDeclaredName, names: owner?.namesOfMember ?? [],
        givesNothing: isFunctionOfNothing))
  }

  /// Of a function, variable or subscript.
  var namesOfMember: [String] {
    kind == .variableDeclaration ? boundNames : [declaredName].compactMap { $0 }
  }

  /// Of a closure: the name of the function or type that it is passed to.
  private var calleeOfClosure: (name: String, mayBeValue: Bool)? {
    if let around = ancestors.first(where: { $0.kind == .attribute || $0.isFunctionLike }),
      around.kind == .attribute
    {
      return (around.attributeName, false)
    }
    guard let argument = parent, [.argument, .trailingClosure].contains(argument.kind),
      let call = argument.parent, let chain = call.parent
    else { return nil }
    if call.kind == .subscriptSuffix { return ("subscript", false) }
    guard call.kind == .callSuffix else { return nil }
    var suffix = call.previousSuffix
    if suffix?.kind == .genericArguments { suffix = suffix?.previousSuffix }
    switch suffix?.kind {
    case nil:
      return chain.baseTokens.last.map { index in
        let name = typeCalled(tree.text(ofToken: index))
        return (name, !name.isTypeName)
      }
    // `Text("…").overlay {…}`
    case .memberSuffix: return suffix.map { ($0.name, $0.previousSuffix?.kind != .callSuffix) }
    // `rows[1] {…}`
    case .subscriptSuffix: return ("subscript", true)
    default: return nil
    }
  }

  private func typeCalled(_ name: String) -> String {
    if name == "Self" { return ancestors.first { $0.kind.isTypeDeclaration }?.extendedOrDeclaredName ?? name }
    // The initializer of whatever type the parameter stands for.
    let isParameter = ancestors.contains { around in
      around.child(.genericParameters)?.children.contains { $0.declaredName == name } ?? false
    }
    return isParameter ? "init" : name
  }
}

extension OwnMeanings {
  /// Whether one of some builders may transform what stands at a place.
  func mayTransform(_ place: BuilderPlace, by builders: Set<String>) -> Bool {
    let builders = place.knowsSystem ? builders.subtracting(BuilderTraits.systemBuilders) : builders
    switch place.kind {
    case .closure(let callee, let mayBeValue):
      guard let callee else { return takesByOperator(closuresFor: builders) }
      // Any value may be called that has such a method.
      return takes(callee, closuresFor: builders)
        || mayBeValue && takes("callAsFunction", closuresFor: builders)
    case .body(let body):
      if body.isOfAnotherBuilder(than: builders) { return false }
      if body.isOf(builders) { return true }
      let lending = body.givesNothing ? self.builders(amongThoseOfNothing: builders) : builders
      return body.type.map { lends(lending, to: $0, members: body.names) } ?? false
    }
  }
}
