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

/// The project's own result builders that make something of conditions: looked for once, not for each check.
struct OwnBuilders {
  private let meanings: OwnMeanings
  /// What the file declares itself.
  private let ownMeanings: OwnMeanings

  /// - Parameter known: what the project declares, if it was asked.
  init(_ ownMeanings: OwnMeanings, knowing known: OwnMeanings?) {
    self.ownMeanings = ownMeanings
    meanings = known ?? ownMeanings
  }

  /// Whether a check may be a part of one of them.
  /// - Parameter traits: what is no longer there to be seen.
  func maySee(_ check: Syntax, _ traits: BuilderTraits) -> Bool {
    let observing = meanings.builders(that: traits)
    guard !observing.isEmpty, check.mayStandInResultBuilder,
      let body = check.ancestors.first(where: \.isFunctionLike)
    else { return false }
    if body.kind == .closure {
      return !ownMeanings.builders(that: traits).isEmpty
        || body.calleeOfClosure.map { meanings.takes($0, closuresFor: observing) } ?? false
    }
    let owner = body.selfAndAncestors.first {
      [.functionDeclaration, .variableDeclaration, .subscriptDeclaration].contains($0.kind)
    }
    // `var lines: String { @Lines get {…} }`
    let accessor = body.kind == .accessorDeclaration ? body.attributes : []
    let names = (accessor + (owner?.attributes ?? [])).map(\.attributeName)
    if names.contains(where: { $0.hasSuffix("Builder") && !observing.contains($0) }) { return false }
    if names.contains(where: observing.contains) { return true }
    guard let owner else { return false }
    if let type = owner.owningType?.extendedOrDeclaredName,
      meanings.lends(observing, to: type, members: owner.ownNames)
    {
      return true
    }
    return check.tree.lends(observing, toWitnessesOf: owner)
  }
}

extension Syntax {
  /// Of a closure: the name of the function or type that it is passed to.
  fileprivate var calleeOfClosure: String? {
    guard let argument = parent, [.argument, .trailingClosure].contains(argument.kind),
      let call = argument.parent, call.kind == .callSuffix, let chain = call.parent
    else { return nil }
    var suffix = call.previousSuffix
    if suffix?.kind == .genericArguments { suffix = suffix?.previousSuffix }
    if let suffix { return suffix.kind == .memberSuffix ? suffix.name : nil }
    return chain.baseTokens.last.map { tree.text(ofToken: $0) }
  }

  /// Of a function, variable or subscript.
  fileprivate var ownNames: [String] {
    kind == .variableDeclaration ? children(.binding).flatMap(\.boundNames) : [name]
  }
}

extension SyntaxTree {
  /// Whether a protocol of the file has a requirement of the same name with one of some attributes.
  fileprivate func lends(_ attributes: Set<String>, toWitnessesOf owner: Syntax) -> Bool {
    let names = Set(owner.ownNames)
    return nodes { $0 == .protocolDeclaration }.contains { type in
      type.body?.items.contains { item in
        item.attributes.contains { attributes.contains($0.attributeName) }
          && !names.isDisjoint(with: item.ownNames)
      } ?? false
    }
  }
}
