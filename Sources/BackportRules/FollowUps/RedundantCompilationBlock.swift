// #if os(iOS)                 → nothing
// #endif
//
// #if CUSTOM                  → start()
// start()
// #else
// start()
// #endif
//
// `ConditionalRest` judges blocks among statements, `EmptiedClause` those among declarations.
import LintCore

extension Rule {
  static let redundantCompilationBlock = Rule(
    id: "redundant-compilation-block",
    summary: "A '#if' that is empty or says the same in all clauses",
    documentation: Documentation(
      what: """
        Finds conditional compilation blocks that are empty after a migration, or whose clauses have \
        become equal, and last clauses that are empty.
        """,
      why: """
        The block stands for a difference that no longer exists.
        """,
      before: """
        // the minimum is iOS 15
        #if os(iOS)
        if #unavailable(iOS 15) { workAround() }
        #endif
        """,
      after: "",
      safety: """
        Always safe. A block stays where a comment would be lost, where a comment of one system would \
        speak of all, and where it was empty before the migration.
        """
    ),
    changes: [.conditionalRest, .emptiedClause])
}
