// Where statements may be parts of a result builder. Nothing in a file says so for sure: a closure's parameter
// may carry the attribute, and a protocol's requirement lends it to its witnesses. But a body that holds a
// statement that no builder takes is none (SE-0289).
import Native
import SwiftSource

extension Syntax {
  /// Whether the body that a statement stands in may be turned into calls of a result builder.
  var mayStandInResultBuilder: Bool {
    guard let body = ancestors.first(where: { $0.isFunctionLike }) else { return false }
    return body.mayBeResultBuilder && !body.isFunctionOfNothing
  }

  /// Of what `isFunctionLike`: also of a function without a value, which a builder whose parts are `Void` may transform.
  var mayBeResultBuilder: Bool {
    switch kind {
    case .sourceFile, .initializerDeclaration, .deinitializerDeclaration: return false
    case .accessorDeclaration:
      if name != "get" { return false }
    case .closure:
      if isCalledOnTheSpot { return false }
    default: break
    }
    return !holdsStatementOfNoBuilder
  }

  /// Whether it is a function without a value.
  var isFunctionOfNothing: Bool { kind == .functionDeclaration && givesNothing }

  /// `{ … }()`
  var isCalledOnTheSpot: Bool {
    guard let chain = parent, chain.kind == .chain, chain.node.firstToken == node.firstToken else {
      return false
    }
    return chain.children.first { $0.index >= Int(node.endNode) }?.kind == .callSuffix
  }

  /// An argument in this branch of a result builder that is declared as `any P`. A call opens it (SE-0352) and may return
  /// `any View`. The builder erases that in the branch of a check, and takes it nowhere else.
  var openedExistential: String? {
    let arguments = descendants.filter { $0.kind == .callSuffix }.flatMap(\.arguments).compactMap {
      let words = $0.valueTokens.map { tree.text(ofToken: $0) }
      return words.count == 1 || words.starts(with: ["self", "."]) && words.count == 3 ? words.last : nil
    }
    if arguments.isEmpty { return nil }
    let declared = ancestors.flatMap { node -> [Syntax] in
      switch node.kind {
      case .functionDeclaration, .initializerDeclaration:
        node.child(.parameters)?.children(.parameter) ?? []
      case .memberBlock:
        node.items.filter { $0.kind == .variableDeclaration }.flatMap { $0.children(.binding) }
      default: []
      }
    }.filter { $0.child(.type)?.text.hasPrefix("any ") == true }
    let opened = arguments.first { name in
      declared.contains { $0.tokens.contains { tree.text.reads(name, at: $0.range) } }
    }
    return opened != nil && mayStandInResultBuilder ? opened : nil
  }

  /// `return`, `guard`, `while` and others, outside of nested bodies.
  var holdsStatementOfNoBuilder: Bool {
    var index = self.index + 1
    while index < Int(node.endNode) {
      let item = Syntax(tree: tree, index: index)
      switch item.kind {
      case .returnStatement, .breakStatement, .continueStatement, .guardStatement, .whileStatement,
        .repeatStatement, .deferStatement, .fallthroughStatement, .catchClause:
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

extension Syntax {
  /// The attribute around a check that names a result builder of the project: one that the file declares, or that ends in
  /// `Builder` and is not the system's.
  var ownBuilder: String? {
    for node in ancestors where node.mayCarryBuilder {
      if let name = node.attributes.lazy.map(\.attributeName).first(where: tree.isOwnBuilder) { return name }
      if node.kind != .accessorDeclaration { return nil }
    }
    return nil
  }

  /// A closure and a block carry none, and may have very many children.
  private var mayCarryBuilder: Bool {
    [.functionDeclaration, .variableDeclaration, .subscriptDeclaration, .accessorDeclaration].contains(kind)
  }
}

extension SyntaxTree {
  fileprivate func isOwnBuilder(_ attribute: String) -> Bool {
    if let types = types(named: attribute) {
      return types.contains { $0.attributes.contains { $0.attributeName == "resultBuilder" } }
    }
    return attribute.hasSuffix("Builder") && NativeIndex.builtIn.types(named: attribute).isEmpty
  }
}
