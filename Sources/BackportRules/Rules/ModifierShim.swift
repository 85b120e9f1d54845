// min iOS 15:
//   struct Badged: ViewModifier {
//     let count: Int
//     func body(content: Content) -> some View {
//       if #available(iOS 15, *) { content.badge(count) } else { content }
//     }
//   }                                      → nothing
//   text.modifier(Badged(count: 2))        → text.badge(2)
//   extension View { func badged(_ n: Int) -> some View { modifier(Badged(count: n)) } }   → … { badge(n) }
//
// A modifier that is kept as a value, or whose type is named, stays: `ModifiedContent` is another type without it.
import LintCore
import SwiftSource

extension Rule {
  public static let modifierShim = Rule(
    id: "removable-shim", kind: "modifier", formerID: "modifier-shim",
    summary: "A view modifier that only calls a native one since its check is settled",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds types that conform to `ViewModifier` and whose `body(content:)` is one native modifier on \
        `content` where there is one, and a fallback elsewhere. `modifier(Badged(count: 2))` becomes \
        `badge(2)`, also in a function of an extension that applies the modifier.
        """,
      before: """
        // the minimum is iOS 16
        private struct HidesBackground: ViewModifier {
          func body(content: Content) -> some View {
            if #available(iOS 16, *) { content.scrollContentBackground(.hidden) } else { content }
          }
        }
        extension View {
          func hidesBackground() -> some View { modifier(HidesBackground()) }
        }
        """,
      after: """
        extension View {
          func hidesBackground() -> some View { scrollContentBackground(.hidden) }
        }
        """,
      safety: """
        Safe where every value of the type is made in a call of `modifier`, and every call can be rewritten. \
        Not safe where it is public. Left to a person where it does more than call one native modifier, where \
        its type is named, and where a value of it is kept; the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { $0.identified(TypeShimReader(pass: $0, kind: .modifier).shims()) },
      resolve: { ForwardingSearch(rule: .shim("modifier"), shims: $0.all()).step($0) }))
}
