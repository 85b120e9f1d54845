import SystemCalls

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

  /// Whether an absolute path is left out. Of what does not lie below the folder only the name is looked at:
  /// `*.pb.swift` means the same wherever the walk began, `Generated/**` does not reach out of the folder.
  public func excludes(_ path: String, isFolder: Bool = false) -> Bool {
    guard !globs.isEmpty else { return false }
    let shown = Paths.relative(path, to: folder) ?? Paths.name(path)
    guard shown != "." else { return false }
    return globs.contains { $0.matches(shown, isFolder: isFolder) }
  }
}
