import SystemCalls

extension Discovery {
  /// The first Swift file or folder that an exclude left out.
  public var firstExcluded: String? { leftOut }

  /// The first file that was named and is no Swift file by its name: `Card.swift.in` is one, for templates are Swift.
  public var foreignFile: String? {
    files.first { file in
      file.root.isFile && !Paths.name(file.path).split(separator: ".").dropFirst().contains("swift")
    }?.path
  }

  /// Why the files found may not be all of a project, in a sentence without a full stop; `nil`: they are. What is
  /// internal can be used by any file of its module, so whoever takes it away has to see all of them.
  public var hidden: String? {
    if let part { return part }
    if let path = problems.first?.path ?? unseen { return "'\(path)' could not be looked at" }
    return leftOut.map { "'\($0)' is excluded" }
  }

  /// Why there may be more of a project beside what was walked over, in the same form.
  var part: String? {
    if let root = roots.first(where: isAlone) { return "only '\(root.prefix)' was looked at" }
    let folders = Set(manifests.filter { $0.kind != .bazel }.map(\.projectFolder))
    for root in roots where !root.isFile && !isCovered(root) {
      guard let top = topAbove(root), holdsMore(top, than: root, projects: folders) else { continue }
      let shown = root.prefix.isEmpty ? "." : String(root.prefix.dropLast())
      return "only '\(shown)' was looked at, which is part of the project in '\(top)'"
    }
    return nil
  }

  /// Whether a problem is one of what was named, or of a project around it: other projects of the repository are only
  /// there to be known.
  public func concernsNamedFiles(_ problem: ProjectProblem) -> Bool {
    guard roots.contains(where: \.isSurrounding) else { return true }
    let path = Paths.join(Paths.currentFolder(), problem.path)
    let folder = Paths.resolved(Paths.parent(path)) ?? Paths.parent(path)
    return roots.contains { root in
      !root.isSurrounding && (Paths.isInside(folder, root.realPath) || Paths.isInside(root.realPath, folder))
    }
  }

  /// The real path of the folder that a file lies in, by the path that a walk calls the file; `nil`: no walk met it.
  package func realFolder(of path: String) -> String? {
    if let file = roots.first(where: { $0.isFile && $0.prefix == path }) {
      return Paths.parent(file.realPath)
    }
    let isHeld = { (root: WalkRoot) in
      !root.isFile
        && (root.prefix.isEmpty
          ? !path.hasPrefix("/") && !path.hasPrefix("../") : path.hasPrefix(root.prefix))
    }
    return roots.filter(isHeld).max { $0.prefix.utf8.count < $1.prefix.utf8.count }
      .map { Paths.parent($0.real(path)) }
  }

  /// A folder that lies in another one that was walked over.
  private func isCovered(_ root: WalkRoot) -> Bool {
    roots.contains { $0 !== root && !$0.isFile && Paths.isInside(root.realPath, $0.realPath) }
  }

  /// The folder that a root is only a part of: the repository, or where there is none the nearest folder with a
  /// manifest; `nil`: the root is whole, or nothing is known around it. What a project of its own begins in may be used
  /// by the others of the repository.
  func projectAround(_ root: WalkRoot) -> String? {
    let home = Self.homeFolder
    // Some keep all of their home in a repository: that is no project.
    func isAround(_ folder: String) -> Bool { folder != home && Paths.isInside(root.realPath, folder) }
    if let repository = repositories.filter(isAround).max(by: { $0.utf8.count < $1.utf8.count })
      ?? exports.filter(isAround).min(by: { $0.utf8.count < $1.utf8.count })
    {
      return repository == root.realPath ? nil : repository
    }
    let folders = Set(manifests.filter { $0.kind != .bazel }.map(\.projectFolder))
    guard let nearest = topAbove(root), nearest != home,
      root.isFile || holdsMore(nearest, than: root, projects: folders)
    else { return nil }
    return nearest
  }

  /// A file that was named, and that no folder holds that was named as well.
  private func isAlone(_ root: WalkRoot) -> Bool {
    root.isFile && !roots.contains { !$0.isFile && Paths.isInside(root.realPath, $0.realPath) }
  }

  /// The nearest folder above a root that a project or repository begins in.
  private func topAbove(_ root: WalkRoot) -> String? {
    (manifests.map(\.projectFolder) + repositories)
      .filter { $0 != root.realPath && Paths.isInside(root.realPath, $0) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether some of the files below a root belong to no project that begins there or farther down.
  private func holdsMore(_ top: String, than root: WalkRoot, projects: Set<String>) -> Bool {
    if projects.contains(root.realPath) || repositories.contains(root.realPath) { return false }
    return files.contains { file in
      guard file.root == root else { return false }
      var folder = Paths.parent(file.realPath)
      while folder.utf8.count > root.realPath.utf8.count {
        if projects.contains(folder) { return false }
        folder = Paths.parent(folder)
      }
      return true
    }
  }
}

extension ManifestFile {
  /// The folder that a project lies in: an Xcode project is a folder by itself.
  var projectFolder: String {
    kind == .xcodeProject ? Paths.parent(Paths.parent(path)) : Paths.parent(path)
  }
}
