/// All Xcode projects of a repository together: any of them may list any file of it.
final class RepositoryIndex: Sendable {
  /// The folder of the repository, absolute.
  let folder: String
  /// The lowest of all its application projects; `nil` when there are none.
  let applications: BuildTarget?
  let projects: [Project]

  final class Project: Sendable {
    let project: XcodeProject
    /// The number of its first target among those of the whole run.
    private let firstNumber: Int
    /// What each of its lists of targets comes to.
    private let numbers: [[Int]]

    init(_ project: XcodeProject, firstNumber: Int) {
      self.project = project
      self.firstNumber = firstNumber
      numbers = project.targetLists.lists.map { Self.numbers(of: $0, in: project, firstNumber) }
    }

    /// The numbers, among those of the whole run, of the targets that say anything.
    func numbers(ofList list: Int) -> [Int] { numbers[list] }

    func numbers(of targets: [Int]) -> [Int] { Self.numbers(of: targets, in: project, firstNumber) }

    private static func numbers(of targets: [Int], in project: XcodeProject, _ firstNumber: Int) -> [Int] {
      targets.filter { project.targets[$0].saysAnything }.map { firstNumber + $0 }
    }
  }

  init(_ folder: String, manifests: [ManifestFile], store: ManifestStore) {
    self.folder = folder
    projects = manifests.filter { $0.kind == .xcodeProject }.map {
      let project = store.xcodeProject($0)
      return Project(project, firstNumber: store.add(project.targets))
    }
    let others = manifests.filter { $0.kind == .xcodeGen || $0.kind == .tuist }
      .compactMap { store.reading(of: $0).others }
    let all = projects.compactMap(\.project.others) + others
    applications = all.isEmpty ? nil : BuildTarget.merged(all)
  }
}
