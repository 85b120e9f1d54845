// // backport:ignore redundant-check
// if #available(iOS 99, *) { … }          // nothing to be silent about: the comment is a note
//
// Only where the named rules judge each file by itself and are on: what a rule that looks at the whole project would
// say here is not known while a file is looked at, and a comment without names speaks of those rules, too.
import LintCore

extension Rule {
  public static let unneededIgnore = Rule(
    id: "unneeded-ignore",
    summary: "An ignore comment that silences nothing",
    severity: .note,
    words: ["backport:ignore"],
    documentation: Documentation(
      what: """
        Finds ignore comments that name rules which have nothing to say in their lines. Comments without names, \
        those that name a rule that is off, and those that name a rule that judges the project as a whole \
        (shims, orphans) are left alone.
        """,
      why: """
        It will silence the next finding there, which nobody has looked at.
        """,
      before: """
        // backport:ignore redundant-check: the simulator lies about its version
        newer()
        """,
      after: """
        newer()
        """,
      safety: """
        There is no fix: whoever wrote the comment may want to keep its reason elsewhere.
        """
    ),
    check: { pass in
      for ignore in pass.unneededIgnores {
        pass.report(
          ignore.comment, "'\(ignore.instruction)' silences nothing; the comment can go",
          subject: ignore.instruction)
      }
    })
}
