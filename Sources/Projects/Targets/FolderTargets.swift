import SystemCalls

/// Which targets build the files that lie directly in a folder, as far as the folder tells.
final class FolderTargets: Sendable {
  let facts: FolderFacts
  /// In the order in which they count.
  private let parts: [Part]

  /// Some of the targets, by their numbers among those of the whole run.
  private enum Part: Sendable {
    /// They build all files of the folder.
    case all([Int])
    /// A project lists files of the folder; with the folder's number there.
    case listed(RepositoryIndex.Project, folder: Int)
    /// Kept in step with the folder or with one above it, but for files of this folder.
    case synchronized(RepositoryIndex.Project, XcodeProject.SynchronizedFolder)
    /// A target of another manifest builds some of the files.
    case some(FolderFacts.Target)
  }

  init(_ folder: String, facts: FolderFacts) {
    self.facts = facts
    var parts: [Part] = []
    for project in facts.index.projects {
      if let number = project.project.listed.folder(folder) { parts.append(.listed(project, folder: number)) }
    }
    for project in facts.index.projects {
      // By their places: each of them is asked about each folder.
      let all = project.project.synchronizedFolders
      for index in all.indices where Paths.isInside(folder, all[index].path) {
        let synchronized = all[index]
        guard facts.isReached(by: synchronized) else { continue }
        parts.append(
          synchronized.targets(ofAllIn: folder).map { .all(project.numbers(of: $0)) }
            ?? .synchronized(project, synchronized))
      }
    }
    for target in facts.targets {
      switch target.files.share(of: folder) {
      case .none: continue
      case .some: parts.append(.some(target))
      case .all: parts.append(.all([target.number]))
      }
    }
    self.parts = parts
  }

  /// The numbers of the targets that build each file of the folder; `nil`: not the same for each.
  var numbersOfAll: [Int]? {
    var numbers: [Int] = []
    for part in parts {
      guard case .all(let some) = part else { return nil }
      numbers += some
    }
    return numbers
  }

  /// Adds the numbers of the targets that build a file of the folder.
  /// - Parameters:
  ///   - path: of the file, absolute.
  ///   - name: what stands behind the folder in it.
  func collect(_ path: @autoclosure () -> String, _ name: Substring, _ numbers: inout [Int]) {
    for part in parts {
      switch part {
      case .all(let some): numbers += some
      case .listed(let project, let folder):
        let some = project.numbers(ofList: name.withBytes { project.project.listed[.init($0), in: folder] })
        // Mostly it is the only one that has something to say, and its list need not be copied.
        if numbers.isEmpty { numbers = some } else { numbers += some }
      case .synchronized(let project, let folder): numbers += project.numbers(of: folder.targets(of: path()))
      case .some(let target): if target.files.contains(path()) { numbers.append(target.number) }
      }
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
