// Where statements may be parts of a result builder. Nothing in a file says so for sure: a closure's parameter
// may carry the attribute, and a protocol's requirement lends it to its witnesses. But a body that holds a
// statement that no builder takes is none (SE-0289).
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
    guard !observing.isEmpty, let place = check.builderPlace else { return false }
    switch place.kind {
    case .closure:
      if !ownMeanings.builders(that: traits).isEmpty { return true }
    case .body(let body):
      if !body.isOfAnotherBuilder(than: observing), check.tree.lends(observing, toMembers: body.names) {
        return true
      }
    }
    return meanings.mayTransform(place, by: observing)
  }
}

extension SyntaxTree {
  /// Whether a protocol of the file has a requirement of one of some names with one of some attributes.
  fileprivate func lends(_ attributes: Set<String>, toMembers names: [String]) -> Bool {
    nodes { $0 == .protocolDeclaration }.contains { type in
      type.body?.items.contains { item in
        item.attributes.contains { attributes.contains($0.attributeName) }
          && item.namesOfMember.contains(where: names.contains)
      } ?? false
    }
  }
}
