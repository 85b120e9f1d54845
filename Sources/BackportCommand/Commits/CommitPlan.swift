import LintCore
import Migration
import SystemCalls

/// A migration in steps. Each step is a complete migration; after the last one, the files are as after the
/// whole migration.
struct CommitPlan {
  struct Step {
    var message: CommitMessage
    /// The changes since the previous step.
    var changes: [FileChange]
  }

  private(set) var steps: [Step] = []
  /// The contents after the last step, by path; `nil`: the file is deleted.
  private var contents: [String: [UInt8]?] = [:]
  private let originals: [String: FileChange]
  private let whole: MigrationResult

  /// - Parameter division: how the units are grouped.
  init(
    of whole: MigrationResult, dividedBy division: CommitDivision, _ migrator: Migrator, _ plan: RunPlan,
    ruleOrder: [String]
  ) {
    self.whole = whole
    originals = Dictionary(first: whole.changes.map { ($0.path, $0) })
    let manifests = plan.raisedManifests
    if !manifests.isEmpty { add(manifests, CommitMessage(raising: plan.raisedMinimums)) }

    let groups = division.groups(of: whole.units, ruleOrder: ruleOrder)
    var told: [String: Int] = [:]
    var analysis: ProjectAnalysis?
    for (place, group) in groups.enumerated() {
      var result = whole
      if place < groups.count - 1 {
        if analysis == nil {
          analysis = ProjectAnalysis(plan.files, linter: migrator.linter, hidden: plan.hidden)
          analysis!.updateAll()
        }
        var migrator = migrator
        migrator.forbidden = MigrationScope(
          of: groups[(place + 1)...].flatMap(\.units).map { whole.units[$0] })
        result = migrator.run(analysis!)
      }
      // Findings of earlier steps are not repeated. Lines shift between steps, so findings are compared by
      // the text of their line.
      var known = told
      told = [:]
      let new = result.applied.filter { finding in
        let words = finding.sourceLine.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let key = "\(finding.rule)\n\(finding.path)\n\(words)"
        told[key, default: 0] += 1
        guard let count = known[key], count > 0 else { return true }
        known[key] = count - 1
        return false
      }
      add(
        result.changes, CommitMessage(of: new, division.piece, name: group.name, ruleOrder: ruleOrder))
    }
  }

  /// - Parameter changes: all changes since the beginning.
  private mutating func add(_ changes: [FileChange], _ message: CommitMessage) {
    var next: [String: [UInt8]?] = [:]
    for change in changes {
      // A file that a later step still needs is emptied, not deleted.
      let isKept = change.contents == nil && originals[change.path]?.contents != nil
      next[change.path] = isKept ? .some([]) : change.contents
    }
    var difference: [FileChange] = []
    for path in Set(next.keys).union(contents.keys).sorted() {
      guard let original = originals[path] ?? changes.first(where: { $0.path == path }) else { continue }
      let old = contents[path] ?? .some(original.original)
      let new = next[path] ?? .some(original.original)
      guard let old, old != new else { continue }
      difference.append(FileChange(path: path, shownPath: original.shownPath, original: old, contents: new))
    }
    for path in contents.keys where next[path] == nil { contents[path] = nil }
    contents.merge(next) { $1 }
    guard !difference.isEmpty else { return }
    var message = message
    message.fileCount = difference.count
    steps.append(Step(message: message, changes: difference))
  }
}
