import SystemCalls

/// Patterns and their base folder: the working folder for `--exclude`, the configuration's folder for its
/// `exclude`.
public struct ExcludeSet: Hashable, Sendable {
  /// Absolute, with links resolved.
  public let folder: String
  public let globs: [Glob]

  public init(folder: String, patterns: [String]) {
    self.folder = folder
    globs = patterns.map { Glob($0) }
  }

  /// Creates the set for the command line's patterns.
  public init(patterns: [String]) {
    self.init(folder: Paths.currentFolder(), patterns: patterns)
  }

  /// Whether an absolute path is excluded. Outside of the base folder only the name is matched: `*.pb.swift`
  /// applies everywhere, `Generated/**` only inside the folder.
  public func excludes(_ path: String, isFolder: Bool = false) -> Bool {
    guard !globs.isEmpty else { return false }
    let shown = Paths.relative(path, to: folder) ?? Paths.name(path)
    guard shown != "." else { return false }
    return globs.contains { $0.matches(shown, isFolder: isFolder) }
  }
}
