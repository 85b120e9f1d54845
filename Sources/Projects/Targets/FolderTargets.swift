/// Which targets build the files that lie directly in a folder, as far as the folder tells.
final class FolderTargets: Sendable {
  let facts: FolderFacts
  /// Xcode projects that list files of the folder, with the folder's number there.
  private let listed: [(project: RepositoryIndex.Project, folder: Int)]
  /// Those that are kept in step with it or with a folder above it.
  private let synchronized: [(project: RepositoryIndex.Project, folder: XcodeProject.SynchronizedFolder)]
  /// Targets of other manifests by their numbers, with the files that they build where not all of the folder.
  private let others: [(number: Int, files: FileSet?)]

  init(_ folder: String, facts: FolderFacts) {
    self.facts = facts
    listed = facts.index.projects.compactMap { project in
      project.project.listed.folder(folder).map { (project, $0) }
    }
    synchronized = facts.index.projects.flatMap { project in
      project.project.synchronizedFolders.filter {
        facts.isReached(by: $0) && Paths.isInside(folder, $0.path)
      }.map { (project, $0) }
    }
    others = facts.readings.flatMap { reading in
      reading.targets.enumerated().compactMap { number, target in
        guard target.saysAnything else { return nil }
        switch target.files.share(of: folder) {
        case .none: return nil
        case .some: return (reading.firstNumber + number, target.files)
        case .all: return (reading.firstNumber + number, nil)
        }
      }
    }
  }

  /// Adds the numbers of the targets that build a file of the folder.
  /// - Parameters:
  ///   - path: of the file, absolute.
  ///   - name: what stands behind the folder in it.
  func collect(_ path: @autoclosure () -> String, _ name: Substring, _ numbers: inout [Int]) {
    for (project, folder) in listed {
      let list = name.withBytes { project.project.listed[.init($0), in: folder] }
      add(project.project.targetLists.lists[list], of: project, &numbers)
    }
    for (project, folder) in synchronized { add(folder.targets(of: path()), of: project, &numbers) }
    for (number, files) in others where files?.contains(path()) ?? true { numbers.append(number) }
  }

  private func add(_ targets: [Int], of project: RepositoryIndex.Project, _ numbers: inout [Int]) {
    for number in targets where project.project.targets[number].saysAnything {
      numbers.append(project.firstNumber + number)
    }
  }
}

extension FolderFacts {
  /// What lies in a package is built as a package, and does not belong to a synchronized folder around it.
  fileprivate func isReached(by folder: XcodeProject.SynchronizedFolder) -> Bool {
    guard let packageFolder, packageFolder != folder.path else { return true }
    return !Paths.isInside(packageFolder, folder.path)
  }
}
