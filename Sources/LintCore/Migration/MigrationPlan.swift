import SwiftSource

/// All that a project allows, and the part of it that a run was asked for.
///
/// A fix needs those that it touches what they wrote of, and those that are evidence for it: without them it is not made.
/// Those that are evidence for a fix that is left are left with it. That nothing gets lost is not argued but tried: a
/// run over everything has to end the same after the slice as without it. Where it does not, what took the evidence away
/// is left out of the slice.
struct MigrationPlan {
  private let current: ProjectAnalysis
  private let migrator: Migrator
  private let memory: MigrationMemory
  /// The end of a run over everything.
  private let whole: MigrationRounds
  /// The fixes that are no part of the slice.
  private var left: [Int: Cause] = [:]

  private enum Cause {
    /// It was not asked for.
    case own
    /// It would take the evidence for another fix.
    case evidence(Int)
    /// It needs another fix.
    case need(Int)
  }

  /// How often a slice is made smaller by guesses before it is searched.
  private static let guessLimit = 6
  /// How many slices a search tries.
  private static let searchLimit = 40

  init(of current: ProjectAnalysis, by migrator: Migrator) {
    self.current = current
    self.migrator = migrator
    memory = MigrationMemory(of: current.files, for: migrator)
    whole = MigrationRounds(current, by: migrator, isWhole: true, memory: memory)
    let history = whole.state.history
    for fix in whole.applied.indices where !isWanted(fix) { left[fix] = .own }
    for fix in left.keys.sorted() {
      for other in history.evidence[fix] where left[other] == nil { left[other] = .evidence(fix) }
    }
    for fix in whole.applied.indices where left[fix] == nil {
      if let other = history.needs[fix].filter({ left[$0] != nil }).min() { left[fix] = .need(other) }
    }
  }

  private func isWanted(_ fix: Int) -> Bool {
    let finding = whole.applied[fix]
    return migrator.isWanted(finding) && whole.state.isAsked(finding) && reach(of: fix) == nil
      && !migrator.forbidden.touches(scope(of: fix))
  }

  /// A file that the fix changes and that was not named.
  private func reach(of fix: Int) -> String? {
    whole.applied[fix].fix?.edits.first { !whole.state.isNamed($0.path) }?.path
  }

  private func scope(of fix: Int) -> MigrationScope {
    whole.state.scope(of: whole.state.history.ranges[fix])
  }

  // MARK: The slice

  /// What is asked for and loses nothing.
  mutating func slice() -> MigrationRounds {
    if left.isEmpty { return whole }
    for _ in 0..<Self.guessLimit {
      let slice = rounds(without: [])
      let faults = faults(of: slice)
      if faults.isEmpty { return slice }
      let guesses = faults.flatMap(\.culprits).filter { !isForbidden($0.fix) }
      if guesses.isEmpty { break }
      for (fix, lost) in guesses { left[fix] = .evidence(lost) }
    }
    return searchedSlice()
  }

  /// The largest slice that a search finds.
  private mutating func searchedSlice() -> MigrationRounds {
    let wanted = whole.applied.indices.filter { !isForbidden($0) }
    var trials = 0
    var best: (leftOut: Set<Int>, slice: MigrationRounds)?
    _ = Halving(count: wanted.count) { leftOut in
      trials += 1
      guard trials <= Self.searchLimit else { return false }
      let slice = rounds(without: leftOut.map { wanted[$0] })
      guard faults(of: slice).isEmpty else { return false }
      best = (leftOut, slice)
      return true
    }
    let out = best.map { $0.leftOut.map { wanted[$0] } } ?? wanted
    for fix in out { left[fix] = .evidence(fix) }
    return best?.slice ?? rounds(without: Array(whole.applied.indices))
  }

  /// Whether what a fix touches is not to be touched. One that needs another one is just not made.
  private func isForbidden(_ fix: Int) -> Bool {
    switch left[fix] {
    case .own, .evidence: true
    case .need, nil: false
    }
  }

