// min iOS 15:
//   if #available(iOS 13, *) {A} else {B}       → A
//   if #unavailable(iOS 13) {A} else {B}        → B
//   if x, #available(iOS 13, *) {A}             → if x {A}
//   guard #available(iOS 13, *) else {A}; B     → B
//   guard #unavailable(iOS 13) else {A}; B      → A
//   while #unavailable(iOS 13) {A}              → nothing
//
// Silent where every platform that is built takes `*`: the condition is constant because it names none of them, not
// because of a minimum, and the file may be built for others elsewhere.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let redundantCheck = Rule(
    id: "redundant-check",
    summary: "An availability condition that is always true or always false",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds `#available` and `#unavailable` conditions that have the same value on every version of every \
        platform that the file is built for. What is known of the version begins with the deployment target \
        and is narrowed by what encloses the condition: another check, the rest of a block after a `guard`, \
        an `@available` of a declaration, `#if os(…)`.
        """,
      why: """
        One branch is dead: nobody runs or tests it, and it keeps old API and workarounds alive. The other \
        one is indented and read as if it were the exception.
        """,
      before: """
        // the minimum is iOS 15
        if #available(iOS 14, *) {
          LazyHStack { content }
        } else {
          HStack { content }
        }
        """,
      after: """
        LazyHStack { content }
        """,
      safety: """
        The fix is safe when the branch can take the place of the statement as it stands or in a scope of its \
        own; a result builder is taken to build the same from a branch with and without the `if` around it. \
        It is not safe where a call in the conditions before the check would no longer be evaluated, where a \
        `break` might stand in a result builder, or where an attribute names a result builder of the project. \
        Neither is it where the compiler would report a `try` before a closure in which nothing throws any more. \
        It is left to a person where `#if` cuts through the statement, where nothing would be left of a body \
        that has to return a value, or where a comment would be lost. \
        Within `#if`, a branch that always leaves makes what follows `#endif` dead where the clause is built: \
        that goes on in an `#else`, or, if there are more clauses, the check stays. A function that the fix \
        leaves empty goes with its calls, where each is a statement whose arguments do nothing: safely if \
        `self` or the type is called, else with `--unsafe`. \
        A condition that names none of the platforms that are built is not reported.
        """
    ),
    check: { $0.reportConstants(\.constantValue) }
  )
}

extension FilePass {
  /// Reports the conditions that have a value, and collapses them.
  func reportConstants(_ value: (ConditionFact) -> Bool?) {
    var constants: [Int: Bool] = [:]
    let conditions = facts.conditions
    // Most are not constant, and not copied.
    let found = conditions.indices.compactMap { place in
      value(conditions[place]).map { (place: place, isAlways: $0) }
    }
    if found.isEmpty { return }
    for (place, isAlways) in found {
      guard let element = Syntax(tree: tree, index: conditions[place].node).parent else { continue }
      constants[element.index] = isAlways
    }
    for (place, isAlways) in found {
      let fact = conditions[place]
      let node = Syntax(tree: tree, index: fact.node)
      let outcome = Outcome(of: fact, isAlways: isAlways, in: tree)
      report(
        node.range,
        "'\(node.conciseText)' is always \(isAlways): \(facts.explanation(of: fact))"
          + "; \(outcome.consequence)",
        subject: node.conciseText, removableLines: outcome.removableLines, dead: outcome.dead,
        fix: fix(CheckCollapse(of: Syntax(tree: tree, index: fact.statement), constants: constants).rewrite))
    }
  }
}

/// What becomes of the statement around a constant condition.
private struct Outcome {
  var consequence: String
  var removableLines: Int
  /// What never runs.
  var dead: [Range<Int>]

  init(of fact: ConditionFact, isAlways: Bool, in tree: SyntaxTree) {
    let condition = Syntax(tree: tree, index: fact.node)
    let statement = Syntax(tree: tree, index: fact.statement)
    let elements = statement.children(.conditionElement)
    let body = statement.child(.codeBlock)
    let total = tree.text.lineCount(of: statement.range)
    dead = Self.dead(in: statement, isAlways: isAlways, isWhole: elements.count == 1)
    switch (statement.kind, isAlways) {
    case (_, true) where elements.count > 1:
      consequence = "this part of the condition can go"
      removableLines = tree.removableLineCount(of: condition.range)
    case (.guardStatement, true):
      consequence = "the 'guard' can go"
      removableLines = tree.removableLineCount(of: statement.range)
    case (.guardStatement, false):
      consequence = "what follows the 'guard' is dead"
      let block = statement.parent.map(\.range.upperBound) ?? statement.range.upperBound
      let rest = tree.text.lineCount(of: statement.range.lowerBound..<max(block, statement.range.upperBound))
      let closing = statement.parent?.kind == .codeBlock ? 1 : 0
      removableLines = max(0, rest - closing - (body.map { tree.contentLineCount(of: $0) } ?? 0))
    case (.whileStatement, true):
      consequence = "the check can go"
      removableLines = 0
    case (.whileStatement, false):
      consequence = "the loop is dead"
      removableLines = tree.removableLineCount(of: statement.range)
    case (_, true):
      consequence = statement.elsePart == nil ? "the check can go" : "the 'else' branch is dead"
      removableLines = total - min(total, body.map { tree.contentLineCount(of: $0) } ?? 0)
    case (_, false):
      let other = statement.elsePart
      consequence = other == nil ? "its body is dead" : "only the 'else' branch is left"
      switch other?.kind {
      case .codeBlock: removableLines = max(0, total - tree.contentLineCount(of: other!))
      case .some: removableLines = max(0, total - tree.text.lineCount(of: other!.range))
      case nil: removableLines = tree.removableLineCount(of: statement.range)
      }
    }
  }

  private static func dead(in statement: Syntax, isAlways: Bool, isWhole: Bool) -> [Range<Int>] {
    let body = statement.child(.codeBlock)?.range
    switch (statement.kind, isAlways) {
    case (_, true) where !isWhole: return []
    case (.guardStatement, true), (.whileStatement, false): return [body].compactMap { $0 }
    case (.whileStatement, true): return []
    case (.guardStatement, false):
      let isBlock = statement.parent?.kind == .codeBlock
      let end = statement.parent.map { $0.range.upperBound - (isBlock ? 1 : 0) } ?? 0
      return end > statement.range.upperBound ? [statement.range.upperBound..<end] : []
    case (_, true): return [statement.elsePart?.range].compactMap { $0 }
    case (_, false): return [body].compactMap { $0 }
    }
  }
}
