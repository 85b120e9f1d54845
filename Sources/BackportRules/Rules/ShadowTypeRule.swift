// min iOS 14:
//   struct LazyHStack<Content: View>: View {
//     … if #available(iOS 14, *) { SwiftUI.LazyHStack(spacing: spacing, content: content) } else { … }
//   }                                    → nothing
//   LazyHStack(spacing: 4) { … }         → the same, and the system's own is meant
//
// A call that leaves something out says it where the system may take another value for it.
import LintCore
import SwiftSource

extension Rule {
  public static let shadowType = Rule(
    id: "removable-shim", kind: "shadow-type", formerID: "shadow-type",
    summary: "A type with the name of the native one that it only forwards to",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds types of the project that have the name of a system type and do nothing but make that one, by \
        its module's name (`SwiftUI.LazyHStack`), now that their check is settled.
        """,
      before: """
        // the minimum is iOS 14
        struct LazyHStack<Content: View>: View {
          let spacing: CGFloat?
          @ViewBuilder let content: () -> Content
          var body: some View {
            if #available(iOS 14, *) {
              SwiftUI.LazyHStack(spacing: spacing, content: content)
            } else {
              HStack(spacing: spacing, content: content)
            }
          }
        }
        """,
      after: """
        // LazyHStack(spacing: 4) { … } means the system's own
        """,
      safety: """
        Safe where all that the type is made with goes to the native one; calls say what they leave out where \
        the system may take another value for it. Not safe where the type is public. Left to a person where the type does more, is extended, \
        kept as a value or spoken of by a qualified name, and where a part of the project is out of sight; \
        the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { $0.identified(TypeShimReader(pass: $0, kind: .shadow).shims()) },
      resolve: { ForwardingSearch(rule: .shim("shadow-type"), shims: $0.all()).step($0) }))
}
