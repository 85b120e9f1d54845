import SystemCalls

/// A configuration, and its variants for the files that its overrides match.
final class OverriddenConfiguration: Sendable {
  let base: Configuration
  private let patterns: [ExcludeSet]
  /// The variants by the indices of their overrides.
  private let known = Cache<[Int], Configuration>()

  init(_ base: Configuration) {
    self.base = base
    let folder = base.path.map { Paths.parent(Paths.resolved($0) ?? $0) } ?? Paths.currentFolder()
    patterns = base.overrides.map { ExcludeSet(folder: folder, patterns: $0.paths) }
  }

  func configuration(for file: SourceFile) -> Configuration {
    if patterns.isEmpty { return base }
    let path = file.realPath
    let places = patterns.indices.filter { patterns[$0].excludes(path) }
    if places.isEmpty { return base }
    return known.value(of: places) { base.applying(places) }
  }
}
