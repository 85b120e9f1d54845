import LintCore
import Migration

/// How the changes of a migration are divided into commits.
enum CommitPiece: String, CaseIterable, Sendable {
  case change, rule, folder, owner, target
}

/// The piece that each unit of a migration belongs to.
struct CommitDivision {
  let piece: CommitPiece
  let files: FileGroups

  /// The indices of the units of each piece, in the order of the commits. Connected units are in the same
  /// piece, that of the first.
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
      // Units without a name come last.
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
    case .folder: files.name(of: finding.path, by: .folder)
    case .owner: files.name(of: finding.path, by: .owner)
    case .target: files.name(of: finding.path, by: .target)
    }
  }
}
