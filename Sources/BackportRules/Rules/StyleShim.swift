// min iOS 26:
//   struct Glassy: PrimitiveButtonStyle {
//     func makeBody(configuration: Configuration) -> some View {
//       if #available(iOS 26, *) { Button(configuration).buttonStyle(.glass) } else { … }
//     }
//   }                                                                                → nothing
//   extension PrimitiveButtonStyle where Self == Glassy { static var glassy: Self { .init() } }   → nothing
//   button.buttonStyle(.glassy), button.buttonStyle(Glassy())                        → button.buttonStyle(.glass)
import LintCore

extension Rule {
  public static let styleShim = Rule(
    id: "style-shim",
    summary: "A style that only applies a native one since its check is settled",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds types that conform to `PrimitiveButtonStyle`, `LabelStyle`, `ToggleStyle` or another style of \
        SwiftUI, and whose `makeBody(configuration:)` makes the view of its configuration with a native style \
        where there is one, and with a fallback elsewhere. Every `buttonStyle(…)` with it names the native \
        style; static members that only make it (`static var glassy: Self`) go with it.
        """,
      why: """
        Whoever reads `buttonStyle(.glassy)` has to look up a type, only to find a native style.
        """,
      before: """
        // the minimum is iOS 26
        struct Glassy: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            if #available(iOS 26, *) {
              Button(configuration).buttonStyle(.glass)
            } else {
              Button(configuration).buttonStyle(.bordered)
            }
          }
        }
        extension PrimitiveButtonStyle where Self == Glassy {
          static var glassy: Self { .init() }
        }
        Button("Add", action: add).buttonStyle(.glassy)
        """,
      after: """
        Button("Add", action: add).buttonStyle(.glass)
        """,
      safety: """
        Not safe: a toolbar, a menu or a list can treat a style of the system in another way than one of the \
        project that applies it. Left to a person where it keeps a value or does more than apply a native \
        style, where its type is named, and where a use is no argument of the modifier for styles; the \
        reason is given.
        """
    ),
    project: ProjectRule(
      gather: { StyleShimReader(pass: $0).shims() },
      resolve: { StyleSearch(rule: "style-shim", shims: $0.all()).step($0) }))
}
