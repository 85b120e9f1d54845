// let box = Box(); fix(box)         the call stays: nothing else reads `box`, and making one may do something
// case .loaded(let text): fix(text)  stays, too: a pattern is not rewritten
//
// The compiler warns of names that nothing reads. A call that is the last read of a name goes only where the name goes
// with it.
import SwiftSource

extension EmptyCall {
  /// A name that nothing reads without some calls of the file, and that would stay.
  static func nameLeftUnread(without calls: [EmptyCall]) -> String? {
    guard let tree = calls.first?.tree else { return nil }
    let scopes = Scopes(tree)
    let gone = calls.map(\.statement.tokenIndices)
    for index in gone.joined() where tree.tokens[index].kind == .identifier {
      let name = tree.text(ofToken: index).withoutBackticks
      guard !(index > 0 && tree.tokens[index - 1].kind == .period),
        case .local(let binding) = scopes.meaning(of: name, at: index), binding.kind == .variable,
        !gone.contains(where: { $0.contains(binding.token) }), tree.keeps(binding, of: name, without: gone)
      else { continue }
      return name
    }
    let blocks = calls.compactMap(\.statement.parent)
    let endsWithGuard = blocks.contains { block in
      block.items.last { item in !gone.contains { $0.overlaps(item.tokenIndices) } }?.bindsSelfForLater
        ?? false
    }
    return endsWithGuard ? "self" : nil
  }
}

extension Syntax {
  /// Of a statement: whether it is `guard let self`, for what follows.
  fileprivate var bindsSelfForLater: Bool {
    kind == .guardStatement
      && children(.conditionElement).contains { element in
        let first = element.tokenIndices.lowerBound
        return element.flags.contains(.isLet) && element.tokenIndices.count > 1
          && tree.text(ofToken: first + 1).withoutBackticks == "self"
      }
  }
}

extension SyntaxTree {
  /// What holds all that a pattern in it, or in its head, can be mentioned by.
  private static let scopes: Set<NodeKind> = [
    .switchCase, .ifStatement, .whileStatement, .forStatement, .catchClause, .codeBlock, .closure,
    .accessorBlock,
  ]

  /// Whether a variable would be left without a mention where statements go.
  fileprivate func keeps(_ binding: NameBinding, of name: String, without gone: [Range<Int>]) -> Bool {
    func isGone(_ token: Int) -> Bool { gone.contains { $0.contains(token) } }
    let node = binding.node.kind == .binding ? binding.node.parent ?? binding.node : binding.node
    if let local = LocalName(node), local.name == name {
      guard local.uses.allSatisfy(isGone) else { return false }
      if case .safe = local.rewriteWhenUnused { return false }
      return true
    }
    let scope = node.selfAndAncestors.first { Self.scopes.contains($0.kind) } ?? root
    return mentions(of: name, in: scope.tokenIndices).allSatisfy { $0 == binding.token || isGone($0) }
  }
}
