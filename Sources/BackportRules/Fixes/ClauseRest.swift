// #if DEBUG                                       #if DEBUG
// if #available(old) { return a }      →          return a
// #endif                                          #else
// return b                                        return b
//                                                 #endif
//
// Where the clause is built, what follows `#endif` would be dead, and the compiler would warn of it. Refused where it
// is not clear which clause the rest belongs to.
import LintCore
import SwiftSource

/// What follows the `#if` around a statement that now always leaves.
enum ClauseRest {
  /// Nothing, or it was dead before.
  case none
  /// It moves into an `#else`.
  case moves([Edit])
  /// It would be dead where the clause is built.
  case isStuck

  static let reason: Reason = "what follows '#endif' would never run where the clause is built"

  /// - Parameter statement: with its label; it does not stay as it is, and always leaves then.
  init(after statement: Syntax) {
    var statement = statement
    while let around = statement.parent?.statementLeavingWithIt { statement = around }
    guard let clause = statement.parent, clause.kind == .ifConfigClause, let config = clause.parent,
      let container = config.parent, !statement.leaves, !config.leavesElsewhere(than: clause)
    else {
      self = .none
      return
    }
    let rest = container.items.filter { $0.index > config.index }
    if Self.hasRest(behind: container) {
      self = .isStuck
    } else if let first = rest.first, let last = rest.last {
      self = Self.edits(config, clause, container, first, last).map(ClauseRest.moves) ?? .isStuck
    } else {
      self = .none
    }
  }

  var edits: [Edit] {
    if case .moves(let edits) = self { return edits }
    return []
  }

  /// Whether something follows the `#endif` of a clause, or of a clause around it. A block that always leaves counts as a
  /// part of the statement that leaves with it.
  private static func hasRest(behind container: Syntax) -> Bool {
    let around = container.kind == .ifConfigClause ? container.parent : container.statementLeavingWithIt
    guard let around, let outer = around.parent else { return false }
    return outer.items.contains { $0.index > around.index } || hasRest(behind: outer)
  }

  private static func edits(
    _ config: Syntax, _ clause: Syntax, _ container: Syntax, _ first: Syntax, _ last: Syntax
  ) -> [Edit]? {
    let tree = config.tree
    let clauses = config.children(.ifConfigClause)
    let endif = Int(clauses[clauses.count - 1].node.endToken)
    guard container.kind != .sourceFile, tree.tokens[endif].kind == .poundEndif,
      endif + 1 == Int(config.node.endToken), clauses[0].index == clause.index,
      clauses.count == 1 || clauses.count == 2 && clauses[1].anchor.kind == .poundElse,
      !needsRest(config, container)
    else { return nil }
    let text = tree.text
    let line = text.startOfLine(at: Int(tree.tokens[endif].start))
    let directive = Int(tree.tokens[endif].start)..<text.endOfLine(at: Int(tree.tokens[endif].start))
    guard text.isBlank(line..<directive.lowerBound), first.range.lowerBound > directive.upperBound else {
      return nil
    }
    var start = text.startOfNextLine(at: directive.lowerBound)
    let end = tree.trailingComment(after: last.range.upperBound)?.upperBound ?? last.range.upperBound
    guard text.isBlank(end..<text.endOfLine(at: end)) else { return nil }
    let closing = text.newline + text[line..<directive.upperBound]
    var edits: [Edit]
    if clauses.count == 1 {
      let blank = start
      while start < first.range.lowerBound, text.isBlank(start..<text.endOfLine(at: start)) {
        start = text.startOfNextLine(at: start)
      }
      edits = [Edit(directive, replacement: "#else")] + (start > blank ? [Edit(blank..<start)] : [])
    } else {
      edits = [text.deletion(of: directive)]
    }
    if let inner = innerIndentation(clause, first) {
      let outer = text[text.indentation(at: first.range.lowerBound)]
      edits.append(
        Edit(start..<end, replacement: tree.text(of: start..<end, movedFrom: outer, to: inner) + closing))
    } else {
      edits.append(Edit(end..<end, replacement: closing))
    }
    return edits
  }

  /// How the lines of a clause are indented if the rest is indented as the directive is, and they are not.
  private static func innerIndentation(_ clause: Syntax, _ first: Syntax) -> String? {
    let text = clause.tree.text
    let own = { (node: Syntax) in text[text.indentation(at: node.range.lowerBound)] }
    guard let inner = clause.items.first.map(own), own(first) == own(clause), inner != own(clause) else {
      return nil
    }
    return inner
  }

  /// Whether what stands before the rest uses a function or type that the rest declares.
  private static func needsRest(_ config: Syntax, _ container: Syntax) -> Bool {
    let names = Set(container.items.filter { $0.index <= config.index }.flatMap(\.identifiers))
    return container.items.contains {
      $0.index > config.index && ($0.kind == .unexpected || $0.declaresLocally(one: names))
    }
  }
}

extension Syntax {
  /// The statement around a block, or around an `if` behind `else`, that always leaves when the block does.
  fileprivate var statementLeavingWithIt: Syntax? {
    guard kind == .codeBlock || kind == .ifStatement, let around = parent else { return nil }
    switch around.kind {
    case .doStatement: return around.child(.catchClause) == nil && around.withLabel == around ? around : nil
    case .ifStatement:
      guard let other = around.elsePart, let body = around.child(.codeBlock) else { return nil }
      let rest = self == body ? other : body
      let leaves = rest.kind == .ifStatement ? rest.leaves : rest.alwaysLeaves
      return leaves && around.withLabel == around ? around : nil
    default: return nil
    }
  }

  /// Whether it is an `#if` behind which nothing runs where one of its clauses is built.
  var leavesInSomeClause: Bool {
    kind == .ifConfig && children(.ifConfigClause).contains { !$0.items.isEmpty && $0.alwaysLeaves }
  }

  /// Of `#if`: whether all clauses but one always leave, so that what follows is dead in all of them.
  fileprivate func leavesElsewhere(than clause: Syntax) -> Bool {
    let clauses = children(.ifConfigClause)
    return clauses.last?.anchor.kind == .poundElse
      && clauses.allSatisfy { $0.index == clause.index || $0.alwaysLeaves }
  }

  fileprivate func declaresLocally(one names: Set<String>) -> Bool {
    isLocalFunctionOrType && names.contains(name.withoutBackticks)
      || kind == .ifConfig && !identifiers.isDisjoint(with: names)
        && descendants.contains { $0.isLocalFunctionOrType }
  }
}
