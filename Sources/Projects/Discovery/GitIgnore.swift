import Dispatch

/// Asks git which files it ignores: its own rules are many (global, per repository, per folder, negated), and
/// a file that is tracked is never ignored.
public enum GitIgnore {
  /// The files that git ignores, unless they or a folder above them were named. One process for each
  /// repository with files that are not tracked, side by side. Where there is no git, no repository or an error, nothing is ignored.
  public static func ignored(_ files: [SourceFile], in discovery: Discovery) -> Set<SourceFile> {
    var byRepository: [String: [SourceFile]] = [:]
    // Files of one folder follow each other: what holds for one holds for the next.
    var (folder, repository, run) = ("", String?.none, [SourceFile]())
    func finishRun() {
      if let repository, !run.isEmpty { byRepository[repository, default: []] += run }
      run = []
    }
    for file in files where !(file.root.isFile && file.aliases.isEmpty) {
      let path = file.realPath
      if !path.isDirectly(in: folder) {
        folder = Paths.parent(path)
        let next = discovery.repositories.last { Paths.isInside(path, $0) }
        if next != repository {
          finishRun()
          repository = next
        }
      }
      run.append(file)
    }
    finishRun()
    let jobs = byRepository.sorted { String.bytesPrecede($0.key, $1.key) }
    let found = Locked<Set<SourceFile>>([])
    DispatchQueue.concurrentPerform(iterations: jobs.count) { number in
      let ignored = ignored(jobs[number].value, inRepository: jobs[number].key)
      if !ignored.isEmpty { found.withLock { $0.formUnion(ignored) } }
    }
    return found.withLock { $0 }
  }

  private static func ignored(_ files: [SourceFile], inRepository repository: String) -> [SourceFile] {
    let relative = files.map { (file: $0, path: Paths.relative($0.realPath, to: repository) ?? "") }
    var paths = relative.map(\.path)
    if zip(paths, paths.dropFirst()).contains(where: { String.bytesPrecede($1, $0) }) {
      paths.sort(by: String.bytesPrecede)
    }
    let untracked = GitIndex.untracked(paths, inRepository: repository) ?? paths
    guard !untracked.isEmpty else { return [] }
    // A path that was named is asked for too: if git ignores it, everything below it was asked for.
    let roots = Set(files.map(\.root)).compactMap { Paths.relative($0.realPath, to: repository) }
    let ignored = Set(self.paths(untracked + roots.filter { $0 != "." }, ignoredIn: repository))
    return relative.filter { file, path in
      let root = Paths.relative(file.root.realPath, to: repository) ?? "."
      return ignored.contains(path) && !ignored.contains(root)
    }.map(\.file)
  }

  /// Those of the paths (relative to the repository) that `git check-ignore` names.
  static func paths(_ paths: [String], ignoredIn repository: String) -> [String] {
    guard !paths.isEmpty else { return [] }
    var input: [UInt8] = []
    for path in paths {
      input += Array(path.utf8)
      input.append(0)
    }
    let arguments = ["git", "-C", repository, "check-ignore", "--stdin", "-z"]
    guard let output = ChildProcess.output(of: arguments, input: input) else { return [] }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
