import Availability
import Dispatch

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
  private let indices = Locked<[String: RepositoryIndex]>([:])
  private let known = Locked<[Contribution: FileTargets]>([:])

  /// The manifests that may speak for the files of a folder.
  private struct FolderFacts {
    var repository: String
    /// The nearest folder with a package; synchronized folders above it do not reach below it.
    var packageFolder: String?
    var package: ManifestReading?
    /// Other manifests above, the nearest first, each with its folder.
    var others: [(folder: String, ManifestReading)]
    /// What holds for files that belong to no target, and the folder that says so.
    var fallback: (folder: String, BuildTarget)?
  }

  /// Which targets a file belongs to: enough to know what it is built for.
  private struct Contribution: Hashable {
    var repository: String
    /// Numbers in the index of the repository.
    var xcode: [Int] = []
    /// The folder and number of other targets.
    var others: [Other] = []
    /// Where the fallback comes from, if nothing builds the file.
    var fallbackFolder: String?

    struct Other: Hashable {
      var folder: String
      var manifest: Int
      var target: Int
    }
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

  func targets(forPath path: String, aliases: [String] = []) -> FileTargets {
    let names = [path] + aliases
    var contribution: Contribution?
    var parts: [BuildTarget] = []
    var fallback: (folder: String, BuildTarget)?
    for name in names {
      let folder = Paths.parent(name)
      let facts = facts(of: folder)
      var own = contribution ?? Contribution(repository: facts.repository)
      fallback = fallback ?? facts.fallback
      let index = index(of: facts.repository)
      for number in index.targets(of: name, packageFolder: facts.packageFolder) {
        own.xcode.append(number)
        parts.append(index.targets[number])
      }
      let readings = (facts.package.map { [(facts.packageFolder ?? "", $0)] } ?? []) + facts.others
      for (manifest, (folder, reading)) in readings.enumerated() {
        for (number, target) in reading.targets.enumerated() where target.files.contains(name) {
          own.others.append(.init(folder: folder, manifest: manifest, target: number))
          parts.append(target)
        }
      }
      contribution = own
    }
    guard var contribution else { return FileTargets(targets: []) }
    parts.removeAll { !$0.saysAnything }
    if parts.isEmpty {
      contribution.fallbackFolder = fallback?.folder
      if let fallback { parts = [fallback.1] }
    }
    return known.withLock { known in
      if let targets = known[contribution] { return targets }
      let merged = BuildTarget.merged(parts)
      let targets = FileTargets(targets: merged.minimums, unlisted: merged.unlisted)
      known[contribution] = targets
      return targets
    }
  }

  // MARK: Folders

  private func facts(of folder: String) -> FolderFacts {
    if let facts = folders.withLock({ $0[folder] }) { return facts }
    var facts = FolderFacts(repository: repository(of: folder), others: [])
    var current = folder
    while true {
      collect(current, into: &facts)
      if current == facts.repository || current == "/" || current == "." { break }
      current = Paths.parent(current)
    }
    if facts.fallback == nil, let target = index(of: facts.repository).applications {
      facts.fallback = (facts.repository, target)
    }
    let result = facts
    folders.withLock { $0[folder] = result }
    return facts
  }

  private func collect(_ folder: String, into facts: inout FolderFacts) {
    let manifests = store.manifests(in: folder)
    if manifests.isEmpty { return }
    var speaking: [BuildTarget] = []
    if facts.package == nil, let package = store.package(in: folder) {
      facts.package = package
      facts.packageFolder = folder
      speaking += [package.others].compactMap { $0 }
    }
    for manifest in manifests where manifest.kind != .package {
      if manifest.kind == .xcodeProject {
        speaking += [store.xcodeProject(manifest).others].compactMap { $0 }
      } else {
        let reading = store.reading(of: manifest)
        facts.others.append((folder, reading))
        speaking += [reading.others].compactMap { $0 }
      }
    }
    speaking.removeAll { !$0.saysAnything }
    if facts.fallback == nil, !speaking.isEmpty {
      facts.fallback = (folder, BuildTarget.merged(speaking))
    }
  }

  private func repository(of folder: String) -> String {
    repositories.last { Paths.isInside(folder, $0) } ?? "/"
  }

  // MARK: Xcode projects

  /// All Xcode projects of a repository: any of them may list any file of it.
  private final class RepositoryIndex: Sendable {
    let targets: [BuildTarget]
    let targetsByFile: [String: [Int]]
    let folders: [(folder: XcodeProject.SynchronizedFolder, first: Int)]
    /// The lowest of all its application projects; `nil` when there are none.
    let applications: BuildTarget?

    init(_ projects: [XcodeProject], others: [BuildTarget]) {
      var targets: [BuildTarget] = []
      var targetsByFile: [String: [Int]] = [:]
      var folders: [(XcodeProject.SynchronizedFolder, Int)] = []
      for project in projects {
        let first = targets.count
        targets += project.targets
        if targetsByFile.isEmpty, first == 0 {
          targetsByFile = project.targetsByFile
        } else {
          for (file, numbers) in project.targetsByFile {
            targetsByFile[file, default: []] += numbers.map { $0 + first }
          }
        }
        folders += project.synchronizedFolders.map { ($0, first) }
      }
      self.targets = targets
      self.targetsByFile = targetsByFile
      self.folders = folders
      let all = projects.compactMap(\.others) + others
      applications = all.isEmpty ? nil : BuildTarget.merged(all)
    }

    func targets(of file: String, packageFolder: String?) -> [Int] {
      var numbers = targetsByFile[file] ?? []
      for (folder, first) in folders where Paths.isInside(file, folder.path) {
        // A package within the folder is built as a package.
        if let packageFolder, packageFolder != folder.path, Paths.isInside(packageFolder, folder.path) {
          continue
        }
        numbers += folder.targets(of: file).map { $0 + first }
      }
      return numbers
    }
  }

  private func index(of repository: String) -> RepositoryIndex {
    if let index = indices.withLock({ $0[repository] }) { return index }
    let manifests = store.folders.filter { self.repository(of: $0) == repository }.sorted(
      by: String.bytesPrecede
    )
    .flatMap { store.manifests(in: $0) }
    let projects = manifests.filter { $0.kind == .xcodeProject }
    let results = Locked<[Int: XcodeProject]>([:])
    DispatchQueue.concurrentPerform(iterations: projects.count) { number in
      let project = store.xcodeProject(projects[number])
      results.withLock { $0[number] = project }
    }
    let inOrder = results.withLock { results in projects.indices.compactMap { results[$0] } }
    let others = manifests.filter { $0.kind == .xcodeGen || $0.kind == .tuist }
      .compactMap { store.reading(of: $0).others }
    let index = RepositoryIndex(inOrder, others: others)
    // Another thread may have been as quick: its work is the same.
    return indices.withLock { indices in
      if let other = indices[repository] { return other }
      indices[repository] = index
      return index
    }
  }
}
