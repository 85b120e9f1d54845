import SystemCalls

extension Discovery {
  /// The first Swift file or folder that an exclude pattern matched.
  public var firstExcluded: String? { leftOut }

  /// The first named file that is not Swift by its name. `Card.swift.in` counts as Swift: it is a template.
  public var foreignFile: String? {
    files.first { file in
      file.root.isFile && !Paths.name(file.path).split(separator: ".").dropFirst().contains("swift")
    }?.path
  }

  /// Why the files found may not be the whole project, as a sentence without a full stop; `nil`: they are. To
  /// remove an internal declaration, all files of its module must be known.
  public var hidden: String? {
    if let part { return part }
    if let path = problems.first?.path ?? unseen { return "'\(path)' could not be looked at" }
    return leftOut.map { "'\($0)' is excluded" }
  }

  /// Why the project may have more files outside of the paths walked, in the same form.
  var part: String? {
    if let root = roots.first(where: isAlone) { return "only '\(root.prefix)' was looked at" }
    let folders = Set(manifests.filter { $0.format.beginsProject }.map(\.projectFolder))
    for root in roots where !root.isFile && !isCovered(root) {
      guard let top = topAbove(root), holdsMore(top, than: root, projects: folders) else { continue }
      let shown = root.prefix.isEmpty ? "." : String(root.prefix.dropLast())
      return "only '\(shown)' was looked at, which is part of the project in '\(top)'"
    }
    return nil
  }

  /// Whether a problem concerns the given paths or the project around them. Other projects of the repository
  /// are read for information only.
  public func concernsNamedFiles(_ problem: ProjectProblem) -> Bool {
    guard roots.contains(where: \.isSurrounding) else { return true }
    let path = Paths.join(Paths.currentFolder(), problem.path)
    let folder = Paths.resolved(Paths.parent(path)) ?? Paths.parent(path)
    return roots.contains { root in
      !root.isSurrounding && (Paths.isInside(folder, root.realPath) || Paths.isInside(root.realPath, folder))
    }
  }

  /// The real path of a file's folder, by the path that the walk uses for the file; `nil`: no walk found it.
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

  /// The problem with a link whose target cannot be reached; `nil`: not a link.
  static func isDangling(_ path: String) -> String? {
    guard (try? FileStatus(path, followsLinks: false))?.kind == .link else { return nil }
    do throws(SystemError) {
      _ = try FileStatus(path)
      return nil
    } catch {
      return error == .linkLoop
        ? error.whyUnreadable : "is a link to a file that is not there: mend the link or exclude it"
    }
  }

  /// Whether the root lies in another folder that was walked.
  private func isCovered(_ root: WalkRoot) -> Bool {
    roots.contains { $0 !== root && !$0.isFile && Paths.isInside(root.realPath, $0.realPath) }
  }

  /// The folder that contains the root's whole project: the repository, or else the nearest folder with a
  /// manifest; `nil`: the root is the whole project, or nothing is known around it. Other projects of the
  /// repository may use what a nested project declares.
  func projectAround(_ root: WalkRoot) -> String? {
    let home = Self.homeFolder
    // A repository in the home folder is not a project.
    func isAround(_ folder: String) -> Bool { folder != home && Paths.isInside(root.realPath, folder) }
    if let repository = repositories.filter(isAround).max(by: { $0.utf8.count < $1.utf8.count })
      ?? exports.filter(isAround).min(by: { $0.utf8.count < $1.utf8.count })
    {
      return repository == root.realPath ? nil : repository
    }
    let folders = Set(manifests.filter { $0.format.beginsProject }.map(\.projectFolder))
    guard let nearest = topAbove(root), nearest != home,
      root.isFile || holdsMore(nearest, than: root, projects: folders)
    else { return nil }
    return nearest
  }

  /// Whether the root is a named file that lies in no other named folder.
  private func isAlone(_ root: WalkRoot) -> Bool {
    root.isFile && !roots.contains { !$0.isFile && Paths.isInside(root.realPath, $0.realPath) }
  }

  /// The nearest folder above a root in which a project or repository begins.
  private func topAbove(_ root: WalkRoot) -> String? {
    (manifests.map(\.projectFolder) + repositories)
      .filter { $0 != root.realPath && Paths.isInside(root.realPath, $0) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether some files below the root belong to no project that begins there or below.
  private func holdsMore(_ top: String, than root: WalkRoot, projects: Set<String>) -> Bool {
    if projects.contains(root.realPath) || repositories.contains(root.realPath) { return false }
    return files.contains { file in
      file.root == root
        && !Paths.parents(file.realPath).prefix { $0.utf8.count > root.realPath.utf8.count }
          .contains(where: projects.contains)
    }
  }
}

extension ManifestFile {
  /// The folder of a project. An Xcode project is itself a folder.
  var projectFolder: String {
    format == .xcodeProject ? Paths.parent(Paths.parent(path)) : Paths.parent(path)
  }
}
