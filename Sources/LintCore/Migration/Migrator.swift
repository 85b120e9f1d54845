import Projects
import SwiftSource

/// Applies the fixes of findings, in rounds, in memory: each round reads what the one before wrote, until nothing
/// changes.
public struct Migrator: Sendable {
  public var linter: Linter
  /// Also those that only a type checker could prove.
  public var appliesUnsafeFixes: Bool
  /// What tidies up once no fix is left.
  public var followUps: [FollowUp]
  /// What of the files may change; `nil`: anything.
  public var scope: MigrationScope?
  /// What of all that could be done is asked for.
  public var selection = FixSelection.everything
  /// What names files one by one, and would miss them.
  public var namedSources: NamedSources?
  /// Nested checks need a round for each level; more than this is no nesting but a circle.
  private static let roundLimit = 200

  public init(
    linter: Linter, followUps: [FollowUp] = [], appliesUnsafeFixes: Bool = false
  ) {
    self.linter = linter
    self.followUps = followUps
    self.appliesUnsafeFixes = appliesUnsafeFixes
  }

  /// - Parameter hidden: why not all of the project is in view, in a sentence without a full stop.
  public func run(_ files: [LintFile], hidden: String? = nil) -> MigrationResult {
    var analysis = ProjectAnalysis(files, linter: linter, hidden: hidden)
    analysis.updateAll()
    return run(analysis)
  }

  /// The same for files that have been read already.
  public func run(_ current: ProjectAnalysis) -> MigrationResult {
    let (result, isBroken) = run(current, isCareful: false)
    // Which fix it was shows when each round's files are parsed as well.
    return isBroken ? run(current, isCareful: true).result : result
  }

  /// - Parameter isCareful: fixes that break a file's structure are found and left out.
  /// - Returns: with the result, whether a file had to be left as it was.
  private func run(
    _ current: ProjectAnalysis, isCareful: Bool
  ) -> (result: MigrationResult, isBroken: Bool) {
    var analysis = current
    analysis.keepsPast = true
    var state = MigrationState(files: analysis.files, isCareful: isCareful)
    var result = MigrationResult(fileCount: analysis.files.count(where: \.isNamed))
    result.problems = analysis.problems.filter { state.isNamed($0.path) }
    result.unknownNames = analysis.unknownNames
    var pending: [Int] = []
    var leftovers: Set<Finding> = []
    var known: Set<Finding.Landmark> = []
    repeat {
      for index in pending {
        if let text = state.texts[index] { analysis.setContents(text.bytes, of: index) }
      }
      if !pending.isEmpty { analysis.update(pending) }
      let findings = analysis.findings.filter { !state.isUnfixable($0) }
      if result.roundCount == 0 { known = Set(findings.map(\.landmark)) }
      guard result.roundCount < Self.roundLimit else {
        result.problems.append(contentsOf: pending.map { state.endlessness(of: $0) })
        break
      }
      result.roundCount += 1
      pending = apply(selection.isOne ? asked(findings, known) : findings, known: known, &state, &result)
      if pending.isEmpty {
        let found = proposals(of: followUps.filter { !$0.comesLast }, analysis.hidden, state)
        pending = apply(found, &state, &result)
      }
      if pending.isEmpty {
        let last = proposals(of: followUps.filter(\.comesLast), analysis.hidden, state)
        pending = apply(last, &state, &result)
        leftovers = Set(last)
      }
    } while !pending.isEmpty
    let (findings, withheld) = analysis.judgement
    result.withheld = withheld
    result.withheld.keep(state.isNamed)
    let remaining = findings.filter { !state.isUnfixable($0) } + leftovers
    result.remaining = remaining.filter { state.isNamed($0.path) && state.isAsked($0) }
      .sorted(by: Finding.precedes)
    result.heldBack = result.remaining.filter { finding in
      isWanted(finding) && state.group(of: finding).map { !isInScope($0, state) } == true
    }
    result.postponed = state.postponements(of: result.remaining, among: remaining.filter(isWanted))
    let isBroken = settle(&state, &result)
    return (result, isBroken)
  }

  /// Applies what can be applied together, and says which files it changed.
  private func apply(
    _ findings: [Finding], known: Set<Finding.Landmark>? = nil, _ state: inout MigrationState,
    _ result: inout MigrationResult
  ) -> [Int] {
    var candidates: [Finding] = []
    var groups: [EditGroup] = []
    // What holds a check may be no part of this run: the check stays as its evidence.
    for finding in asked(findings.filter(isWanted).withoutInnerFixes, known) where state.isAsked(finding) {
      guard let group = state.group(of: finding), isInScope(group, state) else { continue }
      candidates.append(finding)
      groups.append(group)
    }
    var lengths: [Int: Int] = [:]
    for file in Set(groups.flatMap(\.edits.keys)) {
      guard state.load(file) else { continue }
      lengths[file] = state.texts[file]!.bytes.count
    }
    var resolution = EditResolution(groups, lengths: lengths)
    if state.isCareful {
      let search = CulpritSearch(groups: groups, texts: state.texts.filter { lengths[$0.key] != nil }).run()
      resolution = search.resolution
      for index in search.culprits.sorted() {
        state.doNotFix(candidates[index])
        if state.report(candidates[index]) { result.problems.append(candidates[index].breakingFixProblem) }
      }
    }
    for index in resolution.malformed {
      result.problems.append(candidates[index].malformedFixProblem)
      state.doNotFix(candidates[index])
    }
    for (file, edits) in resolution.edits {
      state.texts[file] = SourceText(state.texts[file]!.applying(edits))
    }
    let applied = resolution.applied.filter { !state.isUnfixable(candidates[$0]) }
    state.record(applied.map { groups[$0] })
    result.applied += applied.map { candidates[$0] }
    return resolution.edits.keys.sorted()
  }

