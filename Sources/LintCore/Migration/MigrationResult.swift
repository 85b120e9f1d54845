import Availability

/// What a migration comes to, before anything is written.
public struct MigrationResult: Sendable {
  /// Ordered by shown path.
  public var changes: [FileChange]
  /// The findings whose fixes were applied, in the order of application. Their places are those of the text that
  /// each round began with.
  public var applied: [Finding]
  /// The findings of the migrated files that are left: by place, as the files are afterwards.
  public var remaining: [Finding]
  public var fileCount: Int
  public var roundCount: Int
  public var problems: [Problem]
  /// What was applied, by what can be taken back without the rest.
  public var units: [MigrationUnit] = []
  /// By shown path, where the bytes of changed files come from.
  public var origins: [String: OriginMap] = [:]
  /// Those of the remaining findings whose fixes the scope kept from being applied.
  public var heldBack: [Finding] = []
  /// See `RunResult.unknownNames`.
  public var unknownNames: [String: Int] = [:]
  /// Those of the remaining findings that another run deals with, each with why this one does not.
  public var postponed: [Finding: Postponement] = [:]
  /// The chosen places that say nothing about this migration.
  public var unmatchedPlaces: [(place: ChosenChanges.Place, reason: UnmatchedPlace)] = []
  /// See `RunResult.withheld`.
  public var withheld = WithheldFindings()
  /// The declared minimums that were raised.
  public var raised: [RaisedMinimum] = []
  /// What a command had to say of it.
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

  /// Adds changes of other files. Where a fix changes one of them, too, it was made of the new text.
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

/// A minimum that a manifest declared, and declares higher now.
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

/// Why a fix is no part of a run, and which run it is a part of.
public struct Postponement: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// It changes that file, too, which was not named.
    case reaches(String)
    /// It touches what the fix of another finding touches, or is the evidence for it.
    case goesWith(rule: String, path: String, line: Int)
  }
  /// `nil`: the finding says it itself.
  public var reason: Reason?
  public var remedy: Remedy

  public init(_ reason: Reason?, remedy: Remedy) {
    self.reason = reason
    self.remedy = remedy
  }
}

/// What deals with a finding that a run leaves.
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
  /// How often it was run.
  public var runCount: Int
  /// How many runs of a verification that was interrupted it did not need to repeat.
  public var knownRunCount = 0
  /// No more runs or time was left before the fewest fixes to take back were found.
  public var isCutShort = false
  /// How it failed with all fixes: `exit code 1`; `nil`: it passed.
  public var failure: String?
  /// What it printed then.
  public var output: [UInt8]

  public init(command: String, runCount: Int, failure: String? = nil, output: [UInt8] = []) {
    self.command = command
    self.runCount = runCount
    self.failure = failure
    self.output = output
  }
}

/// What is to become of one file.
public struct FileChange: Sendable {
  /// As the system is to open it.
  public var path: String
  /// As reports show it.
  public var shownPath: String
  public var original: [UInt8]
  /// `nil`: nothing is left in it, and it goes.
  public var contents: [UInt8]?

  public init(path: String, shownPath: String, original: [UInt8], contents: [UInt8]?) {
    self.path = path
    self.shownPath = shownPath
    self.original = original
    self.contents = contents
  }
}
