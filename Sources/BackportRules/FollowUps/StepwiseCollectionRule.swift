// var kinds: [Kind] = [.small]; kinds.append(.large); return kinds    → return [.small, .large]
// var options: Options = [.alert]; options.insert(.sound)             → let options: Options = [.alert, .sound]
//
// `StepwiseCollection` says what is refused.
import LintCore

extension Rule {
  static let stepwiseCollection = Rule(
    id: "stepwise-collection",
    summary: "A collection built in steps that a literal can hold",
    documentation: Documentation(
      what: """
        Finds an array, a set or a dictionary that was extended behind an availability check, and whose \
        elements are all known now.
        """,
      why: """
        The steps were needed since one element was conditional. A literal says the same at a glance.
        """,
      before: """
        // the minimum is iOS 15
        var kinds: [Kind] = [.small]
        if #available(iOS 15, *) { kinds.append(.large) }
        return kinds
        """,
      after: """
        return [.small, .large]
        """,
      safety: """
        Always safe. A collection stays where nothing shows its type, where two keys may be equal, where a \
        step reads the others, and where a comment stands between the steps.
        """
    ),
    changes: [.stepwiseCollection])
}
