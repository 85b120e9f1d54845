import SwiftSource

extension Syntax {
  var isFunctionLike: Bool {
    switch kind {
    case .closure, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .accessorDeclaration, .accessorBlock, .subscriptDeclaration, .sourceFile:
      true
    default: false
    }
  }

  /// The items of a container: a block, closure, `switch` case, getter, file or `#if` clause.
  var items: [Syntax] {
    children.filter {
      switch $0.kind {
      case .closureSignature, .caseLabel, .ifConfigCondition, .attribute: false
      default: true
      }
    }
  }

  /// The statement with its label, if it has one.
  var withLabel: Syntax {
    if let parent, parent.kind == .labeledStatement { return parent }
    return self
  }

  /// What follows `else`: a block or another `if`.
  var elsePart: Syntax? {
    guard kind == .ifStatement, let body = child(.codeBlock) else { return nil }
    return children.first { $0.index > body.index && ($0.kind == .codeBlock || $0.kind == .ifStatement) }
  }

  /// Out of `#if` clauses: the container whose scope the items belong to.
  var scopeContainer: Syntax {
    var node = self
    while node.kind == .ifConfigClause || node.kind == .ifConfig, let parent = node.parent { node = parent }
    return node
  }

  /// Its tokens without those of nested closures, whose `$0` is another one.
  func tokensOutsideClosures() -> [Int] { tokens { $0.kind == .closure } }

  /// Its tokens without those of the nodes below it that fit.
  func tokens(outside isLeftOut: (Syntax) -> Bool) -> [Int] {
    var result: [Int] = []
    var position = Int(node.firstToken)
    for part in outermostDescendants(where: isLeftOut) {
      result += position..<Int(part.node.firstToken)
      position = Int(part.node.endToken)
    }
    if position < Int(node.endToken) { result += position..<Int(node.endToken) }
    return result
  }

  /// The descendants that fit, without those below one that fits.
  func outermostDescendants(where isIncluded: (Syntax) -> Bool) -> [Syntax] {
    var result: [Syntax] = []
    var index = self.index + 1
    while index < Int(node.endNode) {
      let candidate = Syntax(tree: tree, index: index)
      if isIncluded(candidate) {
        result.append(candidate)
        index = Int(candidate.node.endNode)
      } else {
        index += 1
      }
    }
    return result
  }
}
