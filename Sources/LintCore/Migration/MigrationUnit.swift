/// Fixes that can only be applied, or taken back, together: they touched the same bytes.
public struct MigrationUnit: Sendable {
  /// In the order of application.
  public var findings: [Finding]
  /// What they touch of the original files, by shown path.
  public var scope: MigrationScope
}

/// Parts of the original files.
public struct MigrationScope: Sendable {
  /// Byte ranges, by shown path.
  var ranges: [String: [Range<Int>]] = [:]

  public init() {}

  init(ranges: [String: [Range<Int>]]) { self.ranges = ranges }

  /// What several units touch together.
  public init(of units: some Sequence<MigrationUnit>) {
    for unit in units { ranges.merge(unit.scope.ranges) { $0 + $1 } }
  }

  init(of scopes: some Sequence<MigrationScope>) { for scope in scopes { formUnion(scope) } }

  mutating func formUnion(_ other: MigrationScope) { ranges.merge(other.ranges) { $0 + $1 } }

  /// Whether two of them have a place in common.
  func touches(_ other: MigrationScope) -> Bool {
    other.ranges.contains { path, some in
      guard let own = ranges[path] else { return false }
      return some.contains { range in own.contains { $0.meets(range) } }
    }
  }
}
