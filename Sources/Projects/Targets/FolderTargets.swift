import SystemCalls

/// The targets that build the files directly in a folder, as far as the folder decides it.
final class FolderTargets: Sendable {
  let facts: FolderFacts
  /// In order of precedence.
  private let parts: [Part]

  /// A group of targets, by their numbers.
  private enum Part: Sendable {
    /// They build all files of the folder.
    case all([Int])
    /// A project lists files of the folder, which has this number there.
    case listed(RepositoryIndex.Project, folder: Int)
    /// A synchronized folder at or above this one, with exceptions for single files of this folder.
    case synchronized(RepositoryIndex.Project, XcodeProject.SynchronizedFolder)
    /// A target of another manifest builds some of the files.
    case some(FolderFacts.Target)
  }

  init(_ folder: String, facts: FolderFacts) {
    self.facts = facts
    var parts: [Part] = []
    for (project, number) in facts.index.lists(ofFilesIn: folder) {
      parts.append(.listed(project, folder: number))
    }
    for (project, synchronized) in facts.index.synchronizedFolders(around: folder)
    where facts.isReached(by: synchronized) {
      parts.append(
        synchronized.targets(ofAllIn: folder).map { .all(project.numbers(of: $0)) }
          ?? .synchronized(project, synchronized))
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

  /// The numbers of the targets that build all files of the folder; `nil`: they differ between files.
  var numbersOfAll: [Int]? {
    var numbers: [Int] = []
    for part in parts {
      guard case .all(let some) = part else { return nil }
      numbers += some
    }
    return numbers
  }

  /// Appends the numbers of the targets that build a file of the folder.
  /// - Parameters:
  ///   - path: the file, absolute.
  ///   - name: the part of the path after the folder.
  func collect(_ path: @autoclosure () -> String, _ name: Substring, _ numbers: inout [Int]) {
    for part in parts {
      switch part {
      case .all(let some): numbers += some
      case .listed(let project, let folder):
        let some = project.numbers(ofList: project.project.listed[String(name), in: folder])
        // Usually only one part has targets: assigning its list avoids a copy.
        if numbers.isEmpty { numbers = some } else { numbers += some }
      case .synchronized(let project, let folder): numbers += project.numbers(of: folder.targets(of: path()))
      case .some(let target): if target.files.contains(path()) { numbers.append(target.number) }
      }
    }
  }
}

extension FolderFacts {
  /// Whether the synchronized folder applies here: files of a package do not belong to a synchronized folder
  /// around the package.
  fileprivate func isReached(by folder: XcodeProject.SynchronizedFolder) -> Bool {
    guard let packageFolder, packageFolder != folder.path else { return true }
    return !Paths.isInside(packageFolder, folder.path)
  }
}
