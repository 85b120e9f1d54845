// min iOS 15:
//   @available(iOS, deprecated: 15, renamed: "new()")
//   func old() { … }                                 → nothing; old() → new() where it is called
//
// Silent on overrides, whose name another class dictates, and where a platform built still needs the
// declaration. `deprecated` without a version says nothing about age.
import LintCore
import SwiftSource

extension Rule {
  public static let deprecatedShim = Rule(
    id: "deprecated-shim",
    summary: "A declaration that the project itself calls deprecated from the minimum on",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds declarations of the project with `deprecated:` at or below the deployment target, on every \
        platform that is built.
        """,
      why: """
        Whoever wrote the version said from when on the declaration is not needed any more; that time has \
        come.
        """,
      before: """
        // the minimum is iOS 15
        @available(iOS, deprecated: 15, renamed: "AsyncImage")
        struct RemoteImage: View { … }
        """,
      after: """
        // RemoteImage(…) is AsyncImage(…) now
        """,
      safety: """
        A fix is offered when the declaration only forwards or `renamed:` says what callers should say; else \
        it takes a person.
        """
    ),
    check: checkDeprecated)
}

private func checkDeprecated(_ pass: FilePass) {
  for milestones in Milestones.all(in: pass) where milestones.isPast && !milestones.isUnusable {
    guard !milestones.declaration.isOverride,
      let first = milestones.first(\.deprecated, judgedBy: { $0.deprecation })
    else { continue }
    let platform = first.targets[0].platform.rawValue
    let advice = first.fact.longForm?.renamed.map { "call sites can say '\($0)'" }
    let node = Syntax(tree: pass.tree, index: first.fact.node)
    pass.report(
      node.range,
      """
      \(milestones.declaration.displayName) has had its day: it is deprecated from \(platform) \
      \(first.version) on and \(AvailabilityFacts.phrase(for: first.targets)); \
      \(advice ?? "what replaced it can take its place")
      """)
  }
}
