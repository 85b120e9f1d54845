import Availability
import SwiftSource

/// How bad a finding is. Ordered: a note is less than a warning, a warning less than an error.
public enum Severity: String, Comparable, CaseIterable, Sendable {
  case note, warning, error

  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// One thing that a rule says about one place of one file.
public struct Finding: Hashable, Sendable {
  /// The rule's id: `redundant-check`.
  public var rule: String
  public var severity: Severity
  /// One sentence without a full stop: what is always true, why, and what can go.
  public var message: String
  /// As it is to be shown: relative to the working folder where it lies below it.
  public var path: String
  public var start: SourcePosition
  /// After the last byte.
  public var end: SourcePosition
  public var fix: Fix?
  /// Other places that belong to it (a shim's declaration, its call sites).
  public var related: [RelatedPlace]
  /// Of a shim: calls with its name and labels that may mean another declaration.
  public var unclearCallSites = 0
  /// What never runs, or says nothing, for editors to grey it out.
  public var deadCode: [RelatedPlace]
  /// The source line that `start` lies on, without its line ending, for reports.
  public var sourceLine: String
  /// How many lines go when the finding is dealt with.
  public var removableLines: Int
  /// It speaks of a declaration that stays, and nothing tells of that any more once the check in it is gone.
  package var restsOnCheck = false
  /// The native declaration that a shim stands for, as far as it is known.
  public var native: NativeOrigin?
  /// What of a migration shows that the fix can be made; `nil`: the text as it stands does.
  package var evidence: Evidence?

  public init(
    rule: String, severity: Severity, message: String, path: String, start: SourcePosition,
    end: SourcePosition,
    fix: Fix? = nil, related: [RelatedPlace] = [], deadCode: [RelatedPlace] = [], sourceLine: String = "",
    removableLines: Int = 0
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.path = path
    self.start = start
    self.end = end
    self.fix = fix
    self.related = related
    self.deadCode = deadCode
    self.sourceLine = sourceLine
    self.removableLines = removableLines
  }
}

extension Finding {
  /// What it is about: the first name that its message has in quotes, else what stands there.
  public var subject: String {
    Self.subject(of: message) ?? String(sourceLine.drop { $0 == " " || $0 == "\t" })
  }

  /// The first name that a message has in quotes.
  public static func subject(of message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}

/// Changes of a migration that show that a fix can be made: without them nothing would tell.
package struct Evidence: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    var path: String
    var range: Range<Int>
  }
  /// Whatever was changed there.
  var places: [Place] = []
  /// Whatever took away a mention of one of these names.
  var names: [String] = []
}

/// A place that belongs to a finding, and what it is.
public struct RelatedPlace: Hashable, Sendable {
  public var path: String
  public var start: SourcePosition
  public var end: SourcePosition
  public var message: String
  /// Whether it mentions the declaration that the finding is about.
  public var isCallSite: Bool

  public init(
    path: String, start: SourcePosition, end: SourcePosition, message: String, isCallSite: Bool = false
  ) {
    self.isCallSite = isCallSite
    self.path = path
    self.start = start
    self.end = end
    self.message = message
  }
}

/// How sure we are of a fix.
public enum Applicability: String, Hashable, Sendable {
  /// We hold the evidence.
  case safe
  /// Only a type checker could tell.
  case unsafe
  /// It takes a person: `reason` says why.
  case manual
}

/// What would deal with a finding: all edits together or none.
public struct Fix: Hashable, Sendable {
  public var applicability: Applicability
  /// Why it is not safe: one sentence without a full stop; `nil` when it is.
  public var reason: String?
  /// Empty for a manual fix.
  public var edits: [FileEdit]

  public init(_ applicability: Applicability, reason: String? = nil, edits: [FileEdit] = []) {
    self.applicability = applicability
    self.reason = reason
    self.edits = edits
  }
}

/// An edit with the place it has in its file, for reports.
public struct FileEdit: Hashable, Sendable {
  public var path: String
  public var start: SourcePosition
  public var end: SourcePosition
  public var replacement: String

  public init(path: String, start: SourcePosition, end: SourcePosition, replacement: String) {
    self.path = path
    self.start = start
    self.end = end
    self.replacement = replacement
  }

  public var edit: Edit { Edit(start.offset..<end.offset, replacement: replacement) }
}
