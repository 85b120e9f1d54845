import LintCore
import Migration
import SwiftSource
import SystemCalls

/// The figures of a migration.
public struct MigrationSummary: Sendable {
  public struct ChangedFile: Sendable {
    public var path: String
    /// Whether the file became empty.
    public var isDeleted: Bool
    public var linesRemoved: Int
    public var linesInserted: Int
    /// The minimums raised in the file: `iOS 15.0 → 17.0`, without duplicates.
    public var raises: [String] = []
    /// The number of findings fixed in the file.
    public var fixes: Int
    /// The number of rewritten uses of shims in the file, and the shims.
    public var callSites: Int
    public var shims: [String]
    /// The declarations that fixes deleted from the file, in the order of the findings, without duplicates.
    public var deleted: [String] = []

    /// Whether it is an Xcode project, from which deleted files are removed. A source file can have any other
    /// name.
    public var isProject: Bool { path.hasSuffix(".pbxproj") }
  }

  public var files: [ChangedFile]
  public let result: MigrationResult
  /// The numbers of applied findings, sorted by rule.
  public var appliedByRule: [(rule: String, count: Int)]
  /// The same by full name, of rules that have kinds: `removable-shim/view`.
  public var appliedByKind: [(name: String, count: Int)]
  /// The remaining findings with a fix for `--unsafe` or for a person. Findings without a fix are not
  /// included.
  public var left: [Finding]
  /// `left` as decisions: each cause at a declaration once.
  public var decisions: LeftDecisions
  /// The findings whose fix was reverted because the command failed.
  public var takenBack: [Finding]

  public init(_ result: MigrationResult) {
    var fixes: [String: Int] = [:]
    var counts: [String: Int] = [:]
    var kinds: [String: Int] = [:]
    var callSites: [String: [(start: SourcePosition, shim: String)]] = [:]
    for finding in result.applied {
      counts[finding.rule, default: 0] += 1
      if let kind = finding.kind { kinds["\(finding.rule)/\(kind)", default: 0] += 1 }
      fixes[finding.path, default: 0] += 1
      for place in finding.related where place.isCallSite {
        callSites[place.path, default: []].append((place.start, finding.subject))
      }
    }
    appliedByRule = counts.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
    appliedByKind = kinds.sorted { $0.key < $1.key }.map { (name: $0.key, count: $0.value) }
    self.result = result
    let raises = Dictionary(grouping: result.raised, by: \.shownPath).mapValues { raises in
      raises.map { "\($0.platform.rawValue) \($0.old) → \($0.new)" }.unique
    }
    let diffs = Workers.map(result.changes, workers: CurrentProcess.processorCount) { change in
      UnifiedDiff(old: change.original, new: change.contents ?? []).counts
    }
    let deleted = Dictionary(grouping: result.applied.filter(\.deletesDeclaration), by: \.path)
      .mapValues { $0.map(\.subject).unique }
    files = zip(result.changes, diffs).map { change, diff in
      let sites = callSites[change.shownPath] ?? []
      return ChangedFile(
        path: change.shownPath, isDeleted: change.contents == nil, linesRemoved: diff.removed,
        linesInserted: diff.inserted, raises: raises[change.shownPath] ?? [],
        fixes: fixes[change.shownPath] ?? 0, callSites: Set(sites.map(\.start)).count,
        shims: Set(sites.map(\.shim)).sorted(), deleted: deleted[change.shownPath] ?? [])
    }
    takenBack = result.verification == nil ? [] : result.heldBack
    let isTakenBack = Set(takenBack)
    left = result.remaining.filter { $0.fix != nil && !isTakenBack.contains($0) }
    decisions = LeftDecisions()
    decisions = LeftDecisions(of: left, in: self)
  }

  /// The number of changed files, without manifests.
  public var sourceCount: Int { files.count { !$0.isProject && $0.raises.isEmpty } }
  public var linesRemoved: Int { files.reduce(0) { $0 + $1.linesRemoved } }
  public var linesInserted: Int { files.reduce(0) { $0 + $1.linesInserted } }
  public var applied: Int { appliedByRule.reduce(0) { $0 + $1.count } }
}

extension MigrationSummary {
  /// How to resolve a finding.
  public func remedy(for finding: Finding) -> Remedy {
    result.postponed[finding]?.remedy ?? (finding.fix?.applicability == .unsafe ? .unsafe : .person)
  }

  /// Why the fix of a finding was not applied.
  public func reasonLeft(_ finding: Finding) -> Reason {
    switch result.postponed[finding]?.reason {
    case .reaches(let path): "it changes '\(path)', too, which is no part of this run"
    case .goesWith(let rule, let path, let line):
      "it goes with what '\(rule)' does in \(path == finding.path ? "" : "\(path), ")line \(line)"
    case nil: finding.reasonLeft
    }
  }
}

extension Finding {
  private var declaresSubject: Bool {
    let name = subject.prefix { $0 != "(" }
    return ["func ", "var ", "let "].contains { sourceLine.contains($0 + name) }
  }

  /// Whether its fix takes out the declaration that it is about.
  fileprivate var deletesDeclaration: Bool {
    guard ["orphaned-declaration", "obsolete-declaration", "removable-shim"].contains(rule),
      kind != "library", kind != "closure",
      // Its uses are findings as well.
      kind != "constant" || declaresSubject
    else { return false }
    return fix?.edits.contains { edit in
      edit.path == path && edit.replacement.isEmpty && edit.start.offset <= start.offset
        && end.offset <= edit.end.offset
    } ?? false
  }

  /// Why a run over the whole project does not apply its fix.
  fileprivate var reasonLeft: Reason {
    guard let fix else { return "there is no fix for it" }
    if let reason = fix.reason { return reason }
    return fix.applicability == .safe ? "another fix is in its way" : "it takes a person"
  }
}
