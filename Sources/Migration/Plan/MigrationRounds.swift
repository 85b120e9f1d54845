import LintCore
import Projects
import SwiftSource

/// A migration in memory: rounds of fixes, each based on the result of the one before, until nothing changes.
struct MigrationRounds {
  let migrator: Migrator
  /// Whether everything that the project allows is applied, regardless of the selection.
  let isWhole: Bool
  /// The parts of the original files that must not be changed.
  let forbidden: MigrationScope
  private(set) var analysis: ProjectAnalysis
  private(set) var state: MigrationState
  private(set) var applied: [Finding] = []
  /// What rules found last in the changes, and did not fix.
  private var leftovers: [Finding] = []
  /// The findings before anything was applied, for a selection.
  private(set) var firstFindings: [Finding] = []
  /// Findings on declarations that stay without their check and need a person, by original place.
  private var keptDeclarations: [Finding.Key: Finding] = [:]
  private(set) var roundCount = 0
  private(set) var problems: [Problem] = []
  /// Nested checks need a round for each level. More rounds than this mean a cycle.
  private static let roundLimit = 200

  /// Runs the rounds over files that have been read.
  init(
    _ analysis: ProjectAnalysis, by migrator: Migrator, isWhole: Bool = false,
    forbidden: MigrationScope = MigrationScope(), memory: MigrationMemory
  ) {
    self.init(analysis, migrator, isWhole, forbidden, memory, isCareful: false)
    // Parsing the files of each round shows which fix it was.
    if !state.brokenFiles.isEmpty {
      self.init(analysis, migrator, isWhole, forbidden, memory, isCareful: true)
    }
  }

  /// - Parameter isCareful: whether to find and leave out fixes that add parse errors.
  private init(
    _ analysis: ProjectAnalysis, _ migrator: Migrator, _ isWhole: Bool, _ forbidden: MigrationScope,
    _ memory: MigrationMemory, isCareful: Bool
  ) {
    self.analysis = analysis
    self.migrator = migrator
    self.isWhole = isWhole
    self.forbidden = forbidden
    self.analysis.keepsPast = true
    state = MigrationState(files: analysis.files, isCareful: isCareful, memory: memory)
    run()
  }

  /// What is left, by place: findings in the files and in their changes, and declarations whose checks have gone.
  var remaining: [Finding] {
    let found = analysis.nearFindings.filter { !state.isUnfixable($0) }.map { finding in
      var finding = finding
      // It still has its check.
      finding.keepsName = false
      return finding
    }
    let keys = Set(found.lazy.map(\.key))
    let kept = keptDeclarations.sorted { $0.key.offset < $1.key.offset }.compactMap { key, finding in
      state.moved(finding, from: key.offset)
    }
    // What lost its uses in several files is found in each of them.
    var seen: Set<Finding> = []
    return found + leftovers.filter { seen.insert($0).inserted } + kept.filter { !keys.contains($0.key) }
  }

  private mutating func run() {
    var pending: [Int] = []
    var known: Set<Finding.Landmark> = []
    repeat {
      for (index, version) in state.versions(of: pending) { analysis.setVersion(version, of: index) }
      if !pending.isEmpty { analysis.update(pending) }
      let findings = analysis.nearFindings.filter { !state.isUnfixable($0) }
      noteKept(among: findings)
      if roundCount == 0 { state.noteFirst(findings) }
      if roundCount == 0, !migrator.chosen.isEmpty { firstFindings = findings }
      if roundCount == 0, migrator.selection.isOne { known = Set(findings.map(\.landmark)) }
      guard roundCount < Self.roundLimit else {
        problems += pending.map { Problem(.endlessRounds, path: state.files[$0].shownPath) }
        break
      }
      roundCount += 1
      let selection = migrator.selection
      // A fix that a person selected is applied even if it is evidence for others.
      let chosen =
        selection.isOne ? findings.filter { selection.includes($0, known: known) } : withoutFar(findings)
      let includes = { selection.includes($0, known: known) }
      // An unsafe fix waits for all safe ones, so that a run without `--unsafe` finds these at unchanged places:
      // code that dies with them may hold it.
      pending = apply(chosen, .safe, includes)
      var tidying: [Finding] = []
      if pending.isEmpty {
        tidying = findingsInChanges(comingLast: false)
        leftovers = tidying.filter { !$0.isFixable }
        pending = tidy(tidying, .safe)
      }
      if pending.isEmpty { pending = apply(chosen, .unsafe, includes) }
      if pending.isEmpty { pending = tidy(tidying, .unsafe) }
      if pending.isEmpty {
        let last = findingsInChanges(comingLast: true)
        leftovers += last
        pending = tidy(last, .safe)
        if pending.isEmpty { pending = tidy(last, .unsafe) }
      }
    } while !pending.isEmpty
  }