  /// - Parameter known: what there was to find before anything was applied; `nil`: follow-ups, which are chosen already.
  private func asked(_ findings: [Finding], _ known: Set<Finding.Landmark>?) -> [Finding] {
    guard let known else { return findings }
    return findings.filter { selection.includes($0, known: known) }
  }

  private func isInScope(_ group: EditGroup, _ state: MigrationState) -> Bool {
    guard group.edits.keys.allSatisfy({ state.files[$0].isNamed }) else { return false }
    guard let scope else { return true }
    return group.edits.allSatisfy { file, edits in
      state.history.origins(of: edits, in: file).allSatisfy {
        scope.holds($0, of: state.files[file].shownPath)
      }
    }
  }

  /// Once no fix is left: what is to be tidied up in the files that were changed.
  private func proposals(of followUps: [FollowUp], _ hidden: String?, _ state: MigrationState) -> [Finding] {
    var passes: [(followUp: FollowUp, pass: FollowUpPass, file: Int)] = []
    for (file, before, after) in state.changedTrees {
      let rules = state.files[file].context.rules.rules.map(\.id)
      for followUp in followUps where rules.contains(followUp.rule) {
        let path = state.files[file].shownPath
        let pass = FollowUpPass(
          rule: followUp.rule, among: rules, path: path, before: before, after: after)
        passes.append((followUp, pass, file))
      }
    }
    let names = passes.reduce(into: Set<String>()) { $0.formUnion($1.followUp.names($1.pass)) }
    let project = NameSearch(names: names, workers: linter.workers).run(state.current)
    return passes.flatMap { followUp, pass, file in
      pass.project = project
      pass.hidden = hidden
      followUp.check(pass)
      let suppressions = Suppressions(of: pass.after, knownRules: state.files[file].context.rules.knownNames)
      var findings = pass.findings.filter {
        !suppressions.silences($0) && !state.isUnfixable($0) && selection.includesFollowUp($0)
      }
      _ = linter.protectedFiles?.withhold(from: &findings)
      return findings
    }
  }

  private func isWanted(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, !fix.edits.isEmpty else { return false }
    return fix.applicability == .safe || (appliesUnsafeFixes && fix.applicability == .unsafe)
  }

  /// Reads every changed file once more. One whose structure got worse stays as it was.
  /// - Returns: whether there is one.
  private func settle(_ state: inout MigrationState, _ result: inout MigrationResult) -> Bool {
    let changed = state.changedTrees
    let broken = Set(
      changed.filter { StructuralFaults(in: $0.after) > StructuralFaults(in: $0.before) }
        .map { state.files[$0.file].shownPath })
    let spoiled = result.applied.pathsBound(to: broken)
    let emptied = changed.filter { $0.before.hasCode && !$0.after.hasCode }.map { state.files[$0.file] }
      .filter { !spoiled.contains($0.shownPath) }.map(\.path)
    let parting = emptied.isEmpty ? .init() : namedSources?.parting(with: emptied) ?? .init()
    let deleted = Set(emptied).subtracting(parting.reasons.keys)
    result.changes += parting.projects.map {
      FileChange(path: $0.path, shownPath: $0.shownPath, original: $0.original, contents: $0.contents)
    }
    for (file, before, after) in changed {
      let path = state.files[file].shownPath
      if spoiled.contains(path) {
        let reason =
          broken.contains(path)
          ? "the rewritten file would not parse, which is a bug of this tool"
          : "a file that is rewritten together with it would not parse, which is a bug of this tool"
        result.problems.append(Problem(path: path, message: "was left as it was: \(reason)"))
        continue
      }
      if let reason = parting.reasons[state.files[file].path] {
        result.problems.append(Problem(.doubtful, path: path, message: "has no code left, but \(reason)"))
      }
      result.changes.append(
        FileChange(
          path: state.files[file].path, shownPath: path, original: before.text.bytes,
          contents: deleted.contains(state.files[file].path) ? nil : after.text.bytes))
    }
    result.units = state.units(of: result.applied).filter { unit in
      !unit.scope.ranges.keys.contains(where: spoiled.contains)
    }
    result.applied.removeAll { finding in
      spoiled.contains(finding.path) || finding.fix?.edits.contains { spoiled.contains($0.path) } == true
    }
    result.changes.sort { $0.shownPath < $1.shownPath }
    return !broken.isEmpty
  }
}

extension [Finding] {
  /// Some files and those that share a fix with one of them, and so on: a fix is applied whole or not at all.
  fileprivate func pathsBound(to paths: Set<String>) -> Set<String> {
    var bound = paths
    var isGrowing = !paths.isEmpty
    while isGrowing {
      isGrowing = false
      for finding in self {
        let touched = (finding.fix?.edits ?? []).map(\.path)
        guard touched.contains(where: bound.contains), !touched.allSatisfy(bound.contains) else { continue }
        bound.formUnion(touched)
        isGrowing = true
      }
    }
    return bound
  }
}

extension Finding {
  fileprivate var breakingFixProblem: Problem {
    Problem(
      .doubtful, path: path,
      message:
        "line \(start.line): the fix of '\(rule)' was left out: with it the file would not parse, which is a bug "
        + "of this tool")
  }

  fileprivate var malformedFixProblem: Problem {
    Problem(
      .doubtful, path: path,
      message:
        "line \(start.line): the fix of '\(rule)' was left out, which is a bug of this tool or a file that "
        + "changed or is not UTF-8")
  }
}

extension SyntaxTree {
  /// Whether it holds anything but imports and comments.
  fileprivate var hasCode: Bool {
    root.children.contains { $0.kind != .importDeclaration }
  }
}
