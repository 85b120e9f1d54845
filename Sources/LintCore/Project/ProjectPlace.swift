import SwiftSource

/// A piece of a file with all that a report needs, independent of the file.
public struct ProjectPlace: Hashable, Sendable {
  /// The path that findings show.
  public var path: String
  public var start: SourcePosition
  /// Exclusive.
  public var end: SourcePosition
  /// The source line of `start`, without its line ending.
  public var sourceLine: String
  /// The severity of the running rule here; `nil`: the rule is off or ignored here, and its fix must leave
  /// the place unchanged.
  public var severity: Severity?

  /// `Sources/A.swift:12`.
  public var phrase: String { "\(path):\(start.line)" }

  /// `nil` where the rule is off or ignored.
  /// - Parameter subject: the name of the subject; `nil`: the source line.
  public func finding(
    _ rule: RuleName, _ message: String, subject: String? = nil, removableLines: Int = 0,
    related: [RelatedPlace] = [], fix: Fix? = nil
  ) -> Finding? {
    guard let severity else { return nil }
    return Finding(
      rule: rule, severity: severity, message: message, subject: subject, path: path, start: start, end: end,
      fix: fix,
      related: related, sourceLine: sourceLine, removableLines: removableLines)
  }

  public func related(_ message: String) -> RelatedPlace {
    RelatedPlace(path: path, start: start, end: end, message: message)
  }

  /// A mention of the finding's declaration at this place.
  public func callSite(_ message: String = "used here") -> RelatedPlace {
    RelatedPlace(path: path, start: start, end: end, message: message, isCallSite: true)
  }
}

extension FilePass {
  /// A place in this file for facts of the running rule.
  public func projectPlace(_ range: Range<Int>) -> ProjectPlace {
    let start = tree.text.position(of: range.lowerBound)
    let rule = runningRule
    return ProjectPlace(
      path: path, start: start, end: tree.text.position(of: range.upperBound),
      sourceLine: tree.text[tree.text.rangeOfLine(at: start.offset)],
      severity: rule.flatMap { rule in
        suppressions.silence(rule.id, line: start.line) ? nil : context.rules.severities[rule]
      })
  }

  /// An edit of this file for the fix of a finding.
  public func fileEdit(_ edit: Edit) -> FileEdit {
    FileEdit(
      path: path, start: tree.text.position(of: edit.range.lowerBound),
      end: tree.text.position(of: edit.range.upperBound), replacement: edit.replacement)
  }
}
