import Foundation

/// Where things lie in the repository that the tests were built from.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// Whether after-files and other recorded results are to be rewritten instead of compared.
  public static let updatesFixtures = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  /// All files below a folder of the repository whose names end so, in the order of their paths.
  public static func files(in folder: String, suffix: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: url(folder), includingPropertiesForKeys: nil)
    let files = (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }
}
