// Where statements may be parts of a result builder. Nothing in a file says so for sure: a closure's parameter
// may carry the attribute, and a protocol's requirement lends it to its witnesses. But a body that holds a
// statement that no builder takes is none (SE-0289).
import SwiftSource

extension Syntax {
  /// Whether the body that a statement stands in may be turned into calls of a result builder.
  var mayStandInResultBuilder: Bool {
    guard let body = ancestors.first(where: { $0.isFunctionLike }) else { return false }
    return body.mayBeResultBuilder
  }

  private var mayBeResultBuilder: Bool {
    switch kind {
    case .sourceFile, .initializerDeclaration, .deinitializerDeclaration: return false
    case .functionDeclaration:
      guard let type = child(.returnType)?.child(.type)?.text, type != "Void", type != "()" else {
        return false
      }
    case .accessorDeclaration:
      if name != "get" { return false }
    case .closure:
      if isCalledOnTheSpot { return false }
    default: break
    }
    return !holdsStatementOfNoBuilder
  }

  /// `{ … }()`
  private var isCalledOnTheSpot: Bool {
    guard let chain = parent, chain.kind == .chain, chain.node.firstToken == node.firstToken else {
      return false
    }
    return chain.children.first { $0.index >= Int(node.endNode) }?.kind == .callSuffix
  }

  /// `return`, `guard`, `while` and others, outside of nested bodies.
  var holdsStatementOfNoBuilder: Bool {
    var index = self.index + 1
    while index < Int(node.endNode) {
      let item = Syntax(tree: tree, index: index)
      switch item.kind {
      case .returnStatement, .breakStatement, .continueStatement, .guardStatement, .whileStatement,
        .repeatStatement, .deferStatement, .throwStatement, .fallthroughStatement, .catchClause:
        return true
      case _ where item.isFunctionLike:
        index = Int(item.node.endNode)
      default:
        index += 1
      }
    }
    return false
  }
}

/// The result builders of a file that make something of conditions: looked for once, not for each check.
struct OwnBuilders {
  /// Those that see whether a check is made, by name or alias.
  private let ofChecks: [String]
  /// Those that see whether there is a condition at all.
  private let ofConditions: [String]

  init(of tree: SyntaxTree) {
    let builders = tree.nodes { $0.isTypeDeclaration }.filter { type in
      type.attributes.contains { $0.attributeName == "resultBuilder" }
    }
    func names(_ observing: [Syntax]) -> [String] {
      let names = observing.compactMap(\.declaredName)
      if names.isEmpty { return [] }
      let aliases = tree.nodes { $0 == .typealiasDeclaration }.filter { alias in
        alias.tokenIndices.contains { names.contains(tree.text(ofToken: $0)) }
      }
      return names + aliases.compactMap(\.declaredName)
    }
    ofChecks = names(builders.filter { $0.observesConditions(isPartly: true) })
    ofConditions = names(builders.filter { $0.observesConditions(isPartly: false) })
  }

  /// Whether a check may be a part of one of them.
  /// - Parameter isPartly: other conditions than the check stay.
  func maySee(_ check: Syntax, isPartly: Bool) -> Bool {
    let observing = isPartly ? ofChecks : ofConditions
    guard !observing.isEmpty, check.mayStandInResultBuilder,
      let body = check.ancestors.first(where: \.isFunctionLike)
    else { return false }
    if body.kind == .closure { return true }
    let owner = body.selfAndAncestors.first {
      [.functionDeclaration, .variableDeclaration, .subscriptDeclaration].contains($0.kind)
    }
    // `var lines: String { @Lines get {…} }`
    let accessor = body.kind == .accessorDeclaration ? body.attributes : []
    let names = (accessor + (owner?.attributes ?? [])).map(\.attributeName)
    if names.contains(where: { $0.hasSuffix("Builder") && !observing.contains($0) }) { return false }
    return names.contains(where: observing.contains) || check.tree.lends(observing, toWitnessesOf: owner)
  }
}

extension Syntax {
  /// Of a result builder: whether a method of it for conditions does more than to pass its part on.
  fileprivate func observesConditions(isPartly: Bool) -> Bool {
    let methods = isPartly ? Self.methodsOfChecks : Self.methodsOfChecks.union(Self.methodsOfConditions)
    let types = tree.nodes { $0.isTypeDeclaration || $0 == .extensionDeclaration }.filter { type in
      type == self || type.kind == .extensionDeclaration && type.typeName == declaredName
    }
    return types.contains { type in
      type.body?.items.contains { item in
        item.kind == .functionDeclaration && methods.contains(item.name) && !item.passesPartOn
      } ?? false
    }
  }

  private static let methodsOfChecks: Set<String> = ["buildLimitedAvailability"]
  private static let methodsOfConditions: Set<String> = ["buildEither", "buildOptional", "buildIf"]

  /// Of such a method: `{ part }`, `{ part ?? [] }`.
  private var passesPartOn: Bool {
    guard let parameter = parameterList?.first, let item = child(.codeBlock)?.onlyItem else { return false }
    var words = item.tokenIndices.map { tree.text(ofToken: $0) }
    if words.first == "return" { words.removeFirst() }
    return words.first == parameter.name
      && [[], ["??", "[", "]"], ["??", "\"", "\""], ["??", "[", ":", "]"]].contains(Array(words.dropFirst()))
  }
}

extension SyntaxTree {
  /// Whether a protocol of the file has a requirement of the same name with one of some attributes.
  fileprivate func lends(_ attributes: [String], toWitnessesOf owner: Syntax?) -> Bool {
    guard let owner else { return false }
    let names =
      owner.kind == .variableDeclaration ? owner.children(.binding).flatMap(\.boundNames) : [owner.name]
    return nodes { $0 == .protocolDeclaration }.contains { type in
      type.body?.items.contains { item in
        guard item.attributes.contains(where: { attributes.contains($0.attributeName) }) else { return false }
        let own =
          item.kind == .variableDeclaration ? item.children(.binding).flatMap(\.boundNames) : [item.name]
        return !Set(own).isDisjoint(with: names)
      } ?? false
    }
  }
}
