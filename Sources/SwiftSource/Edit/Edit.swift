/// A byte range of a file and its replacement. An empty range inserts, an empty replacement deletes.
public struct Edit: Hashable, Sendable {
  /// UTF-8 byte offsets into the text that the edit was made for.
  public var range: Range<Int>
  public var replacement: String

  public init(_ range: Range<Int>, replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }
}

extension [Edit] {
  /// In the order of the text.
  public var ordered: Self {
    sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  /// Whether no byte belongs to two of them.
  public var areApart: Bool {
    let ordered = ordered
    return zip(ordered, ordered.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }
}
