import Dispatch

/// All Xcode projects of a repository together: any of them may list any file of it.
final class RepositoryIndex: Sendable {
  /// The folder of the repository, absolute.
  let folder: String
  let targets: [BuildTarget]
  /// The number of the first target among those of the whole run.
  let firstNumber: Int
  /// The lowest of all its application projects; `nil` when there are none.
  let applications: BuildTarget?
  private let targetsByFile: [String: [Int]]
  private let synchronizedFolders: [(folder: XcodeProject.SynchronizedFolder, first: Int)]

  /// Reads the projects side by side.
  init(_ folder: String, manifests: [ManifestFile], store: ManifestStore) {
    self.folder = folder
    let files = manifests.filter { $0.kind == .xcodeProject }
    let read = Locked<[Int: XcodeProject]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      let project = store.xcodeProject(files[number])
      read.withLock { $0[number] = project }
    }
    let projects = read.withLock { read in files.indices.compactMap { read[$0] } }
    var targets: [BuildTarget] = []
    var targetsByFile: [String: [Int]] = [:]
    var synchronizedFolders: [(XcodeProject.SynchronizedFolder, Int)] = []
    for project in projects {
      let first = targets.count
      targets += project.targets
      if first == 0 {
        targetsByFile = project.targetsByFile
      } else {
        for (file, numbers) in project.targetsByFile {
          targetsByFile[file, default: []] += numbers.map { $0 + first }
        }
      }
      synchronizedFolders += project.synchronizedFolders.map { ($0, first) }
    }
    self.targets = targets
    self.targetsByFile = targetsByFile
    self.synchronizedFolders = synchronizedFolders
    firstNumber = store.numbers(for: targets.count)
    let others = manifests.filter { $0.kind == .xcodeGen || $0.kind == .tuist }
      .compactMap { store.reading(of: $0).others }
    let all = projects.compactMap(\.others) + others
    applications = all.isEmpty ? nil : BuildTarget.merged(all)
  }

  /// The numbers, from 0, of the targets that a file is built into.
  /// - Parameter packageFolder: of the nearest package above the file: what lies in it is built as a package
  ///   and does not belong to a synchronized folder around it.
  func targets(of file: String, packageFolder: String?) -> [Int] {
    var numbers = targetsByFile[file] ?? []
    for (folder, first) in synchronizedFolders where Paths.isInside(file, folder.path) {
      if let packageFolder, packageFolder != folder.path, Paths.isInside(packageFolder, folder.path) {
        continue
      }
      numbers += folder.targets(of: file).map { $0 + first }
    }
    return numbers
  }
}
