import Projects
import Reporting
import SystemCalls

/// The owner, target and folder of each file.
struct FileGroups: Sendable {
  /// Absolute.
  let repository: String
  let owners: CodeOwners
  /// By shown path.
  private let files: [String: (path: String, targets: FileTargets)]

  /// - Parameter owners: `nil`: from the repository's `CODEOWNERS`.
  init(of plan: RunPlan, in repository: String, owners: CodeOwners? = nil) {
    self.repository = repository
    self.owners = owners ?? CodeOwners(repository: repository)
    var files: [String: (path: String, targets: FileTargets)] = [:]
    for (row, targets) in plan.targetRows {
      for file in plan.files[row] { files[file.shownPath] = (file.path, targets) }
    }
    self.files = files
  }

  /// - Parameter path: the shown path.
  func name(of path: String, by kind: FindingGroups.Kind) -> String {
    switch kind {
    case .folder: folder(of: relative(path))
    case .owner: owners.owners(of: relative(path))
    case .target: files[path].map { Self.targetNames(of: $0.targets) } ?? ""
    }
  }

  /// A shown path relative to the repository.
  private func relative(_ path: String) -> String {
    let path = files[path]?.path ?? path
    return Paths.relative(Paths.real(path), to: repository) ?? path
  }

  /// The nearest folder above with a manifest, otherwise the top-level folder. Folders that only contain
  /// modules do not count.
  private func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let folder = parts.prefix(count).joined(separator: "/")
      let manifests = ["Package.swift", "Project.swift", "project.yml"]
      if manifests.contains(where: { FileSystem.exists(Paths.join(repository, "\(folder)/\($0)")) }) {
        return folder
      }
    }
    let gathering = ["Sources", "Tests", "Source", "Modules", "Packages", "Features", "Frameworks"]
    let depth = parts.first.map(gathering.contains) == true ? 2 : 1
    return parts.prefix(depth).joined(separator: "/")
  }

  /// `Gallery` for `project.yml (target Gallery)`; the manifest's name if it has no named targets.
  private static func targetNames(of targets: FileTargets) -> String {
    let names = targets.declarations.map { declaration in
      let parts = declaration.split(separator: "(target ", maxSplits: 1)
      guard parts.count == 2 else { return declaration }
      return String(parts[1].prefix { $0 != "," && $0 != ")" })
    }
    return Set(names).sorted().joined(separator: ", ")
  }
}
