// min iOS 14:
//   struct LazyHStack<Content: View>: View {
//     … if #available(iOS 14, *) { SwiftUI.LazyHStack(spacing: spacing, content: content) } else { … }
//   }                                    → nothing
//   LazyHStack(spacing: 4) { … }         → the same, and the system's own is meant
//
// A call that leaves something out stays the same only where the system takes the same for it.
import LintCore
import SwiftSource

extension Rule {
  public static let shadowType = Rule(
    id: "shadow-type",
    summary: "A type with the name of the native one that it only forwards to",
    words: ["@available", "#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds types of the project that have the name of a system type and do nothing but make that one, by \
        its module's name (`SwiftUI.LazyHStack`), now that their check is settled.
        """,
      why: """
        Whoever reads a use takes it for the system's own, which it could be.
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
        Safe where all that the type is made with goes to the native one under the same label, in the same \
        order, and the calls leave out only what the system takes the same value for. Not safe where that \
        value is not known, or the type is public. Left to a person where the type does more, is extended, \
        kept as a value or spoken of by a qualified name, and where a part of the project is out of sight; \
        the reason is given.
        """
    ),
    project: ProjectRule(
      gather: { $0.shadowTypes() },
      resolve: { found in
        let types = found.all(ShadowType.self)
        if types.isEmpty { return .done([]) }
        let uses = ShadowTypeUses(
          types: Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a }))
        return .search(
          ProjectSearch(
            words: Set(types.map(\.name)), look: uses.look,
            next: { uses in .done(conclusion(types, uses)) }))
      }))
}

private func conclusion(_ types: [ShadowType], _ found: ProjectFacts) -> [Finding] {
  let numbers = Dictionary(grouping: types.indices, by: { types[$0].name })
  let uses = found.all(ShadowTypeUse.self).map { use in
    ShimUse(
      groups: [use.name],
      meanings: use.isMention ? (numbers[use.name] ?? []).map { .init(shim: $0, edits: []) } : [],
      obstacle: use.obstacle, doubt: use.doubt, place: use.place)
  }
  let subjects = types.map { type in
    ShimSubject(
      group: type.name, title: type.name, fullTitle: type.name, headline: .shadows(module: type.module),
      obstacle: type.reason, doubt: type.isPublic ? .publicDeclaration : nil, place: type.place,
      deletions: [type.deletion], removableLines: type.removableLines)
  }
  return ShimVerdicts(rule: "shadow-type", subjects: subjects, uses: uses, hidden: found.hidden).findings
}
