// private func fixBaseline() {}; fixBaseline()    → nothing
// let fade = {}; fade()                           → nothing
// override func layout() {}                       stays, and is reported
//
// `EmptiedFunction` judges functions, `EmptiedClosure` local closures, `EmptiedOverride` overrides.
import LintCore

extension Rule {
  static let emptyFunction = Rule(
    id: "empty-function",
    summary: "A function, method or local closure that only held deleted code",
    documentation: Documentation(
      what: """
        Finds functions and local closures that are empty after a migration. The declaration is deleted \
        with its calls.
        """,
      why: """
        Callers look as if something happened here.
        """,
      before: """
        // the minimum is iOS 15
        private func fixBaseline() {
          if #unavailable(iOS 15) { label.baseline = 2 }
        }

        func layOut() {
          fixBaseline()
          stack.layOut()
        }
        """,
      after: """
        func layOut() {
          stack.layOut()
        }
        """,
      safety: """
        Always safe. Every mention has to be a call that is a statement of its own, and whose arguments \
        have no side effect; else the function stays, and the place is reported. An override stays, for \
        what it overrides may do something.
        """
    ),
    changes: [.emptiedClosure, .emptiedFunction, .emptiedOverride])
}
