import SwiftSource

/// The fixes that a slice leaves and a run over everything applies.
extension MigrationPlan {
  /// The remaining findings, each with the reason and the run that fixes it: a run over everything after the
  /// slice, and what belongs to its fixes.
  func left(by slice: MigrationRounds) -> [(finding: Finding, postponement: Postponement)] {
    guard !left.isEmpty, let rest else { return [] }
    let asked = left.keys.filter { chosen.only?.contains($0) ?? true }
    if asked.isEmpty { return [] }
    let fixes = asked.sorted { (isForbidden($0) ? 0 : 1, $0) < (isForbidden($1) ? 0 : 1, $1) }
    let scopes = fixes.map(scope)
    let remedies = Remedies(of: self)
    var found: [(finding: Finding, postponement: Postponement)] = []
    func tell(_ finding: Finding, _ cause: Int) {
      var remedy = remedies[cause]
      // What it is related to may be safe; it is not.
      if remedy == .whole, finding.isFixable, !migrator.isWanted(finding) { remedy = .wholeUnsafe }
      found.append((finding, Postponement(reason(for: finding, as: cause, slice), remedy: remedy)))
    }
    func touched(_ place: MigrationScope) -> Int? {
      fixes.indices.first { scopes[$0].touches(place) }.map { fixes[$0] }
    }
    var later = laterFixes(rest, after: slice)
    for finding in slice.remaining where slice.state.isNamed(finding.path) && slice.state.isAsked(finding) {
      guard let group = slice.state.group(of: finding), !group.edits.isEmpty else { continue }
      let namesakes = later.indices.filter { later[$0].finding.landmark == finding.landmark }
      let same = namesakes.first { later[$0].finding.start == finding.start } ?? namesakes.first
      if let same { later.remove(at: same) }
      let known = known(finding, among: fixes, in: slice)
      guard
        let cause = known ?? touched(slice.state.origins(of: group))
          ?? same.flatMap({ _ in chosen.only == nil ? fixes.first : nil })
      else { continue }
      tell(finding, cause)
    }
    let told = Set(found.lazy.map(\.finding.key))
    for (finding, place) in later where !told.contains(finding.key) {
      let known = known(finding, among: fixes, in: slice)
      let cause = known ?? touched(place)
      if cause == nil, chosen.only != nil { continue }
      let kin = fixes.first { whole.applied[$0].ruleName == finding.ruleName && isForbidden($0) }
      tell(finding, cause ?? kin ?? fixes[0])
    }
    return found
  }

  /// The fix that a finding is of. Of several that look the same, the one in its place.
  private func known(_ finding: Finding, among fixes: [Int], in slice: MigrationRounds) -> Int? {
    let same = fixes.filter { whole.applied[$0].landmark == finding.landmark }
    if same.count < 2 { return same.first }
    return same.first {
      whole.state.finding(whole.applied[$0], ofFix: $0, in: slice.state)?.start == finding.start
    } ?? same.first
  }

  /// The fixes of a run over everything after a slice, each with its place in the result of the slice and the
  /// ranges of the original that it touches.
  private func laterFixes(
    _ rest: MigrationRounds, after slice: MigrationRounds
  ) -> [(finding: Finding, place: MigrationScope)] {
    rest.applied.indices.compactMap { fix in
      let known = rest.applied[fix]
      guard slice.state.isNamed(known.path), slice.state.isAsked(known),
        let finding = slice.state.finding(known, at: rest.state.place(ofFix: fix))
      else { return nil }
      let origins = rest.state.history.ranges[fix].map { file, ranges in
        (file, slice.state.history.origins(of: ranges.map { Edit($0) }, in: file))
      }
      return (finding, slice.state.scope(of: Dictionary(origins, uniquingKeysWith: +)))
    }
  }

  /// - Parameter fix: a remaining fix that the finding is related to.
  private func reason(for finding: Finding, as fix: Int, _ slice: MigrationRounds) -> Postponement.Reason? {
    if let path = finding.fix?.edits.first(where: { !whole.state.isNamed($0.path) })?.path {
      return .reaches(path)
    }
    if finding.isFixable, !migrator.isWanted(finding) { return nil }
    let cause = cause(of: fix)
    if let path = reach(of: cause) { return .reaches(path) }
    let other = whole.applied[cause]
    if other.landmark == finding.landmark { return nil }
    let line = whole.state.finding(other, ofFix: cause, in: slice.state)?.start.line ?? other.start.line
    return .goesWith(rule: other.rule, path: other.path, line: line)
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
