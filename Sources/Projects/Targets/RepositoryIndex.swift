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
  private let projects: [Project]
  /// By folder: the projects (by their places in the list) that list files of it, each with the number that the folder
  /// has there. Most of many projects know nothing of a folder.
  private let lists: [String: [(project: Int, folder: Int)]]
  /// By folder: the projects that synchronize it, each with its number among their synchronized folders.
  private let synchronizations: [String: [(project: Int, folder: Int)]]
  /// Whether only the repository's own applications can build the packages in its folders. SwiftPM finds a
  /// package of another repository only at its top, which has none; and no podspec or Bazel rule exports
  /// them.
  let keepsItsPackages: Bool

  final class Project: Sendable {
    let project: XcodeProject
    private let reading: ManifestReading
    /// The numbers for each of its lists of targets.
    private let lists: [[Int]]

    init(_ reading: ManifestReading) {
      self.reading = reading
      project = reading.project ?? XcodeProject()
      lists = project.targetLists.lists.map { Self.numbers(of: $0, in: reading) }
    }

    /// The numbers of the targets with minimums in a list.
    func numbers(ofList list: Int) -> [Int] { lists[list] }

    func numbers(of targets: [Int]) -> [Int] { Self.numbers(of: targets, in: reading) }

    private static func numbers(of targets: [Int], in reading: ManifestReading) -> [Int] {
      targets.filter { reading.targets[$0].declaresMinimums }.map { reading.firstNumber + $0 }
    }
  }

  init(_ folder: String, manifests: [ManifestFile], store: ManifestStore) {
    self.folder = folder
    projects = manifests.filter { $0.format == .xcodeProject }.map { Project(store.reading(of: $0)) }
    var lists: [String: [(project: Int, folder: Int)]] = [:]
    var synchronizations = lists
    for (place, project) in projects.lazy.map(\.project).enumerated() {
      for (folder, number) in project.listed.folders {
        lists[folder, default: []].append((place, number))
      }
      for (number, folder) in project.synchronizedFolders.enumerated() {
        synchronizations[folder.path, default: []].append((place, number))
      }
    }
    self.lists = lists
    self.synchronizations = synchronizations
    var folders: Set<String> = []
    var all: [BuildTarget] = []
    var hasApplication = false
    for manifest in manifests where manifest.format.role == .applications {
      let reading = store.reading(of: manifest)
      let isProduct = Self.isOfProduct(manifest.projectFolder, in: folder)
      hasApplication = hasApplication || isProduct && reading.targets.contains(where: \.isApplication)
      guard let others = reading.others else { continue }
      all.append(others)
      folders.insert(manifest.projectFolder)
    }
    // The root of the file system is not a repository.
    keepsItsPackages =
      hasApplication && folder != "/"
      && !manifests.contains {
        $0.format.role == .exported || $0.format == .package && $0.projectFolder == folder
      }
    if keepsItsPackages {
      // So are the frameworks beside the applications.
      for manifest in manifests where manifest.format.role == .applications {
        store.markAsPrograms(store.reading(of: manifest))
      }
    }
    hasSeveralApplications = folders.count > 1
    let lowest = BuildTarget.merged(all)
    applications = all.isEmpty ? nil : folders.count > 1 ? lowest.notBuilt : lowest
  }

  /// The projects that list files of a folder, with its number there.
  func lists(ofFilesIn folder: String) -> [(project: Project, folder: Int)] {
    (lists[folder] ?? []).map { (projects[$0.project], $0.folder) }
  }

  /// The synchronized folders at or above a folder.
  func synchronizedFolders(around folder: String) -> [(
    project: Project, folder: XcodeProject.SynchronizedFolder
  )] {
    ([folder] + Paths.parents(folder)).flatMap { synchronizations[$0] ?? [] }.sorted(by: <)
      .map { (projects[$0], projects[$0].project.synchronizedFolders[$1]) }
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
