/// Which of the possible fixes are requested. Their follow-ups are always included, and so are private declarations
/// that only dead code referred to.
import LintCore

public enum FixSelection: Sendable {
  case everything
  /// One finding.
  case finding(Finding)
  /// Fixes that change only this file; of one rule, or of all.
  case file(String, rule: String?)

  /// Whether a person selected it, even if it is evidence for others.
  var isOne: Bool { if case .finding = self { true } else { false } }

  /// - Parameter known: the findings before any fix was applied.
  func includes(_ finding: Finding, known: Set<Finding.Landmark>) -> Bool {
    switch self {
    case .everything: true
    case .finding(let wanted):
      // Includes what is unused once the requested finding is fixed: a wrapper without shims.
      finding == wanted || (finding.ruleName == wanted.ruleName && !known.contains(finding.landmark))
    case .file(let path, let rule): finding.concerns(only: path) && (rule == nil || rule == finding.rule)
    }
  }

  /// Whether a finding in what was changed is included: it follows from the fixes that were.
  func includesInChanges(_ finding: Finding) -> Bool {
    switch self {
    case .everything, .finding: true
    case .file(let path, _): finding.concerns(only: path)
    }
  }
}

extension Finding {
  /// Identifies a finding after edits before and around it.
  struct Landmark: Hashable {
    var rule: RuleName
    var path: String
    var line: [Substring]
  }

  var landmark: Landmark {
    Landmark(rule: ruleName, path: path, line: sourceLine.split(whereSeparator: \.isWhitespace))
  }
}

extension Finding {
  /// The place and rule of a finding.
  struct Key: Hashable {
    var rule: RuleName
    var path: String
    var offset: Int
  }

  var key: Key { Key(rule: ruleName, path: path, offset: start.offset) }
}

extension Finding {
  fileprivate func concerns(only path: String) -> Bool {
    self.path == path && (fix?.edits ?? []).allSatisfy { $0.path == path }
  }
}
