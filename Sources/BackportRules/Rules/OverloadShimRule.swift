// min iOS 16:
//   extension View {
//     @_disfavoredOverload func scrollDisabled(_ isDisabled: Bool) -> some View {
//       if #available(iOS 16, *) { self.scrollDisabled(isDisabled) } else { self }
//     }
//   }                                     → nothing
//   list.scrollDisabled(true)             → the same, and the system's own is meant
//
// Also what calls itself deprecated from the minimum on and has a native name, with the types that only it needs.
import LintCore
import SwiftSource

extension Rule {
  public static let overloadShim = Rule(
    id: "removable-shim", kind: "overload", formerID: "overload-shim",
    summary: "A function with a native name that gives way to the native one",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds functions of the project that are called like a system one, so that calls compile on every \
        system: those that only call it with what they are given, now that their check is settled, and those \
        that are `deprecated:` at or below the deployment target. Types and result builders that nothing but \
        they names go with them.
        """,
      before: """
        // the minimum is iOS 16
        extension View {
          @_disfavoredOverload
          @ViewBuilder func scrollDisabled(_ isDisabled: Bool) -> some View {
            if #available(iOS 16, *) { self.scrollDisabled(isDisabled) } else { self }
          }
        }
        """,
      after: """
        // list.scrollDisabled(true) means the system's own
        """,
      safety: """
        Safe where the function hands on all that it is given in the same order and by the same labels, or is \
        deprecated and the system is known to have one with the same labels. Not safe where calls leave out what \
        the system's own may not do without, where only a compiler knows whether that one takes the calls, or \
        where it is public, or past on some of the platforms built and in use on the others, where the system has \
        one as well. Left to a person where another function of the project could be meant, where its \
        result is used for something else, and where a part of the project is out of sight; the reason is given.
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
