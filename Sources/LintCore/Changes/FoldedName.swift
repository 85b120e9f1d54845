import SwiftSource

/// A declaration that does without its check, and keeps its name.
public struct FoldedName: Hashable, Sendable {
  /// Of the name, in the file before a migration.
  public var range: Range<Int>
  /// `tinted(_:)`.
  public var title: String
  /// The only expression that it has, shortened to one line; `nil`: it has several statements.
  public var says: String?

  public init(range: Range<Int>, title: String, says: String?) {
    self.range = range
    self.title = title
    self.says = says
  }
}
