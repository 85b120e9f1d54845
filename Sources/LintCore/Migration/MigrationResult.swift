/// What a migration comes to, before anything is written.
public struct MigrationResult: Sendable {
  /// Ordered by shown path.
  public var changes: [FileChange]
  /// The findings whose fixes were applied, in the order of application. Their places are those of the text that
  /// each round began with.
  public var applied: [Finding]
  /// The findings of the migrated files that are left: by place, as the files are afterwards.
  public var remaining: [Finding]
  public var fileCount: Int
  public var roundCount: Int
  public var problems: [Problem]

  public init(
    changes: [FileChange] = [], applied: [Finding] = [], remaining: [Finding] = [], fileCount: Int = 0,
    roundCount: Int = 0, problems: [Problem] = []
  ) {
    self.changes = changes
    self.applied = applied
    self.remaining = remaining
    self.fileCount = fileCount
    self.roundCount = roundCount
    self.problems = problems
  }
}

/// What is to become of one file.
public struct FileChange: Sendable {
  /// As the system is to open it.
  public var path: String
  /// As reports show it.
  public var shownPath: String
  public var original: [UInt8]
  /// `nil`: nothing is left in it, and it goes.
  public var contents: [UInt8]?

  public init(path: String, shownPath: String, original: [UInt8], contents: [UInt8]?) {
    self.path = path
    self.shownPath = shownPath
    self.original = original
    self.contents = contents
  }
}
