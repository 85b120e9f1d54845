// Whether control never comes out at the end of a block. Only what can be seen: a statement that leaves, a call
// that never returns by its name, an `if` or `switch` all of whose branches leave.
//
// `exit(1)`, `abort()`, `fatalError()` may be the project's own: functions, parameters, cases. `exit` and `abort` are
// common names, and one file does not show what others add to a type, or a superclass has: they count with their
// module in front (`Foundation.exit(1)`). Who calls a function `fatalError` does so where it is used, or means the same.
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
    let base = chain.baseTokens
    guard let call = suffixes.last, call.kind == .callSuffix, call.trailingClosures.isEmpty,
      let word = Terminator(rawValue: tree.text(ofToken: Int(call.node.firstToken) - 1)),
      word.takes(call.arguments)
    else { return false }
    if suffixes.count == 2, base.count == 1, suffixes[0].kind == .memberSuffix {
      return word.modules.contains(tree.text(ofToken: base.lowerBound))
    }
    return suffixes.count == 1 && base.count == 1 && !word.isCommonName && !tree.declares(word.rawValue)
  }
}

/// A function of the system that never returns.
private enum Terminator: String {
  case fatalError, preconditionFailure, exit, abort

  /// Members are called so.
  var isCommonName: Bool { self == .exit || self == .abort }

  var modules: Set<String> {
    isCommonName ? ["Foundation", "Darwin", "Glibc", "Musl", "Android", "WinSDK", "Dispatch"] : ["Swift"]
  }

  func takes(_ arguments: [CallArgument]) -> Bool {
    switch self {
    case .exit: arguments.count == 1 && arguments[0].label == nil
    case .abort: arguments.isEmpty
    case .fatalError, .preconditionFailure:
      arguments.enumerated().allSatisfy { $1.label.map { ["file", "line"].contains($0) } ?? ($0 == 0) }
    }
  }
}

extension SyntaxTree {
  /// Whether a name stands anywhere in the file but as a member, as a label, or where it is called.
  fileprivate func declares(_ name: String) -> Bool {
    let length = name.utf8.count
    return root.tokenIndices.contains { index in
      guard tokens[index].kind == .identifier, tokens[index].range.count >= length,
        text(ofToken: index) == name
      else { return false }
      let node = node(coveringToken: index)
      switch node.kind {
      case .memberSuffix: return false
      case .chain: return node.suffixes.first?.kind != .callSuffix
      case .argument where node.flags.contains(.labeled) && node.anchorIndex == index: return false
      default: return true
      }
    }
  }
}
