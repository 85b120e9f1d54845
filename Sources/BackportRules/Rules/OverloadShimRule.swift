// min iOS 16:
//   extension View {
//     @available(iOS, deprecated: 16)
//     func scrollDisabled(_ isDisabled: Bool) -> some View { … }
//   }                                     → nothing
//   list.scrollDisabled(true)             → the same, and the system's own is meant
//
// With the types that only it needs.
import LintCore
import SwiftSource

extension Rule {
  public static let overloadShim = Rule(
    id: "removable-shim", kind: "overload", formerID: "overload-shim",
    summary: "A function with a native name that gives way to the native one",
    words: ["@available"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds functions of the project that are called like a system one, so that calls compile on every \
        system, and that are `deprecated:` at or below the deployment target. Types and result builders that \
        nothing but they names go with them.
        """,
      before: """
        // the minimum is iOS 16
        extension View {
          @available(iOS, deprecated: 16)
          func scrollDisabled(_ isDisabled: Bool) -> some View { disabled(isDisabled) }
        }
        """,
      after: """
        // list.scrollDisabled(true) means the system's own
        """,
      safety: """
        Safe where the system is known to have one with the same labels. Not safe where it is public, or past on \
        some of the platforms built and in use on the others, where the system has one as well. Left to a person \
        where another function of the project could be meant, where calls leave out an argument or pass a value \
        that the system's own does not take, where its result is used for something else, and where a part of \
        the project is out of sight; the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { OverloadReader(pass: $0).shims() },
      resolve: { found in
        let shims = found.all(OverloadShim.self)
        if shims.isEmpty { return .done([]) }
        let uses = OverloadUses(shims)
        return .search(
          ProjectSearch(
            words: uses.words, basis: uses.basis, look: uses.look,
            next: { .done(OverloadVerdicts(shims, $0).findings) }))
      }))
}
