/// A file that declares platforms and minimums.
public struct ManifestFile: Hashable, Sendable {
  public var format: ManifestFormat
  /// Absolute, or relative to the walk that found it.
  public var path: String

  public init(format: ManifestFormat, path: String) {
    self.format = format
    self.path = path
  }
}
