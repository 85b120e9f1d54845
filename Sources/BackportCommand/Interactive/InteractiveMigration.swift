import LintCore
import Migration
import Reporting
import SwiftSource
import SystemCalls

/// A migration whose changes are shown and accepted one by one.
struct InteractiveMigration {
  /// The state of the questions.
  private struct Course {
    /// The number of changes shown or skipped.
    var place = 0
    var agreed: Set<Int> = []
    var ignored: Set<Int> = []
    /// The answers that apply to all further changes of a rule.
    var rules: [String: Bool] = [:]
  }

  private let whole: MigrationResult
  /// The groups of connected units, as indices.
  private let groups: [[Int]]
  private let migrator: Migrator
  private let analysis: ProjectAnalysis
  private let conversation: Conversation

  init(
    of whole: MigrationResult, _ migrator: Migrator, _ plan: RunPlan, _ conversation: Conversation
  ) {
    self.whole = whole
    groups = whole.units.connectedGroups
    self.migrator = migrator
    self.conversation = conversation
    var analysis = ProjectAnalysis(plan.files, linter: migrator.linter, hidden: plan.hidden)
    analysis.updateAll()
    self.analysis = analysis
  }

  /// - Returns: the accepted changes; `nil`: write nothing.
  func run() -> MigrationResult? {
    var course = Course()
    var past: [Course] = []
    var base: (agreed: Set<Int>, result: MigrationResult)?
    while course.place < groups.count {
      let group = course.place
      let findings = groups[group].flatMap { whole.units[$0].findings }
      guard let first = findings.first else { break }
      if let said = course.rules[first.rule] {
        if said { course.agreed.insert(group) }
        course.place += 1
        continue
      }
      if base?.agreed != course.agreed { base = (course.agreed, result(with: course.agreed)) }
      let trial = result(with: course.agreed.union([group]))
      let difference = Self.difference(from: base!.result, to: trial)
      if difference.isEmpty {
        course.place += 1
        continue
      }
      conversation.ask("\n\(title(of: findings, place: group))\n\(difference)")
      guard let answer = conversation.answer(to: "Make this change?") else { return nil }
      if answer == .undo {
        course = past.popLast() ?? course
        continue
      }
      past.append(course)
      course.place += 1
      switch answer {
      case .yes: course.agreed.insert(group)
      case .no, .undo: break
      case .allOfRule:
        course.agreed.insert(group)
        course.rules[first.rule] = true
      case .noneOfRule: course.rules[first.rule] = false
      case .ignore: course.ignored.insert(group)
      case .quit: course.place = groups.count
      case .abort: return nil
      }
      if course.agreed.contains(group) { base = (course.agreed, trial) }
    }
    var result = result(with: course.agreed)
    // The user knows about refused changes.
    let refused = Set(result.heldBack)
    result.remaining.removeAll(where: refused.contains)
    for group in course.ignored.sorted() {
      if let finding = whole.units[groups[group][0]].findings.first { ignore(finding, in: &result) }
    }
    return result
  }

  private func result(with agreed: Set<Int>) -> MigrationResult {
    var migrator = migrator
    let refused = groups.indices.filter { !agreed.contains($0) }.flatMap { groups[$0] }
    migrator.forbidden = MigrationScope(of: refused.map { whole.units[$0] })
    return migrator.run(analysis)
  }

  /// `(3/41) App/Main.swift:12: '#available(iOS 14, *)' is always true … [redundant-check]`
  private func title(of findings: [Finding], place: Int) -> String {
    let first = findings[0]
    var title =
      "(\(place + 1)/\(groups.count)) \(first.path):\(first.start.line): \(first.message) [\(first.rule)]"
    if findings.count > 1 { title += ", and \(counted(findings.count - 1, "more change"))" }
    for finding in findings where finding.fix?.applicability == .unsafe {
      title += "\nnot safe: \(finding.fix?.reason?.message ?? "")"
      break
    }
    return title.split(separator: "\n").map { String($0).printable }.joined(separator: "\n")
  }

  private static func difference(from old: MigrationResult, to new: MigrationResult) -> String {
    let before = Dictionary(first: old.changes.map { ($0.path, $0) })
    let after = Dictionary(first: new.changes.map { ($0.path, $0) })
    var text: [UInt8] = []
    for path in Set(before.keys).union(after.keys).sorted() {
      guard let change = after[path] ?? before[path] else { continue }
      let was = before[path].map { $0.contents ?? [] } ?? change.original
      let isDeleted = after[path].map { $0.contents == nil } ?? false
      let contents = after[path].map { $0.contents ?? [] } ?? change.original
      if was == contents { continue }
      text += UnifiedDiff(old: was, new: contents).text(path: change.shownPath, isDeleted: isDeleted)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the comment that silences a finding to the new contents of its file.
  private func ignore(_ finding: Finding, in result: inout MigrationResult) {
    guard let file = analysis.files.first(where: { $0.shownPath == finding.path }),
      let original = file.contents ?? whole.changes.first(where: { $0.path == file.path })?.original,
      let edit = IgnoreComment.edit(for: finding, in: SourceText(original))
    else { return }
    let place = result.changes.firstIndex { $0.path == file.path }
    var text = place.map { result.changes[$0].contents ?? [] } ?? original
    let start = result.origins[finding.path]?.current(of: edit.range.lowerBound) ?? edit.range.lowerBound
    guard start <= text.count else { return }
    text.insert(contentsOf: edit.replacement.utf8, at: start)
    if let place {
      result.changes[place].contents = text
    } else {
      result.changes.append(
        FileChange(path: file.path, shownPath: file.shownPath, original: original, contents: text))
      result.changes.sort { $0.shownPath < $1.shownPath }
    }
    result.origins[finding.path]?.insert(edit.replacement.utf8.count, at: start)
  }
}
