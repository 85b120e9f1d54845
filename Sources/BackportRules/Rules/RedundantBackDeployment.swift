// min iOS 15, macOS 12:
//   @backDeployed(before: iOS 15, macOS 12) func f()  → func f()
//
// A platform that the attribute does not name never needed the copy.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let redundantBackDeployment = Rule(
    id: "redundant-back-deployment",
    summary: "A '@backDeployed' for systems that are no longer supported",
    words: ["@backDeployed"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds `@backDeployed(before:)` whose versions are all reached by the deployment targets.
        """,
      why: """
        The function's body is copied into every client for systems that no client runs on any more.
        """,
      before: """
        // the minimum is iOS 16
        @backDeployed(before: iOS 16)
        public func refresh() { … }
        """,
      after: """
        public func refresh() { … }
        """,
      safety: """
        Safe: on every platform that is built the library has the function itself.
        """
    ),
    check: checkBackDeployments)
}

private func checkBackDeployments(_ pass: FilePass) {
  let facts = pass.facts
  // Most are not copied.
  for place in facts.attributes.indices where facts.attributes[place].judgement.removal == .whole {
    let fact = facts.attributes[place]
    guard fact.available == nil, let judgement = fact.judgement.introduction else { continue }
    let node = Syntax(tree: pass.tree, index: fact.node)
    let reason =
      pass.facts.explanation(of: judgement, scope: fact.scope, hasWildcard: false)
    pass.report(
      node.range, "'\(node.conciseText)' is never used: \(reason); the attribute can go",
      subject: node.conciseText,
      removableLines: pass.tree.removableLineCount(of: node.range), dead: [node.range],
      fix: pass.fix(pass.tree.deletion(ofAttribute: node)))
  }
}
