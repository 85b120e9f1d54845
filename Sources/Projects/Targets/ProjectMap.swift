import Availability
import SystemCalls

/// The targets of each file, by all manifests of a run. A manifest is read when a file first needs it.
/// Thread-safe.
///
/// Which manifests apply to a file:
/// 1. All targets that build it: Xcode targets that list it or have its synchronized folder; and targets of
///   its package, of XcodeGen, Tuist and podspecs above it whose sources include it. The lowest minimum of
///   each platform counts. A platform with a minimum in one target is not unlisted because another lacks it.
///   A package is a boundary for packages and synchronized folders above it.
/// 2. If there are none: the nearest folder above it with a manifest that declares minimums, and the lowest
///   of all its targets (a script beside an `.xcodeproj`, an example beside a `Package.swift`). If that
///   folder has an application project and the repository has others, the lowest of them all.
/// 3. If there is no such folder: the lowest of all application projects of the repository.
public final class ProjectMap: Sendable {
  private let store: ManifestStore
  private let repositories: [String]
  /// By repository, sorted.
  private let manifests: [String: [ManifestFile]]
  private let facts = Cache<String, FolderFacts>()
  private let indices = Cache<String, Lazy<RepositoryIndex>>()
  /// Caches that no thread is using now.
  private let idleCaches = Mutex<[LocalCache]>([])
  /// A cache by the numbers of a file's targets.
  private let known = Mutex(Known())

  /// The facts about the files of one folder.
  fileprivate struct Folder {
    /// Retained, so that its identity stays unique.
    let folder: SourceFolder
    let targets: FolderTargets
    /// The targets of all its files; `nil`: they differ between files.
    let answer: FileTargets?
  }

  private struct Known {
    var byNumbers: [[Int]: FileTargets] = [:]
    /// Different targets may have equal content.
    var byContent: [Content: FileTargets] = [:]
  }

  private struct Content: Hashable {
    var minimums: [DeploymentTarget]
    var unlisted: Set<Platform>
    var isProgram: Bool
    var macros: AvailabilityMacros
    var unread: [UnreadMinimum]
  }

  public init(_ discovery: Discovery) {
    let store = ManifestStore(discovery, shownFolder: Paths.currentFolder())
    let repositories = discovery.repositories
    self.store = store
    self.repositories = repositories
    manifests = Dictionary(grouping: store.folders.sorted(by: String.bytesPrecede)) {
      Self.repository(of: $0, among: repositories)
    }.mapValues { $0.flatMap(store.manifests) }
  }

  /// The problems found so far, sorted. Complete after all files have been resolved.
  public var problems: [ProjectProblem] { store.problems }

  /// Work that can start before the relevant files are known: reading the manifests that apply to whole
  /// repositories, the largest first.
  public func preparations(for files: [SourceFile]) -> [@Sendable () -> Void] {
    var numbers: Set<Int> = []
    var last = -2
    for index in files.indices where files[index].nearestRepository != last {
      last = files[index].nearestRepository
      numbers.insert(last)
    }
    let projects = numbers.flatMap { number in
      (manifests[number < 0 ? "/" : repositories[number]] ?? []).filter {
        $0.format == .xcodeProject || $0.format == .xcodeGen
      }
    }
    let sized = projects.map { (file: $0, size: (try? FileStatus($0.path))?.size ?? 0) }
    return sized.sorted { ($0.size, $0.file.path) > ($1.size, $1.file.path) }.map { [store] project in
      { store.readAhead(project.file) }
    }
  }

  /// The targets of a file, as its project declares them.
  public func targets(for file: SourceFile) -> FileTargets {
    withLocalCache { targets(forFilesIn: 0..<1, of: [file], &$0).targets }
  }

  /// Lends a cache to a thread, with the results of earlier threads.
  func withLocalCache<Result>(_ body: (inout LocalCache) -> Result) -> Result {
    var own = idleCaches.withLock { $0.popLast() } ?? LocalCache()
    defer { idleCaches.withLock { $0.append(own) } }
    return body(&own)
  }

  /// A cache of one thread, used without a lock: neighbouring files often have the same result.
  struct LocalCache {
    /// The folder of the previous file.
    fileprivate var folder: Folder?
    fileprivate var folders: [ObjectIdentifier: Folder] = [:]
    /// The folder whose facts are cached, with those facts.
    fileprivate var boundary: SourceFolder?
    fileprivate var facts: FolderFacts?
    fileprivate var numbers: [Int] = []
    fileprivate var targets: FileTargets?
  }

  /// The targets of the first of some files, and the index up to which the next files have the same targets.
  /// - Parameters:
  ///   - some: indices into the list of files, to avoid copies.
  ///   - cache: the cache of this thread.
  func targets(
    forFilesIn some: Range<Int>, of files: [SourceFile], _ cache: inout LocalCache
  ) -> (targets: FileTargets, end: Int) {
    let first = some.lowerBound
    if cache.folder?.folder !== files[first].folder {
      cache.folder = self.folder(files[first].folder, &cache)
    }
    let folder = cache.folder!
    guard files[first].aliases.isEmpty, let answer = folder.answer else {
      return (targets(ofFileAt: first, of: files, in: folder.targets, &cache), first + 1)
    }
    var end = first + 1
    while end < some.upperBound, files[end].folder === folder.folder, files[end].aliases.isEmpty { end += 1 }
    return (answer, end)
  }

