// min iOS 15:
//   @available(iOS, obsoleted: 14) func old() {…}    → nothing
//
// Only when the declaration can be used on none of the platforms built: each is ruled out by `obsoleted:`
// or `unavailable`. Where all is `unavailable` and nothing `obsoleted:`, age has nothing to do with it; nor
// where a library keeps a symbol for old clients and nobody was ever to call it (`obsoleted: 1`).
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let obsoleteDeclaration = Rule(
    id: "obsolete-declaration",
    summary: "A declaration that is obsoleted on every platform built",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds declarations whose `obsoleted:` version the deployment target has reached, on every platform \
        that is built.
        """,
      why: """
        The compiler refuses every use of the declaration: it is dead code.
        """,
      before: """
        // the minimum is iOS 15
        @available(iOS, introduced: 13, obsoleted: 15)
        extension View {
          func badge(_ count: Int) -> some View { … }
        }
        """,
      after: """
        """,
      safety: """
        Safe: nothing that compiles refers to it. Public declarations of a library stay, since clients with \
        an older deployment target may use them.
        """
    ),
    check: checkObsoleted)
}

private func checkObsoleted(_ pass: FilePass) {
  for milestones in Milestones.all(in: pass) where milestones.isUnusable {
    guard let first = milestones.first(\.obsoleted, judgedBy: { $0.obsoletion }), first.version > Version(1)
    else { continue }
    let platform = first.targets[0].platform.rawValue
    let node = Syntax(tree: pass.tree, index: first.fact.node)
    pass.report(
      node.range,
      """
      \(milestones.declaration.displayName) cannot be used: it is obsoleted in \(platform) \(first.version) \
      and \(AvailabilityFacts.phrase(for: first.targets)); the declaration can go
      """,
      removableLines: pass.tree.removableLineCount(of: milestones.declaration.range),
      fix: pass.fix(pass.tree.deletion(ofUnusable: milestones.declaration)))
  }
}
