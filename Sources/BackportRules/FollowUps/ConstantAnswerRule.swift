// private var isModern: Bool { true }     → nothing
// if isModern && x { A } else { B }         → if x { A } else { B }
// view.hidden(!isModern)                    → view.hidden(false)
//
// `knownAnswer` fixes what it can; `keptAnswer` comes last and reports what keeps the others. Both are in
// `KnownAnswer.swift`.
import LintCore

extension Rule {
  static let constantAnswer = Rule(
    id: "removable-shim", kind: "constant", formerID: "constant-answer",
    summary: "A Bool property or function that only answered a check",
    documentation: Documentation(
      what: """
        Finds properties and functions that only returned the result of an availability check and are \
        constant now. Their uses in `&&`, `||`, `!`, `if`, `guard` and `?:` are simplified, and the \
        declaration is deleted.
        """,
      before: """
        // the minimum is iOS 15
        private var isModern: Bool { if #available(iOS 15, *) { true } else { false } }

        func show() {
          if isModern && isReady { modern() } else { legacy() }
        }
        """,
      after: """
        func show() {
          if isReady { modern() } else { legacy() }
        }
        """,
      safety: """
        Safe where the declaration is local or private. Unsafe where the whole project may use it, and its \
        name is declared nowhere else in the project. Overrides, `@objc` members, requirements of a \
        protocol and names that a string holds stay, and the place that keeps them is reported.
        """
    ),
    changes: [.knownAnswer, .keptAnswer])
}
