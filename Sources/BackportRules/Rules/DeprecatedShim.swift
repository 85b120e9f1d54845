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
    id: "removable-shim", kind: "renamed", formerID: "deprecated-shim",
    summary: "A declaration that the project itself calls deprecated from the minimum on",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds declarations of the project with `deprecated:` at or below the deployment target, on every \
        platform that is built.
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
        The fix is safe when the declaration only calls what `renamed:` names, with its own arguments, nothing \
        else in the project has the old name, and every use can say the new one: all of them and the declaration \
        change together. It is unsafe for public declarations, and where the declaration has code of its own, \
        which the new name may replace by something else. Without `renamed:` a person has to decide what callers \
        say. A property with a value of its own is not reported: it is not another name of something.
        """
    ),
    project: ProjectRule(
      gather: { $0.identified(ForwardingShim.deprecated(in: $0)) },
      resolve: { ForwardingSearch(rule: .shim("renamed"), shims: $0.all()).step($0) }))
}