  private func rounds(without fixes: [Int]) -> MigrationRounds {
    let out = left.keys.filter(isForbidden) + fixes
    var forbidden = MigrationScope(of: out.map(scope))
    forbidden.formUnion(migrator.forbidden)
    return MigrationRounds(current, by: migrator, forbidden: forbidden, memory: memory)
  }

  /// Where a run over everything after the slice ends differently.
  private func faults(of slice: MigrationRounds) -> [PlanFault] {
    var analysis = current
    let changed = slice.state.texts.keys.filter { slice.state.isChanged($0) }.sorted()
    for (file, tree) in slice.state.trees(of: changed) { analysis.setTree(tree, of: file) }
    if !changed.isEmpty { analysis.update(changed) }
    let again = MigrationRounds(analysis, by: migrator, isWhole: true, memory: memory)
    return Set(whole.state.texts.keys).union(changed).union(again.state.texts.keys).sorted().compactMap {
      file in
      let end = again.state.texts[file] ?? slice.state.texts[file]
      guard let end, let text = whole.state.text(of: file), end.bytes != text.bytes else { return nil }
      // A file without code goes, whatever white space is left in it.
      if !SyntaxTree(end).hasCode, !SyntaxTree(text).hasCode { return nil }
      return PlanFault(file: file, expected: text, found: end, whole: whole.state)
    }
  }

  // MARK: What is left

  /// The findings that a slice leaves though a run over everything deals with them, each with why; without a reason
  /// where the finding says it itself.
  func left(by slice: MigrationRounds) -> [(finding: Finding, reason: Postponement?)] {
    if left.isEmpty { return [] }
    var found: [(finding: Finding, reason: Postponement?)] = []
    var seen: Set<Finding.Landmark> = []
    let fixes = left.keys.sorted { (isForbidden($0) ? 0 : 1, $0) < (isForbidden($1) ? 0 : 1, $1) }
    let scopes = fixes.map(scope)
    for finding in slice.remaining where slice.state.isNamed(finding.path) && slice.state.isAsked(finding) {
      guard let group = slice.state.group(of: finding), !group.edits.isEmpty else { continue }
      let place = slice.state.origins(of: group)
      let same = fixes.first { whole.applied[$0].landmark == finding.landmark }
      guard let fix = same ?? fixes.indices.first(where: { scopes[$0].touches(place) }).map({ fixes[$0] })
      else {
        continue
      }
      seen.insert(finding.landmark)
      found.append((finding, reason(for: finding, as: fix, slice)))
    }
    let done = Set(slice.applied.lazy.map(\.landmark))
    for fix in left.keys.sorted() where isForbidden(fix) || !done.contains(whole.applied[fix].landmark) {
      let known = whole.applied[fix]
      guard whole.state.isNamed(known.path), whole.state.isAsked(known), !seen.contains(known.landmark),
        let finding = whole.state.finding(known, ofFix: fix, in: slice.state)
      else { continue }
      seen.insert(known.landmark)
      found.append((finding, reason(for: finding, as: fix, slice)))
    }
    return found
  }

  /// - Parameter fix: one that is left and that the finding has to do with.
  private func reason(for finding: Finding, as fix: Int, _ slice: MigrationRounds) -> Postponement? {
    if let path = finding.fix?.edits.first(where: { !whole.state.isNamed($0.path) })?.path {
      return .reaches(path)
    }
    if finding.isFixable, !migrator.isWanted(finding) { return nil }
    let cause = cause(of: fix)
    if let path = reach(of: cause) { return .reaches(path) }
    let other = whole.applied[cause]
    if other.landmark == finding.landmark { return nil }
    let needsUnsafe = !migrator.isWanted(other) && whole.state.isAsked(other)
    let line = whole.state.finding(other, ofFix: cause, in: slice.state)?.start.line ?? other.start.line
    return .goesWith(rule: other.rule, path: other.path, line: line, needsUnsafe: needsUnsafe)
  }

  /// The fix that was not asked for, and for the sake of which another one is left.
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
}
