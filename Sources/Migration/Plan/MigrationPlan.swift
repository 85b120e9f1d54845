import LintCore
import SwiftSource

/// All changes that a project allows, as far as they have to do with the files that were given, and the slice of them that
/// a run applies.
///
/// A fix needs the fixes whose text it touches, and those that are evidence for it; without them it is not
/// made. A fix that is evidence for a remaining one also remains: a run over everything has the same result with and
/// without the slice before it.
struct MigrationPlan {
  private let current: ProjectAnalysis
  let migrator: Migrator
  private let memory: MigrationMemory
  /// The result of a run over everything that has to do with the given files.
  let whole: MigrationRounds
  let chosen: ChosenFixes
  /// The fixes that are not in the slice.
  private(set) var left: [Int: Cause] = [:]

  enum Cause {
    /// It was not requested.
    case own
    /// It would destroy the evidence for another fix.
    case evidence(Int)
    /// It needs another fix.
    case need(Int)
  }

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
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      // What is evidence for a remaining fix is older.
      for fix in whole.applied.indices.reversed() where left[fix].isForbidden {
        for other in history.evidence[fix] where !left[other].isForbidden { left[other] = .evidence(fix) }
      }
      for fix in whole.applied.indices where left[fix] == nil {
        if let other = history.needs[fix].filter({ left[$0] != nil }).min() { left[fix] = .need(other) }
      }
      // Nor is a fix made later that would change the text of one that stays now, if its evidence goes.
      for fix in whole.applied.indices where left[fix] != nil && !left[fix].isForbidden {
        guard history.evidence[fix].contains(where: { left[$0] == nil }),
          history.needs[fix].contains(where: { other in
            left[other].isForbidden
              && (history.attributes[fix].contains(other) || scope(of: other).touches(scope(of: fix)))
          })
        else { continue }
        for other in history.evidence[fix] where left[other] == nil { left[other] = .evidence(fix) }
        isGrowing = true
      }
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

  /// Whether the fix itself must not be made. A fix that needs such a fix is just not made.
  func isForbidden(_ fix: Int) -> Bool { left[fix].isForbidden }

  /// A run of the requested fixes, without those that have to stay.
  func slice() -> MigrationRounds {
    if left.isEmpty { return whole }
    var forbidden = MigrationScope(of: left.keys.filter(isForbidden).map(scope))
    forbidden.formUnion(migrator.forbidden)
    return MigrationRounds(current, by: migrator, forbidden: forbidden, memory: memory)
  }
}

extension MigrationPlan.Cause? {
  /// Whether the fix itself must not be made.
  fileprivate var isForbidden: Bool {
    switch self {
    case .own, .evidence: true
    case .need, nil: false
    }
  }
}
