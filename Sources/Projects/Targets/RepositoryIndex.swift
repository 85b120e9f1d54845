import SystemCalls

/// All Xcode projects of a repository. Each may list any file of it.
final class RepositoryIndex: Sendable {
  /// The repository's folder, absolute.
  let folder: String
  /// The lowest minimums of all its application projects; `nil`: there are none.
  let applications: BuildTarget?
  /// Whether applications lie in several folders. Then a file that no target builds may belong to any of
  /// them.
  let hasSeveralApplications: Bool
  let projects: [Project]
  /// Whether only the repository's own applications can build the packages in its folders. SwiftPM finds a
  /// package of another repository only at its top, which has none; and no podspec or Bazel rule exports
  /// them.
  let keepsItsPackages: Bool

  final class Project: Sendable {
    let project: XcodeProject
    /// The number of its first target, counted over the whole run.
    private let firstNumber: Int
    /// The numbers for each of its lists of targets.
    private let lists: [[Int]]

    init(_ project: XcodeProject, firstNumber: Int) {
      self.project = project
      self.firstNumber = firstNumber
      lists = project.targetLists.lists.map { Self.numbers(of: $0, in: project, firstNumber) }
    }

    /// Those of all its targets.
    var numbers: Range<Int> { firstNumber..<firstNumber + project.targets.count }

    /// The numbers of the targets with minimums in a list.
    func numbers(ofList list: Int) -> [Int] { lists[list] }

    func numbers(of targets: [Int]) -> [Int] { Self.numbers(of: targets, in: project, firstNumber) }

    private static func numbers(of targets: [Int], in project: XcodeProject, _ firstNumber: Int) -> [Int] {
      targets.filter { project.targets[$0].declaresMinimums }.map { firstNumber + $0 }
    }
  }

  init(_ folder: String, manifests: [ManifestFile], store: ManifestStore) {
    self.folder = folder
    projects = manifests.filter { $0.format == .xcodeProject }.map {
      let project = store.xcodeProject($0)
      return Project(project, firstNumber: store.add(project.targets))
    }
    var folders: Set<String> = []
    var all: [BuildTarget] = []
    var hasApplication = false
    var remaining = projects[...]
    for manifest in manifests where manifest.format.role == .applications {
      let targets: [BuildTarget]
      let others: BuildTarget?
      if manifest.format == .xcodeProject {
        let project = remaining.popFirst()?.project
        (targets, others) = (project?.targets ?? [], project?.others)
      } else {
        let reading = store.reading(of: manifest)
        (targets, others) = (reading.targets, reading.others)
      }
      let isProduct = Self.isOfProduct(ManifestStore.folder(of: manifest), in: folder)
      hasApplication = hasApplication || isProduct && targets.contains(where: \.isApplication)
      guard let others else { continue }
      all.append(others)
      folders.insert(ManifestStore.folder(of: manifest))
    }
    // The root of the file system is not a repository.
    keepsItsPackages =
      hasApplication && folder != "/"
      && !manifests.contains {
        $0.format.role == .exported || $0.format == .package && ManifestStore.folder(of: $0) == folder
      }
    if keepsItsPackages {
      // So are the frameworks beside the applications.
      for project in projects { store.markAsPrograms(project.numbers) }
      for manifest in manifests
      where manifest.format.role == .applications && manifest.format != .xcodeProject {
        store.markAsPrograms(store.reading(of: manifest))
      }
    }
    hasSeveralApplications = folders.count > 1
    let lowest = BuildTarget.merged(all)
    applications = all.isEmpty ? nil : folders.count > 1 ? lowest.notBuilt : lowest
  }

  /// Whether a manifest builds the repository's product, by the names of the folders above it: a folder of
  /// examples belongs to a library with other users.
  private static func isOfProduct(_ path: String, in repository: String) -> Bool {
    let parts = (Paths.relative(path, to: repository) ?? "").split(separator: "/")
    return !parts.contains { part in
      let name = part.lowercased()
      return sideFolders.contains(where: name.hasPrefix)
        || ["example", "demo"].contains(where: name.hasSuffix)
    }
  }

  private static let sideFolders = [
    "example", "demo", "sample", "vendor", "third", "external", "pods", "carthage", "test", "playground",
    "benchmark", "node_modules",
  ]
}
