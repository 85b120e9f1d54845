import SystemCalls

/// The contents of manifests and the files that they refer to. Contents that a run has read or will write
/// take precedence over those on disk.
public struct ManifestTexts: Sendable {
  /// By absolute path.
  private(set) var known: [String: [UInt8]] = [:]

  public init() {}

  public subscript(path: String) -> [UInt8]? {
    get { known[path] }
    set { known[path] = newValue }
  }

  mutating func add(_ texts: [String: [UInt8]]) { known.merge(texts) { $1 } }

  func bytes(of path: String) throws(FileError) -> [UInt8] {
    if let text = known[path] { return text }
    return try FileReader.bytes(of: path)
  }
}
