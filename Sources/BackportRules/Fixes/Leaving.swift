// Whether control never comes out at the end of a block. Only what can be seen: a statement that leaves, a call
// that never returns by its name, an `if` or `switch` all of whose branches leave.
import SwiftSource

extension Syntax {
  /// Of a block: whether one of its statements always leaves.
  var alwaysLeaves: Bool { items.contains { $0.leaves } }

  /// Of a statement: whether control never goes on behind it.
  var leaves: Bool {
    switch kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement:
      return true
    case .expressionStatement: return neverReturns
    case .ifStatement:
      guard let body = child(.codeBlock), let other = elsePart else { return false }
      return body.alwaysLeaves && (other.kind == .codeBlock ? other.alwaysLeaves : other.leaves)
    case .doStatement:
      guard let body = child(.codeBlock), child(.catchClause) == nil else { return false }
      return body.alwaysLeaves
    case .switchStatement:
      let cases = children(.switchCase)
      return !cases.isEmpty && child(.ifConfig) == nil && cases.allSatisfy { $0.leavesFunctionOrLoop }
    default: return false
    }
  }

  /// Of a `switch` case: `break` only leaves the `switch`.
  private var leavesFunctionOrLoop: Bool {
    guard let last = items.last, last.leaves else { return false }
    return !descendants.contains { $0.kind == .breakStatement || $0.kind == .fallthroughStatement }
  }

  private var neverReturns: Bool {
    guard let chain = children.first(where: { _ in true }), chain.kind == .chain,
      chain.node.firstToken == node.firstToken, chain.node.endToken == node.endToken
    else { return false }
    let suffixes = Array(chain.children)
    guard suffixes.count == 1, suffixes[0].kind == .callSuffix else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(
      tree.text[chain.range.lowerBound..<suffixes[0].range.lowerBound])
  }
}
