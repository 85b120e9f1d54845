// min iOS 15:
//   @available(iOS, obsoleted: 14) func old() {…}    → nothing
//
// Only when the declaration can be used on none of the platforms built: each is ruled out by `obsoleted:`
// or `unavailable`. Where all is `unavailable` and nothing `obsoleted:`, age has nothing to do with it; nor
// where a library keeps a symbol for old clients and nobody was ever to call it (`obsoleted: 1`).
//
// Only what cannot be used itself can name it, see `ObsoleteUses`; live code that does is broken, see `ObsoleteCallers`.
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
        Safe where no live code names it. Code that does does not compile at this minimum: the declaration stays, \
        and its callers are listed. Where they may mean another declaration of that name, the fix is unsafe; they \
        do mean it where it takes the same arguments in the same type, in the project or in the system. What \
        cannot be called may name it: the declaration stays if such code stays itself. Public declarations of a \
        library go, too: no client can have an older deployment target than the library. The only initializer of \
        a class stays.
        """
    ),
    project: .obsoleteDeclarations)
}
