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
        Safe where each use is known to mean the declaration. Unsafe where a use may mean something else, where \
        clients of a library may use it, and where a protocol may require it; a use that may mean another \
        declaration of the name stays as it is. Overrides and `@objc` members stay, and the place that keeps a \
        declaration is reported.
        """
    ),
    changes: [.knownAnswer, .keptAnswer])
}
