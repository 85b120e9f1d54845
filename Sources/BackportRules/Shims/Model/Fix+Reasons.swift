import LintCore

extension Fix {
  /// None: it takes a person.
  static func manual(_ obstacle: Obstacle) -> Fix { Fix(.manual, reason: obstacle.message) }

  /// Safe where nothing is in doubt.
  init(_ edits: [FileEdit], doubt: Doubt?) {
    self.init(doubt == nil ? .safe : .unsafe, reason: doubt?.message, edits: edits)
  }
}
