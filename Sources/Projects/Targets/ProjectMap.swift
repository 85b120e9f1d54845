import Availability

/// Which file is built for what, by all the manifests of a run. Manifests are read when a file first needs
/// them; any thread may ask.
///
/// Whose word counts for a file:
/// 1. All targets that build it, together: those of Xcode projects that list it or have its synchronized
///    folder; targets of its package, of XcodeGen, Tuist and podspecs above it whose sources it is among. The
///    lowest minimum of each platform counts; a platform stated by one of them is not unlisted because another
///    does not list it. A package is the boundary for packages and synchronized folders above it.
/// 2. If none builds it: the nearest folder above it with a manifest that says anything, the lowest of all its
///    targets (a script beside an `.xcodeproj`, an example beside a `Package.swift`).
/// 3. If there is none above it either: the lowest of all application projects of the same repository.
public final class ProjectMap: Sendable {
  private let store: ManifestStore
  private let repositories: [String]
  private let folders = Locked<[String: FolderFacts]>([:])
  private let indices = Locked<[String: Lazy<RepositoryIndex>]>([:])
  /// By the numbers of the targets that a file is built into.
  private let known = Locked(Known())

  private struct Known {
    var byNumbers: [[Int]: FileTargets] = [:]
    /// Different targets may ask for the same.
    var byContent: [Content: FileTargets] = [:]
  }

  private struct Content: Hashable {
    var minimums: [DeploymentTarget]
    var unlisted: Set<Platform>
    var isProgram: Bool
  }

  public init(_ discovery: Discovery) {
    store = ManifestStore(discovery.manifests, shownFolder: Paths.currentFolder())
    repositories = discovery.repositories
  }

  /// What could not be read so far, in order. Complete when all files have been asked for.
  public var problems: [ProjectProblem] { store.problems }

  /// What a file is built for, as its project declares it.
  public func targets(for file: SourceFile) -> FileTargets {
    targets(forPath: file.realPath, aliases: file.aliases)
  }

  /// What was found out for the file before: its neighbours often have the same answer, without a lock.
  struct Neighbour {
    fileprivate var folder = ""
    fileprivate var facts: FolderFacts?
    fileprivate var numbers: [Int] = []
    fileprivate var targets: FileTargets?
  }

  /// - Parameter neighbour: the file before, of the same thread.
  func targets(for file: SourceFile, after neighbour: inout Neighbour) -> FileTargets {
    let path = file.realPath
    guard file.aliases.isEmpty else { return targets(forPath: path, aliases: file.aliases) }
    if neighbour.facts == nil || !path.isDirectly(in: neighbour.folder) {
      neighbour = Neighbour(folder: Paths.parent(path), facts: facts(of: Paths.parent(path)))
    }
    guard let facts = neighbour.facts else { return targets(forPath: path) }
    var numbers: [Int] = []
    collectNumbers(path, facts, &numbers)
    if let targets = neighbour.targets, numbers == neighbour.numbers { return targets }
    let targets = targets(forPath: path, aliases: [])
    (neighbour.numbers, neighbour.targets) = (numbers, targets)
    return targets
  }

  /// As `collect`, without the targets.
  private func collectNumbers(_ path: String, _ facts: FolderFacts, _ numbers: inout [Int]) {
    let index = facts.index
    for number in index.targets(of: path, packageFolder: facts.packageFolder)
    where index.targets[number].saysAnything {
      numbers.append(index.firstNumber + number)
    }
    for reading in facts.readings {
      for (number, target) in reading.targets.enumerated()
      where target.files.contains(path) && target.saysAnything {
        numbers.append(reading.firstNumber + number)
      }
    }
  }

  func targets(forPath path: String, aliases: [String] = []) -> FileTargets {
    let facts = facts(of: Paths.parent(path))
    var numbers: [Int] = []
    var parts: [BuildTarget] = []
    collect(path, facts, &numbers, &parts)
    for alias in aliases { collect(alias, self.facts(of: Paths.parent(alias)), &numbers, &parts) }
    if parts.isEmpty {
      let fallback = facts.fallback
      numbers.append(fallback.number)
      parts = [fallback.target].compactMap { $0 }
    }
    return known.withLock { known in
      if let targets = known.byNumbers[numbers] { return targets }
      let merged = BuildTarget.merged(parts)
      let content = Content(
        minimums: merged.minimums, unlisted: merged.unlisted, isProgram: merged.isProgram)
      let targets =
        known.byContent[content]
        ?? FileTargets(
          targets: merged.minimums, unlisted: merged.unlisted, isProgram: merged.isProgram)
      known.byContent[content] = targets
      known.byNumbers[numbers] = targets
      return targets
    }
  }

  /// Adds the targets that build a file under one of its names.
  private func collect(
    _ path: String, _ facts: FolderFacts, _ numbers: inout [Int], _ parts: inout [BuildTarget]
  ) {
    let index = facts.index
    for number in index.targets(of: path, packageFolder: facts.packageFolder)
    where index.targets[number].saysAnything {
      numbers.append(index.firstNumber + number)
      parts.append(index.targets[number])
    }
    for reading in facts.readings {
      for (number, target) in reading.targets.enumerated()
      where target.files.contains(path) && target.saysAnything {
        numbers.append(reading.firstNumber + number)
        parts.append(target)
      }
    }
  }

  private func facts(of folder: String) -> FolderFacts {
    if let facts = folders.withLock({ $0[folder] }) { return facts }
    let repository = repositories.last { Paths.isInside(folder, $0) } ?? "/"
    let facts = FolderFacts(folder, index: index(of: repository), store: store)
    // Another thread may have been as quick: its work is the same, but one of them has to be the one.
    return folders.withLock { folders in
      if let other = folders[folder] { return other }
      folders[folder] = facts
      return facts
    }
  }

  private func index(of repository: String) -> RepositoryIndex {
    let index = indices.withLock { indices in
      if let index = indices[repository] { return index }
      let index = Lazy<RepositoryIndex>()
      indices[repository] = index
      return index
    }
    return index.get {
      let manifests = store.folders.filter { folder in
        (repositories.last { Paths.isInside(folder, $0) } ?? "/") == repository
      }.sorted(by: String.bytesPrecede).flatMap { store.manifests(in: $0) }
      return RepositoryIndex(repository, manifests: manifests, store: store)
    }
  }
}
