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
