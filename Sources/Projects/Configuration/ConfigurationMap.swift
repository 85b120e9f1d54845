import SystemCalls

/// The configuration of each file: the nearest `.backport.json` above it, or the one named by `--config`.
public final class ConfigurationMap: Sendable {
  /// Sorted by folder (absolute), the deepest first.
  private let byFolder: [(folder: String, configuration: OverriddenConfiguration)]
  private let named: OverriddenConfiguration?
  /// Shared, because every file asks for it.
  private static let emptyConfiguration = Configuration()

  /// Reads all configurations that a walk found, so that errors are known before anything is judged.
  /// - Parameter path: the value of `--config`, which applies to all files.
  public init(_ discovery: Discovery, named path: String? = nil) throws(ProjectProblem) {
    if let path {
      named = OverriddenConfiguration(try ConfigurationReader.read(path))
      byFolder = []
      return
    }
    named = nil
    var paths = Set(discovery.configurations)
    for root in discovery.roots {
      let start = root.isFile ? Paths.parent(root.realPath) : root.realPath.isEmpty ? "/" : root.realPath
      if let path = Self.nearest(above: start) { paths.insert(path) }
    }
    var found: [(folder: String, configuration: OverriddenConfiguration)] = []
    for path in paths.sorted(by: String.bytesPrecede) {
      var configuration = try ConfigurationReader.read(Paths.shown(path))
      configuration.path = path
      found.append((Paths.parent(path), OverriddenConfiguration(configuration)))
    }
    byFolder = found.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// The exclusions that are known before a walk over these paths.
  public static func excludes(
    above paths: [String], named path: String? = nil
  ) throws(ProjectProblem) -> [ExcludeSet] {
    var sets: [ExcludeSet] = []
    for path in path.map({ [$0] }) ?? nearest(above: paths) {
      let patterns = try ConfigurationReader.read(path).exclude
      let folder = Paths.parent(Paths.resolved(path) ?? path)
      if !patterns.isEmpty { sets.append(ExcludeSet(folder: folder, patterns: patterns)) }
    }
    return sets
  }

  /// The configuration of a file; the empty default when there is none.
  public func configuration(for file: SourceFile) -> Configuration {
    if let named { return named.configuration(for: file) }
    if byFolder.isEmpty { return Self.emptyConfiguration }
    let path = file.realPath
    let nearest = byFolder.first { Paths.isInside(path, $0.folder) }
    return nearest?.configuration.configuration(for: file) ?? Self.emptyConfiguration
  }

  /// All configurations, for checks against the list of rules.
  public var all: [Configuration] { named.map { [$0.base] } ?? byFolder.map(\.configuration.base) }

  /// Whether files of the same folder may have different configurations.
  var differsWithinFolders: Bool { all.contains { !$0.overrides.isEmpty } }

  /// The nearest configuration above each path, without duplicates.
  public static func nearest(above paths: [String]) -> [String] {
    var found: Set<String> = []
    for start in paths.isEmpty ? ["."] : paths {
      let real = Paths.resolved(start) ?? Paths.join(Paths.currentFolder(), start)
      if let nearest = nearest(above: real) { found.insert(nearest) }
    }
    return found.sorted(by: String.bytesPrecede)
  }

  /// The configurations of a run over these paths: the nearest above each, or the named one.
  public static func configurations(
    above paths: [String], named path: String? = nil
  ) throws(ProjectProblem) -> [Configuration] {
    try (path.map { [$0] } ?? nearest(above: paths)).map { (path) throws(ProjectProblem) in
      try ConfigurationReader.read(Paths.relative(path, to: Paths.currentFolder()) ?? path)
    }
  }

  private static func nearest(above start: String) -> String? {
    ([start] + Paths.parents(start)).lazy.map { Paths.join($0, Configuration.fileName) }
      .first(where: FileSystem.exists)
  }
}