  /// The findings that have to do with the files that were given. Others are in none of the files that these change.
  private func withoutFar(_ findings: [Finding]) -> [Finding] {
    if !isWhole || analysis.given == nil { return findings }
    let shims = Set(findings.lazy.filter { state.projectRules.contains($0.ruleName) }.map(\.path))
    return findings.filter { !state.isFar($0, shims: shims) }
  }

  private mutating func noteKept(among findings: [Finding]) {
    for finding in findings where finding.restsOnCheck {
      guard let offset = state.originalOffset(of: finding) else { continue }
      keptDeclarations[Finding.Key(rule: finding.ruleName, path: finding.path, offset: offset)] = finding
    }
  }

  /// Applies follow-ups.
  private mutating func tidy(_ findings: [Finding], _ applicability: Applicability) -> [Int] {
    let outer = findings.filter(hasFix).withoutInnerFixes
    return apply(outer.filter { applicability == .unsafe || $0.isSafe }, applicability)
  }

  /// Applies the fixes that can be applied together. Returns the changed files.
  /// - Parameter applicability: `.safe`: only safe ones, `.unsafe`: all.
  private mutating func apply(
    _ findings: [Finding], _ applicability: Applicability, _ isChosen: (Finding) -> Bool = { _ in true }
  ) -> [Int] {
    var candidates: [Finding] = []
    var groups: [EditGroup] = []
    // The fix that contains a check may not be in this run: the check stays as its evidence.
    let possible = findings.filter(hasFix).withoutInnerFixes.filter(isChosen).compactMap { finding in
      state.group(of: finding).map { (finding: finding, group: $0) }
    }.filter { isInReach($0.finding, $0.group) }
    state.load(Set(possible.lazy.flatMap(\.group.edits.keys)))
    for (finding, group) in possible {
      guard isWhole || !touchesForbidden(group),
        applicability == .unsafe || finding.isSafe || group.isUrgent
      else { continue }
      candidates.append(finding)
      groups.append(group)
    }
    var lengths: [Int: Int] = [:]
    for file in Set(groups.flatMap(\.edits.keys)) { lengths[file] = state.texts[file]?.bytes.count }
    var resolution = EditResolution(groups, lengths: lengths)
    if applicability == .safe {
      // The evidence of an urgent unsafe fix waits with it.
      let safe = resolution.applied.filter { candidates[$0].isSafe }
      candidates = safe.map { candidates[$0] }
      groups = safe.map { groups[$0] }
      resolution = EditResolution(groups, lengths: lengths)
    }
    if state.isCareful {
      let search = CulpritSearch(groups: groups, texts: state.texts.filter { lengths[$0.key] != nil }).run()
      resolution = search.resolution
      for index in search.culprits.sorted() {
        state.doNotFix(candidates[index])
        guard state.report(candidates[index]) else { continue }
        problems.append(candidates[index].problem(InternalFault.breakingFix))
      }
    }
    for index in resolution.malformed {
      problems.append(candidates[index].problem(InternalFault.malformedFix))
      state.doNotFix(candidates[index])
    }
    let done = resolution.applied.filter { !state.isUnfixable(candidates[$0]) }
    let lines = done.contains { candidates[$0].fix?.reason != nil } ? state.originalLines : nil
    applied += done.map { lines?.rewritten(candidates[$0]) ?? candidates[$0] }
    state.record(done.map { (candidates[$0], groups[$0]) })
    state.apply(resolution.edits)
    return resolution.edits.keys.sorted()
  }

  private func hasFix(_ finding: Finding) -> Bool { isWhole ? finding.isFixable : migrator.isWanted(finding) }

  /// Whether it is requested and changes only files that were given.
  private func isInReach(_ finding: Finding, _ group: EditGroup) -> Bool {
    isWhole || state.isAsked(finding) && group.edits.keys.allSatisfy { state.files[$0].isNamed }
  }

  func touchesForbidden(_ group: EditGroup) -> Bool { forbidden.touches(state.origins(of: group)) }

  /// What rules find in the changes once no other fix is left.
  private func findingsInChanges(comingLast: Bool) -> [Finding] {
    var findings = state.findingsInChanges(comingLast: comingLast, analysis.hidden).filter {
      !state.isUnfixable($0) && migrator.selection.includesInChanges($0)
    }
    _ = migrator.linter.protectedFiles?.withhold(from: &findings)
    return findings
  }
}

extension Finding {
  fileprivate var isSafe: Bool { fix?.applicability == .safe }

  fileprivate func problem(_ fault: (_ rule: String, _ line: Int) -> InternalFault) -> Problem {
    Problem(fault(rule, start.line), path: path)
  }
}
