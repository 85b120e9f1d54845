import LintCore
import Migration
import Projects
import SystemCalls

/// The git repository for the commits.
struct CommitRepository {
  /// Absolute.
  let root: String

  /// The repository that contains all files; `nil`: there is none, or several.
  init?(of paths: [String]) {
    let roots = Set(paths.map { VersionControl.repository(of: Paths.real($0)) })
    guard roots.count == 1, let root = roots.first ?? nil else { return nil }
    self.root = root
  }

  /// Whether a tracked file differs from the last commit.
  func isDirty() throws(Refusal) -> Bool {
    try !Git.output(["status", "--porcelain", "--untracked-files=no"], in: root).isEmpty
  }

  /// Writes and commits the changes. If git or a hook fails, restores the files.
  func commit(_ step: CommitPlan.Step) throws {
    // A link can be resolved only while its file exists.
    let names = step.changes.map { change in
      let real = Paths.real(change.path)
      return Paths.relative(real, to: root) ?? real
    }
    try FileWriter.write(step.changes)
    do {
      try Git.output(["add", "-A"], of: names, in: root)
      try Git.output(["commit", "-q", "-F", "-"], in: root, input: step.message.text)
    } catch {
      try Git.output(["restore", "--source=HEAD", "--staged", "--worktree"], of: names, in: root)
      throw error
    }
  }
}
