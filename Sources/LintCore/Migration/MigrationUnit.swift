/// Fixes that can only be applied, or taken back, together: they touched the same bytes.
public struct MigrationUnit: Sendable {
  /// In the order of application.
  public var findings: [Finding]
  /// What they touch of the original files, by shown path.
  public var scope: MigrationScope
}

/// The parts of the original files that a migration may change.
public struct MigrationScope: Sendable {
  /// Byte ranges, by shown path.
  var ranges: [String: [Range<Int>]] = [:]

  public init() {}

  init(ranges: [String: [Range<Int>]]) { self.ranges = ranges }

  /// What several units touch together.
  public init(of units: some Sequence<MigrationUnit>) {
    for unit in units { ranges.merge(unit.scope.ranges) { $0 + $1 } }
  }

  func holds(_ range: Range<Int>, of path: String) -> Bool {
    ranges[path]?.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound } ?? false
  }
}
