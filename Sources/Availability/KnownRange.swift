/// The versions of one platform on which a piece of code can run.
public struct KnownRange: Hashable, Sendable {
  /// The oldest one.
  public var lower: Version
  /// The first one on which it cannot run; `nil`: no end.
  public var upper: Version?

  public init(from lower: Version, before upper: Version? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// Code with an empty range is never reached.
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

  /// Whether "this version or newer" holds in all of the range, in none of it, or only in a part. The one
  /// place where versions decide anything.
  public func isAtLeast(_ version: Version) -> Verdict {
    if version <= lower { return .always }
    if let upper, version >= upper { return .never }
    return .depends
  }
}
