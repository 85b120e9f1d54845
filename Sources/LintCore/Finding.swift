import Availability
import SwiftSource

/// The severity of a finding. Ordered: note < warning < error.
public enum Severity: String, Comparable, CaseIterable, Sendable {
  case note, warning, error

  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// One finding of a rule at one place in a file.
public struct Finding: Hashable, Sendable {
  public var ruleName: RuleName
  /// What it is about, where the rule's id does not say: `view`.
  public var kind: String?
  public var severity: Severity
  /// A sentence without a full stop: what is always true, why, and what can go.
  public var message: String
  /// The name of its subject: a declaration or a condition; `nil`: the source line is the subject.
  public var subjectName: String?
  /// The path to show: relative to the working folder for files below it.
  public var path: String
  public var start: SourcePosition
  /// Exclusive.
  public var end: SourcePosition
  public var fix: Fix?
  /// Related places: a shim's declaration, its call sites.
  public var related: [RelatedPlace]
  /// For a shim: the number of calls with its name and labels that may refer to another declaration.
  public var unclearCallSites = 0
  /// Unreachable code, or code without effect, which editors fade out.
  public var deadCode: [RelatedPlace]
  /// The source line of `start` without its line ending, for reports.
  public var sourceLine: String
  /// The number of lines that the fix removes.
  public var removableLines: Int
  /// Whether a tool can fix it.
  package var isFixable: Bool { fix.map { $0.applicability != .manual && !$0.edits.isEmpty } ?? false }
  /// Whether the finding disappears once the check in its declaration is gone, although the declaration
  /// stays.
  package var restsOnCheck = false
  /// Whether it is about a declaration that says more than what it calls, so that a person keeps it for its name: without
  /// its check nothing is left to do.
  package var keepsName = false
  /// The native declaration that a shim stands for, if it is known.
  public var native: NativeOrigin?
  /// The earlier changes that justify the fix; `nil`: the text itself justifies it.
  package var evidence: Evidence?

  public init(
    rule: RuleName, severity: Severity, message: String, subject: String? = nil, path: String,
    start: SourcePosition,
    end: SourcePosition,
    fix: Fix? = nil, related: [RelatedPlace] = [], deadCode: [RelatedPlace] = [], sourceLine: String = "",
    removableLines: Int = 0
  ) {
    ruleName = rule
    kind = rule.kind
    self.severity = severity
    self.message = message
    subjectName = subject
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
  /// The rule's id: `redundant-check`.
  public var rule: String { ruleName.id }

  /// The subject: its name, or the source line.
  public var subject: String { subjectName ?? String(sourceLine.drop { $0 == " " || $0 == "\t" }) }
}

/// Changes of a migration that justify a fix: without them the fix could not be made.
package struct Evidence: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    package var path: String
    package var range: Range<Int>
  }
  /// Any change at these places.
  package var places: [Place] = []
  /// Any change that removes a mention of these names.
  package var names: [String] = []
  /// The only file in which these names mean it; `nil`: others may.
  package var fileOfNames: String?
}

/// A related place of a finding, with its description.
public struct RelatedPlace: Hashable, Sendable {
  public var path: String
  public var start: SourcePosition
  public var end: SourcePosition
  public var message: String
  /// Whether it mentions the declaration of the finding.
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

/// How certain a fix is.
public enum Applicability: String, Hashable, Sendable {
  /// The source contains the evidence.
  case safe
  /// Only a type checker could tell.
  case unsafe
  /// It needs a person; `reason` says why.
  case manual
}

/// A fix of a finding. Its edits are applied together or not at all.
public struct Fix: Hashable, Sendable {
  public var applicability: Applicability
  /// Why it is not safe; `nil` when it is.
  public var reason: Reason?
  /// Empty for a manual fix.
  public var edits: [FileEdit]

  public init(_ applicability: Applicability, reason: Reason? = nil, edits: [FileEdit] = []) {
    self.applicability = applicability
    self.reason = reason
    self.edits = edits
  }
}

/// An edit with its position in the file, for reports.
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

  /// The number of lines that it removes, less those that it inserts.
  var linesRemoved: Int {
    end.line - start.line - replacement.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  public var edit: Edit { Edit(start.offset..<end.offset, replacement: replacement) }
}
