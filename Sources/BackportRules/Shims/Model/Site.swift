import LintCore

/// The line of a file that a reason names.
struct Site: Hashable, Sendable {
  var path: String
  var line: Int

  /// `Sources/A.swift:12`.
  var phrase: String { "\(path):\(line)" }
}

extension ProjectPlace {
  var site: Site { Site(path: path, line: start.line) }
}
