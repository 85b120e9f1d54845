import SystemCalls

/// Asks git which files are ignored. Git's rules are many (global, per repository, per folder, negated), and
/// a tracked file is never ignored.
public enum GitIgnore {
  /// The files that git ignores, unless they or a folder above them were given. Runs one process in parallel
  /// for each repository that has untracked files. Nothing is ignored without git, without a repository, or
  /// after an error.
  /// - Parameter others: work to do on this thread while git runs.
  public static func ignored(
    _ files: [SourceFile], in discovery: Discovery, beside others: [@Sendable () -> Void] = []
  ) -> Set<SourceFile> {
    var byRepository: [[Int]] = Array(repeating: [], count: discovery.repositories.count)
    let isExport = discovery.repositories.map(discovery.exports.contains)
    for index in files.indices {
      let repository = files[index].nearestRepository
      if repository < 0 || isExport[repository] { continue }
      if files[index].root.isFile, files[index].aliases.isEmpty { continue }
      byRepository[repository].append(index)
    }
    let repositories = byRepository.indices.filter { !byRepository[$0].isEmpty }
    let found = Mutex<Set<SourceFile>>([])
    let jobs = repositories.count + others.count
    Workers.forEach(0..<jobs, workers: CurrentProcess.processorCount) { [byRepository] number in
      guard number < repositories.count else { return others[number - repositories.count]() }
      let repository = repositories[number]
      let ignored = ignored(
        byRepository[repository], of: files, inRepository: discovery.repositories[repository])
      if !ignored.isEmpty { found.withLock { $0.formUnion(ignored) } }
    }
    return found.withLock { $0 }
  }

  private static func ignored(
    _ indices: [Int], of files: [SourceFile], inRepository repository: String
  ) -> [SourceFile] {
    var indices = indices
    var paths = paths(of: indices, of: files, inRepository: repository)
    if !paths.isOrdered {
      // Several folders were given.
      indices.sort { String.bytesPrecede(files[$0].realPath, files[$1].realPath) }
      paths = self.paths(of: indices, of: files, inRepository: repository)
    }
    let untracked = GitIndex.untracked(paths, inRepository: repository) ?? Array(0..<paths.count)
    guard !untracked.isEmpty else { return [] }
    // The given paths are checked, too: if git ignores one, it was given on purpose, and so was everything
    // below it.
    let roots = Set(indices.map { files[$0].root }).compactMap { Paths.relative($0.realPath, to: repository) }
    let asked = PathList(untracked.map(paths.path) + roots.filter { $0 != "." })
    let ignored = Set(self.paths(asked, ignoredIn: repository))
    if ignored.isEmpty { return [] }
    return untracked.filter { place in
      let root = Paths.relative(files[indices[place]].root.realPath, to: repository) ?? "."
      return ignored.contains(paths.path(place)) && !ignored.contains(root)
    }.map { files[indices[$0]] }
  }

  /// The paths relative to the repository.
  private static func paths(
    of indices: [Int], of files: [SourceFile], inRepository repository: String
  ) -> PathList {
    var paths = PathList()
    // The folder of the previous file, and the length of the prefix to remove from its paths.
    var (folder, skipped) = (SourceFolder?.none, Int?.none)
    for index in indices {
      if files[index].folder !== folder {
        folder = files[index].folder
        skipped = bytesBefore(repository, in: files[index].root)
      }
      // Needs no copy when the walked folder contains the repository.
      if let skipped {
        paths.append(files[index].path, from: skipped)
      } else {
        paths.append(Paths.relative(files[index].realPath, to: repository) ?? "")
      }
    }
    return paths
  }

  /// `nil`: the repository begins above the walked folder.
  private static func bytesBefore(_ repository: String, in root: WalkRoot) -> Int? {
    let count = repository.utf8.count - root.realPath.utf8.count
    return root.isFile || count < 0 ? nil : root.prefix.utf8.count + count
  }

  /// The paths (relative to the repository) that `git check-ignore` prints.
  static func paths(_ paths: PathList, ignoredIn repository: String) -> [String] {
    guard paths.count > 0 else { return [] }
    let arguments = ["git", "-C", repository, "check-ignore", "--stdin", "-z"]
    guard let output = ChildProcess.answer(to: arguments, input: paths.bytes)?.output else { return [] }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
