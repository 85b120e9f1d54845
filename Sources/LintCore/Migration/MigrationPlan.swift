import SwiftSource

/// All that a project allows, and the part of it that a run was asked for.
///
/// A fix needs those that it touches what they wrote of, and those that are evidence for it: without them it is not made.
/// Those that are evidence for a fix that is left are left with it. That nothing gets lost is not argued but tried: a
/// run over everything has to end the same after the slice as without it. Where it does not, what took the evidence away
/// is left out of the slice.
struct MigrationPlan {
  private let current: ProjectAnalysis
  let migrator: Migrator
  private let memory: MigrationMemory
  /// The end of a run over everything.
  let whole: MigrationRounds
  let chosen: ChosenFixes
  /// The fixes that are no part of the slice.
  private(set) var left: [Int: Cause] = [:]
  /// What trying showed to take the evidence for another fix, with that one.
  private var shown: [(fix: Int, lost: Int)] = []
  /// A run over everything after the slice.
  private(set) var rest: MigrationRounds?

  enum Cause {
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

  /// - Parameter reported: what a run leaves that knows nothing of what was chosen.
  init(
    of current: ProjectAnalysis, by migrator: Migrator, _ memory: MigrationMemory,
    reported: [ReportedFix] = []
  ) {
    self.current = current
    self.migrator = migrator
    self.memory = memory
    whole = MigrationRounds(current, by: migrator, isWhole: true, memory: memory)
    chosen = ChosenFixes(migrator, of: whole, reported: reported)
    left = leftOut { [self] in isWanted($0) }
  }

  /// What is left where only some of the fixes are wanted.
  func leftOut(_ isWanted: (Int) -> Bool) -> [Int: Cause] {
    let history = whole.state.history
    var left: [Int: Cause] = [:]
    for fix in whole.applied.indices where !isWanted(fix) { left[fix] = .own }
    for fix in left.keys.sorted() {
      for other in history.evidence[fix] where left[other] == nil { left[other] = .evidence(fix) }
    }
    for (fix, lost) in shown where left[fix] == nil && left[lost] != nil { left[fix] = .evidence(lost) }
    for fix in whole.applied.indices where left[fix] == nil {
      if let other = history.needs[fix].filter({ left[$0] != nil }).min() { left[fix] = .need(other) }
    }
    return left
  }

  private func isWanted(_ fix: Int) -> Bool {
    isAllowed(fix) && (chosen.only?.contains(fix) ?? true) && whole.state.isAsked(whole.applied[fix])
      && reach(of: fix) == nil && !isTakenBack(fix)
  }

  /// Whether it is safe, or somebody has said to make it all the same.
  func isAllowed(_ fix: Int) -> Bool {
    let finding = whole.applied[fix]
    return finding.isFixable
      && (migrator.appliesUnsafeFixes || finding.fix?.applicability == .safe || chosen.accepted.contains(fix))
  }

  /// Whether it touches what must not change.
  func isTakenBack(_ fix: Int) -> Bool { migrator.forbidden.touches(scope(of: fix)) }

  /// A file that the fix changes and that was not named.
  func reach(of fix: Int) -> String? {
    whole.applied[fix].fix?.edits.first { !whole.state.isNamed($0.path) }?.path
  }

  func scope(of fix: Int) -> MigrationScope {
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
      shown += guesses
    }
    return searchedSlice()
  }

  /// The largest slice that a search finds.
  private mutating func searchedSlice() -> MigrationRounds {
    let wanted = whole.applied.indices.filter { !isForbidden($0) }
    var trials = 0
    var best: (leftOut: Set<Int>, slice: MigrationRounds, rest: MigrationRounds?)?
    _ = Halving(count: wanted.count) { leftOut in
      trials += 1
      guard trials <= Self.searchLimit else { return false }
      let slice = rounds(without: leftOut.map { wanted[$0] })
      guard faults(of: slice).isEmpty else { return false }
      best = (leftOut, slice, rest)
      return true
    }
    let out = best.map { $0.leftOut.map { wanted[$0] } } ?? wanted
    for fix in out { left[fix] = .evidence(fix) }
    rest = best?.rest
    if let best { return best.slice }
    let slice = rounds(without: Array(whole.applied.indices))
    _ = faults(of: slice)
    return slice
  }

  /// Whether what a fix touches is not to be touched. One that needs another one is just not made.
  func isForbidden(_ fix: Int) -> Bool {
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
  private mutating func faults(of slice: MigrationRounds) -> [PlanFault] {
    var analysis = current
    let changed = slice.state.texts.keys.filter { slice.state.isChanged($0) }.sorted()
    for (file, tree) in slice.state.trees(of: changed) { analysis.setTree(tree, of: file) }
    if !changed.isEmpty { analysis.update(changed) }
    let again = MigrationRounds(analysis, by: migrator, isWhole: true, memory: memory)
    rest = again
    return Set(whole.state.texts.keys).union(changed).union(again.state.texts.keys).sorted().compactMap {
      [whole] file in
      let end = again.state.texts[file] ?? slice.state.text(of: file)
      guard let end, let text = whole.state.text(of: file), end.bytes != text.bytes else { return nil }
      // A file without code goes, whatever white space is left in it.
      if !SyntaxTree(end).hasCode, !SyntaxTree(text).hasCode { return nil }
      return PlanFault(file: file, expected: text, found: end, whole: whole.state)
    }
  }
}
