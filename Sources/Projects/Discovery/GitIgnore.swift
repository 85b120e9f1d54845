import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Asks git which files it ignores: its own rules are many (global, per repository, per folder, negated), and
/// a file that is tracked is never ignored.
public enum GitIgnore {
  /// The files that git ignores, unless they or a folder above them were named. One process for each
  /// repository, side by side. Where there is no git, no repository or an error, nothing is ignored.
  public static func ignored(_ files: [SourceFile], in discovery: Discovery) -> Set<SourceFile> {
    var byRepository: [String: [SourceFile]] = [:]
    for file in files where !(file.root.isFile && file.aliases.isEmpty) {
      let path = file.realPath
      guard let repository = discovery.repositories.last(where: { Paths.isInside(path, $0) }) else {
        continue
      }
      byRepository[repository, default: []].append(file)
    }
    let jobs = byRepository.sorted { String.bytesPrecede($0.key, $1.key) }
    let found = Locked<Set<SourceFile>>([])
    DispatchQueue.concurrentPerform(iterations: jobs.count) { number in
      let (repository, files) = jobs[number]
      // A path that was named is asked for too: if git ignores it, everything below it was asked for.
      let roots = Set(files.map(\.root)).filter { Paths.isInside($0.realPath, repository) }
      let asked = files.map(\.realPath) + roots.map(\.realPath).filter { $0 != repository }
      let ignored = Set(paths(asked, ignoredIn: repository))
      guard !ignored.isEmpty else { return }
      let skipped = files.filter { ignored.contains($0.realPath) && !ignored.contains($0.root.realPath) }
      found.withLock { $0.formUnion(skipped) }
    }
    return found.withLock { $0 }
  }

  /// Those of the absolute paths that `git check-ignore` names.
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
