#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The configuration of each file: the nearest `.backport.json` above it, or the one that was named.
public final class ConfigurationMap: Sendable {
  /// By the folder they lie in, absolute; the deepest first.
  private let byFolder: [(folder: String, configuration: Configuration)]
  private let named: Configuration?
  /// Asked for once for every file.
  private static let silent = Configuration()

  /// For files of a walk. All are read at once: a faulty one is to be known before anything is judged.
  /// - Parameter path: of `--config`, which counts for all files.
  public init(_ discovery: Discovery, named path: String? = nil) throws(ConfigurationError) {
    if let path {
      named = try ConfigurationReader.read(path)
      byFolder = []
      return
    }
    named = nil
    var paths = Set(discovery.configurations)
    for root in discovery.roots {
      let start = root.isFile ? Paths.parent(root.realPath) : root.realPath.isEmpty ? "/" : root.realPath
      if let path = Self.nearest(above: start) { paths.insert(path) }
    }
    var found: [(folder: String, configuration: Configuration)] = []
    for path in paths.sorted(by: String.bytesPrecede) {
      let shown = Paths.relative(path, to: Paths.currentFolder()) ?? path
      var configuration = try ConfigurationReader.read(shown)
      configuration.path = path
      found.append((Paths.parent(path), configuration))
    }
    byFolder = found.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// The exclusions that a walk over these paths begins with.
  public static func excludes(
    above paths: [String], named path: String? = nil
  ) throws(ConfigurationError) -> [ExcludeSet] {
    var found: Set<String> = []
    if let path {
      found = [path]
    } else {
      for start in paths.isEmpty ? ["."] : paths {
        let real = Paths.resolved(start) ?? Paths.join(Paths.currentFolder(), start)
        if let nearest = nearest(above: real) { found.insert(nearest) }
      }
    }
    var sets: [ExcludeSet] = []
    for path in found.sorted(by: String.bytesPrecede) {
      let patterns = try ConfigurationReader.read(path).exclude
      let folder = Paths.parent(Paths.resolved(path) ?? path)
      if !patterns.isEmpty { sets.append(ExcludeSet(folder: folder, patterns: patterns)) }
    }
    return sets
  }

  /// The configuration for a file; one that says nothing where there is none.
  public func configuration(for file: SourceFile) -> Configuration {
    if let named { return named }
    if byFolder.isEmpty { return Self.silent }
    let path = file.realPath
    return byFolder.first { Paths.isInside(path, $0.folder) }?.configuration ?? Self.silent
  }

  /// All of them, for what has to be checked against a catalogue.
  public var all: [Configuration] { named.map { [$0] } ?? byFolder.map(\.configuration) }

  private static func nearest(above start: String) -> String? {
    var folder = start
    while true {
      let path = folder == "/" ? "/" + Configuration.fileName : folder + "/" + Configuration.fileName
      if access(path, F_OK) == 0 { return path }
      if folder == "/" || folder == "." { return nil }
      folder = Paths.parent(folder)
    }
  }
}
