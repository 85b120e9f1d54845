/// The range of versions of one platform on which a piece of code can run.
public struct KnownRange: Hashable, Sendable {
  /// The oldest version, inclusive.
  public var lower: Version
  /// The first version on which the code cannot run. `nil`: there is no upper bound.
  public var upper: Version?

  public init(from lower: Version, before upper: Version? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether no version is left: the code is unreachable.
  public var isEmpty: Bool { upper.map { $0 <= lower } ?? false }

  /// The versions that are in both.
  public func intersection(_ other: KnownRange) -> KnownRange {
    var upper = upper
    if let bound = other.upper { upper = upper.map { min($0, bound) } ?? bound }
    return KnownRange(from: max(lower, other.lower), before: upper)
  }

  /// The smallest range that holds both.
  public func union(_ other: KnownRange) -> KnownRange {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var end: Version?
    if let upper, let bound = other.upper { end = max(upper, bound) }
    return KnownRange(from: min(lower, other.lower), before: end)
  }

  /// Whether "this version or newer" holds in all of the range, in none of it, or in a part. This is the only
  /// place that compares versions to reach a verdict.
  public func isAtLeast(_ version: Version) -> Verdict {
    if version <= lower { return .always }
    if let upper, version >= upper { return .never }
    return .depends
  }
}
