import LintCore
import SwiftSource

/// What a migration comes to, counted.
public struct MigrationSummary: Sendable {
  public struct ChangedFile: Sendable {
    public var path: String
    /// Nothing was left in it.
    public var isDeleted: Bool
    public var linesRemoved: Int
    public var linesInserted: Int
    /// The minimums that were raised in it: `iOS 15.0 → 17.0`, each once.
    public var raises: [String] = []
    /// How many findings were dealt with in it.
    public var fixes: Int
    /// How many uses of shims were rewritten in it, and of which.
    public var callSites: Int
    public var shims: [String]

    /// An Xcode project, which deleted files are taken out of. A source that was named may end with anything.
    public var isProject: Bool { path.hasSuffix(".pbxproj") }
  }

  public var files: [ChangedFile]
  /// Ordered by path and line.
  public var raised: [RaisedMinimum]
  public var fileCount: Int
  /// The findings that were dealt with, in the alphabetical order of the rules.
  public var appliedByRule: [(rule: String, count: Int)]
  /// What is left and could be fixed with `--unsafe`, or by a person; findings without a fix are not here.
  public var left: [Finding]
  /// Those of them that another run deals with.
  public var postponed: [Finding: Postponement]
  /// Those with which a command failed.
  public var takenBack: [Finding]

  public init(_ result: MigrationResult) {
    var fixes: [String: Int] = [:]
    var counts: [String: Int] = [:]
    var callSites: [String: [CallSite]] = [:]
    for finding in result.applied {
      counts[finding.rule, default: 0] += 1
      fixes[finding.path, default: 0] += 1
      for place in finding.related where place.isCallSite {
        callSites[place.path, default: []].append(CallSite(place, of: finding))
      }
    }
    appliedByRule = counts.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
    raised = result.raised
    var raises: [String: [String]] = [:]
    for raise in result.raised {
      let text = "\(raise.platform.rawValue) \(raise.old) → \(raise.new)"
      if raises[raise.shownPath]?.contains(text) != true { raises[raise.shownPath, default: []].append(text) }
    }
    files = result.changes.map { change in
      let diff = UnifiedDiff.counts(old: change.original, new: change.contents ?? [])
      let sites = callSites[change.shownPath] ?? []
      return ChangedFile(
        path: change.shownPath, isDeleted: change.contents == nil, linesRemoved: diff.removed,
        linesInserted: diff.inserted, raises: raises[change.shownPath] ?? [],
        fixes: fixes[change.shownPath] ?? 0, callSites: Set(sites.map(\.start)).count,
        shims: Set(sites.map(\.shim)).sorted())
    }
    fileCount = result.fileCount
    takenBack = result.verification == nil ? [] : result.heldBack
    let isTakenBack = Set(takenBack)
    left = result.remaining.filter { $0.fix != nil && !isTakenBack.contains($0) }
    postponed = result.postponed
  }

  /// The manifests among the changed files are not counted.
  public var sourceCount: Int { files.count { !$0.isProject && $0.raises.isEmpty } }
  public var linesRemoved: Int { files.reduce(0) { $0 + $1.linesRemoved } }
  public var linesInserted: Int { files.reduce(0) { $0 + $1.linesInserted } }
  public var applied: Int { appliedByRule.reduce(0) { $0 + $1.count } }
}

/// A use of a shim that was rewritten.
private struct CallSite {
  var start: SourcePosition
  var shim: String

  init(_ place: RelatedPlace, of finding: Finding) {
    start = place.start
    shim = finding.subject
  }
}

extension MigrationSummary {
  /// What deals with a finding.
  public func remedy(for finding: Finding) -> Remedy {
    postponed[finding]?.remedy ?? (finding.fix?.applicability == .unsafe ? .unsafe : .person)
  }

  /// Why the fix of a finding was not applied.
  public func reasonLeft(_ finding: Finding) -> String {
    switch postponed[finding]?.reason {
    case .reaches(let path): "it changes '\(path)', too, which is no part of this run"
    case .goesWith(let rule, let path, let line):
      "it goes with what '\(rule)' does in \(path == finding.path ? "" : "\(path), ")line \(line)"
    case nil: finding.reasonLeft
    }
  }
}

extension Finding {
  /// Why its fix is not applied by a run over the whole project.
  fileprivate var reasonLeft: String {
    guard let fix else { return "there is no fix for it" }
    if let reason = fix.reason { return reason }
    return fix.applicability == .safe ? "another fix is in its way" : "it takes a person"
  }
}
