/// All Xcode projects of a repository together: any of them may list any file of it.
final class RepositoryIndex: Sendable {
  /// The folder of the repository, absolute.
  let folder: String
  /// The lowest of all its application projects; `nil` when there are none.
  let applications: BuildTarget?
  let projects: [Project]

  struct Project: Sendable {
    let project: XcodeProject
    /// The number of its first target among those of the whole run.
    let firstNumber: Int
  }

  init(_ folder: String, manifests: [ManifestFile], store: ManifestStore) {
    self.folder = folder
    projects = manifests.filter { $0.kind == .xcodeProject }.map {
      let project = store.xcodeProject($0)
      return Project(project: project, firstNumber: store.add(project.targets))
    }
    let others = manifests.filter { $0.kind == .xcodeGen || $0.kind == .tuist }
      .compactMap { store.reading(of: $0).others }
    let all = projects.compactMap(\.project.others) + others
    applications = all.isEmpty ? nil : BuildTarget.merged(all)
  }
}
