import SystemCalls

/// Asks git which files it ignores: its own rules are many (global, per repository, per folder, negated), and
/// a file that is tracked is never ignored.
public enum GitIgnore {
  /// The files that git ignores, unless they or a folder above them were named. One process for each
  /// repository with files that are not tracked, side by side. Where there is no git, no repository or an error,
  /// nothing is ignored.
  /// - Parameter others: work that is done beside, in the time that git takes.
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
      // Several folders were named.
      indices.sort { String.bytesPrecede(files[$0].realPath, files[$1].realPath) }
      paths = self.paths(of: indices, of: files, inRepository: repository)
    }
    let untracked = GitIndex.untracked(paths, inRepository: repository) ?? Array(0..<paths.count)
    guard !untracked.isEmpty else { return [] }
    // A path that was named is asked for too: if git ignores it, everything below it was asked for.
    let roots = Set(indices.map { files[$0].root }).compactMap { Paths.relative($0.realPath, to: repository) }
    let asked = PathList(untracked.map(paths.path) + roots.filter { $0 != "." })
    let ignored = Set(self.paths(asked, ignoredIn: repository))
    if ignored.isEmpty { return [] }
    return untracked.filter { place in
      let root = Paths.relative(files[indices[place]].root.realPath, to: repository) ?? "."
      return ignored.contains(paths.path(place)) && !ignored.contains(root)
    }.map { files[indices[$0]] }
  }

  /// Relative to the repository.
  private static func paths(
    of indices: [Int], of files: [SourceFile], inRepository repository: String
  ) -> PathList {
    var paths = PathList()
    // Of the folder of the file before: how many bytes stand before what is relative to the repository.
    var (folder, skipped) = (SourceFolder?.none, Int?.none)
    for index in indices {
      if files[index].folder !== folder {
        folder = files[index].folder
        skipped = bytesBefore(repository, in: files[index].root)
      }
      // Without a copy where the repository lies in the folder that was walked over.
      if let skipped {
        paths.append(files[index].path, from: skipped)
      } else {
        paths.append(Paths.relative(files[index].realPath, to: repository) ?? "")
      }
    }
    return paths
  }

  /// `nil`: the repository begins above what was walked over.
  private static func bytesBefore(_ repository: String, in root: WalkRoot) -> Int? {
    let count = repository.utf8.count - root.realPath.utf8.count
    return root.isFile || count < 0 ? nil : root.prefix.utf8.count + count
  }

  /// Those of the paths (relative to the repository) that `git check-ignore` names.
  static func paths(_ paths: PathList, ignoredIn repository: String) -> [String] {
    guard paths.count > 0 else { return [] }
    let arguments = ["git", "-C", repository, "check-ignore", "--stdin", "-z"]
    guard let output = ChildProcess.answer(to: arguments, input: paths.bytes)?.output else { return [] }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
