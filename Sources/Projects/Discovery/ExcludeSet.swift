/// Patterns with the folder that they are seen from: the working folder for `--exclude`, the configuration's
/// own folder for its `exclude`.
public struct ExcludeSet: Hashable, Sendable {
  /// Absolute, without links.
  public let folder: String
  public let globs: [Glob]

  public init(folder: String, patterns: [String]) {
    self.folder = folder
    globs = patterns.map { Glob($0) }
  }

  /// The patterns of the command line.
  public init(patterns: [String]) {
    self.init(folder: Paths.currentFolder(), patterns: patterns)
  }

  /// Whether an absolute path is left out. What does not lie below the folder is not.
  public func excludes(_ path: String, isFolder: Bool = false) -> Bool {
    guard !globs.isEmpty, let relative = Paths.relative(path, to: folder), relative != "." else {
      return false
    }
    return globs.contains { $0.matches(relative, isFolder: isFolder) }
  }
}
