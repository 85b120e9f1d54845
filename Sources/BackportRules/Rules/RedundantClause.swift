// min iOS 15, macOS 12:
//   #available(iOS 13, macOS 14, *)                  → #available(macOS 14, *)
//   #unavailable(iOS 13, macOS 14)                   → #unavailable(macOS 14)
//   @available(iOS 13, macOS 14, *)                  → @available(macOS 14, *)
//   @available(iOS, introduced: 13, deprecated: 18)  → @available(iOS, deprecated: 18)
//   @backDeployed(before: iOS 15, macOS 14)          → @backDeployed(before: macOS 14)
//
// Only where the rest means the same afterwards on every platform built: a clause also speaks for the
// platforms that inherit from it (iOS for Mac Catalyst and visionOS).
//
// An availability macro whose clauses are all reached is a note where it is defined, and left to a person: a manifest
// may be read by other tools, and the macro may be used in files that are not in view.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let redundantClause = Rule(
    id: "redundant-clause",
    summary: "A platform's part of a condition or attribute that is always satisfied",
    severity: .note,
    words: ["@available", "#available", "#unavailable", "@backDeployed"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds the clauses of `#available`, `#unavailable`, `@available` and `@backDeployed` whose version the \
        deployment target has reached, where other clauses still decide something. A clause for a platform that \
        the file is not built for counts where `--min` or the configuration states a minimum of that platform, \
        and stays until that is reached.
        """,
      why: """
        The clause reads as if the code ran on systems that are no longer supported.
        """,
      before: """
        // the minimums are iOS 15 and macOS 12
        if #available(iOS 14, macOS 13, *) { … }
        """,
      after: """
        if #available(macOS 13, *) { … }
        """,
      safety: """
        Always safe: on every platform that is built the rest means the same.
        """
    ),
    check: checkClauses
  )
}

private func checkClauses(_ pass: FilePass) {
  let facts = pass.facts
  // Most say nothing of the kind, and are not copied.
  for place in facts.conditions.indices where !facts.conditions[place].judgement.removableArguments.isEmpty {
    let fact = facts.conditions[place]
    report(
      fact.judgement.removableArguments, of: fact.node, judgement: fact.judgement, scope: fact.scope, in: pass
    )
  }
  for place in facts.attributes.indices {
    guard case .arguments(let arguments) = facts.attributes[place].judgement.removal else { continue }
    let fact = facts.attributes[place]
    guard let judgement = fact.judgement.introduction, !facts.mustStay(fact) else { continue }
    report(arguments, of: fact.node, judgement: judgement, scope: fact.scope, in: pass)
  }
}

private func report(_ arguments: [Int], of node: Int, judgement: Judgement, scope: Int, in pass: FilePass) {
  guard !arguments.isEmpty else { return }
  let whole = Syntax(tree: pass.tree, index: node)
  let nodes = whole.children(.availabilityArgument)
  let fix = pass.fix(pass.tree.deletion(ofArguments: arguments, of: whole))
  for argument in arguments where nodes.indices.contains(argument) {
    let reason = pass.facts.explanation(of: argument, in: judgement, scope: scope)
    pass.report(
      nodes[argument].range,
      "'\(nodes[argument].conciseText)' in '\(whole.conciseText)' is always satisfied: \(reason); the clause can go",
      subject: nodes[argument].conciseText,
      removableLines: pass.tree.removableLineCount(of: nodes[argument].range),
      dead: [nodes[argument].range], fix: fix)
  }
}
