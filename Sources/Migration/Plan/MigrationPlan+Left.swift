import LintCore
import SwiftSource

/// The fixes that a slice leaves and a run over everything applies.
extension MigrationPlan {
  /// The remaining findings, each with the reason and the run that fixes it.
  func left(by slice: MigrationRounds) -> [(finding: Finding, postponement: Postponement)] {
    guard !left.isEmpty else { return [] }
    let asked = left.keys.filter { chosen.only?.contains($0) ?? true }.sorted()
    let fixes = asked.filter(isForbidden) + asked.filter { !isForbidden($0) }
    let scopes = fixes.map(scope)
    let remedies = Remedies(of: self)
    let holders = UnsafeFixHolders(of: slice.remaining)
    var found: [(finding: Finding, postponement: Postponement)] = []
    // The last use of a declaration goes with several fixes, and the declaration once.
    var told: Set<String> = []
    func tell(_ finding: Finding, _ cause: Int) {
      let place = "\(finding.path):\(finding.start.offset)"
      guard told.insert("\(place) \(finding.ruleName) \(finding.message)").inserted else { return }
      var remedy = remedies[cause]
      // What it is related to may be safe; it is not.
      if remedy == .whole, finding.isFixable, !migrator.isWanted(finding) { remedy = .wholeUnsafe }
      let outer = holders.holder(of: finding).map(Postponement.Reason.goesWith)
      let reason = outer ?? self.reason(for: finding, as: cause, slice)
      found.append((finding, Postponement(reason, remedy: remedy)))
    }
    var later = fixesNotMade(by: slice)
    for finding in slice.remaining where slice.state.isNamed(finding.path) && slice.state.isAsked(finding) {
      guard let group = slice.state.group(of: finding), !group.edits.isEmpty else { continue }
      let namesakes = later.indices.filter { later[$0].finding.landmark == finding.landmark }
      let same = namesakes.first { later[$0].finding.start == finding.start } ?? namesakes.first
      let known = same.map { later.remove(at: $0).fix }
      let place = slice.state.origins(of: group)
      // A check inside of what another fix deletes is no fix of its own.
      guard let cause = known ?? fixes.indices.first(where: { scopes[$0].touches(place) }).map({ fixes[$0] })
      else { continue }
      tell(finding, cause)
    }
    // What lies in what a remaining fix deletes goes with that.
    let history = whole.state.history
    let inner = asked.reduce(into: Set<Int>()) {
      $0.formUnion(history.needs[$1].subtracting(history.evidence[$1]))
    }
    for (finding, fix) in later where left[fix] != nil || !inner.contains(fix) {
      // What nothing hinders by itself comes with the others of its rule.
      let kin = fixes.first { whole.applied[$0].ruleName == finding.ruleName && isForbidden($0) }
      tell(finding, left[fix] == nil ? kin ?? fix : fix)
    }
    return found
  }

  /// The fixes of a run over everything that a slice does not make, each at its place in the result of the slice.
  private func fixesNotMade(by slice: MigrationRounds) -> [(finding: Finding, fix: Int)] {
    var made: [Finding.Landmark: Set<Int>] = [:]
    for (fix, finding) in slice.applied.enumerated() {
      made[finding.landmark, default: []].insert(slice.state.place(ofFix: fix))
    }
    let lines = slice.state.currentLines
    return whole.applied.indices.compactMap { fix in
      let known = whole.applied[fix]
      guard chosen.only?.contains(fix) ?? true, slice.state.isNamed(known.path), slice.state.isAsked(known),
        made[known.landmark]?.contains(whole.state.place(ofFix: fix)) != true
      else { return nil }
      return whole.state.finding(known, ofFix: fix, in: slice.state).map { (lines.rewritten($0), fix) }
    }
  }

  /// - Parameter fix: a remaining fix that the finding is related to.
  private func reason(for finding: Finding, as fix: Int, _ slice: MigrationRounds) -> Postponement.Reason? {
    if let path = finding.fix?.edits.first(where: { !whole.state.isNamed($0.path) })?.path {
      return .reaches(path)
    }
    if finding.isFixable, !migrator.isWanted(finding) {
      return declarationFix(of: fix).map { goesWith($0, slice) }
    }
    let cause = cause(of: fix)
    if let path = reach(of: cause) { return .reaches(path) }
    let reason = goesWith(cause, slice)
    return reason == .goesWith(finding) ? nil : reason
  }

  private func goesWith(_ fix: Int, _ slice: MigrationRounds) -> Postponement.Reason {
    let other = whole.applied[fix]
    let line = whole.state.finding(other, ofFix: fix, in: slice.state)?.start.line ?? other.start.line
    return .goesWith(rule: other.rule, path: other.path, line: line)
  }

  /// The fix that deletes the declaration whose use a fix rewrites, for the same reason: they are one decision.
  private func declarationFix(of fix: Int) -> Int? {
    let use = whole.applied[fix]
    return left.keys.filter { other in
      let finding = whole.applied[other]
      return other != fix && whole.state.history.needs[other].contains(fix)
        && (finding.ruleName, finding.subject) == (use.ruleName, use.subject)
        && finding.fix?.reason == use.fix?.reason
    }.min()
  }

  /// The fix outside of the slice that is the reason for leaving another one.
  private func cause(of fix: Int) -> Int {
    var fix = fix
    var steps = 0
    while steps < whole.applied.count {
      steps += 1
      switch left[fix] {
      case .evidence(let other) where other != fix, .need(let other) where other != fix: fix = other
      default: return fix
      }
    }
    return fix
  }

  /// The runs that include the fixes.
  private struct Remedies {
    /// What the same run leaves with `--unsafe`, a run over everything without it, and one with it.
    private let leftByUnsafe: Set<Int>
    private let leftByWhole: Set<Int>
    private let leftByAll: Set<Int>

    init(of plan: MigrationPlan) {
      func left(_ isWanted: (Int) -> Bool) -> Set<Int> {
        plan.mayBeLeftOut { isWanted($0) && !plan.isTakenBack($0) }
      }
      leftByUnsafe = left {
        plan.whole.state.isAsked(plan.whole.applied[$0]) && plan.reach(of: $0) == nil
      }
      leftByWhole = left(plan.isAllowed)
      leftByAll = left { _ in true }
    }

    subscript(fix: Int) -> Remedy {
      if !leftByUnsafe.contains(fix) { return .unsafe }
      if !leftByWhole.contains(fix) { return .whole }
      return leftByAll.contains(fix) ? .person : .wholeUnsafe
    }
  }
}
