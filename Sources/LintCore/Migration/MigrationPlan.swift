import SwiftSource

/// All changes that a project allows, as far as they have to do with the files that were given, and the slice of them that
/// a run applies.
///
/// A fix needs the fixes whose text it touches, and those that are evidence for it; without them it is not
/// made. A fix that is evidence for a remaining one also remains. The plan verifies this by trial: a run over
/// everything must have the same result with and without the slice before it. If not, the fix that destroyed
/// the evidence is left out of the slice.
struct MigrationPlan {
  private let current: ProjectAnalysis
  let migrator: Migrator
  private let memory: MigrationMemory
  /// The result of a run over everything that has to do with the given files.
  let whole: MigrationRounds
  let chosen: ChosenFixes
  /// The fixes that are not in the slice.
  private(set) var left: [Int: Cause] = [:]
  /// Fixes that, in a trial, destroyed the evidence for another one.
  private var shown: [(fix: Int, lost: Int)] = []
  /// A run over everything after the slice.
  private(set) var rest: MigrationRounds?

  enum Cause {
    /// It was not requested.
    case own
    /// It would destroy the evidence for another fix.
    case evidence(Int)
    /// It needs another fix.
    case need(Int)
  }

  /// How many times a slice is reduced by guesses before it is searched.
  private static let guessLimit = 6
  /// The number of slices that a search tries.
  private static let searchLimit = 40

  init(of current: ProjectAnalysis, by migrator: Migrator, _ memory: MigrationMemory) {
    self.current = current
    self.migrator = migrator
    self.memory = memory
    whole = MigrationRounds(current, by: migrator, isWhole: true, memory: memory)
    chosen = ChosenFixes(migrator, of: whole)
    left = leftOut { [self] in isWanted($0) }
  }

  /// The fixes that a run may leave when only some are wanted: also the evidence for those that need one that is left, which
  /// a slice keeps only where it would be lost.
  func mayBeLeftOut(_ isWanted: (Int) -> Bool) -> Set<Int> {
    let history = whole.state.history
    var left = Set(leftOut(isWanted).keys)
    if left.isEmpty { return [] }
    var needing: [Int: [Int]] = [:]
    for fix in whole.applied.indices {
      for other in history.needs[fix] { needing[other, default: []].append(fix) }
    }
    var open = Array(left)
    while let fix = open.popLast() {
      for other in Array(history.evidence[fix]) + (needing[fix] ?? []) where left.insert(other).inserted {
        open.append(other)
      }
    }
    return left
  }

  /// The fixes to leave when only some are wanted.
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

  /// Whether it is safe, or accepted by a person.
  func isAllowed(_ fix: Int) -> Bool {
    let finding = whole.applied[fix]
    return finding.isFixable
      && (migrator.appliesUnsafeFixes || finding.fix?.applicability == .safe || chosen.accepted.contains(fix))
  }

  /// Whether it touches a part that must not change.
  func isTakenBack(_ fix: Int) -> Bool { migrator.forbidden.touches(scope(of: fix)) }

  /// A file that the fix changes and that was not given.
  func reach(of fix: Int) -> String? {
    whole.applied[fix].fix?.edits.first { !whole.state.isNamed($0.path) }?.path
  }

  func scope(of fix: Int) -> MigrationScope {
    whole.state.scope(of: whole.state.history.ranges[fix])
  }

  // MARK: The slice

  /// The largest slice of the requested fixes that loses no evidence.
  mutating func slice() -> MigrationRounds {
    if left.isEmpty { return whole }
    for _ in 0..<Self.guessLimit {
      let slice = rounds(without: [])
      let faults = faults(of: slice)
      if faults.isEmpty { return slice }
      var guesses = faults.flatMap(\.culprits).filter { !isForbidden($0.fix) }
      if guesses.isEmpty { guesses = faults.flatMap(\.distantCulprits).filter { !isForbidden($0.fix) } }
      if guesses.isEmpty { break }
      for (fix, lost) in guesses {
        left[fix] = .evidence(lost)
        for other in evidence(for: fix) where !isForbidden(other) { left[other] = .evidence(fix) }
      }
      shown += guesses
    }
    return searchedSlice()
  }

  private func evidence(for fix: Int) -> Set<Int> { whole.state.history.evidence[fix] }

  /// The largest slice that a search finds.
  private mutating func searchedSlice() -> MigrationRounds {
    let wanted = whole.applied.indices.filter { !isForbidden($0) }
    var trials = 0
    var best: (leftOut: Set<Int>, slice: MigrationRounds, rest: MigrationRounds?)?
    _ = Halving(count: wanted.count) { leftOut in
      trials += 1
      guard trials <= Self.searchLimit else { return false }
      let fixes = leftOut.map { wanted[$0] }
      let out = Set(fixes + fixes.flatMap(evidence))
      let slice = rounds(without: Array(out))
      guard faults(of: slice).isEmpty else { return false }
      best = (out, slice, rest)
      return true
    }
    for fix in best?.leftOut ?? Set(wanted) where !isForbidden(fix) { left[fix] = .evidence(fix) }
    rest = best?.rest
    if let best { return best.slice }
    let slice = rounds(without: Array(whole.applied.indices))
    _ = faults(of: slice)
    return slice
  }

  /// Whether the fix itself must not be made. A fix that needs such a fix is just not made.
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

  /// The files in which a run over everything after the slice has another result.
  private mutating func faults(of slice: MigrationRounds) -> [PlanFault] {
    var analysis = current
    let changed = slice.state.texts.keys.filter { slice.state.isChanged($0) }.sorted()
    for (file, version) in slice.state.versions(of: changed) { analysis.setVersion(version, of: file) }
    if !changed.isEmpty { analysis.update(changed) }
    let again = MigrationRounds(analysis, by: migrator, isWhole: true, memory: memory)
    rest = again
    return Set(whole.state.texts.keys).union(changed).union(again.state.texts.keys).sorted().compactMap {
      [whole] file in
      let end = again.state.texts[file] ?? slice.state.texts[file] ?? whole.state.originals[file]
      guard let end, let text = whole.state.text(of: file), !end.hasSameBytes(as: text) else { return nil }
      // A file without code is deleted, whatever white space remains.
      if !SyntaxTree(end).hasCode, !SyntaxTree(text).hasCode { return nil }
      return PlanFault(file: file, expected: text, found: end, whole: whole.state)
    }
  }
}
