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
    let roots = Set(paths.map { VersionControl.repository(of: Self.real($0)) })
    guard roots.count == 1, let root = roots.first ?? nil else { return nil }
    self.root = root
  }

  /// Whether a tracked file differs from the last commit.
  func isDirty() throws(Refusal) -> Bool {
    try !git([], ["status", "--porcelain", "--untracked-files=no"]).isEmpty
  }

  /// Writes and commits the changes. If git or a hook fails, restores the files.
  func commit(_ step: CommitPlan.Step) throws {
    // A link can be resolved only while its file exists.
    let names = step.changes.map { change in
      let real = Self.real(change.path)
      return Paths.relative(real, to: root) ?? real
    }
    try FileWriter.write(step.changes)
    do {
      for some in batches(of: names) {
        try git(["--literal-pathspecs"], ["add", "-A", "--"] + some)
      }
      try git([], ["commit", "-q", "-F", "-"], input: step.message.text)
    } catch {
      for some in batches(of: names) {
        try git(
          ["--literal-pathspecs"], ["restore", "--source=HEAD", "--staged", "--worktree", "--"] + some)
      }
      throw error
    }
  }

  /// Splits the names, because the system limits the length of a command line.
  private func batches(of names: [String]) -> [[String]] {
    stride(from: 0, to: names.count, by: 200).map { Array(names[$0..<min($0 + 200, names.count)]) }
  }

  @discardableResult
  private func git(
    _ options: [String], _ arguments: [String], input: String = ""
  ) throws(Refusal) -> [UInt8] {
    let words = ["git", "-C", root] + options + arguments
    guard let answer = ChildProcess.answer(to: words, input: Array(input.utf8)) else {
      throw Refusal("git could not be started")
    }
    guard answer.status.isSuccess else {
      let said = String(decoding: answer.errors + answer.output, as: UTF8.self)
      throw Refusal(said.split(separator: "\n").first.map(String.init) ?? "git failed")
    }
    return answer.output
  }

  private static func real(_ path: String) -> String {
    Paths.resolved(path) ?? Paths.join(Paths.currentFolder(), path)
  }
}
