// min iOS 15:
//   struct MenuButton<Label: View>: View {
//     let action: () -> Void
//     @ViewBuilder let label: () -> Label
//     var body: some View {
//       if #available(iOS 15, *) { Button(role: .destructive, action: action, label: label) } else { … }
//     }
//   }                                      → nothing
//   MenuButton(action: delete) { icon }    → Button(role: .destructive, action: delete) { icon }
//
// One with the native name is a shadow type. One that says a text is a part of the app, and stays.
import LintCore
import SwiftSource

extension Rule {
  public static let viewShim = Rule(
    id: "removable-shim", kind: "view", formerID: "view-shim",
    summary: "A view that only makes a native one since its check is settled",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds types that conform to `View` or `ToolbarContent` and whose `body` makes one native view of what they are made \
        with where there is one, and a fallback elsewhere: also within an enum that serves as a namespace \
        (`Compat.LazyVStack`).
        """,
      before: """
        // the minimum is iOS 15
        struct DestructiveButton<Label: View>: View {
          let action: () -> Void
          @ViewBuilder let label: () -> Label
          var body: some View {
            if #available(iOS 15, *) {
              Button(role: .destructive, action: action, label: label)
            } else {
              Button(action: action, label: label)
            }
          }
        }
        DestructiveButton(action: delete) { Text("Delete") }
        """,
      after: """
        Button(role: .destructive, action: delete) { Text("Delete") }
        """,
      safety: """
        Safe where every use in the project makes a value of it and can be rewritten. Not safe where it is \
        public. Left to a person where its type is named, where it is extended or asked for what it keeps, \
        and where it does more than make a native view; the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { $0.identified(TypeShimReader(pass: $0, kind: .view).shims()) },
      resolve: { ForwardingSearch(rule: .shim("view"), shims: $0.all()).step($0) }))
}
