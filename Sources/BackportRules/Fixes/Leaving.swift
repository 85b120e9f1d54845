// Whether control never comes out at the end of a block. Only what can be seen: a statement that leaves, a call
// that never returns by its name, an `if`, `switch` or `#if` all of whose branches leave.
//
// `exit(1)`, `abort()`, `fatalError()` may be the project's own: functions, parameters, cases. One file does not show
// what others declare, add to a type, or what a superclass has: they count with their module in front
// (`Foundation.exit(1)`, `Swift.fatalError()`). By themselves they may leave.
import SwiftSource

extension Syntax {
  /// Whether a statement of this block always leaves.
  var alwaysLeaves: Bool { alwaysLeaves(.surely) }

  /// The same if `fatalError()` is the system's.
  var mayAlwaysLeave: Bool { alwaysLeaves(.perhaps) }

  /// Whether control never goes on behind this statement.
  var leaves: Bool { leaves(.surely) }

  /// The same if `fatalError()` is the system's.
  var mayLeave: Bool { leaves(.perhaps) }

  /// The functions of the system that `mayLeave` takes calls by their bare names for.
  static let namesOfTerminators = Set(Terminator.allCases.map(\.rawValue))

  private func alwaysLeaves(_ certainty: Certainty) -> Bool { items.contains { $0.leaves(certainty) } }

  private func leaves(_ certainty: Certainty) -> Bool {
    switch kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement:
      return true
    case .expressionStatement: return neverReturns(certainty)
    case .ifStatement:
      guard let body = child(.codeBlock), let other = elsePart else { return false }
      guard body.alwaysLeaves(certainty) else { return false }
      return other.kind == .codeBlock ? other.alwaysLeaves(certainty) : other.leaves(certainty)
    case .labeledStatement:
      let label = tree.text(ofToken: anchorIndex)
      return children.contains { $0.leaves(certainty) }
        && !descendants.contains { node in
          node.kind == .breakStatement
            && node.tokenIndices.dropFirst().contains { tree.text(ofToken: $0) == label }
            && !node.isUnreachable(within: self, certainty)
        }
    case .doStatement:
      guard let body = child(.codeBlock) else { return false }
      return body.alwaysLeaves(certainty)
        && children(.catchClause).allSatisfy { $0.body?.alwaysLeaves(certainty) ?? false }
    case .switchStatement:
      let cases = children(.switchCase)
      return !cases.isEmpty && child(.ifConfig) == nil
        && cases.allSatisfy { $0.alwaysLeaves(certainty) } && !isLeftByBreak
    case .ifConfig:
      let clauses = children(.ifConfigClause)
      return clauses.last?.anchor.kind == .poundElse && clauses.allSatisfy { $0.alwaysLeaves(certainty) }
    default: return false
    }
  }

  /// Whether an earlier statement always leaves a block around this one.
  private func isUnreachable(within outer: Syntax, _ certainty: Certainty) -> Bool {
    selfAndAncestors.prefix { $0 != outer }.contains { item in
      guard let siblings = item.parent?.items, siblings.contains(item) else { return false }
      return siblings.prefix { $0 != item }.contains { $0.leaves(certainty) }
    }
  }

  /// Whether a `break` without a label leaves this `switch`, and not a loop or `switch` within it.
  private var isLeftByBreak: Bool {
    descendants.contains { node in
      node.kind == .breakStatement && node.tokens.count == 1
        && node.ancestors.first(where: \.isLoopOrSwitch) == self
    }
  }

  private var isLoopOrSwitch: Bool {
    [.switchStatement, .forStatement, .whileStatement, .repeatStatement].contains(kind)
  }

  private func neverReturns(_ certainty: Certainty) -> Bool {
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
    return certainty == .perhaps && suffixes.count == 1 && base.count == 1
  }
}

/// Whose a function is that is called without its module.
private enum Certainty {
  /// Perhaps the project's.
  case surely
  /// Taken for the system's.
  case perhaps
}

/// A function of the system that never returns.
private enum Terminator: String, CaseIterable {
  case fatalError, preconditionFailure, exit, abort, dispatchMain

  var modules: Set<String> {
    self != .fatalError && self != .preconditionFailure
      ? ["Foundation", "Darwin", "Glibc", "Musl", "Android", "WinSDK", "Dispatch"] : ["Swift"]
  }

  func takes(_ arguments: [CallArgument]) -> Bool {
    switch self {
    case .exit: arguments.count == 1 && arguments[0].label == nil
    case .abort, .dispatchMain: arguments.isEmpty
    case .fatalError, .preconditionFailure:
      arguments.enumerated().allSatisfy { $1.label.map { ["file", "line"].contains($0) } ?? ($0 == 0) }
    }
  }
}
