// min iOS 16:
//   extension View {
//     func halfSheet() -> some View {
//       if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
//     }
//   }                                      → nothing
//   Text("a").halfSheet()                  → Text("a").presentationDetents([.medium])
//   func written(_ date: Date) -> String   → nothing
//   written(day)                           → day.formatted()
//
// Nothing but the name says what a use means: where another declaration has it, or a use does not look like one,
// the shim stays. One that has the native name is an overload shim.
import LintCore
import SwiftSource

extension Rule {
  public static let forwardingShim = Rule(
    id: "removable-shim", kind: "forwarding", formerID: "forwarding-shim",
    summary: "A function or property that only calls the system since its check is settled",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds functions and computed properties whose whole body is the native call where there is one, and a \
        fallback elsewhere: `halfSheet()`, `isToggle()`, `written(_:)`. It may be a chain of members \
        (`view.safeAreaLayoutGuide.topAnchor`), of which the last may be called. Parameters may have other labels than \
        the native ones or another order, constants may be added, values may be made of parameters \
        (`.zoom(sourceID: id, in: space)`, `isOn ? .visible : .hidden`, `{ background }`), and a closure may \
        hand on other parameters than it takes (`{ _, new in action(new) }`). It may set a property, and hand \
        itself to a function that only calls its closure (`modify { if #available … }`). An initializer of an extension that \
        only calls another one is reported, too, as kind `initializer`.
        """,
      before: """
        // the minimum is iOS 16
        extension View {
          @ViewBuilder func halfSheet() -> some View {
            if #available(iOS 16, *) { presentationDetents([.medium]) } else { self }
          }
        }
        Text("Inbox").halfSheet()
        """,
      after: """
        Text("Inbox").presentationDetents([.medium])
        """,
      safety: """
        Safe where every use in the project can be rewritten and no other declaration has the name. Not safe \
        where it is public, may fulfil a requirement, or may be overridden, and where a comment in what is left \
        of it, or a reason above it, may be about the native call. Left to a person where nothing \
        calls it but a protocol may ask for it, where it does more than forward, where it is passed as a function, where Objective-C may call it, and where an \
        argument would be evaluated twice, never, later, or in another order; the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { $0.identified(ForwardingShimReader(pass: $0).shims()) },
      resolve: { ForwardingSearch(rule: .shim("forwarding"), shims: $0.all()).step($0) }))
}
