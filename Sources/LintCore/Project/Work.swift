/// What an analysis did so far, in numbers of files. A file counts each time.
public struct Work: Hashable, Sendable {
  /// Files whose bytes were looked at.
  public var read = 0
  /// Files whose tokens were made, for their structure or to decide whether they need one.
  public var lexed = 0
  /// Files whose structure was made.
  public var parsed = 0

  package init() {}

  package static func += (left: inout Self, right: Self) {
    left.read += right.read
    left.lexed += right.lexed
    left.parsed += right.parsed
  }
}
