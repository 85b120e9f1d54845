import LintCore
import Migration
import Projects
import SystemCalls

/// The location of journals, and the roots of a run.
///
/// Runs in one working folder can work on different projects: a journal lists the roots of its run in
/// `roots`, and only runs with overlapping roots exclude each other.
struct VerificationPlace {
  /// The path of a journal without its process id.
  let prefix: String
  let workingFolder: String
  /// The prefix of the folders with cached results; `nil`: there is no repository.
  let trials: String?
  /// The repository of each path of the run, or the path itself; real paths.
  let roots: [String]

  init(workingFolder: String, paths: [String]) {
    let git = VersionControl.gitFolder(of: workingFolder)
    self.workingFolder = workingFolder
    trials = git.map { $0 + "/backport-verified" }
    prefix = git.map { $0 + "/backport-verify" } ?? workingFolder + "/.backport-verify"
    roots = (paths.isEmpty ? ["."] : paths).map { path in
      let real = Paths.real(path)
      return VersionControl.repository(of: real, includingItself: true) ?? real
    }
  }

  var newJournal: String { "\(prefix)-\(CurrentProcess.identifier)" }
  /// The folder for the copies of files that others have changed.
  func leftovers(of journal: String) -> String {
    "\(prefix)-left\(journal.dropFirst(prefix.count))"
  }

  /// The journals of running and killed processes.
  func journals() -> [String] {
    let (folder, start) = (Paths.parent(prefix), Paths.name(prefix))
    return FileSystem.names(in: folder).sorted().filter { name in
      name == start || name.hasPrefix(start + "-") && !name.hasPrefix(start + "-left")
    }.map { folder + "/" + $0 }
  }

  /// Whether a journal's roots overlap with those of this run. A journal without roots counts as overlapping.
  func concerns(_ journal: String) -> Bool {
    guard let bytes = try? FileReader.bytes(of: journal + "/roots") else { return true }
    let others = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return others.isEmpty
      || others.contains { other in roots.contains { Paths.isInside($0, other) || Paths.isInside(other, $0) }
      }
  }
}
