import LintCore
import Projects
import SystemCalls

/// Where verifications keep their journals, and what a run looks at.
///
/// Runs in one working folder may be about different projects: a journal names the roots of its run in `roots`, and
/// only a run whose roots overlap with them waits for it.
struct VerificationPlace {
  /// The path of a journal up to the number of its process.
  let prefix: String
  let workingFolder: String
  /// How the folders begin in which the outcomes of trials are kept; `nil`: there is no repository.
  let trials: String?
  /// The repository of each path of the run, or where there is none the path itself; real paths.
  let roots: [String]

  init(workingFolder: String, paths: [String]) {
    let git = VersionControl.gitFolder(of: workingFolder)
    self.workingFolder = workingFolder
    trials = git.map { $0 + "/backport-verified" }
    prefix = git.map { $0 + "/backport-verify" } ?? workingFolder + "/.backport-verify"
    roots = (paths.isEmpty ? ["."] : paths).map { path in
      let path = Paths.join(Paths.currentFolder(), path)
      let real = Paths.resolved(path) ?? path
      return VersionControl.repository(of: real, includingItself: true) ?? real
    }
  }

  var newJournal: String { "\(prefix)-\(CurrentProcess.identifier)" }
  /// Where a journal goes whose files were changed by somebody else.
  func leftovers(of journal: String) -> String {
    "\(prefix)-left\(journal.dropFirst(prefix.count))"
  }

  /// The journals of runs at work and of killed ones.
  func journals() -> [String] {
    let (folder, start) = (Paths.parent(prefix), Paths.name(prefix))
    return FileSystem.names(in: folder).sorted().filter { name in
      name == start || name.hasPrefix(start + "-") && !name.hasPrefix(start + "-left")
    }.map { folder + "/" + $0 }
  }

  /// Whether a journal is about files that this run looks at; one that does not say so is.
  func concerns(_ journal: String) -> Bool {
    guard let bytes = try? FileReader.bytes(of: journal + "/roots") else { return true }
    let others = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return others.isEmpty
      || others.contains { other in roots.contains { Paths.isInside($0, other) || Paths.isInside(other, $0) }
      }
  }
}