  private func targets(
    ofFileAt index: Int, of files: [SourceFile], in folder: FolderTargets, _ cache: inout LocalCache
  ) -> FileTargets {
    targets(numbers(of: files[index], in: folder), of: folder, &cache)
  }

  private func numbers(of file: SourceFile, in folder: FolderTargets) -> [Int] {
    var numbers: [Int] = []
    folder.collect(file.realPath, file.name, &numbers)
    for alias in file.aliases {
      let folder = Paths.parent(alias)
      FolderTargets(folder, facts: facts(of: folder)).collect(alias, Paths.name(alias)[...], &numbers)
    }
    return numbers
  }

  /// The modules that the targets of a run's files make.
  /// - Parameter paths: of files; the places in this list are their numbers.
  public func modules(ofFiles paths: [String], among files: [SourceFile]) -> FileModules {
    // Both lists are mostly the same.
    let places =
      paths.elementsEqual(files.lazy.map(\.path))
      ? nil : Dictionary(first: zip(files.lazy.map(\.path), files.indices))
    let numbers = withLocalCache { cache in
      paths.indices.map { index -> Set<Int> in
        guard let place = places == nil ? index : places?[paths[index]] else { return [] }
        let folder = folder(files[place].folder, &cache).targets
        if files[place].aliases.isEmpty, let all = folder.numbersOfAll { return Set(all) }
        return Set(self.numbers(of: files[place], in: folder))
      }
    }
    let all = Array(Set(numbers.joined())).sorted()
    let names = zip(all, store.targets(all)).map { ($0, $1.moduleNames) }
    return FileModules(ofFiles: numbers, names: Dictionary(uniqueKeysWithValues: names))
  }

  private func targets(
    _ numbers: [Int], of folder: FolderTargets, _ cache: inout LocalCache
  ) -> FileTargets {
    var numbers = numbers
    if numbers.isEmpty, let fallback = folder.facts.fallback { numbers.append(fallback) }
    if let targets = cache.targets, numbers == cache.numbers { return targets }
    let targets = self.targets(numbers)
    (cache.numbers, cache.targets) = (numbers, targets)
    return targets
  }

  private func targets(_ numbers: [Int]) -> FileTargets {
    if let targets = known.withLock({ $0.byNumbers[numbers] }) { return targets }
    let merged = BuildTarget.merged(store.targets(numbers))
    let content = Content(
      minimums: merged.minimums, unlisted: merged.unlisted, isProgram: merged.isProgram,
      macros: merged.macros, unread: merged.unread)
    // Another thread may have added an equal value first.
    return known.withLock { known in
      let targets =
        known.byContent[content]
        ?? FileTargets(
          targets: merged.minimums, unlisted: merged.unlisted, isProgram: merged.isProgram,
          macros: merged.macros, unread: merged.unread)
      known.byContent[content] = targets
      known.byNumbers[numbers] = targets
      return targets
    }
  }

  private func folder(_ folder: SourceFolder, _ cache: inout LocalCache) -> Folder {
    let key = ObjectIdentifier(folder)
    if let known = cache.folders[key] { return known }
    var boundary = folder
    while !boundary.isBoundary, let parent = boundary.parent { boundary = parent }
    let facts: FolderFacts
    if let known = cache.facts, cache.boundary === boundary {
      facts = known
    } else {
      facts = self.facts(of: boundary.realPath)
      (cache.boundary, cache.facts) = (boundary, facts)
    }
    let targets = FolderTargets(folder.realPath, facts: facts)
    let made = Folder(
      folder: folder, targets: targets,
      answer: targets.numbersOfAll.map { self.targets($0, of: targets, &cache) })
    cache.folders[key] = made
    return made
  }

  private func facts(of folder: String) -> FolderFacts {
    facts.value(of: folder) {
      let repository = Self.repository(of: folder, among: repositories)
      if store.manifests(in: folder).isEmpty, folder != repository, folder != "/", folder != "." {
        // The folder declares nothing itself.
        return facts(of: Paths.parent(folder))
      }
      return FolderFacts(folder, index: index(of: repository), store: store)
    }
  }

  private static func repository(of folder: String, among repositories: [String]) -> String {
    Discovery.nearest(to: folder, among: repositories).map { repositories[$0] } ?? "/"
  }

  private func index(of repository: String) -> RepositoryIndex {
    // All threads wait for the first one, which reads all projects.
    indices.value(of: repository) { Lazy() }.get {
      RepositoryIndex(repository, manifests: manifests[repository] ?? [], store: store)
    }
  }
}
