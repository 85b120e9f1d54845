/// Fixes that touch the same bytes, and can only be applied or reverted together.
import LintCore

public struct MigrationUnit: Sendable {
  /// In order of application.
  public var findings: [Finding]
  /// The parts of the original files that they touch, by shown path.
  public var scope: MigrationScope
  /// The units that it needs, because they are evidence for it: indices in `MigrationResult.units`.
  public var needs: [Int] = []
}

extension [MigrationUnit] {
  /// The connected components by `needs`, as indices, sorted by their first. A slice contains each completely
  /// or not at all.
  public var connectedGroups: [[Int]] {
    var heads = [Int](indices)
    func head(_ unit: Int) -> Int {
      var unit = unit
      while heads[unit] != unit { unit = heads[unit] }
      return unit
    }
    for (unit, value) in enumerated() {
      for need in value.needs {
        let pair = (head(unit), head(need))
        heads[Swift.max(pair.0, pair.1)] = Swift.min(pair.0, pair.1)
      }
    }
    var groups: [Int: [Int]] = [:]
    for unit in indices { groups[head(unit), default: []].append(unit) }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Parts of the original files.
public struct MigrationScope: Sendable {
  /// Byte ranges, by shown path.
  var ranges: [String: [Range<Int>]] = [:]

  public init() {}

  init(ranges: [String: [Range<Int>]]) { self.ranges = ranges }

  /// The union of the scopes of several units.
  public init(of units: some Sequence<MigrationUnit>) {
    for unit in units { ranges.merge(unit.scope.ranges) { $0 + $1 } }
  }

  init(of scopes: some Sequence<MigrationScope>) { for scope in scopes { formUnion(scope) } }

  mutating func formUnion(_ other: MigrationScope) { ranges.merge(other.ranges) { $0 + $1 } }

  /// Whether a byte range of a file overlaps the scope.
  public func touches(_ range: Range<Int>, of path: String) -> Bool {
    ranges[path]?.contains { $0.meets(range) } ?? false
  }

  /// The distance in bytes between a range of a file and the nearest part of the scope; `nil`: the scope has
  /// no part of that file.
  public func distance(to range: Range<Int>, of path: String) -> Int? {
    ranges[path]?.map { max($0.lowerBound - range.upperBound, range.lowerBound - $0.upperBound, 0) }.min()
  }

  /// The names declared in it.
  /// - Parameter originals: the original files, by shown path.
  public func declaredNames(in originals: [String: [UInt8]]) -> Set<String> {
    var names: Set<String> = []
    for (path, ranges) in ranges {
      guard let bytes = originals[path] else { continue }
      for range in ranges { names.formUnion(bytes[range.clamped(to: bytes.indices)].declaredNames) }
    }
    return names
  }

  /// Whether two scopes overlap.
  func touches(_ other: MigrationScope) -> Bool {
    other.ranges.contains { path, some in
      guard let own = ranges[path] else { return false }
      return some.contains { range in own.contains { $0.meets(range) } }
    }
  }
}

extension Range<Int> {
  /// Whether two ranges overlap; an empty range also overlaps what it touches.
  func meets(_ other: Range<Int>) -> Bool {
    if lowerBound < other.upperBound, other.lowerBound < upperBound { return true }
    return (isEmpty || other.isEmpty) && lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
