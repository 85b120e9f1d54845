import Availability
import LintCore
import SwiftSource

/// The result of a migration, before anything is written.
public struct MigrationResult: Sendable {
  /// Sorted by shown path.
  public var changes: [FileChange]
  /// The findings whose fixes were applied, in order of application. Their places are in the text at the
  /// start of their round.
  public var applied: [Finding]
  /// The remaining findings in the migrated files, sorted by place.
  public var remaining: [Finding]
  /// The comments in changed files that name a version which every system has passed, sorted by place. Their places are
  /// in the files afterwards.
  public var comments: [Finding] = []
  /// The declarations in changed files that say one thing now, and keep their names, sorted by place. Their places are in
  /// the files afterwards.
  public var kept: [Finding] = []
  public var fileCount: Int
  public var roundCount: Int
  /// What the plan took, without the slice itself.
  public internal(set) var work = Work()
  public var problems: [Problem]
  /// The applied fixes, in units that can be reverted separately.
  public var units: [MigrationUnit] = []
  /// The origins of the bytes of changed files, by shown path.
  public var origins: [String: OriginMap] = [:]
  /// The remaining findings whose fixes are outside of the scope.
  public var heldBack: [Finding] = []
  /// See `RunResult.unknownNames`.
  public var unknownNames: [String: Int] = [:]
  /// The remaining findings that another run fixes, each with the reason.
  public var postponed: [Finding: Postponement] = [:]
  /// The selected places without a change, and why a person has to make it.
  public var unmatchedPlaces: [(place: ChosenChanges.Place, reason: String?)] = []
  /// See `RunResult.withheld`.
  public var withheld = WithheldFindings()
  /// The raised minimums in manifests.
  public var raised: [RaisedMinimum] = []
  /// The result of the user's command.
  public var verification: Verification?

  public init(
    changes: [FileChange] = [], applied: [Finding] = [], remaining: [Finding] = [], fileCount: Int = 0,
    roundCount: Int = 0, problems: [Problem] = []
  ) {
    self.changes = changes
    self.applied = applied
    self.remaining = remaining
    self.fileCount = fileCount
    self.roundCount = roundCount
    self.problems = problems
  }

  /// Adds changes of other files. If a fix changes such a file, too, it was computed from the new text.
  mutating func add(_ others: [FileChange]) {
    for other in others {
      if let place = changes.firstIndex(where: { $0.path == other.path }) {
        changes[place].original = other.original
      } else {
        changes.append(other)
      }
    }
    if !others.isEmpty { changes.sort { $0.shownPath < $1.shownPath } }
  }
}

extension MigrationResult {
  /// With the places of what is left in the files before the migration, for a run that writes nothing.
  public var inOriginalFiles: MigrationResult {
    let texts = Dictionary(
      changes.map { ($0.shownPath, SourceText($0.original)) }, uniquingKeysWith: { first, _ in first })
    let reasons = ReasonLines.original(of: self)
    func original(_ finding: Finding) -> Finding {
      let finding = finding.restsOnCheck ? finding : reasons.rewritten(finding)
      guard let map = origins[finding.path], let text = texts[finding.path] else { return finding }
      let offset = map.original(of: finding.start, reading: finding.sourceLine, in: text)
      return finding.moved(to: offset, of: text)
    }
    var lines: [Postponement.Reason: Int] = [:]
    for finding in remaining { lines[.goesWith(finding)] = original(finding).start.line }
    func original(_ postponement: Postponement) -> Postponement {
      guard case .goesWith(let rule, let path, _)? = postponement.reason,
        let line = lines[postponement.reason!]
      else { return postponement }
      return Postponement(.goesWith(rule: rule, path: path, line: line), remedy: postponement.remedy)
    }
    var result = self
    result.remaining = remaining.map(original).sorted(by: Finding.precedes)
    result.heldBack = heldBack.map(original)
    result.comments = comments.map(original).sorted(by: Finding.precedes)
    result.kept = kept.map(original).sorted(by: Finding.precedes)
    result.postponed = Dictionary(
      postponed.map { (original($0), original($1)) }, uniquingKeysWith: { first, _ in first })
    return result
  }
}

extension Postponement.Reason {
  /// The reason of what another finding's fix takes along.
  public static func goesWith(_ finding: Finding) -> Self {
    .goesWith(rule: finding.rule, path: finding.path, line: finding.start.line)
  }
}

/// A declared minimum that was raised.
public struct RaisedMinimum: Hashable, Sendable {
  public var shownPath: String
  /// From 1.
  public var line: Int
  public var platform: Platform
  public var old: Version
  public var new: Version
  /// `target App, Debug`; `nil`: the manifest has only one.
  public var owner: String?

  public init(
    shownPath: String, line: Int, platform: Platform, old: Version, new: Version, owner: String? = nil
  ) {
    self.shownPath = shownPath
    self.line = line
    self.platform = platform
    self.old = old
    self.new = new
    self.owner = owner
  }
}

/// Why a run does not apply a fix, and which run does.
public struct Postponement: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// It changes this file, too, which was not given.
    case reaches(String)
    /// It touches what another finding's fix touches, or is evidence for it.
    case goesWith(rule: String, path: String, line: Int)
  }
  /// `nil`: the finding states it.
  public var reason: Reason?
  public var remedy: Remedy

  public init(_ reason: Reason?, remedy: Remedy) {
    self.reason = reason
    self.remedy = remedy
  }
}

/// How to resolve a finding that a run leaves.
public enum Remedy: String, Hashable, Sendable {
  /// The same run with `--unsafe`.
  case unsafe
  /// A run of all rules over the whole project.
  case whole
  /// Such a run with `--unsafe`.
  case wholeUnsafe = "whole-unsafe"
  case person
}

/// How a command was made to pass.
public struct Verification: Sendable {
  public var command: String
  /// The number of runs.
  public var runCount: Int
  /// The number of cached results from an interrupted verification.
  public var knownRunCount = 0
  /// Whether the budget was spent before the search for the fewest fixes to revert was complete.
  public var isCutShort = false
  /// The failure with all fixes: `exit code 1`; `nil`: it passed.
  public var failure: String?
  /// The output of that run.
  public var output: [UInt8]

  public init(command: String, runCount: Int, failure: String? = nil, output: [UInt8] = []) {
    self.command = command
    self.runCount = runCount
    self.failure = failure
    self.output = output
  }
}

/// The change of one file.
public struct FileChange: Sendable {
  /// The path to open.
  public var path: String
  /// The path that reports show.
  public var shownPath: String
  public var original: [UInt8]
  /// `nil`: the file is empty and is deleted.
  public var contents: [UInt8]?

  public init(path: String, shownPath: String, original: [UInt8], contents: [UInt8]?) {
    self.path = path
    self.shownPath = shownPath
    self.original = original
    self.contents = contents
  }
}
