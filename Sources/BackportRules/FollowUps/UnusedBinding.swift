// let size = limit                              → nothing
// let size = measure()                          → _ = measure()
// if let size = limit {…}                       → if limit != nil {…}
// case .circle(let radius): …                   → case .circle: …
// { [weak self] in g() }                        → { g() }
//
// `UnusedName` judges variables, conditions and loops, `UnusedPattern` patterns with several parts, `UnusedCapture` the
// capture lists of closures, `UnreadWrites` what gives variables values.
import LintCore

extension Rule {
  static let unusedBinding = Rule(
    id: "unused-binding",
    summary: "A local name or capture that only deleted code read",
    documentation: Documentation(
      what: """
        Finds local variables, bindings of `if let`, `guard let`, `for`, `catch` and patterns, and captures of \
        closures that were read before the migration, and are not read now.
        """,
      why: """
        The compiler warns of names that nothing reads.
        """,
      before: """
        // the minimum is iOS 15
        let limit = size.width
        if #unavailable(iOS 15) { adjust(limit) }
        """,
      after: "",
      safety: """
        Always safe. An expression that may have a side effect stays as `_ = …`. A name stays where the \
        time at which its value is released may be observed. So does a `self` whose members may be used \
        without mentioning it, and a capture that a closure may need to keep an object alive.
        """
    ),
    changes: [.unusedName, .unusedPattern, .unusedCapture, .unreadWrites])
}
