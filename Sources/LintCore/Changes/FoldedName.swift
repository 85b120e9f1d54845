import SwiftSource

/// A declaration that says one thing since its check is gone, and keeps its name.
public struct FoldedName: Hashable, Sendable {
  /// Of the name, in the file before a migration.
  public var range: Range<Int>
  /// `tinted(_:)`.
  public var title: String
  /// All that it says, shortened to one line.
  public var says: String

  public init(range: Range<Int>, title: String, says: String) {
    self.range = range
    self.title = title
    self.says = says
  }
}
