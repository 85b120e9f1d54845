import LintCore
import Projects
import Reporting

/// What the changes of a migration are divided by for its commits.
enum CommitPiece: String, CaseIterable, Sendable {
  case change, rule, folder, owner, target
}

/// Which piece each unit of a migration belongs to.
struct CommitDivision {
  let piece: CommitPiece
  /// Absolute.
  let repository: String
  /// By shown path.
  let files: [String: LintFile]
  private let owners: CodeOwners

  init(by piece: CommitPiece, of files: [LintFile], in repository: String) {
    self.piece = piece
    self.repository = repository
    self.files = Dictionary(files.map { ($0.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    owners = CodeOwners(repository: repository)
  }

  /// The units of each piece by their places, in the order of the commits. Connected units are in the same piece, that
  /// of the first.
  func groups(of units: [MigrationUnit], ruleOrder: [String]) -> [(name: String, units: [Int])] {
    var groups: [String: [Int]] = [:]
    for group in units.connectedGroups {
      let name = piece == .change ? "\(group[0])" : units[group[0]].findings.first.map(name) ?? ""
      groups[name, default: []] += group
    }
    func rank(_ name: String) -> Int {
      switch piece {
      case .change: Int(name) ?? 0
      case .rule: ruleOrder.firstIndex(of: name) ?? ruleOrder.count
      // What belongs to nobody comes last.
      case .folder, .owner, .target: name.isEmpty ? 1 : 0
      }
    }
    return groups.sorted { (rank($0.key), $0.key) < (rank($1.key), $1.key) }.map {
      ($0.key, $0.value.sorted())
    }
  }

  private func name(for finding: Finding) -> String {
    switch piece {
    case .change: ""
    case .rule: finding.rule
    case .folder: folder(of: relative(finding.path))
    case .owner: owners.owners(of: relative(finding.path))
    case .target: files[finding.path].map { CommandRun.targetNames(of: $0.context) } ?? ""
    }
  }

  /// A shown path as seen from the repository.
  private func relative(_ path: String) -> String {
    let path = files[path]?.path ?? path
    let real = Paths.resolved(path) ?? Paths.join(Paths.currentFolder(), path)
    return Paths.relative(real, to: repository) ?? path
  }

  /// The nearest folder above with a manifest, else the top-level folder; what only gathers modules does not count.
  private func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let folder = parts.prefix(count).joined(separator: "/")
      let manifests = ["Package.swift", "Project.swift", "project.yml"]
      if manifests.contains(where: { Paths.exists(Paths.join(repository, "\(folder)/\($0)")) }) {
        return folder
      }
    }
    let gathering = ["Sources", "Tests", "Source", "Modules", "Packages", "Features", "Frameworks"]
    let depth = parts.first.map(gathering.contains) == true ? 2 : 1
    return parts.prefix(depth).joined(separator: "/")
  }
}
