import LintCore

/// The line of a file that a reason names.
struct Site: Hashable, Sendable {
  var path: String
  var line: Int

  /// The same wherever in the file it stands: see `ProjectSearch.basis`.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// `Sources/A.swift:12`.
  var phrase: String { "\(path):\(line)" }
}

extension [Site] {
  /// The first of them.
  var phrase: String {
    let limit = 3
    let shown = prefix(limit).map(\.phrase).joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}

extension ProjectPlace {
  var site: Site { Site(path: path, line: start.line) }
}
