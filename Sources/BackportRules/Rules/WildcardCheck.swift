// iOS alone is built, from iOS 15 on:
//   if #available(macOS 12, *) {A} else {B}     → A
//   if #unavailable(macOS 12) {A} else {B}      → B
//   @available(macOS 12, *) func f()            → func f()
//   @backDeployed(before: macOS 12) func f()    → func f()
//
// Off unless selected: that a file is built for iOS alone is what this project says. Another one may build it
// for macOS, where the check has a meaning. The long form stays: on iOS it says nothing, and asks for nothing.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let wildcardCheck = Rule(
    id: "wildcard-check",
    summary: "A check or attribute that names no platform built, so that '*' alone decides it",
    isOptIn: true,
    words: ["@available", "#available", "#unavailable", "@backDeployed"],
    documentation: Documentation(
      what: """
        Finds availability conditions, `@available` and `@backDeployed` attributes whose clauses speak for \
        platforms that the file is not built for. On those that it is built for, `*` decides: the condition is \
        always true, `#unavailable` always false, and the attribute restricts nothing.
        """,
      why: """
        The check was written for a platform that is gone, or the platform's name is wrong: `#available(iOS 18, \
        *)` holds on every version of visionOS.
        """,
      before: """
        // only iOS is built
        if #available(macOS 14, *) {
          inspector()
        }
        """,
      after: """
        inspector()
        """,
      safety: """
        As safe as the project's platforms are complete: it is off because a file may be shared with a project \
        that is built for the platform named. Turn it on where files are not shared. Where a check is there \
        by mistake, give it the clause that is missing instead.
        """
    ),
    check: checkWildcards
  )
}

@Sendable private func checkWildcards(_ pass: FilePass) {
  pass.reportConstants { fact in
    fact.isDecidedByWildcard ? fact.judgement.verdict == .always : nil
  }
  let facts = pass.facts
  for fact in facts.attributes where fact.isDecidedByWildcard && !facts.mustStay(fact) {
    guard let judgement = fact.judgement.introduction else { continue }
    let node = Syntax(tree: pass.tree, index: fact.node)
    let reason = facts.explanation(of: judgement, scope: fact.scope)
    let effect = fact.available == nil ? "is never used" : "restricts nothing"
    pass.report(
      node.range, "'\(node.conciseText)' \(effect): \(reason); the attribute can go",
      subject: node.conciseText,
      removableLines: pass.tree.removableLineCount(of: node.range), dead: [node.range],
      fix: pass.fix(pass.tree.deletion(ofAttribute: node)))
  }
}
