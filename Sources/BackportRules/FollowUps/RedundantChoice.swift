// { if ready { return true } else { return false } }()   → ready
// incoming ? .clear : .clear                             → .clear
//
// `ChosenAnswer` judges immediately called closures, `EqualChoice` the operator.
import LintCore

extension Rule {
  static let redundantChoice = Rule(
    id: "redundant-choice",
    summary: "A choice whose result is the condition, or the same both ways",
    documentation: Documentation(
      what: """
        Finds immediately called closures that return `true` or `false` for their one condition, and `?:` \
        between two equal values.
        """,
      why: """
        The reader looks for a difference that is not there.
        """,
      before: """
        // the minimum is iOS 15
        let color: Color = isDark ? baseColor : (isIncoming ? .clear : .clear)
        """,
      after: """
        let color: Color = isDark ? baseColor : .clear
        """,
      safety: """
        Always safe. A choice stays where evaluating the condition may have a side effect, or where its \
        result may not be a `Bool`.
        """
    ),
    changes: [.chosenAnswer, .equalChoice])
}
