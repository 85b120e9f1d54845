import Availability
import Projects

/// The result of a run, for reports.
public struct RunResult: Sendable {
  /// The distinct targets of the files, sorted by platform, minimum, source.
  public var targets: [DeploymentTarget]
  /// Sorted by path, line, column, rule.
  public var findings: [Finding]
  /// The number of Swift files.
  public var fileCount: Int
  /// Files that could not be read, or only in part, and the remedy: `path: message`.
  public var problems: [Problem]
  /// The number of findings left out because a baseline contains them.
  public var knownCount = 0
  /// The limit to changed lines, if there is one.
  public var limit: LineLimit?
  /// The undefined names and how often each occurs. They were not judged.
  public var unknownNames: [String: Int] = [:]
  /// The availability checks in other languages; `nil`: not counted.
  public var otherLanguages: OtherLanguages?
  /// The findings in protected files.
  public var withheld = WithheldFindings()

  public init(targets: [DeploymentTarget], findings: [Finding], fileCount: Int, problems: [Problem]) {
    self.targets = targets
    self.findings = findings
    self.fileCount = fileCount
    self.problems = problems
  }
}

/// The limit of a result to lines changed since a commit.
public struct LineLimit: Sendable {
  /// As given: `origin/main`.
  public var reference: String
  /// The number of findings on other lines.
  public var otherCount: Int

  public init(reference: String, otherCount: Int) {
    self.reference = reference
    self.otherCount = otherCount
  }
}

/// A problem with a file: a sentence that says what is wrong and what to do.
public struct Problem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The file was not judged. The exit code is 3.
    case unreadable
    /// The file was judged as well as possible (not UTF-8, NUL bytes, conflict markers, an unknown rule in an
    /// ignore comment). The exit code does not change.
    case doubtful
  }
  public var kind: Kind
  public var path: String
  /// Set where this tool is at fault, and not the file.
  public let fault: InternalFault?
  private let sentence: String

  public var message: String { fault?.message ?? sentence }

  public init(_ kind: Kind = .unreadable, path: String, message: String) {
    self.kind = kind
    self.path = path
    sentence = message
    fault = nil
  }

  package init(_ fault: InternalFault, path: String) {
    kind = fault.kind
    self.path = path
    sentence = ""
    self.fault = fault
  }
}
